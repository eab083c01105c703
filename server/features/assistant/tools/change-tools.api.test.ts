import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { maxProposedTasks } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import { acceptAll, callTools, conversations, createAppWithModel } from '../../../testing/assistant.ts';

type App = Awaited<ReturnType<typeof createAppWithModel>>;

const listTasks = ({ ada }: App): Promise<Task[]> => ada.call('GET', '/api/tasks/');
const themeOf = async ({ ada }: App, name: string) =>
  (await ada.call('GET', '/api/organization/themes')).find((theme: { name: string }) => theme.name === name);

describe('a recurrence', () => {
  it('is read from words by the grammar of the intake, and the model is told what was understood', async () => {
    const app = await createAppWithModel();
    const { output, answer } = await callTools(app, [
      ['create_tasks', { tasks: [{ title: 'Water the plants', recurrence: 'every monday' }] }],
    ]);
    expect(output.understood).toEqual([
      expect.stringMatching(/^“Water the plants”: “every monday” is FREQ=WEEKLY;BYDAY=MO, first on \d{4}-/),
    ]);
    await acceptAll(app.ada, answer);
    const [task] = await listTasks(app);
    expect(task).toMatchObject({
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      due_date: expect.stringMatching(/^\d{4}-/),
    });
    await app.ada.call('PATCH', `/api/tasks/${task?.id}/status?status=DONE`);
    expect((await listTasks(app)).filter(({ status }) => status === 'pending')).toHaveLength(1);
  });

  it('that is none is refused with words, and costs only its own task', async () => {
    const app = await createAppWithModel();
    const { output, answer } = await callTools(app, [
      ['create_tasks', { tasks: [{ title: 'One', recurrence: 'once in a blue moon' }, { title: 'Two' }] }],
    ]);
    expect(output.left_out).toEqual([expect.stringContaining('“once in a blue moon” is not a recurrence')]);
    expect(answer.proposals).toMatchObject([{ input: { tasks: [{ title: 'Two' }] } }]);
  });
});

it('a subtask is where its task is, unless it is put elsewhere', async () => {
  const app = await createAppWithModel();
  const { ada } = app;
  const { id: theme_id } = await themeOf(app, 'Personal');
  const thread = await ada.call('POST', '/api/organization/threads', { theme_id, title: 'Flat' });
  const project = await ada.call('POST', '/api/projects', { name: 'Move' });
  const parent = await ada.addTask({ title: 'Pack', thread_id: thread.id, project_id: project.id });
  const { answer } = await callTools(app, [
    [
      'create_tasks',
      {
        tasks: [
          { title: 'Books', parent: parent.id },
          { title: 'Desk', parent: parent.id, project: null },
        ],
      },
    ],
  ]);
  await acceptAll(ada, answer);
  const places = { theme_id, thread_id: thread.id, parent_id: parent.id };
  const tasks = await listTasks(app);
  expect(tasks.find(({ title }) => title === 'Books')).toMatchObject({ ...places, project_id: project.id });
  expect(tasks.find(({ title }) => title === 'Desk')).toMatchObject({ ...places, project_id: null });
});

it('names the task that does not exist, which costs only that one', async () => {
  const app = await createAppWithModel();
  const milk = await app.ada.addTask({ title: 'Milk' });
  const gone = await app.ada.addTask({ title: 'Gone' });
  await app.ada.call('DELETE', `/api/tasks/${gone.id}`);
  const { outputs, answer } = await callTools(app, [
    ['find_tasks', {}],
    ['delete_tasks', { ids: ['T1', 'T9', gone.id] }],
    [
      'change_tasks',
      {
        tasks: [
          { id: 'T7', priority: 'high' },
          { id: 'T1', priority: 'high' },
        ],
      },
    ],
    ['delete_tasks', { ids: ['T8', 'T9'] }],
  ]);
  expect(outputs[1].left_out).toEqual(['There is no task T9.', `There is no task ${gone.id}.`]);
  expect(outputs[2].left_out).toEqual(['There is no task T7.']);
  expect(outputs[3]).toEqual({ error: 'There is no task T8. There is no task T9.' });
  expect(answer.proposals).toMatchObject([
    { tool: 'delete_tasks', input: { ids: [milk.id] } },
    { tool: 'change_tasks', input: { tasks: [{ id: milk.id, priority: 'high' }] } },
  ]);
});

