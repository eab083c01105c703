import type { Snooze } from '#contract/reminders.ts';
import { addDays } from './reschedule-change.ts';

const minuteMs = 60_000;

/** How long each snooze lasts in minutes; `tomorrow` ends tomorrow at the time of day of the reminder. */
const snoozeLengths: Record<Snooze, number | 'tomorrow'> = {
  snooze_10_minutes: 10,
  snooze_1_hour: 60,
  snooze_tomorrow: 'tomorrow',
};

/**
 * Returns until when a reminder of `moment` (floating) is snoozed at `now`, floating. `toWallTime` returns the user's wall time at
 * an instant.
 */
export function findSnoozeEnd(
  snooze: Snooze,
  { moment, now, toWallTime }: { moment: string; now: Date; toWallTime: (instant: Date) => string },
): string {
  const length = snoozeLengths[snooze];
  if (length === 'tomorrow') return addDays(toWallTime(now).slice(0, 10), 1) + moment.slice(10);
  return toWallTime(new Date(now.getTime() + length * minuteMs)).slice(0, 16);
}
