import { uuidv7 } from 'uuidv7';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeIdHeader } from '#contract/sync-headers.ts';
import type { Task } from '#contract/tasks.ts';
import { ask, callTools, conversations, createAppWithModel } from '../../../testing/assistant.ts';
import { startCalendarServer, writeCalendar } from '../../../testing/calendar-server.ts';
import { tools } from './registry.ts';

type App = Awaited<ReturnType<typeof createAppWithModel>>;

const dayMs = 86_400_000;

const call = async (app: App, name: string, input: object) => {
  const { output } = await callTools(app, [[name, input]]);
  const tool = tools.find((one) => one.name === name);
  return output.error ? output : tool?.output.parse(output);
};
const titles = (tasks: Task[]) => tasks.map(({ title }) => title);
const minutes = (count: number) => count * 60_000;

/** Stores a focus session that began at an instant. */
const work = ({ ada }: App, task_id: string | null, started_at: string, workMinutes: number, intent = '') =>
  ada.call('POST', '/api/focus/sessions', {
    task_id,
    intent,
    started_at,
    ended_at: new Date(Date.parse(started_at) + minutes(workMinutes)).toISOString(),
    work_ms: minutes(workMinutes),
  });

describe('find_tasks', () => {
  it('shows what a person sees of a task', async () => {
    const app = await createAppWithModel();
    const { ada } = app;
    const task = await ada.addTask({
      title: 'Pack',
      description: `Boxes ${'first '.repeat(50)}`,
      context: 'Voice',
      estimated_pomodoros: 2,
      due_date: '2026-12-04',
    });
    const done = await ada.addTask({ title: 'Books', parent_id: task.id });
    await ada.addTask({ title: 'Plates', parent_id: task.id });
    await ada.call('PATCH', `/api/tasks/${done.id}/status?status=DONE`);
    await work(app, task.id, '2026-11-20T09:00:00.000Z', 40);
    const { tasks, count } = await call(app, 'find_tasks', { filter: 'pack' });
    expect(count).toBe(1);
    expect(tasks[0]).toMatchObject({
      id: 'T1',
      title: 'Pack',
      due_date: '2026-12-04',
      estimate_minutes: 50,
      worked_minutes: 40,
      subtasks: '1 of 2 done',
      from: 'Voice',
      created: expect.stringMatching(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{4}-\d\d-\d\d$/),
    });
    expect(tasks[0].notes).toMatch(/^Boxes first .*…$/);
    const completed = await call(app, 'find_tasks', { status: 'completed' });
    expect(completed.tasks).toMatchObject([
      { title: 'Books', completed: expect.stringMatching(/^\w{3} \d{4}-\d\d-\d\d \d\d:\d\d$/) },
    ]);
  });

  it('finds open tasks unless the filter says otherwise, sorts and pages', async () => {
    const app = await createAppWithModel();
    const [late, soon, done] = [
      await app.ada.addTask({ title: 'late', due_date: '2026-12-24', priority: 'urgent' }),
      await app.ada.addTask({ title: 'soon', due_date: '2026-12-01' }),
      await app.ada.addTask({ title: 'done' }),
    ];
    await app.ada.call('PATCH', `/api/tasks/${done.id}/status?status=DONE`);
    await work(app, late.id, '2026-11-20T09:00:00.000Z', 10);
    await work(app, soon.id, '2026-11-20T09:30:00.000Z', 20);
    const found = async (input: object) => titles((await call(app, 'find_tasks', input)).tasks);
    expect(await found({})).toEqual(['soon', 'late']);
    expect(await found({ sort: 'priority' })).toEqual(['late', 'soon']);
    expect(await found({ sort: 'age' })).toEqual(['late', 'soon']);
    expect(await found({ sort: 'worked' })).toEqual(['soon', 'late']);
    expect(await found({ filter: 'is:completed' })).toEqual(['done']);
    expect(await found({ filter: 'completed: today' })).toEqual(['done']);
    expect(await found({ status: 'any', sort: 'completed' })).toHaveLength(3);
    expect(await call(app, 'find_tasks', { limit: 1 })).toMatchObject({ count: 2, next_offset: 1 });
    expect(await found({ limit: 1, offset: 1 })).toEqual(['late']);
  });

  it('counts open and completed tasks apart, places without tasks too', async () => {
    const app = await createAppWithModel();
    const themes = await app.ada.call('GET', '/api/organization/themes');
    const work = themes.find(({ name }: { name: string }) => name === 'Work');
    for (const status of ['pending', 'in_progress', 'completed'] as const)
      await app.ada.addTask({ title: status, theme_id: work.id, status, due_date: '2026-12-01' });
    const { groups } = await call(app, 'find_tasks', { count_by: 'theme' });
    expect(groups).toContainEqual({ name: 'Work', open: 2, completed: 1 });
    expect(groups).toContainEqual({ name: 'Health', open: 0, completed: 0 });
    const byWeek = await call(app, 'find_tasks', { count_by: 'week', status: 'open' });
    expect(byWeek.groups).toEqual([{ name: 'week of Mon 2026-11-30', open: 2, completed: 0 }]);
  });

  it('counts no subtasks in groups, and says so, so that the groups add up to the count', async () => {
    const app = await createAppWithModel();
    const { ada } = app;
    const tent = await ada.addTask({ title: 'Tent', tags: ['trip', 'buy'] });
    await ada.addTask({ title: 'Stove', tags: ['trip'] });
    await ada.addTask({ title: 'Pegs', parent_id: tent.id });
    const { count, groups, notes } = await call(app, 'find_tasks', { count_by: 'theme' });
    expect(count).toBe(2);
    expect(groups.reduce((sum: number, { open }: { open: number }) => sum + open, 0)).toBe(2);
    expect(notes).toEqual(['Subtasks are not counted: 1 match, too.']);
    const byTag = await call(app, 'find_tasks', { count_by: 'tag' });
    expect(byTag.notes).toContain('A task with several tags is in the group of each.');
  });

  it('says which terms were read as words, and which names nothing has', async () => {
    const app = await createAppWithModel();
    await app.ada.addTask({ title: 'Paint' });
    expect(await call(app, 'find_tasks', { filter: 'time spent > 0' })).toEqual({
      count: 0,
      tasks: [],
      notes: ['Read as words that a task must contain, not as conditions: “time”, “spent”, “>”, “0”.'],
    });
    const { notes } = await call(app, 'find_tasks', { filter: '#Wrk & overdue' });
    expect(notes).toEqual([expect.stringContaining('There is no theme or project “wrk”')]);
    expect(await call(app, 'find_tasks', { filter: 'overdue' })).not.toHaveProperty('notes');
  });
});

