import { expect, it } from 'vitest';
import type { Activity } from '#contract/activity.ts';
import { type ActivityNames, activityWords, changeWords, overruledWords } from './activity-looks.ts';

const named = (names: Record<string, string>) => (id: unknown) => names[String(id)];
const names: ActivityNames = {
  theme: named({ null: 'Inbox', w: 'Work' }),
  thread: named({ t: 'Teeth' }),
  project: named({ p: 'House' }),
  task: named({ a: 'Buy milk', b: 'Call mum' }),
  note: named({ n: 'Idea' }),
  now: '2026-11-21T09:00',
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
  ['what has no words', { alternatives: [[], []] }, 'Changed'],
])('says %s in plain words', (_what, changes, said) => {
  expect(activityWords(entry({ changes }), names)).toBe(said);
});

it('names one thing, and counts several', () => {
  const added = entry({ action: 'created' });
  expect(changeWords({ entries: [added], total: 1 }, names)).toEqual({ what: 'Added', about: 'Buy milk' });
  const note = entry({ action: 'created', entity: 'note', entity_id: 'n' });
  expect(changeWords({ entries: [note], total: 1 }, names)).toEqual({ what: 'Added note', about: 'Idea' });
  const done = (entity_id: string) => entry({ entity_id, changes: { status: ['pending', 'completed'] } });
  expect(changeWords({ entries: [done('a'), done('b')], total: 1200 }, names).what).toBe(
    'Completed 1,200 tasks',
  );
  const moved = (entity_id: string) => entry({ entity_id, changes: { theme_id: [null, 'w'] } });
  expect(changeWords({ entries: [moved('a'), moved('b')], total: 2 }, names).what).toBe(
    'Moved to Work: 2 tasks',
  );
  expect(changeWords({ entries: [done('a'), note], total: 2 }, names).what).toBe('Changed 2 things');
});

it('tells what was asked for in vain, texts in full', () => {
  const overruled = { title: 'Buy oat milk', due_date: null, theme_id: 'w', llm_confidence: null };
  expect(overruledWords({ overruled }, names)).toEqual([
    'Title: Buy oat milk',
    'Date removed',
    'Moved to Work',
  ]);
  expect(overruledWords({ overruled: {} }, names)).toEqual([]);
});
