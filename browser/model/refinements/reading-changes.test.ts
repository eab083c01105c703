import { expect, it } from 'vitest';
import type { ActivityNames } from '#browser/model/activity/describe-change.ts';
import type { Activity } from '#contract/activity.ts';
import { newTask } from '#domain/new-task.ts';
import { formatReadDateWithin } from './format-read-date.ts';
import { listReadingChanges } from './reading-changes.ts';

const at = '2026-11-24T08:00:00.000Z';
const name = (id: unknown) => ({ health: 'Health', work: 'Work' })[String(id)];
const names: ActivityNames = {
  theme: (id) => (id === null ? 'Inbox' : name(id)),
  thread: name,
  project: name,
  task: name,
  note: name,
  mindfulness_session: name,
  focus_session: name,
  now: '2026-11-24T09:00',
  hourCycle: 'h23',
};

const entry = (
  entity_id: string,
  action: Activity['action'],
  changes: Activity['changes'] = {},
): Activity => ({
  id: `change:${entity_id}`,
  change_id: 'change',
  entity: 'task',
  entity_id,
  action,
  changes,
  overruled: {},
  edited_at: at,
  client: null,
  revision: 1,
});

const tasks = new Map(
  [
    newTask(
      { title: 'Ring the vet', theme_id: 'health', due_date: '2026-11-27T09:00' },
      { id: 'a', createdAt: at },
    ),
    newTask({ title: 'Buy feed' }, { id: 'b', createdAt: at }),
    { ...newTask({ title: 'Hi Tom' }, { id: 'c', createdAt: at }), deleted_at: at },
    newTask({ title: 'My own words' }, { id: 'd', createdAt: at }),
  ].map((task) => [task.id, task]),
);
const list = (entries: Activity[]) => listReadingChanges(entries, { names, taskOf: (id) => tasks.get(id) });

it('lists what a reading changed, before and after, in the order the tasks were said', () => {
  expect(
    list([
      entry('c', 'deleted', { deleted_at: [null, at] }),
      entry('b', 'created'),
      entry('a', 'updated', {
        due_date: [null, '2026-11-27T09:00'],
        title: ['vet', 'Ring the vet'],
        theme_id: [null, 'health'],
        llm_confidence: [0.4, 0.9],
      }),
    ]),
  ).toEqual([
    {
      taskId: 'a',
      kind: 'changed',
      title: 'Ring the vet',
      values: [
        { label: 'Title', before: '“vet”', after: '“Ring the vet”' },
        {
          label: 'Date',
          before: null,
          after: formatReadDateWithin('2026-11-27T09:00', names.now, names.hourCycle),
        },
        { label: 'Theme', before: 'Inbox', after: 'Health' },
      ],
      stands: true,
    },
    { taskId: 'b', kind: 'added', title: 'Buy feed', values: [], stands: true },
    { taskId: 'c', kind: 'removed', title: 'Hi Tom', values: [], stands: true },
  ]);
});

it('knows what does not stand any more, and leaves out what nobody sees', () => {
  const changed = list([
    entry('a', 'updated', { llm_confidence: [0.4, 0.9] }),
    entry('d', 'updated', { title: ['own words', 'Words'] }),
    entry('gone', 'updated', { title: ['x', 'y'] }),
  ]);
  expect(changed).toMatchObject([{ taskId: 'd', stands: false }]);
});