it('keeps the short ids of a conversation, and links by them', async () => {
  const app = await createAppWithModel();
  const milk = await app.ada.addTask({ title: 'Milk', due_date: '2026-12-01' });
  const { id } = await callTools(app, [['find_tasks', {}]]);
  const bread = await app.ada.addTask({ title: 'Bread', due_date: '2026-11-30' });
  app.modelServer.willReply(
    { text: '', toolCalls: [{ name: 'find_tasks', input: {} }] },
    { text: '[Bread](task:T2), then [Milk](task:T1), not [more](task:T3).' },
  );
  const { answer } = await ask(app.ada, 'What is due?', id);
  expect(answer.text).toBe(`[Bread](task:${bread.id}), then [Milk](task:${milk.id}), not more.`);
  app.modelServer.willReply({ text: 'Yes.' });
  await ask(app.ada, 'Sure?', id);
  const sent = JSON.stringify(app.modelServer.calls.at(-1)?.body);
  expect(sent).toContain('[Bread](task:T2)');
  // The results of the answer before are still there; those of older ones are not.
  expect(sent.match(/Your tool find_tasks/g)).toHaveLength(1);
  expect(sent).not.toContain(milk.id);
  const { messages } = await app.ada.call('GET', `${conversations}/${id}`);
  expect(JSON.stringify(messages)).not.toContain('memory');
});

