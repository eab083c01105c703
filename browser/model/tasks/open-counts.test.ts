import { expect, test } from 'vitest';
import { newTask } from '#domain/new-task.ts';
import { countOpen } from './open-counts.ts';

const createTask = (fields: Partial<Parameters<typeof newTask>[0]>, id: string) =>
  newTask({ title: id, ...fields }, { id, createdAt: '2026-11-21T09:00:00.000Z', captureId: null });

test('counts open tasks by theme and project; the Inbox is no theme', () => {
  const { inTheme, inProject } = countOpen([
    createTask({ theme_id: 'work', project_id: 'kitchen' }, 'a'),
    createTask({ theme_id: 'work', status: 'completed', project_id: 'kitchen' }, 'b'),
    createTask({ theme_id: 'work', status: 'in_progress' }, 'c'),
    createTask({}, 'd'),
  ]);
  expect([inTheme('work'), inTheme(null), inTheme('health')]).toEqual([2, 1, 0]);
  expect([inProject('kitchen'), inProject('garden')]).toEqual([1, 0]);
});
