import { expect, test } from 'vitest';
import type { Reclassification } from '#contract/reclassification.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { createAppWithModels } from '../../testing/app-with-models.ts';
import type { ModelReply, ReceivedCall } from '../../testing/open-model-server.ts';
import { createSignedInApp } from '../../testing/test-app.ts';
import { continueReclassification, startReclassification } from './reclassify.usecases.ts';

const path = '/api/tasks/bulk-reclassify';

interface Asked {
  themes: string[];
  tasks: { number: number; title: string }[];
  examples: { title: string; theme: string }[];
}

const readAsked = ({ body }: ReceivedCall): Asked => JSON.parse(body.messages.at(-1).content);

/** Creates the app with an active model that files by `themeOf`, and somebody with tasks. */
async function createFiling(themeOf: (title: string) => string = () => 'Work') {
  const app = await createAppWithModels();
  const { ada, server } = app;
  await app.addProvider('openai-compatible', { is_active: true });
  const answer = (call: ReceivedCall): ModelReply => ({
    text: JSON.stringify({
      tasks: readAsked(call).tasks.map(({ number, title }) => ({
        number,
        theme: themeOf(title),
        confidence: 0.9,
      })),
    }),
  });
  server.otherwiseReply(answer);
  const themes: Theme[] = await ada.call('GET', '/api/organization/themes');
  const nameOf = (id: string | null) => themes.find((theme) => theme.id === id)?.name ?? 'Inbox';
  const add = async (title: string, task: object = {}): Promise<Task> =>
    (await ada.call('POST', '/api/tasks/?auto_classify=false', { title, ...task })).tasks[0];
  const addMany = async (count: number) => {
    for (let index = 0; index < count; index++) await add(`zzyzx ${index}`);
  };
  const filed = async () => {
    const tasks: Task[] = await ada.call('GET', '/api/tasks/');
    return Object.fromEntries(tasks.map((task) => [task.title, nameOf(task.theme_id)]));
  };
  const idOf = (name: string) => themes.find((theme) => theme.name === name)?.id;
  const latest = async (): Promise<Reclassification> =>
    (await ada.call('GET', `${path}/runs/latest`)).reclassification;
  return { ...app, themes, idOf, add, addMany, filed, latest, answer };
}

test('the active model files all tasks but those whose theme the user chose, and one undo takes it back', async () => {
  const { ada, server, add, filed, idOf, latest } = await createFiling((title) =>
    title.includes('knit') ? 'Personal' : 'Work',
  );
  await add('zzyzx');
  await add('knit a zzyzx');
  await add('knit by hand', { theme_id: idOf('Health') });
  expect(await ada.call('POST', path)).toEqual({
    reclassified_count: 2,
    total_tasks: 3,
    theme_changes: { Work: 1, Personal: 1 },
    errors: [],
  });
  expect(await filed()).toEqual({
    zzyzx: 'Work',
    'knit a zzyzx': 'Personal',
    'knit by hand': 'Health',
  });
  const asked = server.calls.map(readAsked);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.themes).toContain('Inbox');
  expect(asked[0]?.examples).toContainEqual({ title: 'knit by hand', theme: 'Health' });
  const { change_id } = await latest();
  await ada.call('POST', `/api/changes/${change_id}/undo`);
  expect(await filed()).toMatchObject({ zzyzx: 'Inbox', 'knit a zzyzx': 'Inbox' });
});

test('a run of its own proposes moves and leaves every task where it is', async () => {
  const { ada, add, filed, idOf, latest, runJobs } = await createFiling();
  const open = await add('zzyzx');
  await add('knit by hand', { theme_id: idOf('Health') });
  await ada.call('POST', `${path}/runs`);
  await runJobs();
  expect(await latest()).toMatchObject({
    state: 'done',
    applies: false,
    total_tasks: 2,
    to_read: 1,
    moves: [{ task_id: open.id, from: null, to: idOf('Work') }],
    errors: [],
    failure: null,
  });
  expect(await filed()).toEqual({ zzyzx: 'Inbox', 'knit by hand': 'Health' });
});

