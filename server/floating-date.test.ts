import { expect, test } from 'vitest';
import { toInstant, toWallTime } from './floating-date.ts';

test.each([
  ['an ordinary day', '2026-11-22T09:00', 'Europe/Vienna', '2026-11-22T08:00:00.000Z'],
  ['UTC', '2026-11-22T09:00', 'UTC', '2026-11-22T09:00:00.000Z'],
  ['the hour that is skipped in spring', '2026-03-29T02:30', 'Europe/Vienna', '2026-03-29T01:30:00.000Z'],
  ['just before it', '2026-03-29T01:59', 'Europe/Vienna', '2026-03-29T00:59:00.000Z'],
  ['just after it', '2026-03-29T03:00', 'Europe/Vienna', '2026-03-29T01:00:00.000Z'],
  ['the hour that comes twice in autumn', '2026-10-25T02:30', 'Europe/Vienna', '2026-10-25T00:30:00.000Z'],
  ['just after it', '2026-10-25T03:00', 'Europe/Vienna', '2026-10-25T02:00:00.000Z'],
  ['half an hour that comes twice', '2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ['just after it', '2026-04-05T02:15', 'Australia/Lord_Howe', '2026-04-04T15:45:00.000Z'],
  ['a skipped midnight', '2026-03-29T00:30', 'Asia/Beirut', '2026-03-28T22:30:00.000Z'],
  ['a year of one digit', '0002-03-02T09:00', 'UTC', '0002-03-02T09:00:00.000Z'],
  ['the day line', '2026-11-22T09:00', 'Pacific/Kiritimati', '2026-11-21T19:00:00.000Z'],
])('%s: %s in %s is %s', (_name, floating, timeZone, instant) => {
  expect(toInstant(floating, timeZone).toISOString()).toBe(instant);
});

test('every minute of a year that exists comes back as it was', () => {
  for (const timeZone of ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'])
    for (let ms = Date.parse('2026-01-01T00:00Z'); ms < Date.parse('2027-01-01T00:00Z'); ms += 17 * 60_000) {
      const wall = toWallTime(new Date(ms), timeZone).slice(0, 16);
      expect(toWallTime(toInstant(wall, timeZone), timeZone).slice(0, 16)).toBe(wall);
    }
});
