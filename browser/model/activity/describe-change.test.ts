import { expect, it } from 'vitest';
import type { Activity } from '#contract/activity.ts';
import { followingId } from '#domain/following-id.ts';
import { type ActivityNames, describeChange, describeEntry, describeOverruled } from './describe-change.ts';

const named = (names: Record<string, string>) => (id: unknown) => names[String(id)];
const names: ActivityNames = {
  theme: named({ null: 'Inbox', w: 'Work' }),
  thread: named({ t: 'Teeth' }),
  project: named({ p: 'House' }),
  task: named({ a: 'Buy milk', b: 'Call mum' }),
  note: named({ n: 'Idea' }),
  mindfulness_session: named({ s: 'Quick Breathing' }),
  focus_session: named({ f: 'Weave' }),
  now: '2026-11-21T09:00',
  hourCycle: 'h23',
};

const entry = (given: Partial<Activity>): Activity => ({
  id: 'c:a',
  change_id: 'c',
  entity: 'task',
  entity_id: 'a',
  action: 'updated',
  changes: {},
  overruled: {},
  edited_at: '2026-11-21T08:00:00.000Z',
  client: null,
  revision: 1,
  ...given,
});

it.each<[string, Activity['changes'], string]>([
  ['completing', { status: ['pending', 'completed'], completed_at: [null, 'x'] }, 'Completed'],
  ['reopening', { status: ['completed', 'pending'] }, 'Reopened'],
  [
    'a move with what follows from it',
    { theme_id: [null, 'w'], llm_confidence: [0.5, null] },
    'Moved to Work',
  ],
  ['a move to the Inbox', { theme_id: ['w', null] }, 'Moved to Inbox'],
  ['a theme nobody knows any more', { theme_id: [null, 'x'] }, 'Moved to another theme'],
  ['several fields', { priority: [null, 'high'], due_date: [null, null] }, 'Priority high, date removed'],
  [
    'tags that come and go',
    {
      tags: [
        ['a', 'b'],
        ['b', 'c'],
      ],
    },
    'Tagged c, tag a removed',
  ],
  ['a thread', { thread_id: [null, 't'] }, 'Put in thread “Teeth”'],
  ['leaving a project', { project_id: ['p', null] }, 'Taken out of “House”'],
  ['repeating', { recurrence: [null, 'FREQ=DAILY'] }, 'Repeats every day'],
  [
    'tasks added from the description',
    { suggestions: [[{ id: 'x' }, { id: 'y' }], [{ id: 'y' }]] },
    'Found in the description: 1 left',
  ],
  [
    'dismissing what was found',
    { suggestions: [[{ id: 'x' }], []] },
    'Found in the description: nothing left',
  ],
  ['what has no words', { alternatives: [[], []] }, 'Changed'],
  [
    'that a guess was right',
    { llm_confidence: [0.4, null], filed_at: [null, '2026-11-21T09:00:00.000Z'] },
    'Confirmed the theme',
  ],
  [
    'that this was taken back',
    { llm_confidence: [null, 0.4], filed_at: ['2026-11-21T09:00:00.000Z', null] },
    'Changed',
  ],
])('says %s in plain words', (_what, changes, said) => {
  expect(describeEntry(entry({ changes }), names)).toBe(said);
});

it('names a single row and counts several', () => {
  const added = entry({ action: 'created' });
  expect(describeChange({ entries: [added], total: 1 }, names)).toMatchObject({
    what: 'Added',
    about: 'Buy milk',
  });
  const note = entry({ action: 'created', entity: 'note', entity_id: 'n' });
  expect(describeChange({ entries: [note], total: 1 }, names)).toMatchObject({
    what: 'Added note',
    about: 'Idea',
  });
  const done = (entity_id: string) => entry({ entity_id, changes: { status: ['pending', 'completed'] } });
  expect(describeChange({ entries: [done('a'), done('b')], total: 1200 }, names).what).toBe(
    'Completed 1,200 tasks',
  );
  const moved = (entity_id: string) => entry({ entity_id, changes: { theme_id: [null, 'w'] } });
  expect(describeChange({ entries: [moved('a'), moved('b')], total: 2 }, names).what).toBe(
    'Moved to Work: 2 tasks',
  );
  expect(describeChange({ entries: [done('a'), note], total: 2 }, names).what).toBe('Changed 2 things');
});

it('leaves out rows that changed only as a consequence', () => {
  const id = '0192f000-0000-7abc-8000-00000000000a';
  const named = { ...names, task: () => 'Pay rent' };
  const completed = entry({ entity_id: id, changes: { status: ['pending', 'completed'] } });
  const next = entry({ entity_id: followingId(id), action: 'created' });
  expect(describeChange({ entries: [next, completed], total: 2 }, named)).toEqual({
    what: 'Completed',
    about: 'Pay rent',
    entries: [completed],
    total: 1,
  });
  const inTheme = entry({ changes: { theme_id: ['w', null], thread_id: ['t', null] } });
  const thread = entry({ entity: 'thread', entity_id: 't', action: 'deleted' });
  const theme = entry({ entity: 'theme', entity_id: 'w', action: 'deleted' });
  expect(describeChange({ entries: [inTheme, thread, theme], total: 300 }, names)).toMatchObject({
    what: 'Deleted theme',
    about: 'Work',
    total: 1,
  });
  const merged = entry({ changes: { thread_id: ['t', 'u'] } });
  const threads = { ...names, thread: (id: unknown) => (id === 'u' ? 'Health' : 'Teeth') };
  expect(describeChange({ entries: [merged, thread], total: 2 }, threads)).toMatchObject({
    what: 'Merged into “Health”',
    about: 'Teeth',
  });
  const moves = ['w', null].map((to) => entry({ changes: { theme_id: ['x', to] } }));
  expect(describeChange({ entries: moves, total: 2 }, names).what).toBe('Moved 2 tasks');
});

it('describes values that were not kept, texts in full', () => {
  const overruled = { title: 'Buy oat milk', due_date: null, theme_id: 'w', llm_confidence: null };
  expect(describeOverruled({ overruled }, names)).toEqual([
    'Title: Buy oat milk',
    'Date removed',
    'Moved to Work',
  ]);
  expect(describeOverruled({ overruled: {} }, names)).toEqual([]);
});

it('tells of tasks that were added from the notes of another, not of that one', () => {
  const entries = [
    entry({ entity_id: 'b', changes: { suggestions: [[{ id: 'a' }], []] } }),
    entry({ action: 'created' }),
  ];
  expect(describeChange({ entries, total: 2 }, names)).toMatchObject({ what: 'Added', about: 'Buy milk' });
  expect(describeChange({ entries: entries.slice(0, 1), total: 1 }, names)).toMatchObject({
    about: 'Call mum',
  });
});
