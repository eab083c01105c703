import { expect, test } from 'vitest';
import { findSnoozeEnd } from './snooze.ts';

test.each([
  ['snooze_10_minutes', '2026-11-22T00:05'],
  ['snooze_1_hour', '2026-11-22T00:55'],
  ['snooze_tomorrow', '2026-11-22T09:30'],
] as const)('%s of a reminder at 9:30, chosen at 23:55, ends at %s', (snooze, end) => {
  const toWallTime = (instant: Date) => instant.toISOString().slice(0, 19);
  const now = new Date('2026-11-21T23:55:30Z');
  expect(findSnoozeEnd(snooze, { moment: '2026-11-21T09:30', now, toWallTime })).toBe(end);
});
