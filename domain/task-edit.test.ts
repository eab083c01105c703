import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { newTask } from './new-task.ts';
import { cascadeToSubtask } from './task-change.ts';
import { collectReminded, continueSeries, editTasks, nestsTooDeep, withChanges } from './task-edit.ts';

const at = '2026-11-28T09:00:00.000Z';
const cascade = { subtask: cascadeToSubtask };

const task = (id: string, fields: Partial<Task> = {}): Task => ({
  ...newTask({ title: id, auto_tags: [] }, { id, createdAt: at }),
  ...fields,
});

const edit = (
  found: Task[],
  id: string,
  change: Partial<Task>,
  options: { later?: [string, (keyof Task)[]][]; isUnconditional?: boolean } = {},
) => {
  const { later = [], isUnconditional = false } = options;
  const edited = new Map(later.map(([of, fields]) => [of, new Set(fields)]));
  const requests = [{ id, change: () => change, isUnconditional }];
  return editTasks({ requests, found, later: edited, cascade });
};

it('keeps a field that was edited later, with those that belong to it, and says what was overruled', () => {
  const { asked } = edit(
    [task('a')],
    'a',
    { title: 'New', status: 'completed', completed_at: at },
    { later: [['a', ['status']]] },
  );
  expect(asked[0]?.after).toMatchObject({ title: 'New', status: 'pending', completed_at: null });
  expect(asked[0]?.overruled).toEqual({ status: 'completed', completed_at: at });
});

it('overrules nothing of a change that is worked out from what is there', () => {
  const options = { later: [['a', ['title']]] as [string, (keyof Task)[]][], isUnconditional: true };
  expect(edit([task('a')], 'a', { title: 'New' }, options).asked[0]?.after.title).toBe('New');
});

it('completes open subtasks with their task, but not those that are asked for themselves', () => {
  const found = [task('a'), task('b', { parent_id: 'a' }), task('c', { parent_id: 'a' })];
  const requests = [
    { id: 'a', change: () => ({ status: 'completed' as const }) },
    { id: 'c', change: () => ({ title: 'New' }) },
  ];
  const { followed } = editTasks({ requests, found, later: new Map(), cascade });
  expect(followed.map(({ after }) => [after.id, after.status])).toEqual([['b', 'completed']]);
});

it('finds a task with subtasks that becomes a subtask, and a task that becomes one of itself', () => {
  const found = [task('a'), task('b', { parent_id: 'a' }), task('c')];
  const nests = (id: string, parent_id: string) => nestsTooDeep(found, edit(found, id, { parent_id }).asked);
  expect([nests('a', 'c'), nests('c', 'c'), nests('c', 'a')]).toEqual([true, true, false]);
});

it('brings the next task of a series back from the trash, and moves one that must not be to the trash', () => {
  const next = task('next', { title: 'As it is now' });
  const series = [{ starts: [next, task('new')], ends: ['old', 'done'] }];
  const there = [
    task('next', { deleted_at: at }),
    task('old'),
    task('under-old', { parent_id: 'old' }),
    task('done', { status: 'completed' }),
  ];
  const { created, changed } = continueSeries({ series, there, cascade, at });
  expect(created.map(({ id }) => id)).toEqual(['new']);
  expect(changed.map(({ after }) => [after.id, after.title, after.deleted_at])).toEqual([
    ['next', 'As it is now', null],
    ['old', 'old', at],
    ['under-old', 'under-old', at],
  ]);
});

it('records what changes, and leaves out edits without effect', () => {
  const found = [task('a'), task('b')];
  const edits = [...edit(found, 'a', { title: 'New' }).asked, ...edit(found, 'b', { title: 'b' }).asked];
  expect(withChanges(edits).map(({ changes }) => changes)).toEqual([{ title: ['a', 'New'] }]);
});

it('names the tasks whose reminder is new, moved or gone', () => {
  const before = task('a', { remind_at: '2026-11-28T09:00' });
  const edits = [
    { before, after: { ...before, remind_at: null } },
    { before, after: { ...before, title: 'New' } },
  ];
  const created = [task('b'), task('c', { remind_at: '2026-11-29T09:00' })];
  expect(collectReminded(edits, created).map(({ id }) => id)).toEqual(['a', 'c']);
});
