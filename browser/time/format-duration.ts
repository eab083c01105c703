import { t } from '#browser/i18n/time.ts';

const secondMs = 1_000;
const minuteMs = 60_000;

const clock = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
};

/** Formats the time that is left as `24:59` or `1:04:59`, so that it reads 0:00 only when none is. */
export const formatTimeLeft = (ms: number): string => clock(Math.ceil(Math.max(0, ms) / secondMs));

/** Formats a time that has passed as `24:59` or `1:04:59`. */
export const formatTimePassed = (ms: number): string => clock(Math.floor(Math.max(0, ms) / secondMs));

/** Formats a length to the minute as `45 min`, `2 h` or `1 h 5 min`; anything shorter is `less than a minute`. */
export function formatLength(ms: number): string {
  const total = Math.round(ms / minuteMs);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (total === 0) return t.lessThanAMinute;
  if (hours === 0) return t.minutes(minutes);
  return minutes === 0 ? t.hours(hours) : t.hoursAndMinutes(hours, minutes);
}
