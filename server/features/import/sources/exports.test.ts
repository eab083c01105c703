import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readForTest, tryToRead } from '../testing.ts';

const uuid = (n: number) => `${String(n).repeat(8)}-1111-4111-8111-111111111111`;
const entry = '20261101T090000Z';

const taskwarrior = [
  {
    uuid: uuid(1),
    description: 'Bins',
    status: 'recurring',
    entry,
    due: '20261105T230000Z',
    recur: 'weekly',
    mask: '+--',
  },
  {
    uuid: uuid(2),
    description: 'Bins',
    status: 'pending',
    entry,
    due: '20261126T230000Z',
    recur: 'weekly',
    parent: uuid(1),
    imask: 2,
  },
  {
    uuid: uuid(3),
    description: 'Bins',
    status: 'pending',
    entry,
    due: '20261119T230000Z',
    recur: 'weekly',
    parent: uuid(1),
    imask: 1,
  },
  {
    uuid: uuid(4),
    description: 'Bins',
    status: 'completed',
    entry,
    end: '20261112T080000Z',
    recur: 'weekly',
    parent: uuid(1),
    imask: 0,
  },
  {
    uuid: uuid(5),
    description: 'Paint',
    status: 'pending',
    entry,
    due: '20261125T140000Z',
    project: 'house.garden',
    tags: ['diy'],
    priority: 'H',
    annotations: [{ entry, description: 'green' }],
    depends: [uuid(2)],
  },
  { uuid: uuid(6), description: 'Gone', status: 'deleted', entry, end: entry },
  { uuid: uuid(7), description: 'Filter', status: 'recurring', entry, due: '20261225T090000Z', recur: 'P3M' },
  { uuid: uuid(8), description: 'Odd', status: 'recurring', entry, recur: 'constructor' },
];

it('reads Taskwarrior: a series once, with the date of its next instance', () => {
  const read = readForTest('tasks.json', JSON.stringify(taskwarrior));
  expect(read.source).toBe('taskwarrior');
  const created_at = '2026-11-01T09:00:00.000Z';
  expect(read.tasks).toEqual([
    { title: 'Bins', due_date: '2026-11-20', recurrence: 'FREQ=WEEKLY', created_at },
    { title: 'Bins', done: true, completed_at: '2026-11-12T08:00:00.000Z', created_at },
    {
      title: 'Paint',
      description: 'green',
      priority: 'high',
      due_date: '2026-11-25T15:00',
      tags: ['diy'],
      project: 'house / garden',
      created_at,
    },
    { title: 'Filter', due_date: '2026-12-25T10:00', recurrence: 'FREQ=MONTHLY;INTERVAL=3', created_at },
    { title: 'Odd', description: 'Repeats: constructor', created_at },
  ]);
  expect(read.skipped).toMatchObject([{ row: 6, title: 'Gone' }]);
  const lines = taskwarrior.map((task) => JSON.stringify(task)).join('\n');
  expect(readForTest('tasks.json', lines).tasks).toEqual(read.tasks);
});

const googleTasks = {
  kind: 'tasks#taskLists',
  items: [
    {
      kind: 'tasks#tasks',
      id: 'L1',
      title: 'My Tasks',
      items: [
        { kind: 'tasks#task', id: 'b', title: 'Book', status: 'needsAction', parent: 'a' },
        {
          kind: 'tasks#task',
          id: 'a',
          title: 'Trip',
          notes: 'By train',
          status: 'needsAction',
          due: '2026-12-05T00:00:00.000Z',
          created: '2026-11-01T08:00:00Z',
          links: [{ type: 'email', link: 'https://mail' }],
        },
        {
          kind: 'tasks#task',
          id: 'c',
          title: 'Done',
          status: 'completed',
          completed: '2026-11-02T08:00:00.000Z',
          hidden: true,
        },
        { kind: 'tasks#task', id: 'd', title: '', status: 'needsAction' },
        { kind: 'tasks#task', id: 'e', title: 'Gone', status: 'needsAction', deleted: true },
      ],
    },
  ],
};

it('reads Google Tasks, also in the archive of Takeout', () => {
  const zip = zipSync({
    'Takeout/Tasks/Tasks.json': strToU8(JSON.stringify(googleTasks)),
    'Takeout/archive_browser.html': strToU8('<html>'),
  });
  const read = readForTest('takeout.zip', zip);
  expect(read.source).toBe('google-tasks');
  expect(read.projects).toMatchObject([{ name: 'My Tasks', tasks: 3 }]);
  expect(read.tasks).toEqual([
    {
      title: 'Trip',
      description: 'By train\n\nhttps://mail',
      due_date: '2026-12-05',
      created_at: '2026-11-01T08:00:00.000Z',
      project: 'L1',
    },
    { title: 'Done', done: true, completed_at: '2026-11-02T08:00:00.000Z', project: 'L1' },
    { title: 'Book', project: 'L1', under: 'Trip' },
  ]);
  expect(read.skipped.map(({ title }) => title)).toEqual(['Gone', '']);
});

