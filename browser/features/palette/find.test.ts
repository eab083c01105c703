import { describe, expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { fold } from '#domain/filter/fold.ts';
import { newTask } from '#domain/new-task.ts';
import { type Findable, find, findCorrected } from './find.ts';
import { fitOf, fits, isScattered, queryOf } from './fit.ts';

describe('matching a text', () => {
  it.each([
    ['buy milk', 'Buy milk', fits.exact],
    ['café', 'CAFE', fits.exact],
    ['buy milk', 'buy', fits.start],
    ['buy oat milk', 'milk', fits.wordStart],
    ['buy oat milk', 'mi bu', fits.wordStart],
    ['(milk)', 'milk', fits.wordStart],
    ['buttermilk', 'milk', fits.inside],
    ['call the dentist', 'ent', fits.inside],
    ['buy milk', 'milk bread', fits.none],
  ])('%j the query %j as %i', (text, query, fit) => {
    expect(fitOf(fold(text), queryOf(query))).toBe(fit);
  });
});

it.each([
  ['call the dentist', 'dnts', true],
  ['call the dentist', 'cdx', false],
  ['call the dentist', 'cst', false],
  ['call the dentist', 'ist', false],
  ['call the dentist', 'ca', false],
  ['call the dentist', 'dnt now', false],
])('letters are scattered: %j, %j, %j', (text, query, scattered) => {
  expect(isScattered(text, queryOf(query))).toBe(scattered);
});

const task = (title: string, given: Partial<Task> = {}): Task => ({
  ...newTask({ title }, { id: title, createdAt: '2026-11-21T08:00:00.000Z' }),
  ...given,
});
const entry = (group: Findable['group'], name: string, also?: string): Findable => ({
  group,
  name,
  ...(also && { also }),
});
const nameOf = (item: Findable | Task) => ('title' in item ? item.title : item.name);
const found = (query: string, given: { entries?: Findable[]; tasks?: Task[] }) =>
  find({ entries: [], tasks: [], ...given }, queryOf(query)).map(
    ({ name, items }) => `${name}: ${items.map(nameOf).join(', ')}`,
  );

describe('search results', () => {
  it('are ordered by match quality, then open and newest first', () => {
    const tasks = [
      task('Buttermilk'),
      task('Milk the goats', { status: 'completed' }),
      task('Milk for Ines'),
      task('Oat milk'),
      task('Milk'),
    ];
    expect(found('milk', { tasks })).toEqual([
      'tasks: Milk, Milk for Ines, Milk the goats, Oat milk, Buttermilk',
    ]);
  });

  it('are grouped, with the best group first', () => {
    const entries = [entry('commands', 'New task'), entry('pages', 'All Tasks'), entry('threads', 'Tasks')];
    expect(found('tasks', { entries, tasks: [task('Tasks for the team')] })).toEqual([
      'threads: Tasks',
      'tasks: Tasks for the team',
      'pages: All Tasks',
    ]);
  });

  it('include matches in additional words after matches in the name', () => {
    const entries = [entry('commands', 'Switch to dark', 'night mode'), entry('commands', 'Night light')];
    expect(found('night', { entries })).toEqual(['commands: Night light, Switch to dark']);
  });

  it('fall back to fuzzy matches only if nothing else matches', () => {
    const tasks = [task('Call the dentist')];
    expect(found('dnt', { tasks })).toEqual(['tasks: Call the dentist']);
    expect(found('dnt', { tasks: [...tasks, task('DNT settings')] })).toEqual(['tasks: DNT settings']);
  });

  it('include the total count when only the first are shown', () => {
    const tasks = Array.from({ length: 40 }, (_, index) => task(`Milk ${index}`));
    const [group] = find({ entries: [], tasks }, queryOf('milk'));
    expect(group?.count).toBe(40);
    expect(group?.items.length).toBe(12);
  });
});

it.each([
  ['dentsit', 'dentist: Call the dentist'],
  ['call dentsit', 'call dentist: Call the dentist'],
  ['dentist', undefined],
  ['dentsit tomorrow', undefined],
])('the mistyped query %j finds %j', (text, expected) => {
  const corrected = findCorrected([task('Buy milk'), task('Call the dentist')], text);
  expect(corrected && `${corrected.words}: ${corrected.items.map(nameOf).join(', ')}`).toBe(expected);
});
