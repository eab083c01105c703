import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countMindfulness } from './stats.ts';

const timeZone = 'Europe/Berlin';
const session = (started_at: string, minutes = 5) => ({ started_at, duration_ms: minutes * 60_000 });
const count = (starts: string[], now: string, dayStartHour = 0) =>
  countMindfulness(
    starts.map((start) => session(start)),
    { timeZone, dayStartHour, now: Date.parse(now) },
  );

it('starts at zero', () => {
  expect(count([], '2026-11-21T09:00:00Z')).toEqual({ sessions: 0, minutes: 0, streakDays: 0 });
});

it('adds the time of all sessions before it is cut to minutes', () => {
  const half = { started_at: '2026-11-21T09:00:00Z', duration_ms: 90_000 };
  const stats = countMindfulness([half, half], {
    timeZone,
    dayStartHour: 0,
    now: Date.parse(half.started_at),
  });
  expect(stats).toEqual({ sessions: 2, minutes: 3, streakDays: 1 });
});

it('keeps a streak alive until the day after has ended', () => {
  const starts = ['2026-11-19T09:00:00Z', '2026-11-20T09:00:00Z'];
  expect(count(starts, '2026-11-20T22:00:00Z').streakDays).toBe(2);
  expect(count(starts, '2026-11-21T22:59:59Z').streakDays).toBe(2);
  expect(count(starts, '2026-11-21T23:00:00Z').streakDays).toBe(0);
});

it('counts a late night for the day before where the day begins later', () => {
  // 22:30 on the 20th, and 01:30 on the 22nd in Berlin.
  const starts = ['2026-11-20T21:30:00Z', '2026-11-22T00:30:00Z'];
  expect(count(starts, '2026-11-22T01:00:00Z', 0).streakDays).toBe(1);
  expect(count(starts, '2026-11-22T01:00:00Z', 4).streakDays).toBe(2);
});

it.each([
  // In Berlin the clocks go forward on March 29 and back on October 25, 2026.
  ['forward', '2026-03-28T22:59:00Z', '2026-03-29T21:59:00Z', '2026-03-30T21:59:00Z'],
  ['back', '2026-10-24T21:59:00Z', '2026-10-25T22:59:00Z', '2026-10-26T22:59:00Z'],
])('counts the last minute of each day when the clocks go %s', (_, ...starts) => {
  expect(count(starts, starts[2] ?? '').streakDays).toBe(3);
  expect(count(starts, starts[2] ?? '', 4).streakDays).toBe(3);
});

it('counts one session a day as a streak of so many days, in every zone and with every beginning of the day', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu');
  const inputs = [zones, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 60 })] as const;
  fc.assert(
    fc.property(...inputs, (zone, dayStartHour, days) => {
      const now = Date.parse('2026-11-21T18:00:00Z');
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      const hours = Number(clock.format(now).slice(11, 13));
      fc.pre(hours > dayStartHour + 1 && hours < 23);
      const starts = Array.from({ length: days }, (_, index) => now - index * 86_400_000);
      const sessions = starts.map((start) => session(new Date(start).toISOString()));
      expect(countMindfulness(sessions, { timeZone: zone, dayStartHour, now }).streakDays).toBe(days);
    }),
  );
});
