import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { byUrgency, isOverdue, needsAttention } from './attention.ts';
import { newTask } from './new-task.ts';

const now = '2026-11-21T09:00';
const task = (given: Partial<Task>) => ({
  ...newTask({ title: 'x' }, { id: 'i', createdAt: '2026-11-20T08:00:00.000Z' }),
  ...given,
});

it.each<[boolean, Partial<Task>]>([
  [true, { due_date: '2026-11-20' }],
  [false, { due_date: '2026-11-21' }],
  [true, { due_date: '2026-11-21T08:59' }],
  [false, { due_date: '2026-11-21T09:00' }],
  [false, { due_date: '2026-11-20', status: 'completed' }],
  [false, {}],
])('overdue is %s for %j', (overdue, given) => {
  expect(isOverdue(task(given), now)).toBe(overdue);
});

it.each<[boolean, Partial<Task>]>([
  [true, { priority: 'urgent' }],
  [true, { priority: 'high', status: 'paused' }],
  [false, { priority: 'medium' }],
  [true, { priority: 'low', due_date: '2026-11-01' }],
  [false, { priority: 'urgent', status: 'completed' }],
])('needing attention is %s for %j', (needs, given) => {
  expect(needsAttention(task(given), now)).toBe(needs);
});

it('puts what is overdue first, then by priority, then by date, what has none last', () => {
  const tasks = [
    task({ id: 'none' }),
    task({ id: 'high later', priority: 'high', due_date: '2026-12-01' }),
    task({ id: 'high', priority: 'high', due_date: '2026-11-22' }),
    task({ id: 'overdue', due_date: '2026-11-01' }),
    task({ id: 'urgent', priority: 'urgent' }),
  ];
  expect(tasks.sort(byUrgency(now)).map(({ id }) => id)).toEqual([
    'overdue',
    'urgent',
    'high',
    'high later',
    'none',
  ]);
});
