import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { maxSuggestions } from '#contract/limits.ts';
import { changeIdHeader, editedAtHeader } from '#contract/sync-headers.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Suggestion, Task } from '#contract/tasks.ts';
import { createSignedInApp } from '../../testing/test-app.ts';
import { createIntakePool } from '../understanding/intake-pool.ts';

const worker = new URL('../../testing/odd-intake-worker.ts', import.meta.url);
const captures = '/api/tasks/?auto_classify=true';
const text = 'buy milk\ncall the dentist tomorrow at 9\npay the rent p1 @unsure';
const all = ['Whole text', 'buy milk', 'call the dentist', 'pay the rent'];

/** Signs somebody in to an app whose intake is unsure of the split of `text`. */
async function start() {
  const clock = { now: new Date('2026-11-18T09:00:00Z') };
  const app = await createSignedInApp({
    clock: () => clock.now,
    intake: createIntakePool({ log: pino({ level: 'silent' }), worker }),
  });
  const { ada } = app;

  /** Captures `text` and returns what can be done with it. */
  const capture = async (given: object = {}) => {
    const id = uuidv7();
    const answer = await ada.call('POST', captures, { id, title: text, ...given });
    const [task]: [Task] = answer.tasks;
    const [milk, dentist, rent] = task.suggestions as [Suggestion, Suggestion, Suggestion];
    const path = `/api/tasks/${task.id}`;
    return {
      id,
      answer,
      task,
      path,
      found: { milk, dentist, rent },
      add: (suggestions: Suggestion[], headers?: Record<string, string>) =>
        ada.call('POST', `${path}/suggestions`, { suggestions }, headers) as Promise<{
          task: Task;
          added: Task[];
        }>,
      readOffer: async (): Promise<Suggestion[]> => (await ada.call('GET', path)).suggestions,
      readTitles: async () => {
        const tasks: Task[] = await ada.call('GET', '/api/tasks/');
        return titlesOf(tasks.filter(({ capture_id }) => capture_id === id)).sort();
      },
    };
  };
  const undo = (changeId: string) => ada.call('POST', `/api/changes/${changeId}/undo`);
  return { ...app, clock, capture, undo };
}

const titlesOf = (tasks: { title: string }[]) => tasks.map(({ title }) => title);

it('makes one task of a text whose split is unsure, with the whole text in its notes, and offers what was found', async () => {
  const { ada, capture } = await start();
  const { id, answer, task, found } = await capture();
  expect(answer).toMatchObject({ type: 'single', total_created: 1 });
  expect(task.description).toBe(text);
  expect(titlesOf(task.suggestions)).toEqual(['buy milk', 'call the dentist', 'pay the rent']);
  expect(found.dentist).toMatchObject({ id: deriveTaskId(id, 2), due_date: '2026-11-19T09:00', tags: [] });
  expect(found.rent.priority).toBe('urgent');

  const sure = await ada.call('POST', captures, { title: 'buy milk\ncall Tom' });
  expect(sure).toMatchObject({ type: 'multi_task', total_created: 2 });
  for (const { suggestions } of sure.tasks) expect(suggestions).toEqual([]);

  const party = await capture({ due: '2026-12-24', tags: ['party'], context: 'Mail' });
  const given = { due_date: '2026-12-24', tags: ['party'] };
  for (const one of party.task.suggestions) expect(one).toMatchObject(given);
  const { added } = await party.add(party.task.suggestions);
  for (const one of added) expect(one).toMatchObject({ ...given, context: 'Mail' });
});

