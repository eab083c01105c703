import { expect, test } from 'vitest';
import { findQuietEnd } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00' };
const nap = { from: '13:00', to: '14:30' };

test.each([
  [night, '2026-11-22T21:59', null],
  [night, '2026-11-22T22:00', '2026-11-23T07:00'],
  [night, '2026-11-23T00:00', '2026-11-23T07:00'],
  [night, '2026-11-23T06:59', '2026-11-23T07:00'],
  [night, '2026-11-23T07:00', null],
  [nap, '2026-11-22T12:59', null],
  [nap, '2026-11-22T13:00', '2026-11-22T14:30'],
  [nap, '2026-11-22T14:30', null],
  [{ from: '08:00', to: '08:00' }, '2026-11-22T08:00', null],
  [null, '2026-11-22T23:00', null],
])('%j at %s end at %s', (quietHours, now, end) => {
  expect(findQuietEnd(quietHours, now)).toBe(end);
});
