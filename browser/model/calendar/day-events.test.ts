import { expect, test } from 'vitest';
import { describeEventTime, eventsByDay } from './day-events.ts';

const id = '0192f000-0000-7000-8000-000000000001';
const calendars = [{ id, name: 'Work', color: '#2563EB' }];
const event = (starts: string, ends: string, title = 'Event') => ({
  subscription_id: id,
  starts,
  ends,
  title,
  location: '',
  is_busy: true,
});

/** Returns the times and titles of each day. */
const describeDays = (...events: ReturnType<typeof event>[]) =>
  Object.fromEntries(
    [...eventsByDay({ calendars, events })].map(([day, list]) => [
      day.slice(5),
      list.map((one) => `${describeEventTime(one, 'h23')} ${one.title}`),
    ]),
  );

test('an event is on each of its days, with its times on that day', () => {
  expect(
    describeDays(
      event('2026-11-23T09:00', '2026-11-23T10:00', 'Review'),
      event('2026-11-23T22:00', '2026-11-25T01:30', 'Flight'),
      event('2026-11-24', '2026-11-25', 'Fair'),
      event('2026-11-25T23:00', '2026-11-26T00:00', 'Late'),
      event('2026-11-26T12:00', '2026-11-26T12:00', ''),
    ),
  ).toEqual({
    '11-23': ['09:00–10:00 Review', 'from 22:00 Flight'],
    '11-24': ['all day Flight', 'all day Fair'],
    '11-25': ['until 01:30 Flight', '23:00–00:00 Late'],
    '11-26': ['12:00 (No title)'],
  });
});

test('an event of a calendar that is not there is left out', () => {
  expect(eventsByDay({ calendars: [], events: [event('2026-11-23', '2026-11-24')] }).size).toBe(0);
});
