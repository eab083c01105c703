import { expect, it } from 'vitest';
import { createReplica } from '#browser/store/replica.ts';
import { syncedKinds } from '#contract/synced-kinds.ts';
import type { Task } from '#contract/tasks.ts';
import { followingId } from '#domain/following-id.ts';
import { newTask } from '#domain/new-task.ts';
import { listTrash } from './trash-queries.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const task = (title: string, given: Partial<Task> = {}): Task => ({
  ...newTask({ title }, { id: title, createdAt: '2026-10-01T08:00:00.000Z' }),
  deleted_at: '2026-11-20T08:00:00.000Z',
  ...given,
});
const named = (tasks: Task[]) => {
  const replica = createReplica();
  replica.tasks.apply({ put: tasks });
  return listTrash({ replica }, now).map(({ name, daysLeft, along }) => ({ name, daysLeft, along }));
};

it('lists what was deleted within 30 days and not erased, the last first', () => {
  const found = named([
    task('kept', { deleted_at: null }),
    task('yesterday'),
    task('erased', { ...syncedKinds.tasks.erased }),
    task('today', { deleted_at: '2026-11-21T07:59:00.000Z' }),
    task('too long ago', { deleted_at: '2026-10-22T08:00:00.000Z' }),
    task('on its last day', { deleted_at: '2026-10-22T08:00:01.000Z' }),
  ]);
  expect(found).toEqual([
    { name: 'today', daysLeft: 30, along: 0 },
    { name: 'yesterday', daysLeft: 29, along: 0 },
    { name: 'on its last day', daysLeft: 1, along: 0 },
  ]);
});

it('keeps what an offline device deleted for 30 days from when the server received it', () => {
  const found = named([
    task('deleted offline', {
      deleted_at: '2026-10-10T08:00:00.000Z',
      updated_at: '2026-11-21T07:59:00.000Z',
    }),
    task('heard of by a clock that is ahead', { updated_at: '2026-11-21T08:00:30.000Z' }),
    task('too long ago', {
      deleted_at: '2026-10-10T08:00:00.000Z',
      updated_at: '2026-10-20T08:00:00.000Z',
    }),
  ]);
  expect(found.map(({ name, daysLeft }) => [name, daysLeft])).toEqual([
    ['heard of by a clock that is ahead', 30],
    ['deleted offline', 30],
  ]);
});

it('counts subtasks with their task, unless only they were deleted', () => {
  const found = named([
    task('Move house'),
    task('Find boxes', { parent_id: 'Move house' }),
    task('Call the movers', { parent_id: 'Move house' }),
    task('Trip', { deleted_at: null }),
    task('Book a room', { parent_id: 'Trip' }),
  ]);
  expect(found).toContainEqual({ name: 'Move house', daysLeft: 29, along: 2 });
  expect(found).toContainEqual({ name: 'Book a room', daysLeft: 29, along: 0 });
  expect(found).toHaveLength(2);
});

it('leaves out the next task of a series whose last one was reopened', () => {
  const id = '0199b3a0-0000-7000-8000-000000000000';
  const open = { id, deleted_at: null, recurrence: 'FREQ=DAILY' };
  const next = { id: followingId(id), recurrence: 'FREQ=DAILY' };
  expect(named([task('Stretch', open), task('Stretch tomorrow', next)])).toEqual([]);
  expect(
    named([task('Stretch', { ...open, status: 'completed' }), task('Stretch tomorrow', next)]),
  ).toHaveLength(1);
});
