import { expect, it } from 'vitest';
import { dayChoices, nextWeek } from './day-choices.ts';

it.each([
  ['2026-11-21', 'monday', '2026-11-23'],
  ['2026-11-23', 'monday', '2026-11-30'],
  ['2026-11-22', 'monday', '2026-11-23'],
  ['2026-11-21', 'sunday', '2026-11-22'],
  ['2026-11-22', 'sunday', '2026-11-29'],
  ['2026-11-21', 'saturday', '2026-11-28'],
  ['2026-12-31', 'monday', '2027-01-04'],
] as const)('after %s, in weeks that begin on %s, the next week begins on %s', (today, weekStart, day) => {
  expect(nextWeek(today, weekStart)).toBe(day);
});

it('offers today, tomorrow, next week and no date', () => {
  expect(dayChoices('2026-11-30', 'monday').map(({ day }) => day)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-07',
    null,
  ]);
});

it('names each day once', () => {
  expect(dayChoices('2026-11-22', 'monday').map(({ name }) => name)).toEqual([
    'Today',
    'Tomorrow',
    'No date',
  ]);
});
