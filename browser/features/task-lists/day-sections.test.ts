import { describe, expect, it } from 'vitest';
import type { NewTask } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { type DaySection, datedTasks, dayBeside, todaySections, upcomingSections } from './day-sections.ts';

const today = '2026-11-21';
const task = (title: string, due_date: string | null, more: Partial<NewTask> = {}) =>
  newTask({ title, due_date, ...more }, { id: title, createdAt: '2026-11-20T10:00:00.000Z' });
const tasks = [
  task('undated', null),
  task('done', '2026-11-21', { status: 'completed' }),
  task('some time today', '2026-11-21'),
  task('soon', '2026-11-21T08:00'),
  task('pressing today', '2026-11-21', { priority: 'urgent' }),
  task('evening', '2026-11-21T19:30'),
  task('last year', '2025-12-31T23:00'),
  task('yesterday', '2026-11-20'),
  task('every week', '2026-11-23', { recurrence: 'FREQ=WEEKLY' }),
  task('in a week', '2026-11-28T09:00'),
  task('in eight days', '2026-11-29'),
  task('next year', '2027-03-01'),
]
  .filter(datedTasks.includes)
  .sort(datedTasks.compare);
const shown = (sections: DaySection[]) =>
  sections.map(({ label, tasks }) => [label, ...tasks.map(({ title }) => title)]);

describe('today', () => {
  it('shows overdue tasks oldest first, then today by time, then by priority', () => {
    expect(shown(todaySections(tasks, today))).toEqual([
      ['Overdue', 'last year', 'yesterday'],
      ['Today', 'soon', 'evening', 'pressing today', 'some time today'],
    ]);
  });

  it('keeps an empty today section when nothing is due, and leaves out the overdue one', () => {
    expect(shown(todaySections([], today))).toEqual([['Today']]);
  });
});

describe('upcoming', () => {
  const sections = upcomingSections(tasks, today, 'monday');

  it('shows overdue, today, the next seven days, and each later day that has a task', () => {
    expect(shown(sections)).toEqual([
      ['Overdue', 'last year', 'yesterday'],
      ['Today', 'soon', 'evening', 'pressing today', 'some time today'],
      ['Tomorrow'],
      [expect.stringMatching(/^Monday.*23/), 'every week'],
      [expect.stringContaining('Tuesday')],
      [expect.stringContaining('Wednesday')],
      [expect.stringContaining('Thursday')],
      [expect.stringContaining('Friday')],
      [expect.stringMatching(/^Saturday.*28/), 'in a week'],
      [expect.stringMatching(/^Sunday.*29/), 'in eight days'],
      [expect.stringMatching(/^Monday.*2027/), 'next year'],
    ]);
  });

  it.each([
    ['monday', '2026-11-23'],
    ['sunday', '2026-11-22'],
    ['saturday', '2026-11-28'],
  ] as const)('shows where a week begins that begins on %s', (weekStart, day) => {
    const sections = upcomingSections(tasks, today, weekStart);
    expect(sections.filter(({ beginsWeek }) => beginsWeek).map(({ day }) => day)).toEqual([day]);
  });

  it('lists later days that are asked for, in their place and once', () => {
    const days = upcomingSections(tasks, today, 'monday').map(({ day }) => day);
    const later = days.at(-1) ?? '';
    const others = ['2026-11-20', '2026-11-22', '2026-11-29', '2026-12-01', later];
    const listed = upcomingSections(tasks, today, 'monday', others).map(({ day }) => day);
    expect(listed.filter((day) => !days.includes(day))).toEqual(
      ['2026-11-29', '2026-12-01'].filter((day) => !days.includes(day)),
    );
    expect(listed.slice(1)).toEqual([...new Set(listed.slice(1))].sort());
  });

  it('offers to add a task on every day, across the end of a year too', () => {
    const sections = upcomingSections([], '2026-12-28', 'monday');
    expect(sections.map(({ day, hasFooter }) => [day, Boolean(hasFooter)])).toEqual(
      [
        '2026-12-28',
        '2026-12-29',
        '2026-12-30',
        '2026-12-31',
        '2027-01-01',
        '2027-01-02',
        '2027-01-03',
        '2027-01-04',
      ].map((day) => [day, true]),
    );
  });
});

it.each([
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-25T10:00', -1, '2026-11-24'],
  ['2026-11-21', -1, undefined],
  ['2026-11-01', 1, today],
  ['2026-11-01', -1, undefined],
  ['2026-12-31', 1, '2027-01-01'],
  [null, 1, today],
] as const)('beside %s, %i day on, is %s', (due, step, day) => {
  expect(dayBeside(task('a', due), step, today)).toBe(day);
});
