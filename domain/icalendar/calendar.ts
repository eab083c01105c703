import { contentLine, textLine } from './content-lines.ts';
import type { CalendarContext } from './task-components.ts';
import { timeZoneComponent } from './time-zone.ts';

/** Years before and after this one for which changes of the clocks are looked up. */
const yearsBefore = 1;
const yearsAfter = 10;

/** Returns what begins a calendar; its components and `calendarEnd` follow. */
export function calendarStart({
  name,
  lines = [],
  context: { now, timeZone, toWallTime },
}: {
  name: string;
  lines?: readonly string[];
  context: Pick<CalendarContext, 'now' | 'timeZone' | 'toWallTime'>;
}): string {
  const year = Number(now.slice(0, 4));
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Heddle//Heddle//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    contentLine('X-WR-TIMEZONE', timeZone),
    ...lines,
    timeZoneComponent(timeZone, toWallTime, { from: year - yearsBefore, to: year + yearsAfter }),
  ].join('');
}

export const calendarEnd = contentLine('END', 'VCALENDAR');
