import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';

/**
 * Shifts `moment` (floating, with a time) by the distance between `from` and `to`: to the minute if both have a time,
 * else in days.
 */
export function shiftMoment(moment: string, from: string, to: string): string {
  const timed = from.includes('T') && to.includes('T');
  const minutesOf = (floating: string) => {
    const { day, minute } = parseMoment(timed ? floating : floating.slice(0, 10));
    return day * 1440 + minute;
  };
  const { day, minute } = parseMoment(moment);
  const minutes = day * 1440 + minute + minutesOf(to) - minutesOf(from);
  const moved = Math.floor(minutes / 1440);
  return formatMoment({ day: moved, minute: minutes - moved * 1440 });
}