it('deletes nothing when one of the tasks is gone by the time it is accepted', async () => {
  const app = await createAppWithModel();
  const [milk, bread] = [await app.ada.addTask({ title: 'Milk' }), await app.ada.addTask({ title: 'Bread' })];
  const { answer } = await callTools(app, [['delete_tasks', { ids: [milk.id, bread.id] }]]);
  await app.ada.call('DELETE', `/api/tasks/${bread.id}`);
  const path = `/api/assistant/proposals/${answer.proposals[0]?.id}/accept`;
  expect((await app.ada.send('POST', path, {})).status).toBe(404);
  expect(await listTasks(app)).toMatchObject([{ title: 'Milk' }]);
});

it('keeps proposals in the order of the calls, whatever each takes', async () => {
  const app = await createAppWithModel();
  const milk = await app.ada.addTask({ title: 'Milk' });
  const { outputs, answer } = await callTools(app, [
    ['create_tasks', { text: 'buy eggs and call mum sunday at 6' }],
    ['delete_tasks', { ids: [milk.id] }],
    ['create_tasks', { tasks: [{ title: 'Last' }] }],
  ]);
  expect(answer.proposals.map(({ tool }) => tool)).toEqual(['create_tasks', 'delete_tasks', 'create_tasks']);
  expect(outputs.map(({ change }) => change)).toEqual(['C1', 'C2', 'C3']);
});

it('sets estimates, reminders and recurrences from completion, and completes', async () => {
  const app = await createAppWithModel();
  const task = await app.ada.addTask({ title: 'Sharpen the knives' });
  const { answer } = await callTools(app, [
    [
      'change_tasks',
      {
        tasks: [
          {
            id: task.id,
            estimate_minutes: 60,
            remind_at: '2026-12-01T09:00',
            recurrence: 'FREQ=MONTHLY',
            recurs_from_completion: true,
          },
        ],
      },
    ],
    ['change_tasks', { tasks: [{ id: task.id, status: 'completed' }] }],
  ]);
  expect(answer.proposals.map(({ tool }) => tool)).toEqual(['change_tasks', 'complete_tasks']);
  await acceptAll(app.ada, answer);
  expect(await app.ada.call('GET', `/api/tasks/${task.id}`)).toMatchObject({
    status: 'completed',
    estimated_pomodoros: 3,
    remind_at: '2026-12-01T09:00',
    recurrence: 'FREQ=MONTHLY',
    recurs_from_completion: true,
  });
});

it('reads a sentence into tasks as the field on Home does', async () => {
  const app = await createAppWithModel();
  const { output, answer } = await callTools(app, [
    ['create_tasks', { text: 'milk, eggs and call mum sunday at 6' }],
  ]);
  await acceptAll(app.ada, answer);
  const tasks = await listTasks(app);
  // As the description of the tool says.
  expect(tasks.map(({ title }) => title).sort()).toEqual(['call mum', 'milk, eggs']);
  expect(tasks.find(({ title }) => title === 'call mum')?.due_date).toMatch(/T18:00$/);
  expect(output.understood).toEqual([
    expect.stringMatching(/^“milk, eggs”.*, theme Shopping$/),
    expect.stringMatching(/^“call mum”, due_date \d{4}-\d\d-\d\dT18:00, theme Personal$/),
  ]);
});

it('says which estimates are not whole focus sessions, and which tasks are too many for a call', async () => {
  const app = await createAppWithModel();
  const task = await app.ada.addTask({ title: 'Paint' });
  const rounded = 'estimate_minutes 45 is 50, in whole focus sessions of 25';
  const { outputs, answer } = await callTools(app, [
    ['change_tasks', { tasks: [{ id: task.id, estimate_minutes: 45 }] }],
    [
      'plan_thread',
      {
        title: 'Shed',
        theme: 'Personal',
        tasks: [{ title: 'Saw', estimate_minutes: 45 }, { title: 'Nail' }],
      },
    ],
    [
      'create_tasks',
      {
        text: 'call mum sunday at 6',
        tasks: Array.from({ length: maxProposedTasks }, (_, index) => ({
          title: `Box ${index}`,
          estimate_minutes: 25,
        })),
      },
    ],
  ]);
  expect(outputs[0].understood).toEqual([`${task.id}: ${rounded}`]);
  expect(outputs[1].understood).toEqual([`“Saw”: ${rounded}`]);
  expect(outputs[2].left_out).toEqual([`A call creates 50 tasks. Not: “Box 49”.`]);
  expect(answer.proposals[2]?.input).toMatchObject({ tasks: { length: maxProposedTasks } });
});

