import { expect, test } from 'vitest';
import { listBusyTimes } from './busy-times.ts';
import { capacityOf } from './load-days.ts';

const event = (starts: string, ends: string, is_busy = true) => ({ starts, ends, is_busy });

test('overlapping events take their time once, free ones none', () => {
  expect(
    listBusyTimes([
      event('2026-11-23T14:00', '2026-11-23T15:00'),
      event('2026-11-23T09:00', '2026-11-23T10:00'),
      event('2026-11-23T09:30', '2026-11-23T09:45'),
      event('2026-11-23T09:30', '2026-11-23T11:00'),
      event('2026-11-23T11:00', '2026-11-23T11:30'),
      event('2026-11-23T16:00', '2026-11-23T17:00', false),
      event('2026-11-23T18:00', '2026-11-23T18:00'),
    ]),
  ).toEqual([
    { start: '2026-11-23T09:00', end: '2026-11-23T11:30' },
    { start: '2026-11-23T14:00', end: '2026-11-23T15:00' },
  ]);
});

test('an event over several days takes time on each of them', () => {
  const busy = listBusyTimes([
    event('2026-11-23T22:00', '2026-11-25T01:30'),
    event('2026-11-25T01:00', '2026-11-25T02:00'),
  ]);
  expect(busy).toEqual([
    { start: '2026-11-23T22:00', end: '2026-11-23T24:00' },
    { start: '2026-11-24T00:00', end: '2026-11-24T24:00' },
    { start: '2026-11-25T00:00', end: '2026-11-25T02:00' },
  ]);
  const minutes = {
    monday: 300,
    tuesday: 300,
    wednesday: 300,
    thursday: 0,
    friday: 0,
    saturday: 0,
    sunday: 0,
  };
  expect(
    ['2026-11-23', '2026-11-24', '2026-11-25'].map((day) =>
      capacityOf(day, { plannedMinutes: minutes, busy }),
    ),
  ).toEqual([180, 0, 180]);
});

test('an event that ends at midnight takes no time on the next day', () => {
  expect(listBusyTimes([event('2026-11-23T23:00', '2026-11-24T00:00')])).toEqual([
    { start: '2026-11-23T23:00', end: '2026-11-23T24:00' },
  ]);
});

test('thousands of events that last for months take each day once', () => {
  const ends = '2028-01-01T00:00';
  const events = Array.from({ length: 20_000 }, (_, minute) =>
    event(`2026-11-23T09:${String(minute % 60).padStart(2, '0')}`, ends),
  );
  expect(listBusyTimes(events)).toHaveLength(404);
});
