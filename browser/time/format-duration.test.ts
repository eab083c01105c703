import { expect, test } from 'vitest';
import { formatLength, formatTimeLeft, formatTimePassed } from './format-duration.ts';

test('time left reads 0:00 only at the end, time passed reads 0:01 only after a second', () => {
  expect([1_500_000, 1_499_001, 1_499_000, 1, 0, -5_000].map(formatTimeLeft)).toEqual([
    '25:00',
    '25:00',
    '24:59',
    '0:01',
    '0:00',
    '0:00',
  ]);
  expect([0, 999, 1_000, 61_000, 3_599_999].map(formatTimePassed)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '1:01',
    '59:59',
  ]);
});

test('shows hours from an hour on', () => {
  expect(formatTimePassed(3_661_000)).toBe('1:01:01');
  expect(formatTimeLeft(36_000_000)).toBe('10:00:00');
});

test('says lengths in hours and minutes', () => {
  expect([10_000, 60_000, 1_500_000, 3_600_000, 3_900_000].map(formatLength)).toEqual([
    'less than a minute',
    '1 min',
    '25 min',
    '1 h',
    '1 h 5 min',
  ]);
});
