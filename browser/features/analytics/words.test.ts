import { expect, it } from 'vitest';
import { parseMoment } from '#intake/dates/calendar.ts';
import { isRangeChoice, toDayRange } from './range-choice.ts';
import {
  compareCounts,
  compareMinutes,
  findBestHours,
  formatMean,
  formatShare,
  spanBefore,
} from './words.ts';

const day = (date: string) => parseMoment(date).day;
const days = { today: day('2026-11-22'), firstDay: day('2024-01-31') };

it('compares in words', () => {
  expect(compareCounts(54, 42, 30)).toBe('12 more than in the 30 days before');
  expect(compareCounts(1, 2, 1)).toBe('1 fewer than the day before');
  expect(compareCounts(3, 3, 'year')).toBe('as many as in the year before');
  expect(compareMinutes(145, 60, 7)).toBe('1 h 25 min more than in the 7 days before');
  expect(compareMinutes(60, 60, 7)).toBe('as much as in the 7 days before');
});

it('finds the range before, and formats shares and means', () => {
  expect(spanBefore('7', { from: 1, to: 7 })).toBe(7);
  expect(spanBefore('365', { from: 1, to: 365 })).toBe('year');
  expect(spanBefore('all', { from: 1, to: 7 })).toBeUndefined();
  expect([0, 0.001, 0.934, 0.999, 1].map(formatShare)).toEqual(['0%', '1%', '93%', '99%', '100%']);
  expect([2.84, 3].map(formatMean)).toEqual(['2.8', '3']);
});

it('finds the best three hours in a row', () => {
  const byHour = Array.from({ length: 24 }, (_, hour) => ({ 8: 5, 14: 2, 15: 3, 16: 2 })[hour] ?? 0);
  expect(findBestHours(byHour)).toEqual({ from: 14, to: 17, count: 7 });
  expect(findBestHours(byHour.map(() => 0))).toBeUndefined();
});

it('turns a choice into days, without the future and in order', () => {
  const choice = { preset: 'own', from: '2026-12-24', to: '2026-11-01' } as const;
  expect(toDayRange(choice, days)).toEqual({ from: day('2026-11-01'), to: days.today });
  expect(toDayRange({ ...choice, preset: '7' }, days)).toEqual({ from: day('2026-11-16'), to: days.today });
  expect(toDayRange({ ...choice, preset: 'all' }, days)).toEqual({ from: days.firstDay, to: days.today });
  expect([choice, { ...choice, from: '' }, { ...choice, preset: '8' }, null].map(isRangeChoice)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
