// Files in the form in which other apps export them, with facts of our own.

const uuid = (n: number) => `${String(n).repeat(8)}-1111-4111-8111-111111111111`;
const entry = '20261101T090000Z';

export const taskwarrior = [
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

export const googleTasks = {
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

const created = 1_761_991_200_000;
const entities = (...all: ({ id: string } & Record<string, unknown>)[]) => ({
  ids: all.map(({ id }) => id),
  entities: Object.fromEntries(all.map((one) => [one.id, one])),
});
export const superProductivity = {
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

const none = '0001-01-01T00:00:00Z';
export const vikunja = [
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

const utc = (dateTime: string) => ({ dateTime: `${dateTime}.0000000`, timeZone: 'UTC' });
export const microsoft = [
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
