import { expect, it } from 'vitest';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { findTasksOfCapture } from './tasks-of-capture.ts';

const captureId = '019ab000-0000-7000-8000-00000000abcd';
const createdAt = '2026-11-21T08:00:00.000Z';

it('finds the tasks of a capture in the order they were said, without those in the trash', () => {
  const rows = new Map(
    ['Milk', 'Bread', 'Eggs'].map((title, position): [string, Task] => {
      const id = deriveTaskId(captureId, position);
      const task = newTask({ title }, { id, createdAt, captureId });
      return [id, title === 'Bread' ? { ...task, deleted_at: createdAt } : task];
    }),
  );
  const looked: string[] = [];
  const get = (id: string) => {
    looked.push(id);
    return rows.get(id);
  };
  expect(findTasksOfCapture({ get }, captureId).map(({ title }) => title)).toEqual(['Milk', 'Eggs']);
  expect(looked, 'all rows are not searched').toHaveLength(4);
});