const created = 1_761_991_200_000;
const entities = (...all: ({ id: string } & Record<string, unknown>)[]) => ({
  ids: all.map(({ id }) => id),
  entities: Object.fromEntries(all.map((one) => [one.id, one])),
});
const superProductivity = {
  timestamp: 1,
  crossModelVersion: 4,
  data: {
    task: entities(
      {
        id: 't1',
        title: 'Deep work',
        projectId: 'p1',
        tagIds: ['TODAY', 'g1'],
        subTaskIds: ['t2'],
        isDone: false,
        created,
        dueWithTime: Date.UTC(2026, 11, 1, 10),
        notes: 'No phone',
        repeatCfgId: 'r1',
      },
      {
        id: 't2',
        title: 'Outline',
        parentId: 't1',
        projectId: 'p1',
        tagIds: [],
        isDone: true,
        doneOn: created,
        created,
      },
      {
        id: 't3',
        title: 'Plan',
        projectId: 'INBOX_PROJECT',
        tagIds: ['EM_URGENT'],
        dueDay: '2026-12-24',
        isDone: false,
        created,
        repeatCfgId: 'r2',
      },
    ),
    project: entities({ id: 'p1', title: 'Thesis' }, { id: 'INBOX_PROJECT', title: 'Inbox' }),
    tag: entities({ id: 'g1', title: 'focus' }, { id: 'TODAY', title: 'Today' }),
    taskRepeatCfg: entities(
      { id: 'r1', repeatCycle: 'WEEKLY', repeatEvery: 2, monday: true, friday: true, isPaused: false },
      { id: 'r2', repeatCycle: 'MONTHLY', repeatEvery: 1, repeatFromCompletionDate: true },
    ),
    archiveYoung: {
      task: entities({
        id: 'o1',
        title: 'Old',
        projectId: 'p1',
        tagIds: [],
        isDone: true,
        doneOn: created,
        created,
      }),
    },
  },
};

it('reads Super Productivity: archives, repeats, and both forms of its file', () => {
  const read = readForTest('sp.json', JSON.stringify(superProductivity));
  expect(read.source).toBe('super-productivity');
  const created_at = '2025-11-01T10:00:00.000Z';
  expect(read.tasks).toEqual([
    {
      title: 'Deep work',
      description: 'No phone',
      due_date: '2026-12-01T11:00',
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
      tags: ['focus'],
      created_at,
      project: 'p1',
    },
    {
      title: 'Plan',
      priority: 'urgent',
      due_date: '2026-12-24',
      recurrence: 'FREQ=MONTHLY',
      recurs_from_completion: true,
      created_at,
    },
    { title: 'Old', done: true, completed_at: created_at, created_at, project: 'p1' },
    { title: 'Outline', done: true, completed_at: created_at, created_at, project: 'p1', under: 'Deep work' },
  ]);
  expect(readForTest('sp.json', JSON.stringify(superProductivity.data)).tasks).toEqual(read.tasks);
});

const none = '0001-01-01T00:00:00Z';
const vikunja = [
  { id: 1, title: 'Inbox', hex_color: '', parent_project_id: 0, tasks: [], buckets: [] },
  {
    id: 2,
    title: 'Garden',
    hex_color: '1973ff',
    parent_project_id: 0,
    buckets: [{ id: 5, title: 'Doing' }],
    tasks: [
      {
        id: 11,
        title: 'Compost',
        done: false,
        done_at: none,
        due_date: none,
        related_tasks: { parenttask: [{ id: 10 }] },
        created: '2026-10-01T08:00:00Z',
      },
      {
        id: 10,
        title: 'Dig',
        description: '<p>Deep &amp; wide</p><ul><li>left</li></ul>',
        done: false,
        due_date: '2026-12-01T11:00:00Z',
        reminders: [{ reminder: '2026-12-01T10:00:00Z' }],
        priority: 5,
        labels: [{ id: 1, title: 'outside' }],
        repeat_after: 1_209_600,
        repeat_mode: 0,
        bucket_id: 5,
        comments: [{ comment: '<p>Yes</p>' }],
        created: '2026-10-01T08:00:00Z',
      },
      {
        id: 12,
        title: 'Pay',
        done: true,
        done_at: '2026-11-01T09:00:00Z',
        due_date: '2026-11-01T23:00:00Z',
        repeat_mode: 1,
        repeat_after: 1,
      },
    ],
  },
  { id: -1, title: 'Favorites', hex_color: '', parent_project_id: 0, tasks: [{ id: 10, title: 'Dig' }] },
];