it('read_task shows all notes, subtasks and what was found in them', async () => {
  const app = await createAppWithModel();
  const description = 'A long story. '.repeat(40);
  const task = await app.ada.addTask({ title: 'Plan', description });
  await app.ada.addTask({ title: 'Step', parent_id: task.id });
  expect(await call(app, 'read_task', { id: task.id })).toMatchObject({
    title: 'Plan',
    notes: description,
    subtasks: [{ title: 'Step', parent: 'T1' }],
  });
});

it('read_time sums up focus time by day, task and theme, in the user’s zone, against estimates', async () => {
  const app = await createAppWithModel();
  const themes = await app.ada.call('GET', '/api/organization/themes');
  const theme = themes.find(({ name }: { name: string }) => name === 'Work');
  const report = await app.ada.addTask({ title: 'Report', theme_id: theme.id, estimated_pomodoros: 2 });
  const other = await app.ada.addTask({ title: 'Other' });
  await work(app, report.id, '2026-11-16T09:00:00.000Z', 25);
  // Already the 18th in Vienna.
  await work(app, report.id, '2026-11-17T23:30:00.000Z', 30);
  await work(app, other.id, '2026-11-17T10:00:00.000Z', 5);
  await work(app, null, '2026-11-25T10:00:00.000Z', 60, 'Sort the desk');
  const range = { from: '2026-11-16', to: '2026-11-22' };
  expect(await call(app, 'read_time', { ...range, group_by: 'task' })).toEqual({
    minutes: 60,
    sessions: 3,
    groups: [
      { id: 'T1', name: 'Report', minutes: 55, sessions: 2, estimate_minutes: 50 },
      { id: 'T2', name: 'Other', minutes: 5, sessions: 1, estimate_minutes: 25 },
    ],
  });
  expect(await call(app, 'read_time', { ...range, group_by: 'day', theme: 'Work' })).toMatchObject({
    minutes: 55,
    groups: [{ name: 'Mon 2026-11-16' }, { name: 'Wed 2026-11-18' }],
  });
  const all = { from: '2026-11-16', to: '2026-11-30' };
  expect((await call(app, 'read_time', { ...all, group_by: 'theme' })).groups).toEqual([
    { name: 'Inbox', minutes: 65, sessions: 2 },
    { name: 'Work', minutes: 55, sessions: 2 },
  ]);
  expect((await call(app, 'read_time', { ...all, group_by: 'project' })).groups).toEqual([
    { name: 'no project', minutes: 120, sessions: 4 },
  ]);
  expect(await call(app, 'read_time', { ...all, group_by: 'task', theme: 'Inbox' })).toMatchObject({
    minutes: 65,
    groups: [{ name: 'Sort the desk' }, { name: 'Other' }],
  });
});

it('read_history says what was postponed how often, what was completed, and what was changed', async () => {
  const app = await createAppWithModel();
  const { ada } = app;
  const taxes = await ada.addTask({ title: 'Taxes', due_date: '2026-11-01' });
  const milk = await ada.addTask({ title: 'Milk', due_date: '2026-11-01' });
  for (const due_date of ['2026-11-05', '2026-11-15'])
    await ada.call('PUT', `/api/tasks/${taxes.id}`, { due_date });
  await ada.call('PUT', `/api/tasks/${milk.id}`, { due_date: '2026-11-02' });
  await ada.call('PUT', `/api/tasks/${milk.id}`, { due_date: '2026-10-30' });
  await ada.call('PATCH', `/api/tasks/${milk.id}/status?status=DONE`);
  expect((await call(app, 'read_history', { what: 'postponed' })).postponed).toMatchObject([
    { task: { id: 'T1', title: 'Taxes' }, times: 2, days: 14 },
    { task: { title: 'Milk' }, times: 1, days: 1 },
  ]);
  expect((await call(app, 'read_history', { what: 'completed' })).completed).toMatchObject([
    { task: { title: 'Milk' } },
  ]);
  const { changes } = await call(app, 'read_history', { what: 'changes', task: milk.id });
  expect(changes[0]).toMatchObject({
    change: 'C1',
    what: ['updated “Milk”: status "pending" → "completed"'],
  });
  expect(changes).toHaveLength(4);
  expect(await call(app, 'read_history', { what: 'changes', to: '2026-01-01' })).toEqual({ changes: [] });
});

