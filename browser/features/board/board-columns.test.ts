import { describe, expect, it } from 'vitest';
import { countByProject } from '#browser/model/projects/project-queries.ts';
import type { NewTask, Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { besideColumn, columnsOf, landingPlace } from './board-columns.ts';

let made = 0;
const task = (title: string, fields: Partial<NewTask & Task> = {}): Task => {
  made += 1;
  const createdAt = `2026-11-20T10:00:${String(made).padStart(2, '0')}.000Z`;
  return { ...newTask({ title, ...fields }, { id: `id ${made}`, createdAt }), ...fields } as Task;
};
const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title);

const old = task('old');
const low = task('low', { priority: 'low', due_date: '2026-11-21' });
const late = task('urgent, late', { priority: 'urgent', due_date: '2026-12-01' });
const soon = task('urgent, soon', { priority: 'urgent', due_date: '2026-11-21T09:00' });
const dateless = task('urgent, no date', { priority: 'urgent' });
const due = task('due', { due_date: '2026-11-22' });
const fresh = task('fresh');
const early = task('done early', { status: 'completed', completed_at: '2026-11-20T08:00:00.000Z' });
const lately = task('done lately', {
  status: 'completed',
  completed_at: '2026-11-20T09:00:00.000Z',
  priority: 'low',
});
const begun = task('begun', { status: 'in_progress' });
const all = [old, low, late, soon, dateless, due, fresh, early, lately, begun];

describe('the board', () => {
  it('orders open tasks by priority, due date and age, and completed ones by completion', () => {
    const columns = columnsOf(all);
    expect(titles(columns.pending)).toEqual([
      'urgent, soon',
      'urgent, late',
      'urgent, no date',
      'low',
      'due',
      'old',
      'fresh',
    ]);
    expect(titles(columns.completed)).toEqual(['done lately', 'done early']);
    expect(titles(columns.in_progress)).toEqual(['begun']);
    expect(columns.paused).toEqual([]);
  });

  it('knows where a card will land', () => {
    const { pending, completed, paused } = columnsOf(all);
    const at = '2026-11-21T10:00:00.000Z';
    expect(landingPlace(pending, begun, { status: 'pending', at })).toBe(7);
    expect(landingPlace(pending, { ...begun, priority: 'high' }, { status: 'pending', at })).toBe(3);
    expect(landingPlace(completed, begun, { status: 'completed', at })).toBe(0);
    expect(landingPlace(paused, begun, { status: 'paused', at })).toBe(0);
  });

  it('has nothing beyond its first and last column', () => {
    expect(besideColumn('pending', -1)).toBeUndefined();
    expect(besideColumn('pending', 1)).toBe('in_progress');
    expect(besideColumn('completed', 1)).toBeUndefined();
  });
});

it('counts the tasks of a project without subtasks, and finds its next due date', () => {
  const inProject = all.map((one) => ({ ...one, project_id: 'house' }));
  const subtask = { ...task('part', { due_date: '2020-01-01' }), project_id: 'house', parent_id: old.id };
  const countOf = countByProject([...inProject, subtask, task('elsewhere')]);
  expect(countOf('house')).toEqual({ open: 8, total: 10, nextDue: '2026-11-21' });
  expect(countOf('other')).toEqual({ open: 0, total: 0, nextDue: null });
});
