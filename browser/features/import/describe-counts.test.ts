import { expect, it } from 'vitest';
import { describeCounts, describeRestored } from './describe-counts.ts';

const none = {
  tasks: 0,
  subtasks: 0,
  completed: 0,
  dated: 0,
  recurring: 0,
  threads: 0,
  tags: 0,
  skipped: 0,
  changed: 0,
};

it('says what a file holds', () => {
  expect(describeCounts({ ...none, tasks: 1 })).toBe('1 task.');
  expect(describeCounts({ ...none, tasks: 1200, subtasks: 1, completed: 3, recurring: 2, tags: 1 })).toBe(
    '1,200 tasks: 1 subtask, 3 completed, 2 that repeat, 1 tag.',
  );
  expect(describeCounts(none)).toBe('There are no tasks in it that can be imported.');
});

it('says what a restored account has beside its tasks', () => {
  expect(describeRestored({ themes: 7, projects: 1, notes: 12, tasks: 40, recordings: 0 })).toBe(
    '7 themes, 1 project, 12 notes and links, all settings and the history',
  );
});
