import type { SettingValue } from '#contract/settings.ts';
import { addDays } from './reschedule-change.ts';

/**
 * Returns the floating time at which the quiet hours around `now` (floating too) end, or null outside of them. Quiet hours
 * may pass midnight; from a time to the same time is none.
 */
export function findQuietEnd(quietHours: SettingValue<'quiet_hours'>, now: string): string | null {
  if (!quietHours) return null;
  const { from, to } = quietHours;
  const [day, time] = [now.slice(0, 10), now.slice(11, 16)];
  const isQuiet = from <= to ? from <= time && time < to : from <= time || time < to;
  if (!isQuiet) return null;
  return `${time < to ? day : addDays(day, 1)}T${to}`;
}