it('names places by their names, and says which there are when there is none', async () => {
  const app = await createAppWithModel();
  const { outputs, answer } = await callTools(app, [
    ['create_tasks', { tasks: [{ title: 'Run', theme: 'health' }] }],
    ['create_tasks', { tasks: [{ title: 'Run', theme: 'Sport' }] }],
  ]);
  const { id } = await themeOf(app, 'Health');
  expect(answer.proposals).toMatchObject([{ input: { tasks: [{ theme_id: id }] } }]);
  expect(outputs[1].error).toContain('“Sport” does not exist. There are: “Health”, “Work”');
});

it('extends a thread that exists, which one undo takes back', async () => {
  const app = await createAppWithModel();
  const { id: theme_id } = await themeOf(app, 'Finance');
  const thread = await app.ada.call('POST', '/api/organization/threads', { theme_id, title: 'Tax return' });
  const { answer } = await callTools(app, [
    [
      'plan_thread',
      { thread: 'tax return', tasks: [{ title: 'Find receipts', due_date: '2027-01-10', steps: ['Scan'] }] },
    ],
  ]);
  await acceptAll(app.ada, answer);
  const tasks = await listTasks(app);
  expect(tasks.map((task) => [task.thread_id, task.theme_id])).toEqual([
    [thread.id, theme_id],
    [thread.id, theme_id],
  ]);
  await app.ada.call('POST', `/api/changes/${answer.proposals[0]?.id}/undo`);
  expect(await listTasks(app)).toEqual([]);
  expect(await app.ada.call('GET', `/api/organization/themes/${theme_id}/threads`)).toHaveLength(1);
});

it('shows the steps of a plan in their order', async () => {
  const app = await createAppWithModel();
  const steps = ['Payslips', 'Interest', 'Insurance', 'Donations'];
  const { answer, id } = await callTools(app, [
    ['plan_thread', { title: 'Tax return', theme: 'Finance', tasks: [{ title: 'Collect receipts', steps }] }],
  ]);
  await acceptAll(app.ada, answer);
  const { outputs } = await callTools(
    app,
    [
      ['find_tasks', { filter: '/"Tax return"' }],
      ['read_task', { id: 'T1' }],
    ],
    id,
  );
  const titles = (tasks: { title: string }[]) => tasks.map(({ title }) => title);
  expect(titles(outputs[0].tasks)).toEqual(['Collect receipts', ...steps]);
  expect(titles(outputs[1].subtasks)).toEqual(steps);
});

it('creates and renames themes, standard ones too, and projects, but takes no name twice', async () => {
  const app = await createAppWithModel();
  const { ada } = app;
  await ada.call('POST', '/api/projects', { name: 'Flat' });
  const { outputs, answer } = await callTools(app, [
    [
      'change_places',
      {
        places: [
          { kind: 'theme', name: 'Garden' },
          { kind: 'project', rename: 'flat', name: 'Apartment' },
          { kind: 'theme', rename: 'Work', name: 'Job' },
          { kind: 'theme', name: 'health' },
        ],
      },
    ],
  ]);
  expect(outputs[0].left_out).toHaveLength(1);
  const proposal = answer.proposals[0];
  await acceptAll(ada, answer);
  await ada.call('POST', `/api/assistant/proposals/${proposal?.id}/accept`, {});
  expect(await ada.call('GET', '/api/projects')).toMatchObject([{ name: 'Apartment' }]);
  expect(await themeOf(app, 'Garden')).toMatchObject({ origin: 'user' });
  expect(await themeOf(app, 'Job')).toMatchObject({ renamed_from: 'Work' });
  await ada.call('POST', `/api/changes/${proposal?.id}/undo`);
  expect(await ada.call('GET', '/api/projects')).toMatchObject([{ name: 'Flat' }]);
  expect(await themeOf(app, 'Garden')).toBeUndefined();
  expect(await themeOf(app, 'Work')).toMatchObject({ renamed_from: null });
});

it('undoes a change of the conversation or of the history, and one that was undone is told as undone', async () => {
  const app = await createAppWithModel();
  const { ada, modelServer } = app;
  const milk = await ada.addTask({ title: 'Milk' });
  const { id, answer } = await callTools(app, [['delete_tasks', { ids: [milk.id] }]]);
  await acceptAll(ada, answer);
  expect(await listTasks(app)).toEqual([]);
  const undoing = await callTools(
    app,
    [
      ['undo', { change: 'C1' }],
      ['undo', { change: 'C7' }],
    ],
    id,
  );
  expect(undoing.outputs[1]).toEqual({ error: 'There is no such change.' });
  expect(undoing.answer.proposals).toMatchObject([
    { tool: 'undo_change', input: { change_id: answer.proposals[0]?.id, about: ['Milk'], count: 1 } },
  ]);
  await acceptAll(ada, undoing.answer);
  expect(await listTasks(app)).toMatchObject([{ id: milk.id }]);
  await callTools(app, [['find_tasks', {}]], id);
  const told = JSON.stringify(modelServer.calls.at(-1)?.body);
  expect(told).toContain('I accepted and then undid your proposal C1 delete_tasks');
  expect(told).toContain('I accepted your proposal C2 undo_change');
});