test('what the user typed, chose, confirmed or completed is not read and does not move', async () => {
  const { ada, server, add, filed, idOf } = await createFiling();
  await ada.call('PUT', '/api/settings/refine_captures', { value: false });
  await ada.call('POST', '/api/tasks/?auto_classify=true', { title: 'buy new running shoes #finance' });
  const confirmed = await add('a guess', { theme_id: idOf('Health'), llm_confidence: 0.7 });
  await ada.call('PUT', `/api/tasks/${confirmed.id}`, { theme_id: idOf('Health') });
  const done = await add('over and done');
  await ada.call('PATCH', `/api/tasks/${done.id}/status?status=completed`);
  await add('zzyzx');
  expect(await ada.call('POST', path)).toMatchObject({ reclassified_count: 1, total_tasks: 4 });
  expect(server.calls.flatMap((call) => readAsked(call).tasks.map(({ title }) => title))).toEqual(['zzyzx']);
  expect(await filed()).toEqual({
    'buy new running shoes': 'Finance',
    'a guess': 'Health',
    'over and done': 'Inbox',
    zzyzx: 'Work',
  });
});

test('progress comes as events, and the stream ends with the run', async () => {
  const { ada, addMany, request, runJobs } = await createFiling();
  await addMany(30);
  await ada.call('POST', `${path}/runs`);
  const stream = request(`${path}/runs/latest/events`, { headers: { Authorization: ada.authorization } });
  await runJobs();
  const events = (await (await stream).text()).split('\n\n').filter(Boolean);
  const runs: Reclassification[] = events.map((event) =>
    JSON.parse(event.replace(/^event: progress\ndata: /, '')),
  );
  expect(runs.at(-1)).toMatchObject({ state: 'done', total_tasks: 30, to_read: 30, read: 30, errors: [] });
  expect(runs.at(-1)?.moves).toHaveLength(30);
});

test('a run that broke off goes on where it stopped, and a second delivery of its job changes nothing', async () => {
  const { ada, server, addMany, answer, latest, jobDependencies } = await createFiling();
  await addMany(30);
  const stop = new AbortController();
  server.otherwiseReply((call) => {
    if (server.calls.length < 2) return answer(call);
    setTimeout(() => stop.abort(new Error('The server stops')), 20);
    return { hangs: true };
  });
  const dependencies = jobDependencies.reclassification;
  // The test delivers the job itself.
  const run = await startReclassification({
    ...dependencies,
    jobs: { enqueue: async () => undefined },
    user: { id: ada.id, timeZone: 'UTC' },
    applies: true,
    now: new Date(),
  });
  const attempt = { ...dependencies, userId: ada.id, runId: run.id };
  await expect(continueReclassification({ ...attempt, signal: stop.signal })).rejects.toThrow(
    'The server stops',
  );
  expect(await latest()).toMatchObject({ state: 'running', read: 25 });
  server.otherwiseReply(answer);
  const { signal } = new AbortController();
  await Promise.all([
    continueReclassification({ ...attempt, signal }),
    continueReclassification({ ...attempt, signal }),
  ]);
  await continueReclassification({ ...attempt, signal });
  const done = await latest();
  expect(done).toMatchObject({ state: 'done', read: 30, errors: [] });
  expect(new Set(done.moves.map(({ task_id }) => task_id)).size).toBe(30);
  expect(done.moves).toHaveLength(30);
});

test('a run can be canceled; what it has proposed stays, and another can begin', async () => {
  const { ada, server, addMany, answer, latest, runJobs } = await createFiling();
  await addMany(30);
  server.otherwiseReply((call) => {
    if (server.calls.length === 2) void ada.call('DELETE', `${path}/runs/latest`);
    return { ...answer(call), delayMs: server.calls.length === 2 ? 300 : 0 } as ModelReply;
  });
  await ada.call('POST', `${path}/runs`);
  expect((await ada.send('POST', `${path}/runs`)).status).toBe(409);
  await runJobs();
  const run = await latest();
  expect(run).toMatchObject({ state: 'cancelled', read: 25 });
  expect(run.moves).toHaveLength(25);
  server.otherwiseReply(answer);
  await ada.call('POST', `${path}/runs`);
  await runJobs();
  expect(await latest()).toMatchObject({ state: 'done', total_tasks: 30 });
});

