import { expect, it } from 'vitest';
import { maxSuggestions } from '#contract/limits.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { findTasksOfCapture } from './tasks-of-capture.ts';

const captureId = '019ab000-0000-7000-8000-00000000abcd';
const createdAt = '2026-11-21T08:00:00.000Z';

it('finds the tasks of a capture in the order of their ids, without those in the trash, also behind a gap', () => {
  const positions = { Milk: 0, Bread: 1, Eggs: 2, Flour: 3 + maxSuggestions };
  const rows = new Map(
    Object.entries(positions).map(([title, position]): [string, Task] => {
      const id = deriveTaskId(captureId, position);
      const task = newTask({ title }, { id, createdAt, captureId });
      return [id, title === 'Bread' ? { ...task, deleted_at: createdAt } : task];
    }),
  );
  const found = findTasksOfCapture({ get: (id) => rows.get(id) }, captureId);
  expect(found.map(({ title }) => title)).toEqual(['Milk', 'Eggs', 'Flour']);
});
