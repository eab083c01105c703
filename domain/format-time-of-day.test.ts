import { expect, it } from 'vitest';
import { formatHour, formatTimeOfDay } from './format-time-of-day.ts';

const times = ['00:00', '00:05', '09:00', '11:59', '12:00', '12:30', '14:30', '23:59'];

it('leaves times of 24 hours as they are', () => {
  expect(times.map((time) => formatTimeOfDay(time, 'h23'))).toEqual(times);
});

it('formats times of 12 hours, with a space that does not break', () => {
  expect(times.map((time) => formatTimeOfDay(time, 'h12').replace('\u00A0', ' '))).toEqual([
    '12:00 AM',
    '12:05 AM',
    '9:00 AM',
    '11:59 AM',
    '12:00 PM',
    '12:30 PM',
    '2:30 PM',
    '11:59 PM',
  ]);
  expect(formatTimeOfDay('14:30', 'h12')).toBe('2:30\u00A0PM');
});

it('formats a day without a time as nothing', () => {
  expect([formatTimeOfDay('', 'h12'), formatTimeOfDay('', 'h23')]).toEqual(['', '']);
});

it('formats hours, the end of the day as midnight', () => {
  expect([0, 9, 12, 23, 24].map((hour) => formatHour(hour, 'h23'))).toEqual([
    '00:00',
    '09:00',
    '12:00',
    '23:00',
    '00:00',
  ]);
  expect([0, 9, 12, 23, 24].map((hour) => formatHour(hour, 'h12').replace('\u00A0', ' '))).toEqual([
    '12 AM',
    '9 AM',
    '12 PM',
    '11 PM',
    '12 AM',
  ]);
});
