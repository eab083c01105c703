import type { HourCycle } from '#contract/vocabularies.ts';

/** Formats `14:30` as `14:30` or `2:30 PM`, whose space never breaks. The empty text of a day without a time stays empty. */
export function formatTimeOfDay(time: string, hourCycle: HourCycle): string {
  if (time === '' || hourCycle === 'h23') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)}\u00A0${halfOf(hour)}`;
}

/** Formats an hour of the day, 0 to 24, as `09:00` or `9 AM`. */
export const formatHour = (hour: number, hourCycle: HourCycle): string =>
  hourCycle === 'h23'
    ? `${String(hour % 24).padStart(2, '0')}:00`
    : `${hour % 12 || 12}\u00A0${halfOf(hour)}`;

const halfOf = (hour: number) => (hour % 24 < 12 ? 'AM' : 'PM');
