import { expect, it } from 'vitest';
import { shiftMoment } from './shift-moment.ts';

it.each([
  [
    'ten minutes before stay ten minutes before',
    '2026-11-21T08:50',
    '2026-11-21T09:00',
    '2026-11-23T00:05',
    '2026-11-22T23:55',
  ],
  [
    'a day without a time moves it by days',
    '2026-11-20T18:00',
    '2026-11-21',
    '2026-12-01',
    '2026-11-30T18:00',
  ],
  ['so does a time that is added', '2026-11-21T09:00', '2026-11-21', '2026-11-22T17:30', '2026-11-22T09:00'],
  [
    'a change of summer time is no matter',
    '2026-03-28T09:00',
    '2026-03-28T09:00',
    '2026-03-29T09:00',
    '2026-03-29T09:00',
  ],
])('%s', (_what, moment, from, to, moved) => {
  expect(shiftMoment(moment, from, to)).toBe(moved);
});
