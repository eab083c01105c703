import { expect, it } from 'vitest';
import type { NewTask } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { countTags, selectTagged } from './tag-queries.ts';

const task = (title: string, more: Partial<NewTask> = {}) =>
  newTask({ title, ...more }, { id: title, createdAt: '2026-11-20T10:00:00.000Z' });

it('counts each tag once for a task, whatever its case, and completed tasks only in the total', () => {
  const tasks = [
    task('seeds', { tags: ['Garden', 'garden'], auto_tags: ['shop'] }),
    task('rake', { tags: ['garden'], status: 'completed' }),
    task('cafe', { auto_tags: ['Café'] }),
    task('nothing'),
  ];
  expect(countTags(tasks)).toEqual([
    { name: 'Café', open: 1, total: 1 },
    { name: 'garden', open: 1, total: 2 },
    { name: 'shop', open: 1, total: 1 },
  ]);
});

it('finds the tasks with a tag, and those of a priority only where no task has such a tag', () => {
  const byPriority = task('rent', { priority: 'urgent' });
  const byTag = task('seeds', { tags: ['Urgent'] });
  expect(selectTagged([byPriority, byTag], 'urgent')).toEqual({ tagged: [byTag] });
  expect(selectTagged([byPriority], 'Urgent')).toEqual({ tagged: [byPriority], priority: 'urgent' });
  expect(selectTagged([byPriority], 'garden')).toEqual({ tagged: [] });
});
