import { expect, it } from 'vitest';
import { calendarWeeks, dayByKey, stepSpan } from './calendar-weeks.ts';

const firstAndLast = (weeks: string[][]) => [weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length];

it.each([
  ['2026-11-21', 'month', 'monday', ['2026-10-26', '2026-12-06', 6]],
  ['2026-11-21', 'month', 'sunday', ['2026-11-01', '2026-12-05', 5]],
  ['2027-02-28', 'month', 'monday', ['2027-02-01', '2027-02-28', 4]],
  ['2026-12-31', 'week', 'monday', ['2026-12-28', '2027-01-03', 1]],
  ['2026-12-31', 'week', 'saturday', ['2026-12-26', '2027-01-01', 1]],
] as const)(
  'shows whole weeks around %s, a %s of weeks that begin on %s',
  (day, span, weekStart, expected) => {
    expect(firstAndLast(calendarWeeks(day, span, { weekStart, today: '2026-08-01' }))).toEqual(expected);
  },
);

it.each([
  ['2026-11-21', ['2026-11-16', '2026-12-20', 5]],
  ['2026-11-30', ['2026-11-16', '2026-12-20', 5]],
  ['2026-11-15', ['2026-10-26', '2026-12-06', 6]],
  ['2026-12-01', ['2026-11-30', '2027-01-03', 5]],
] as const)('begins the month with the current week, and shows all of it for %s', (day, expected) => {
  const weeks = calendarWeeks(day, 'month', { weekStart: 'monday', today: '2026-11-21' });
  expect(firstAndLast(weeks)).toEqual(expected);
});

it('steps to the last day of a month that is too short', () => {
  expect(stepSpan('2027-01-31', 'month', 1)).toBe('2027-02-28');
  expect(stepSpan('2027-01-01', 'month', -1)).toBe('2026-12-01');
  expect(stepSpan('2026-12-28', 'week', 1)).toBe('2027-01-04');
});

it.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['PageDown', '2026-12-01'],
  ['x', undefined],
] as const)('moves by %s', (key, day) => {
  expect(dayByKey(key, '2026-11-01', 'monday')).toBe(day);
});
