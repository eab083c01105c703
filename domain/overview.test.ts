import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { newTask } from './new-task.ts';
import { completionRate, countOverview, type Group, groupFilter } from './overview.ts';

const task = (given: Partial<Task>) => ({
  ...newTask({ title: 'x' }, { id: 'i', createdAt: '2026-11-20T08:00:00.000Z' }),
  ...given,
});
const context = { themeIds: new Map<string, Group>([['w', 'work']]), now: '2026-11-21T09:00' };

it('counts what is done, what needs attention, and each group by tag or theme, a task once', () => {
  const tasks = [
    task({ theme_id: 'w', tags: ['work'] }),
    task({ theme_id: 'w', status: 'completed', priority: 'urgent' }),
    task({ tags: ['Work', 'health'], due_date: '2026-11-20' }),
    task({ auto_tags: ['learning'], priority: 'high' }),
    task({ theme_id: 'other', priority: 'urgent', due_date: '2026-11-01' }),
  ];
  expect(countOverview(tasks, context)).toEqual({
    total: 5,
    completed: 1,
    attention: { highPriority: 2, overdueOnly: 1 },
    groups: {
      work: { done: 1, total: 3 },
      personal: { done: 0, total: 0 },
      health: { done: 0, total: 1 },
      learning: { done: 0, total: 1 },
    },
  });
});

it.each([
  ['Learning', '@learning | #learning'],
  ['Studies', '@learning | #studies'],
  ['My studies', '@learning | #"my studies"'],
  [undefined, '@learning'],
])('the group of learning, whose theme is called %s, is found with %s', (name, filter) => {
  expect(groupFilter('learning', name)).toBe(filter);
});

it.each([
  [0, 7, 0],
  [18, 70, 26],
  [1, 1000, 1],
  [999, 1000, 99],
  [7, 7, 100],
])('%i of %i done make %i in a hundred', (completed, total, rate) => {
  expect(completionRate({ completed, total })).toBe(rate);
});
