import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { maxSuggestions } from '#contract/limits.ts';
import { changeIdHeader, editedAtHeader } from '#contract/sync-headers.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Suggestion, Task } from '#contract/tasks.ts';
import { createSignedInApp } from '../../testing/test-app.ts';
import { createIntakePool } from '../capture/intake-pool.ts';

const worker = new URL('../../testing/odd-intake-worker.ts', import.meta.url);
const text = 'Hello\n- buy milk\n- call the dentist tomorrow at 9\n- pay the rent p1';

/** Signs somebody in to an app whose intake makes one task of a text that begins with "Hello", and captures one. */
async function start(given: object = {}) {
  const clock = { now: new Date('2026-11-18T09:00:00Z') };
  const app = await createSignedInApp({
    clock: () => clock.now,
    intake: createIntakePool({ log: pino({ level: 'silent' }), worker }),
  });
  const captureId = uuidv7();
  const capture = await app.ada.call('POST', '/api/tasks/?auto_classify=true', {
    id: captureId,
    title: text,
    ...given,
  });
  const [task]: [Task] = capture.tasks;
  const path = `/api/tasks/${task.id}/suggestions`;
  const add = (suggestions: Suggestion[], headers?: Record<string, string>) =>
    app.ada.call('POST', path, { suggestions }, headers) as Promise<{ task: Task; added: Task[] }>;
  const undo = (changeId: string) => app.ada.call('POST', `/api/changes/${changeId}/undo`);
  const offered = async (): Promise<Suggestion[]> =>
    (await app.ada.call('GET', `/api/tasks/${task.id}`)).suggestions;
  const titles = async () =>
    ((await app.ada.call('GET', '/api/tasks/')) as Task[]).map(({ title }) => title).sort();
  return { ...app, clock, captureId, capture, task, path, add, undo, offered, titles };
}

const titlesOf = (tasks: { title: string }[]) => tasks.map(({ title }) => title);

it('makes one task of a text whose split is unsure, with the whole text in its notes and what was found beside', async () => {
  const { capture, captureId, task } = await start();
  expect(capture).toMatchObject({ type: 'single', total_created: 1 });
  expect(task.description).toBe(text);
  expect(titlesOf(task.suggestions)).toEqual(['buy milk', 'call the dentist', 'pay the rent']);
  expect(task.suggestions[1]).toMatchObject({
    id: deriveTaskId(captureId, 2),
    due_date: '2026-11-19T09:00',
    tags: [],
  });
  expect(task.suggestions[2]?.priority).toBe('urgent');
});

it('makes all tasks at once of a text whose split is sure', async () => {
  const { ada } = await start();
  const capture = await ada.call('POST', '/api/tasks/?auto_classify=true', { title: 'buy milk\ncall Tom' });
  expect(capture).toMatchObject({ type: 'multi_task', total_created: 2 });
  for (const { suggestions } of capture.tasks) expect(suggestions).toEqual([]);
});

it('gives what is found the fields that were given for everything in the text', async () => {
  const { task, add } = await start({ due: '2026-12-24', tags: ['party'], context: 'Mail' });
  for (const found of task.suggestions)
    expect(found).toMatchObject({ due_date: '2026-12-24', tags: ['party'] });
  const { added } = await add(task.suggestions);
  for (const one of added)
    expect(one).toMatchObject({ due_date: '2026-12-24', tags: ['party'], context: 'Mail' });
});

it('adds each once, in whatever order and however often it is sent', async () => {
  const { ada, task, captureId, add, offered, titles } = await start();
  const [milk, dentist, rent] = task.suggestions as [Suggestion, Suggestion, Suggestion];
  const { added, ...answer } = await add([dentist]);
  expect(added).toMatchObject([
    { id: dentist.id, title: 'call the dentist', due_date: '2026-11-19T09:00', capture_id: captureId },
  ]);
  expect(titlesOf(answer.task.suggestions)).toEqual(['buy milk', 'pay the rent']);
  await ada.call('PUT', `/api/tasks/${dentist.id}`, { title: 'Call Dr Lee' });
  await Promise.all([add([milk, dentist, rent]), add([rent, milk])]);
  expect(await offered()).toEqual([]);
  expect(await titles()).toEqual(['Call Dr Lee', task.title, 'buy milk', 'pay the rent'].sort());
});