it('read_history does not count a move that was undone as postponed, and shows open tasks only if asked', async () => {
  const app = await createAppWithModel();
  const { ada } = app;
  const add = (title: string) => ada.addTask({ title, due_date: '2026-11-01' });
  const [undone, once, done] = [await add('Undone'), await add('Once'), await add('Done')];
  const move = async ({ id }: Task, due_date: string) => {
    const change = uuidv7();
    await ada.call('PUT', `/api/tasks/${id}`, { due_date }, { [changeIdHeader]: change });
    return change;
  };
  await move(done, '2026-11-05');
  await ada.call('PATCH', `/api/tasks/${done.id}/status?status=DONE`);
  await ada.call('POST', `/api/changes/${await move(undone, '2026-11-20')}/undo`);
  await move(once, '2026-11-03');
  await ada.call('POST', `/api/changes/${await move(once, '2026-11-09')}/undo`);
  const postponed = async (input: object) =>
    (await call(app, 'read_history', { what: 'postponed', ...input })).postponed;
  expect(await postponed({})).toMatchObject([
    { task: { title: 'Done' }, times: 1, days: 4 },
    { task: { title: 'Once' }, times: 1, days: 2 },
  ]);
  expect(await postponed({ open_only: true })).toMatchObject([{ task: { title: 'Once' } }]);
});

it('search_everything finds tasks, notes, links, captures and conversations in one list', async () => {
  const app = await createAppWithModel();
  const { ada } = app;
  await ada.addTask({ title: 'Service the heating', description: 'Ask about the boiler' });
  await ada.call('POST', '/api/notes', { title: 'Boiler', body: 'The serial number is 42' });
  await ada.call('POST', '/api/notes', { title: 'Manual', url: 'https://boiler.example.org' });
  await ada.call('POST', '/api/tasks?auto_classify=true', { title: 'ring the plumber about the boiler' });
  app.modelServer.willReply({ text: 'No idea.' });
  await ask(ada, 'Where is the boiler?');
  const all = await call(app, 'search_everything', { words: 'the boilers' });
  expect(new Set(all.results.map(({ kind }: { kind: string }) => kind))).toEqual(
    new Set(['task', 'note', 'link', 'capture', 'conversation']),
  );
  expect(all.results[0].title).toMatch(/boiler/i);
  expect(all.results).toContainEqual(
    expect.objectContaining({ kind: 'link', title: 'Manual', url: 'https://boiler.example.org' }),
  );
  expect(all.results).toContainEqual(
    expect.objectContaining({ kind: 'task', title: 'Service the heating', excerpt: 'Ask about the boiler' }),
  );
});

it('search_everything does not find the conversation that it is asked in', async () => {
  const app = await createAppWithModel();
  app.modelServer.willReply({ text: 'No idea.' });
  const { id } = await ask(app.ada, 'Where is the boiler?');
  const { output } = await callTools(app, [['search_everything', { words: 'boiler' }]], id);
  expect(output).toEqual({ count: 0, results: [] });
});

it('read_plan shows each day’s load against the hours set aside, by corrected estimates', async () => {
  const app = await createAppWithModel();
  const { ada } = app;
  const day = { monday: 60, tuesday: 60, wednesday: 60, thursday: 60, friday: 60, saturday: 0, sunday: 0 };
  await ada.call('PUT', '/api/settings/planned_minutes', { value: day });
  await ada.addTask({ title: 'Report', due_date: '2030-01-07', estimated_pomodoros: 4 });
  await ada.addTask({ title: 'Old', due_date: '2020-01-01' });
  await ada.addTask({ title: 'Some day' });
  expect(await call(app, 'read_plan', { from: '2030-01-06', days: 2 })).toMatchObject({
    estimate_factor: 1,
    days: [
      { day: 'Sun 2030-01-06', set_aside: 0, planned: 0 },
      {
        day: 'Mon 2030-01-07',
        set_aside: 60,
        planned: 100,
        over: 40,
        tasks: [{ title: 'Report', minutes: 100 }],
      },
    ],
    overdue: { count: 1, minutes: 25 },
    without_date: 1,
  });
});