test('an error names the task and the reason', async () => {
  const { ada, server, add } = await createFiling();
  await add('first');
  await add('second');
  await add('third');
  server.willReply({
    text: JSON.stringify({
      tasks: [
        { number: 1, theme: 'Gardening', confidence: 0.9 },
        { number: 2, theme: 'Work', confidence: 2 },
        { number: 9, theme: 'Work', confidence: 0.9 },
      ],
    }),
  });
  const result = await ada.call('POST', path);
  expect(result).toMatchObject({ reclassified_count: 1, total_tasks: 3, theme_changes: { Work: 1 } });
  expect(result.errors.toSorted()).toEqual([
    '“first”: The model left it out.',
    '“third”: The model named a theme that does not exist.',
  ]);
});

test('a failure that lasts ends the run; one that passes does not', async () => {
  const { ada, server, addMany, latest } = await createFiling();
  await addMany(30);
  server.willReply({ text: '' });
  expect(await ada.call('POST', path)).toMatchObject({ reclassified_count: 5, theme_changes: { Work: 5 } });
  server.willReply({ status: 401, body: '{}' });
  const refused = await ada.call('POST', path);
  expect(refused.reclassified_count).toBe(0);
  expect(refused.errors).toHaveLength(25);
  expect(await latest()).toMatchObject({
    state: 'failed',
    failure: 'OpenAI-compatible server refused the API key.',
  });
  expect(refused.errors[0]).toMatch(/^“zzyzx \d+”: OpenAI-compatible server refused the API key\.$/);
});

test('a batch whose answer is too long for the model is asked for in halves', async () => {
  const { ada, server, addMany } = await createFiling();
  await addMany(4);
  server.willReply({ text: '{"tasks": [{"numb', finish: 'length' });
  expect(await ada.call('POST', path)).toMatchObject({ reclassified_count: 4, errors: [] });
  expect(server.calls.map((call) => readAsked(call).tasks.length)).toEqual([4, 2, 2]);
});

test('what a person changes meanwhile stays, and a task in a thread stays with its thread', async () => {
  const { ada, server, add, answer, filed, idOf } = await createFiling();
  const thread = await ada.call('POST', '/api/organization/threads', {
    title: 'Moving house',
    theme_id: idOf('Personal'),
  });
  await add('in a thread', { thread_id: thread.id });
  const touched = await add('touched');
  await add('untouched');
  server.otherwiseReply((call) => {
    void ada.call('PUT', `/api/tasks/${touched.id}`, { theme_id: idOf('Health') });
    return { ...answer(call), delayMs: 500 } as ModelReply;
  });
  await ada.call('POST', path);
  expect(await filed()).toEqual({ 'in a thread': 'Personal', touched: 'Health', untouched: 'Work' });
});

test('the built-in understanding files everything when an inactive provider replaces the operator’s', async () => {
  const { ada } = await createSignedInApp({
    config: {
      llm: {
        provider: 'mistral',
        model: 'loom-small',
        apiKey: 'good-key',
        base_url: null,
        max_tokens: 1000,
        temperature: 0.7,
        reasoning_effort: null,
        input_price: null,
        output_price: null,
      },
    },
  });
  await ada.call('POST', '/api/admin/llm-providers', { provider: 'mistral', api_key: 'k', model: 'm' });
  await ada.addTask({ title: 'call the dentist' });
  expect(await ada.call('POST', path)).toMatchObject({ reclassified_count: 1, errors: [] });
  expect((await ada.send('POST', `${path}/runs`)).status).toBe(409);
});

test('without a model, a run cannot begin', async () => {
  const { ada } = await createAppWithModels();
  expect((await ada.send('POST', `${path}/runs`)).status).toBe(409);
  expect(await ada.call('GET', `${path}/runs/latest`)).toEqual({ reclassification: null });
});