it('says of how many things a change is undone, also those of one name', async () => {
  const app = await createAppWithModel();
  const titles = Array.from({ length: 12 }, () => 'Water the plants');
  const { id, answer } = await callTools(app, [
    ['create_tasks', { tasks: titles.map((title) => ({ title })) }],
  ]);
  await acceptAll(app.ada, answer);
  const undoing = await callTools(app, [['undo', { change: 'C1' }]], id);
  expect(undoing.answer.proposals).toMatchObject([{ input: { about: titles.slice(0, 10), count: 12 } }]);
});

it('moves one date of a series alone, as its description says', async () => {
  const app = await createAppWithModel({ clock: () => new Date('2026-11-27T20:00:00Z') });
  const { ada } = app;
  const call = await ada.addTask({
    title: 'Ring grandma',
    due_date: '2026-12-04T19:00',
    recurrence: 'FREQ=WEEKLY',
  });
  const { answer } = await callTools(app, [
    ['change_tasks', { tasks: [{ id: call.id, due_date: '2026-12-05T11:00', recurrence: null }] }],
    [
      'create_tasks',
      { tasks: [{ title: 'Ring grandma', due_date: '2026-12-11T19:00', recurrence: 'FREQ=WEEKLY' }] },
    ],
  ]);
  await acceptAll(ada, answer);
  const done = await callTools(app, [['change_tasks', { tasks: [{ id: call.id, status: 'completed' }] }]]);
  await acceptAll(ada, done.answer);
  const open = (await listTasks(app)).filter(({ status }) => status !== 'completed');
  expect(open.map((task) => [task.due_date, task.recurrence])).toEqual([['2026-12-11T19:00', 'FREQ=WEEKLY']]);
});

it('withdraws an open proposal, of an earlier answer or the same one', async () => {
  const app = await createAppWithModel();
  const { ada } = app;
  const milk = await ada.addTask({ title: 'Milk' });
  const { id, answer } = await callTools(app, [['delete_tasks', { ids: [milk.id] }]]);
  const instead = await callTools(
    app,
    [
      ['undo', { change: 'C1' }],
      ['change_tasks', { tasks: [{ id: milk.id, priority: 'high' }] }],
      ['undo', { change: 'C2' }],
      ['change_tasks', { tasks: [{ id: milk.id, recurrence: 'weekly' }] }],
    ],
    id,
  );
  expect(instead.outputs[0]).toEqual({ change: 'C1', status: 'withdrawn' });
  expect(instead.outputs[2]).toEqual({ change: 'C2', status: 'withdrawn' });
  expect(instead.answer.proposals.map(({ status }) => status)).toEqual(['refused', 'open']);
  const { messages } = await ada.call('GET', `${conversations}/${id}`);
  expect(messages[1].proposals).toMatchObject([{ id: answer.proposals[0]?.id, status: 'refused' }]);
  expect(messages[3].proposals).toMatchObject([{ status: 'refused' }, { status: 'open' }]);
  const accepted = await ada.send('POST', `/api/assistant/proposals/${answer.proposals[0]?.id}/accept`, {});
  expect(accepted.status).toBe(409);
  const again = await callTools(app, [['undo', { change: 'C1' }]], id);
  expect(again.output).toEqual({ error: 'There is no such change.' });
});

it('takes nothing of another user by its id', async () => {
  const app = await createAppWithModel();
  const eve = await app.signUp();
  const hers = await eve.addTask({ title: 'Secret' });
  const { outputs, answer } = await callTools(app, [
    ['undo', { change: hers.id }],
    ['change_tasks', { tasks: [{ id: hers.id, priority: 'low' }] }],
    ['create_tasks', { tasks: [{ title: 'x', parent: hers.id }] }],
    ['change_places', { places: [{ kind: 'project', rename: uuidv7(), name: 'x' }] }],
  ]);
  for (const output of outputs) expect(output.error).toEqual(expect.any(String));
  expect(answer.proposals).toEqual([]);
});
