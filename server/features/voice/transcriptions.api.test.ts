import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { codeOf, createSpeechApp, makeTone } from '../../testing/speech-app.ts';
import type { TestUser } from '../../testing/test-app.ts';

const path = '/api/flat-voice/process-to-tasks';
const audio_data = Buffer.from(makeTone(1)).toString('base64');

const listTitles = async (user: TestUser): Promise<string[]> =>
  (await user.call('GET', '/api/tasks')).map(({ title }: { title: string }) => title).sort();

it.each([
  ['insert', 'captures'],
  ['insert', 'activity'],
  ['update', 'recordings'],
])('makes tasks of a correction once when its %s of %s fails and it is repeated', async (event, table) => {
  const { ada, database } = await createSpeechApp(() => ({ text: 'Buy mild, and water the plants.' }));
  const { db } = database.handle;
  const { id } = await ada.call('POST', path, { audio_data });
  const before = await ada.call('GET', `/api/recordings/${id}`);
  const correction = { transcription: 'Buy milk, and water the roses.', change_id: uuidv7() };
  const correct = () => ada.send('PUT', `/api/recordings/${id}/transcription`, correction);

  await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'crash'; end $$`.execute(
    db,
  );
  await sql`create trigger crash before ${sql.raw(event)} on ${sql.table(table)} execute function fail()`.execute(
    db,
  );
  expect((await correct()).status).toBe(500);
  expect(await ada.call('GET', `/api/recordings/${id}`)).toEqual(before);
  expect(await listTitles(ada)).toEqual(['Buy mild', 'water the plants']);

  await sql`drop trigger crash on ${sql.table(table)}`.execute(db);
  const corrected = await (await correct()).json();
  expect(corrected).toMatchObject({ change_id: correction.change_id });
  // As after an answer that did not arrive.
  expect(await (await correct()).json()).toEqual(corrected);
  expect(await listTitles(ada)).toEqual(['Buy milk', 'water the roses']);
});

it('does not take the id of another change for a correction', async () => {
  const { ada } = await createSpeechApp(() => ({ text: 'Buy mild' }));
  const { id } = await ada.call('POST', path, { audio_data });
  const correct = (transcription: string, change_id: string) =>
    ada.send('PUT', `/api/recordings/${id}/transcription`, { transcription, change_id });
  const first = uuidv7();
  expect((await correct('Buy milk', first)).status).toBe(200);
  expect((await correct('Buy bread', uuidv7())).status).toBe(200);
  for (const taken of [id, first])
    expect(await codeOf(await correct('Buy milk', taken))).toEqual([409, 'tasks.id_taken']);
  expect(await listTitles(ada)).toEqual(['Buy bread']);
});

it('makes no tasks of a recording that is deleted while it is transcribed', async () => {
  const id = uuidv7();
  let deleted: Response | undefined;
  const { ada } = await createSpeechApp(async () => {
    deleted = await ada.send('DELETE', `/api/recordings/${id}`);
    return { text: 'Buy milk' };
  });
  expect(await codeOf(await ada.send('POST', path, { id, audio_data }))).toEqual([404, 'voice.not_found']);
  expect(deleted?.status).toBe(204);
  expect(await listTitles(ada)).toEqual([]);
  expect(await ada.call('GET', '/api/recordings')).toEqual([]);
});
