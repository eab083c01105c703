import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { createLocalDays } from './local-days.ts';
import { reviewWeek } from './weekly-review.ts';

const now = '2026-11-22T12:00';
const task = (title: string, given: Partial<Task> = {}): Task => ({
  ...newTask({ title }, { id: title, createdAt: '2026-11-01T08:00Z' }),
  ...given,
});

it('sorts tasks into what was done, what slipped, what is coming and the inbox', () => {
  const tasks = [
    // 00:30 on the 16th in Berlin, the first of the seven days; an hour earlier is too long ago.
    task('done first', { status: 'completed', completed_at: '2026-11-15T23:30Z', theme_id: 'w' }),
    task('done before', { status: 'completed', completed_at: '2026-11-15T22:30Z', theme_id: 'w' }),
    task('done last', { status: 'completed', completed_at: '2026-11-22T08:00Z', theme_id: 'w' }),
    task('late', { due_date: '2026-11-20', theme_id: 'w' }),
    task('late and urgent', { due_date: '2026-11-21', priority: 'urgent', theme_id: 'w' }),
    task('today', { due_date: '2026-11-22', theme_id: 'w' }),
    task('in a week', { due_date: '2026-11-29T08:00', theme_id: 'w' }),
    task('in eight days', { due_date: '2026-11-30', theme_id: 'w' }),
    task('unfiled'),
    task('a step', { parent_id: 'unfiled', due_date: '2026-11-20' }),
  ];
  const titles = (list: readonly Task[]) => list.map(({ title }) => title);
  const review = reviewWeek(tasks, { now, days: createLocalDays('Europe/Berlin') });
  expect(titles(review.done)).toEqual(['done last', 'done first']);
  expect(titles(review.slipped)).toEqual(['late and urgent', 'late']);
  expect(titles(review.coming)).toEqual(['today', 'in a week']);
  expect(titles(review.inbox)).toEqual(['unfiled']);
});
