import type { ReminderAction } from '#contract/reminders.ts';
import { addDays } from './reschedule-change.ts';

export type Snooze = Exclude<ReminderAction, 'done'>;

const minuteMs = 60_000;

/**
 * Returns until when a reminder is snoozed at `now`, floating. Tomorrow is at the time of day of the reminder (`moment`,
 * floating). `toWallTime` returns the user's wall time at an instant.
 */
export function findSnoozeEnd(
  snooze: Snooze,
  { moment, now, toWallTime }: { moment: string; now: Date; toWallTime: (instant: Date) => string },
): string {
  if (snooze === 'snooze_tomorrow') return addDays(toWallTime(now).slice(0, 10), 1) + moment.slice(10);
  const ms = (snooze === 'snooze_1_hour' ? 60 : 10) * minuteMs;
  return toWallTime(new Date(now.getTime() + ms)).slice(0, 16);
}
