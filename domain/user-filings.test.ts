import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { newTask } from './new-task.ts';
import { followingTask } from './recurring-task.ts';
import { addConsequences, type TaskChange } from './task-change.ts';
import {
  chosenThemeFields,
  isThemeUnsure,
  maxFilings,
  maxTaggedTasks,
  userFilings,
  userTags,
} from './user-filings.ts';

const filed = (
  title: string,
  day: number,
  more: {
    theme_id?: string | null;
    llm_confidence?: number | null;
    alternatives?: Task['alternatives'];
  } = {},
) => ({
  id: title,
  title,
  theme_id: 'w',
  llm_confidence: null,
  alternatives: [],
  filed_at: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  created_at: '2026-10-01T09:00:00.000Z',
  ...more,
});
const nameOf = new Map([['w', 'Work']]);

it('are the titles a person filed into a theme that still exists, last filed first', () => {
  const tasks = [
    filed('first', 1),
    filed('guessed', 2, { llm_confidence: 0.9 }),
    filed('lost', 3, { theme_id: 'gone' }),
    filed('inbox', 4, { theme_id: null }),
    filed('last', 5),
  ];
  expect(userFilings(tasks, { nameOf, learnedSince: '' }).map(({ title }) => title)).toEqual([
    'last',
    'first',
  ]);
  const since = { nameOf, learnedSince: '2026-11-01T09:00:00.000Z' };
  expect(userFilings(tasks, since)).toEqual([{ title: 'last', theme: 'Work' }]);
});

it('are those in the Inbox only where the person chose it', () => {
  const tasks = [
    filed('left there', 1, { theme_id: null }),
    filed('unsure', 2, {
      theme_id: null,
      llm_confidence: 0.2,
      alternatives: [{ theme_id: 'w', confidence: 0.1 }],
    }),
    filed('chosen', 3, { theme_id: null, ...chosenThemeFields(null) }),
  ];
  const found = userFilings(tasks, { nameOf, learnedSince: '' });
  expect(found).toEqual([{ title: 'chosen', theme: 'Inbox' }]);
});

it('are no more than the intake can look at', () => {
  const many = Array.from({ length: maxFilings + 5 }, (_, index) => filed(`task ${index}`, 1));
  expect(userFilings(many, { nameOf, learnedSince: '' })).toHaveLength(maxFilings);
  const tagged = Array.from({ length: maxTaggedTasks + 1 }, (_, index) => ({ tags: [`t${index}`, 'all'] }));
  expect(userTags([{ tags: [] }, ...tagged])).toHaveLength(maxTaggedTasks + 1);
});

it('are as old as the choice, however often the task was changed since', () => {
  const chosen = newTask(
    { title: 'call Priya', theme_id: 'w' },
    { id: '0192f000-0000-7abc-8000-00000000000a', createdAt: '2026-11-01T09:00:00.000Z' },
  );
  const change = (task: Task, patch: TaskChange, at: string): Task => ({
    ...task,
    ...addConsequences(task, patch, at),
    updated_at: at,
  });
  const since = { nameOf, learnedSince: '2026-11-02T09:00:00.000Z' };
  const done = change(chosen, { status: 'completed', title: 'ring Priya' }, '2026-11-03T09:00:00.000Z');
  const next = followingTask(
    { ...done, recurrence: 'FREQ=MONTHLY', due_date: '2026-11-03' },
    { completed: '2026-11-03T10:00', at: '2026-11-03T09:00:00.000Z' },
  );
  expect(next?.filed_at).toBe(chosen.created_at);
  expect(userFilings([done, ...(next ? [next] : [])], since)).toEqual([]);
  const again = change(done, { theme_id: 'w' }, '2026-11-04T09:00:00.000Z');
  expect(userFilings([again], since)).toEqual([{ title: 'ring Priya', theme: 'Work' }]);
});

it.each([
  ['a theme the intake was sure of', 'w', 0.6, false],
  ['one it was not', 'w', 0.59, true],
  ['the Inbox, where it knew no theme, however surely', null, 0.9, true],
  ['what a person chose', 'w', null, false],
  ['what nobody guessed about', null, null, false],
])('knows whether to ask about %s', (_what, theme_id, llm_confidence, asks) => {
  expect(isThemeUnsure({ theme_id, llm_confidence })).toBe(asks);
});
