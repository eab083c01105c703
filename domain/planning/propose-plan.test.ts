import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '../new-task.ts';
import { calibrateEstimates, readEstimating, remainingMinutes } from './estimate.ts';
import { loadDays, type PlannedMinutes } from './load-days.ts';
import { proposePlan, withMoves } from './propose-plan.ts';

const hours = (each: number): PlannedMinutes => ({
  monday: each * 60,
  tuesday: each * 60,
  wednesday: each * 60,
  thursday: each * 60,
  friday: each * 60,
  saturday: 0,
  sunday: 0,
});
// A Friday.
const context = {
  now: '2026-11-27T10:00',
  workMinutes: 30,
  factor: 1,
  workedMinutes: new Map<string, number>(),
  plannedMinutes: hours(2),
  busy: [],
  days: 7,
};
const task = (title: string, fields: Partial<Task> = {}): Task => ({
  ...newTask({ title }, { id: title, createdAt: '2026-11-01T09:00:00.000Z' }),
  estimated_pomodoros: 2,
  ...fields,
});
const movesOf = (tasks: Task[], more = {}) =>
  proposePlan(tasks, { ...context, ...more }).moves.map(({ task: { title }, from, to, why }) => ({
    title,
    from,
    to,
    why,
  }));

it('leaves alone what fits where it is', () => {
  expect(movesOf([task('a', { due_date: '2026-11-27' }), task('b', { due_date: '2026-11-30' })])).toEqual([]);
});

it('brings what is overdue to the first days with room, the urgent first', () => {
  const tasks = [
    task('later', { due_date: '2026-11-20' }),
    task('urgent', { due_date: '2026-11-25', priority: 'urgent', estimated_pomodoros: 4 }),
  ];
  expect(movesOf(tasks)).toEqual([
    { title: 'urgent', from: '2026-11-25', to: '2026-11-27', why: 'overdue' },
    // Nothing is planned at the weekend.
    { title: 'later', from: '2026-11-20', to: '2026-11-30', why: 'overdue' },
  ]);
});

it('moves the least important from a day that is over-full, before its date if there is room', () => {
  const due_date = '2026-12-01';
  const tasks = [
    task('low', { due_date, priority: 'low' }),
    task('high', { due_date, priority: 'high' }),
    task('medium', { due_date, priority: 'medium' }),
  ];
  expect(movesOf(tasks)).toEqual([{ title: 'low', from: due_date, to: '2026-11-30', why: 'overfull' }]);
});

it('lets an urgent task keep its date before a low one that is overdue', () => {
  const due_date = '2026-11-28';
  const tasks = [
    task('low', { due_date: '2026-11-20', priority: 'low', estimated_pomodoros: 4 }),
    task('urgent', { due_date, priority: 'urgent', estimated_pomodoros: 4 }),
  ];
  expect(movesOf(tasks)).toMatchObject([
    { title: 'urgent', to: '2026-11-27' },
    { title: 'low', to: '2026-11-30' },
  ]);
});

it('moves nothing with a time of day and nothing that recurs', () => {
  const tasks = [
    task('meeting', { due_date: '2026-11-27T15:00', estimated_pomodoros: 4 }),
    task('daily', { due_date: '2026-11-27', recurrence: 'FREQ=DAILY', estimated_pomodoros: 4 }),
    task('free', { due_date: '2026-11-27' }),
  ];
  expect(movesOf(tasks)).toEqual([{ title: 'free', from: '2026-11-27', to: '2026-11-30', why: 'overfull' }]);
});

it('moves what is overdue with a time of day, but not a series', () => {
  const tasks = [
    task('call', { due_date: '2026-11-20T09:00' }),
    task('weekly', { due_date: '2026-11-20', recurrence: 'FREQ=WEEKLY' }),
  ];
  expect(movesOf(tasks)).toMatchObject([{ title: 'call', to: '2026-11-27' }]);
});

it('leaves no day over-full once its moves are made, where there is room for all', () => {
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((title) => task(title, { due_date: '2026-11-30' }));
  const { before, moves, unplaced } = proposePlan(tasks, context);
  const days = before.map(({ day }) => day);
  expect(unplaced).toEqual([]);
  for (const { load, capacity } of loadDays(withMoves(tasks, moves), days, context))
    expect(load).toBeLessThanOrEqual(capacity);
});

it('fills the room left with tasks that have a priority and no date', () => {
  const tasks = [task('some day'), task('important', { priority: 'high' })];
  expect(movesOf(tasks)).toEqual([{ title: 'important', from: null, to: '2026-11-27', why: 'undated' }]);
});

it('subtracts events, and says which tasks no day has room for', () => {
  const busy = [{ start: '2026-11-27T09:00', end: '2026-11-27T10:30' }];
  expect(loadDays([], ['2026-11-27'], { ...context, busy })).toMatchObject([{ capacity: 30 }]);
  const tasks = [task('old', { due_date: '2026-11-01' })];
  expect(proposePlan(tasks, { ...context, plannedMinutes: hours(0) })).toMatchObject({
    moves: [],
    unplaced: [{ title: 'old' }],
  });
});

it('gives a task that is longer than every day a day of its own', () => {
  const tasks = [
    task('old', { due_date: '2026-11-01' }),
    task('huge', { due_date: '2026-11-02', estimated_pomodoros: 20 }),
  ];
  expect(movesOf(tasks)).toMatchObject([
    { title: 'old', to: '2026-11-27' },
    { title: 'huge', to: '2026-11-30' },
  ]);
});

it('corrects estimates by what tasks took, once there are enough of them', () => {
  const took = (count: number) =>
    Array.from({ length: count }, (_, day) => ({ day, estimated: 2, actual: 3 }));
  expect(calibrateEstimates(took(4))).toBe(1);
  expect(calibrateEstimates(took(5))).toBe(1.5);
  expect(calibrateEstimates([{ day: 1, estimated: 1, actual: 99 }, ...took(5)])).toBe(3);
  const [one, two] = [task('one', { estimated_pomodoros: 1 }), task('two')];
  expect(remainingMinutes(two, { ...context, workMinutes: 25, factor: 1.5 })).toBe(75);
  expect(remainingMinutes(one, { ...context, workMinutes: 1, factor: 0.5 })).toBe(5);
});

it.each([
  [0, 60],
  [19, 40],
  [55, 5],
  // Its estimate was too low, and it is still open.
  [60, 30],
  [400, 30],
])(
  'takes %d minutes worked off an estimate of 60, and plans another session when none is left',
  (worked, left) => {
    const workedMinutes = new Map([['report', worked]]);
    expect(remainingMinutes(task('report'), { ...context, workedMinutes })).toBe(left);
    const due = [task('report', { due_date: '2026-11-27' })];
    expect(loadDays(due, ['2026-11-27'], { ...context, workedMinutes })).toMatchObject([{ load: left }]);
  },
);

it('reads what was worked on each task from its focus sessions', () => {
  const minutes = (count: number) => count * 60_000;
  const sessions = [
    { task_id: 'a', work_ms: minutes(30), planned_ms: null },
    { task_id: 'a', work_ms: minutes(12), planned_ms: minutes(60) },
    { task_id: null, work_ms: minutes(50), planned_ms: null },
  ];
  const tasks = [task('a')];
  expect(readEstimating(tasks, sessions, { workMinutes: 30, timeZone: 'Europe/Vienna' })).toEqual({
    workMinutes: 30,
    factor: 1,
    workedMinutes: new Map([['a', 42]]),
  });
});