it('adds each once, in whatever order, from whatever device and however often it is sent', async () => {
  const { ada, clock, capture } = await start();
  const { id, found, add, readOffer, readTitles } = await capture();
  const { milk, dentist, rent } = found;
  const answer = await add([dentist]);
  expect(answer.added).toMatchObject([
    { id: dentist.id, title: 'call the dentist', due_date: '2026-11-19T09:00', capture_id: id },
  ]);
  expect(answer.task.suggestions).toEqual([milk, rent]);
  await ada.call('PUT', `/api/tasks/${dentist.id}`, { title: 'Call Dr Lee' });
  await Promise.all([add([milk, dentist, rent]), add([rent, milk])]);
  expect(await readOffer()).toEqual([]);
  expect(await readTitles()).toEqual(['Call Dr Lee', 'Whole text', 'buy milk', 'pay the rent']);

  const other = await capture();
  clock.now = new Date('2026-11-18T11:00:00Z');
  await other.add([other.found.dentist]);
  clock.now = new Date('2026-11-18T12:00:00Z');
  await other.add([other.found.milk], { [editedAtHeader]: '2026-11-18T10:00:00Z' });
  expect(await other.readOffer(), 'although the other device changed it later').toEqual([other.found.rent]);
});

it('is undone as one change, and adds again what was undone, even after the trash was emptied', async () => {
  const { ada, capture, undo } = await start();
  const { task, path, add, readOffer, readTitles } = await capture();
  for (const empties of [false, true]) {
    const changeId = uuidv7();
    await add(task.suggestions, { [changeIdHeader]: changeId });
    expect(await readTitles()).toEqual(all);
    await undo(changeId);
    expect(await readTitles()).toEqual(['Whole text']);
    expect(await readOffer()).toEqual(task.suggestions);
    if (empties) await ada.call('DELETE', '/api/trash');
  }
  await add(task.suggestions);
  expect(await readTitles()).toEqual(all);

  const other = await capture();
  const changeId = uuidv7();
  await ada.call('PUT', other.path, { suggestions: [] }, { [changeIdHeader]: changeId });
  expect(await other.readOffer()).toEqual([]);
  await undo(changeId);
  expect(await other.readOffer()).toEqual(other.task.suggestions);

  const readExported = async () =>
    (await ada.call('GET', '/api/export')).tasks.find((one: Task) => one.id === other.task.id).suggestions;
  expect(await readExported()).toEqual(other.task.suggestions);
  await ada.call('DELETE', other.path);
  await ada.call('DELETE', '/api/trash');
  expect(await readExported(), 'erased with its task').toEqual([]);
  expect((await ada.call('GET', path)).suggestions).toEqual([]);
});

it('refuses what is not a list of suggestions, and what is another’s, but no theme that is gone', async () => {
  const { ada, signUp, capture } = await start();
  const { task, path, found, add } = await capture();
  const send = (suggestions: unknown) =>
    ada.send('POST', captures, { title: 'Hi', tasks: [{ title: 'Hi', suggestions }] });
  expect(await (await send([found.milk])).json()).toMatchObject({ tasks: [{ suggestions: [found.milk] }] });
  const { title: _, ...untitled } = found.milk;
  for (const wrong of [
    [untitled],
    [{ ...found.milk, title: ' ' }],
    [{ ...found.milk, due_date: '2026-02-30' }],
    [{ ...found.milk, priority: 5 }],
    [{ ...found.milk, status: 'completed' }],
    [found.milk, found.milk],
    Array.from({ length: maxSuggestions + 1 }, () => ({ ...found.milk, id: uuidv7() })),
    'found',
  ])
    expect((await send(wrong)).status).toBe(400);

  const eve = await signUp();
  const body = { suggestions: task.suggestions };
  expect((await eve.send('POST', `${path}/suggestions`, body)).status).toBe(404);
  expect((await ada.send('POST', `/api/tasks/${uuidv7()}/suggestions`, body)).status).toBe(404);

  const theme = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
  await ada.call('DELETE', `/api/organization/themes/${theme.id}`);
  const { added } = await add(
    task.suggestions.map((one, index) => ({ ...one, theme_id: index === 0 ? theme.id : uuidv7() })),
  );
  expect(added.map(({ theme_id }) => theme_id)).toEqual([null, null, null]);
});