it('is undone with one change, and adds again what was undone, even after the trash was emptied', async () => {
  const { ada, task, add, undo, offered, titles } = await start();
  const all = ['buy milk', 'call the dentist', 'pay the rent', task.title].sort();
  for (const empties of [false, true]) {
    const changeId = uuidv7();
    await add(task.suggestions, { [changeIdHeader]: changeId });
    expect(await titles()).toEqual(all);
    await undo(changeId);
    expect(await titles()).toEqual([task.title]);
    expect(await offered()).toEqual(task.suggestions);
    if (empties) await ada.call('DELETE', '/api/trash');
  }
  const { added } = await add(task.suggestions);
  expect(titlesOf(added)).toEqual(['buy milk', 'call the dentist', 'pay the rent']);
  expect(await titles()).toEqual(all);
});

it('takes out what another device added meanwhile, although that device did so later', async () => {
  const { clock, task, add, offered, titles } = await start();
  const [milk, dentist, rent] = task.suggestions as [Suggestion, Suggestion, Suggestion];
  const wasOffline = { [editedAtHeader]: '2026-11-18T10:00:00Z' };
  clock.now = new Date('2026-11-18T11:00:00Z');
  await add([dentist]);
  clock.now = new Date('2026-11-18T12:00:00Z');
  await add([milk], wasOffline);
  expect(await offered()).toEqual([rent]);
  expect(await titles()).toEqual(['buy milk', 'call the dentist', task.title].sort());
});

it('dismisses what was found, which undo takes back', async () => {
  const { ada, task, undo, offered } = await start();
  const changeId = uuidv7();
  await ada.call('PUT', `/api/tasks/${task.id}`, { suggestions: [] }, { [changeIdHeader]: changeId });
  expect(await offered()).toEqual([]);
  await undo(changeId);
  expect(await offered()).toEqual(task.suggestions);
});

it('adds to the Inbox what was found for a theme that is gone or never came', async () => {
  const { ada, task, add } = await start();
  const theme = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
  await ada.call('DELETE', `/api/organization/themes/${theme.id}`);
  const { added } = await add(
    task.suggestions.map((one, index) => ({ ...one, theme_id: index === 0 ? theme.id : uuidv7() })),
  );
  for (const one of added) expect(one.theme_id).toBeNull();
});

it('stores what a device found, and refuses what is not a list of suggestions', async () => {
  const { ada, task } = await start();
  const [found] = task.suggestions as [Suggestion];
  const send = (suggestions: unknown) =>
    ada.send('POST', '/api/tasks/?auto_classify=true', {
      title: 'Hi',
      tasks: [{ title: 'Hi', suggestions }],
    });
  expect(await (await send([found])).json()).toMatchObject({ tasks: [{ suggestions: [found] }] });
  const { title: _, ...untitled } = found;
  for (const wrong of [
    [untitled],
    [{ ...found, title: ' ' }],
    [{ ...found, due_date: '2026-02-30' }],
    [{ ...found, priority: 5 }],
    [{ ...found, status: 'completed' }],
    [found, found],
    Array.from({ length: maxSuggestions + 1 }, () => ({ ...found, id: uuidv7() })),
    'found',
  ])
    expect((await send(wrong)).status).toBe(400);
});

it('exports what was found, and erases it with its task', async () => {
  const { ada, task } = await start();
  const read = async () =>
    (await ada.call('GET', '/api/export')).tasks.find(({ id }: Task) => id === task.id).suggestions;
  expect(await read()).toEqual(task.suggestions);
  await ada.call('DELETE', `/api/tasks/${task.id}`);
  await ada.call('DELETE', '/api/trash');
  expect(await read()).toEqual([]);
});

it('offers nobody else’s, nor those of a task that is not there', async () => {
  const { ada, signUp, path, task } = await start();
  const eve = await signUp();
  const body = { suggestions: task.suggestions };
  expect((await eve.send('POST', path, body)).status).toBe(404);
  expect((await ada.send('POST', `/api/tasks/${uuidv7()}/suggestions`, body)).status).toBe(404);
});