it('reads Vikunja: data.json in its archive, without the attachments', () => {
  const zip = zipSync({
    'data.json': strToU8(JSON.stringify(vikunja)),
    VERSION: strToU8('v1'),
    'filters.json': strToU8('[]'),
    'files/1': new Uint8Array(9),
  });
  const read = readForTest('vikunja-export.zip', zip);
  expect(read.source).toBe('vikunja');
  expect(read.projects).toMatchObject([{ name: 'Garden', tasks: 3, threads: ['Doing'] }]);
  const created_at = '2026-10-01T08:00:00.000Z';
  expect(read.tasks).toEqual([
    {
      title: 'Dig',
      description: 'Deep & wide\n\n- left\n\nYes',
      priority: 'urgent',
      due_date: '2026-12-01T12:00',
      remind_at: '2026-12-01T11:00',
      recurrence: 'FREQ=WEEKLY;INTERVAL=2',
      tags: ['outside'],
      created_at,
      project: '2',
      thread: 'Doing',
    },
    {
      title: 'Pay',
      done: true,
      completed_at: '2026-11-01T09:00:00.000Z',
      due_date: '2026-11-02',
      recurrence: 'FREQ=MONTHLY',
      project: '2',
    },
    { title: 'Compost', created_at, project: '2', thread: 'Doing', under: 'Dig' },
  ]);
});

const utc = (dateTime: string) => ({ dateTime: `${dateTime}.0000000`, timeZone: 'UTC' });
const microsoft = [
  {
    id: 'L',
    displayName: 'Tasks',
    wellknownListName: 'defaultList',
    tasks: [
      {
        id: 'm1',
        importance: 'high',
        isReminderOn: true,
        status: 'notStarted',
        title: 'Call',
        createdDateTime: '2026-11-01T08:00:00.1234567Z',
        body: { content: 'About\r\nrent', contentType: 'text' },
        categories: ['Blue'],
        dueDateTime: utc('2026-12-24T00:00:00'),
        reminderDateTime: utc('2026-12-24T08:00:00'),
        recurrence: {
          pattern: { type: 'relativeMonthly', interval: 2, index: 'last', daysOfWeek: ['friday'] },
          range: { type: 'endDate', endDate: '2027-12-31' },
        },
        checklistItems: [
          { id: 'c1', displayName: 'Dial', isChecked: true, checkedDateTime: '2026-11-02T08:00:00Z' },
        ],
      },
    ],
  },
  {
    id: 'M',
    displayName: 'Errands',
    wellknownListName: 'none',
    tasks: [
      {
        id: 'm2',
        importance: 'normal',
        status: 'completed',
        title: 'Post',
        completedDateTime: utc('2026-11-03T00:00:00'),
        dueDateTime: utc('2026-11-02T23:00:00'),
      },
    ],
  },
];

it('reads Microsoft To Do: lists in the form of Microsoft Graph', () => {
  const read = readForTest('todo.json', JSON.stringify({ value: microsoft }));
  expect(read.source).toBe('microsoft-to-do');
  expect(read.projects).toMatchObject([{ name: 'Errands', tasks: 1 }]);
  expect(read.tasks).toEqual([
    {
      title: 'Call',
      description: 'About\nrent',
      priority: 'high',
      due_date: '2026-12-24',
      remind_at: '2026-12-24T09:00',
      recurrence: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR;UNTIL=20271231',
      tags: ['Blue'],
      created_at: '2026-11-01T08:00:00.123Z',
    },
    {
      title: 'Post',
      done: true,
      due_date: '2026-11-03',
      completed_at: '2026-11-03T00:00:00.000Z',
      project: 'M',
    },
    { title: 'Dial', done: true, completed_at: '2026-11-02T08:00:00.000Z', under: 'Call' },
  ]);
});

it('says that an export of Heddle is damaged', () => {
  expect(tryToRead('a.json', '{"format":"heddle-export","tasks":[]}')).toMatchObject({
    refusal: { code: 'damaged', message: expect.stringContaining('Export it again') },
  });
});

const odd = [
  null,
  '',
  0,
  -1,
  1e20,
  true,
  [],
  {},
  [null],
  'constructor',
  '__proto__',
  '\u0000\ud800',
  'x'.repeat(20_000),
  '9999-99-99T99:99:99Z',
];

it('reads files whose parts are damaged, or says so, but never fails', () => {
  const files = [taskwarrior, googleTasks, superProductivity, vikunja, microsoft];
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(200), fc.constantFrom(...odd), (file, at, value) => {
      let place = 0;
      const damaged = JSON.stringify(file, (key, given) => (key !== '' && place++ === at ? value : given));
      const reply = tryToRead('a.json', damaged);
      if ('refusal' in reply) expect(reply.refusal.message).toMatch(/\.$/);
      else for (const batch of reply.result.batches) expect(batch).not.toContain('\\u0000');
    }),
    { numRuns: 300 },
  );
});
