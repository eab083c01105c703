import { expect, test } from 'vitest';
import { readRule } from '#intake/recurrence/read-rule.ts';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import { toTodoistDate } from './todoist-date.ts';

const dated = (
  due_date: string | null,
  recurrence: string | null = null,
  recurs_from_completion = false,
) => ({
  due_date,
  recurrence,
  recurs_from_completion,
});

test.each([
  [dated(null), ''],
  [dated('2026-11-23'), '2026-11-23'],
  [dated('2026-11-23T09:00'), '2026-11-23 09:00'],
])('a task that does not repeat has its date', (task, date) => {
  expect(toTodoistDate(task)).toEqual({ date, isRepeating: false });
});

/** 2026-11-23 is a Monday. */
const repeating = [
  ['FREQ=DAILY', '2026-11-23', 'every day starting 2026-11-23'],
  ['FREQ=DAILY;INTERVAL=3', '2026-11-23T09:00', 'every 3 days at 09:00 starting 2026-11-23'],
  ['FREQ=WEEKLY', '2026-11-23', 'every monday starting 2026-11-23'],
  ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-23', 'every monday, thursday starting 2026-11-23'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-23', 'every weekday starting 2026-11-23'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-11-23', 'every 2 weeks starting 2026-11-23'],
  ['FREQ=MONTHLY;BYMONTHDAY=23', '2026-11-23', 'every month starting 2026-11-23'],
  ['FREQ=MONTHLY;BYDAY=3FR', '2026-12-18', 'every 3rd friday starting 2026-12-18'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', 'every last friday starting 2026-11-27'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30', 'every last day starting 2026-11-30'],
  ['FREQ=YEARLY', '2026-11-23', 'every year starting 2026-11-23'],
  ['FREQ=DAILY;UNTIL=20261201', '2026-11-23', 'every day starting 2026-11-23 until 2026-12-01'],
] as const;

test.each(repeating)('%s from %s is “%s”', (recurrence, due, date) => {
  expect(toTodoistDate(dated(due, recurrence))).toEqual({ date, isRepeating: true });
});

test('a task that repeats from its completion has an exclamation mark', () => {
  expect(toTodoistDate(dated('2026-11-23', 'FREQ=DAILY;INTERVAL=3', true)).date).toBe(
    'every! 3 days starting 2026-11-23',
  );
});

test.each([
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH',
  'FREQ=DAILY;COUNT=5',
  'FREQ=MONTHLY;BYMONTHDAY=30',
  'FREQ=MINUTELY',
  'every blue moon',
])('%s has no words, so that only the next date is there', (recurrence) => {
  expect(toTodoistDate(dated('2026-11-30', recurrence))).toEqual({ date: '2026-11-30', isRepeating: false });
});

test.each(repeating.filter(([, , date]) => !/last day/.test(date)))(
  '%s from %s comes back as “%s”',
  (recurrence, due, date) => {
    const [read] = understand(`Oil the loom ${date}`, someone({ now: '2026-11-20T08:00' }));
    expect(read?.dueDate).toBe(due);
    expect(readRule(read?.recurrence ?? '')).toMatchObject({
      freq: readRule(recurrence).freq,
      interval: readRule(recurrence).interval,
    });
  },
);
