import { expect, it } from 'vitest';
import { newTask } from '#domain/new-task.ts';
import { layOutRows, type RowSection } from './row-layout.ts';

const task = (id: string) => newTask({ title: id }, { id, createdAt: '2026-11-20T10:00:00.000Z' });
const section = (key: string, ids: string, more: Partial<RowSection> = {}): RowSection => ({
  key,
  label: key,
  tasks: [...ids].map(task),
  ...more,
});

const layout = layOutRows([
  section('none', ''),
  section('today', 'ab', { hasHeader: true, hasFooter: true }),
  section('empty', '', { hasHeader: true, fleeting: true }),
  section('nothing', ''),
  section('later', 'cd', { hasHeader: true }),
]);
const keys = Array.from({ length: layout.count }, (_, row) => layout.keyOf(row));

it('lays out headers, tasks and footers in their order', () => {
  expect(keys).toEqual(['today header', 'a', 'b', 'today footer', 'empty header', 'later header', 'c', 'd']);
});

it('finds a row whichever row was read before', () => {
  expect([7, 0, 3, 6, 1].map((row) => layout.keyOf(row))).toEqual([
    'd',
    'today header',
    'today footer',
    'c',
    'a',
  ]);
  expect(layout.rowAt(7)).toMatchObject({ kind: 'task', section: { key: 'later' }, position: 1 });
  expect(layout.rowAt(8)).toBeUndefined();
  expect(layout.rowAt(-1)).toBeUndefined();
  expect(layout.rowOf('c')).toBe(6);
  expect(layout.rowOf('gone')).toBe(-1);
});

it('walks from task to task, skipping headers and footers', () => {
  expect(layout.taskRowFrom(3, 1)).toBe(6);
  expect(layout.taskRowFrom(5, -1)).toBe(2);
  expect(layout.taskRowFrom(0, -1)).toBeUndefined();
  expect(layout.taskRowFrom(8, 1)).toBeUndefined();
});

it('knows all tasks in order, and which headers stay in the document', () => {
  expect(layout.tasks().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(layout.kept()).toEqual([0, 5]);
});

it('has no rows without sections', () => {
  const nothing = layOutRows([]);
  expect(nothing.count).toBe(0);
  expect(nothing.taskRowFrom(0, 1)).toBeUndefined();
  expect(nothing.rowAt(0)).toBeUndefined();
});