it('read_plan takes the events of calendars off the hours set aside', async () => {
  const server = await startCalendarServer();
  onTestFinished(server.close);
  const app = await createAppWithModel({
    clock: () => new Date('2026-11-21T08:00:00Z'),
    allowedCalendarHosts: [server.host],
  });
  const meeting = (start: string) => [`DTSTART:${start}`, 'DURATION:PT45M'];
  const url = server.serve(
    '/a.ics',
    writeCalendar([
      meeting('20261123T090000Z'),
      meeting('20261123T093000Z'),
      meeting('20261124T000000Z').concat('TRANSP:TRANSPARENT'),
    ]),
  );
  await app.ada.call('POST', '/api/calendar/subscriptions', { url });
  const minutes = {
    monday: 120,
    tuesday: 60,
    wednesday: 60,
    thursday: 60,
    friday: 60,
    saturday: 0,
    sunday: 0,
  };
  await app.ada.call('PUT', '/api/settings/planned_minutes', { value: minutes });
  const plan = await call(app, 'read_plan', { from: '2026-11-23', days: 2 });
  expect(plan.days).toEqual([
    { day: 'Mon 2026-11-23', set_aside: 45, events: 75, planned: 0 },
    { day: 'Tue 2026-11-24', set_aside: 60, planned: 0 },
  ]);
});

it('read_plan takes off what was worked, and says what can be moved; what has passed today is overdue only', async () => {
  // A session is signed by the real clock, and lasts an hour: by that clock, eleven o'clock of yesterday is never too late.
  const due_date = new Date(Date.now() - dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const app = await createAppWithModel({ clock: () => new Date(`${due_date}T11:00:00.000Z`) });
  const { ada } = app;
  const report = await ada.addTask({ title: 'Report', due_date, estimated_pomodoros: 4 });
  await ada.addTask({ title: 'Vet', due_date: `${due_date}T08:30`, priority: 'high' });
  await ada.addTask({ title: 'Meeting', due_date: `${due_date}T16:00`, recurrence: 'FREQ=WEEKLY' });
  await work(app, report.id, `${due_date}T05:00:00.000Z`, 81);
  expect(await call(app, 'read_plan', { days: 92 })).toMatchObject({
    days: {
      length: 92,
      0: {
        planned: 45,
        tasks: [
          { title: 'Meeting', minutes: 25, time: '16:00', recurrence: 'FREQ=WEEKLY' },
          { title: 'Report', minutes: 20 },
        ],
      },
    },
    overdue: {
      count: 1,
      minutes: 25,
      tasks: [
        {
          title: 'Vet',
          minutes: 25,
          priority: 'high',
          due_date: expect.stringContaining(`${due_date} 08:30`),
        },
      ],
    },
  });
});

it('shows nothing of another user', async () => {
  const app = await createAppWithModel();
  const eve = await app.signUp();
  const hers = await eve.addTask({ title: 'Secret boiler', due_date: '2026-11-01' });
  await eve.call('POST', '/api/notes', { title: 'Secret boiler' });
  const { outputs } = await callTools(app, [
    ['search_everything', { words: 'boiler' }],
    ['find_tasks', { status: 'any' }],
    ['read_history', { what: 'changes' }],
    ['read_plan', {}],
    ['read_time', { from: '2026-01-01', to: '2030-01-01', group_by: 'task' }],
    ['read_task', { id: hers.id }],
  ]);
  expect(JSON.stringify(outputs)).not.toContain('Secret');
  expect(outputs[5]).toEqual({ error: `There is no task ${hers.id}.` });
});
