import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { summaryOf, summaryWords } from './summary.ts';

const now = '2026-11-21T09:00';
const midnight = '2026-11-20T23:00:00.000Z';
const task = (title: string, given: Partial<Task> = {}) => ({
  ...newTask({ title }, { id: title, createdAt: '2026-11-20T08:00:00.000Z' }),
  ...given,
});
const done = { status: 'completed' } as const;

const tasks = [
  task('Call the dentist', { due_date: '2026-11-22' }),
  task('Pay the rent', { due_date: '2026-11-21' }),
  task('Urgent thing', { due_date: '2026-11-21T18:00', priority: 'urgent' }),
  task('Old letter', { due_date: '2026-11-01' }),
  task('Missed call', { due_date: '2026-11-21T08:00', priority: 'high' }),
  task('Done today', { ...done, due_date: '2026-11-21', completed_at: '2026-11-21T07:00:00.000Z' }),
  task('Done long ago', { ...done, completed_at: '2026-11-20T22:00:00.000Z' }),
];
const titles = (found: readonly Task[]) => found.map(({ title }) => title);

it('sums up today and what is overdue, most urgent first', () => {
  const summary = summaryOf(tasks, { now, midnight });
  expect(titles(summary.overdue)).toEqual(['Missed call', 'Old letter']);
  expect(titles(summary.today)).toEqual(['Urgent thing', 'Pay the rent']);
  expect(summaryWords(summary)).toBe('2 overdue, 2 due today, 1 done today');
});
