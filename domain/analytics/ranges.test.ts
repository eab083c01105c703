import { expect, it } from 'vitest';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';
import { rangeBefore, splitRange, stepUnit } from './ranges.ts';
import { countStreaks } from './streaks.ts';

const day = (date: string) => parseMoment(date).day;
const range = (from: string, to: string) => ({ from: day(from), to: day(to) });
const written = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((one) => formatMoment({ day: one, minute: null }).slice(5)).join('/');

it('splits a range into weeks that begin on the chosen day, and into months', () => {
  const november = range('2026-11-04', '2026-11-17');
  const weeks = (weekStart: 'monday' | 'sunday') =>
    splitRange(november, { unit: 'week', weekStart }).map(written);
  expect(weeks('monday')).toEqual(['11-04/11-08', '11-09/11-15', '11-16/11-17']);
  expect(weeks('sunday')).toEqual(['11-04/11-07', '11-08/11-14', '11-15/11-17']);
  const months = splitRange(range('2026-01-31', '2026-03-02'), { unit: 'month', weekStart: 'monday' });
  expect(months.map(written)).toEqual(['01-31/01-31', '02-01/02-28', '03-01/03-02']);
});

it('chooses steps by length, and the range before of the same length', () => {
  expect(stepUnit(range('2026-11-01', '2026-11-30'))).toBe('day');
  expect(stepUnit(range('2026-09-01', '2026-11-29'))).toBe('week');
  expect(stepUnit(range('2021-11-22', '2026-11-21'))).toBe('month');
  expect(written(rangeBefore(range('2026-11-16', '2026-11-22')))).toBe('11-09/11-15');
});

it('counts streaks, which a day not over yet does not break', () => {
  expect(countStreaks([1, 2, 3, 5, 6, 6], 6)).toEqual({ current: 2, longest: 3, isTodayDone: true });
  expect(countStreaks([5, 6], 7)).toEqual({ current: 2, longest: 2, isTodayDone: false });
  expect(countStreaks([5, 6], 8)).toEqual({ current: 0, longest: 2, isTodayDone: false });
  expect(countStreaks([], 8)).toEqual({ current: 0, longest: 0, isTodayDone: false });
});
