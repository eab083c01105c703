import ICAL from 'ical.js';
import type { JCalRule } from './expand-rule.ts';
import { utc, type Zone } from './zones.ts';

/** A property as jCal (RFC 7265) has it. */
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

export interface EventTime {
  /** On the clocks of `zone`, in minutes since 1970. */
  wall: number;
  isDay: boolean;
  /** Absent where the time floats, and for days. */
  zone: Zone | undefined;
}

/** An event as its file has it. */
export interface FileEvent {
  uid: string;
  start: EventTime;
  /** On the clocks of the start. */
  durationMinutes: number;
  title: string;
  location: string;
  isBusy: boolean;
  isCancelled: boolean;
  rules: JCalRule[];
  rdates: EventTime[];
  exdates: EventTime[];
  /** The date of a repeating event that this event replaces. */
  recurrenceId: EventTime | null;
}

const dayMinutes = 1440;

/** Reads one VEVENT. Returns null for one without a start, and throws for one that is damaged. */
export function readEvent(text: string, findZone: (name: string) => Zone | undefined): FileEvent | null {
  const [, properties] = ICAL.parse(text) as unknown as [string, Property[]];
  const all = (name: string) => properties.filter(([own]) => own === name);
  const first = (name: string) => properties.find(([own]) => own === name);
  const word = (name: string) => String(first(name)?.[3] ?? '').toUpperCase();
  const times = (name: string) => all(name).flatMap((property) => readTimes(property, findZone));

  const [given] = times('dtstart');
  if (!given) return null;
  // Outlook writes whole days as times from midnight to midnight.
  const isDay =
    given.isDay || (word('x-microsoft-cdo-alldayevent') === 'TRUE' && given.wall % dayMinutes === 0);
  const start = isDay ? toDay(given) : given;
  const isFree =
    word('transp') === 'TRANSPARENT' ||
    ['FREE', 'WORKINGELSEWHERE'].includes(word('x-microsoft-cdo-busystatus'));
  return {
    uid: String(first('uid')?.[3] ?? ''),
    start,
    durationMinutes: readDuration(start, times('dtend')[0], first('duration')),
    title: String(first('summary')?.[3] ?? ''),
    location: String(first('location')?.[3] ?? ''),
    isBusy: !isDay && !isFree,
    isCancelled: word('status') === 'CANCELLED',
    rules: all('rrule').map((property) => property[3] as JCalRule),
    rdates: times('rdate'),
    exdates: times('exdate'),
    recurrenceId: times('recurrence-id')[0] ?? null,
  };
}

export const toDay = ({ wall }: EventTime): EventTime => ({
  wall: Math.floor(wall / dayMinutes) * dayMinutes,
  isDay: true,
  zone: undefined,
});

/** Returns the instant of a time in minutes since 1970; of one that floats, and of a day, what its clock shows. */
export const toInstantMinutes = ({ wall, zone }: EventTime): number => (zone ? zone(wall) : wall);

function readTimes(
  [, { tzid }, , ...values]: Property,
  findZone: (name: string) => Zone | undefined,
): EventTime[] {
  return values.flatMap((value) => {
    // A period is a list of its start and its end.
    const time = readTime(String([value].flat()[0]), typeof tzid === 'string' ? findZone(tzid) : undefined);
    return time ? [time] : [];
  });
}

/** Reads a date or a time as jCal has it: `2026-11-23T09:00:00Z`. Returns null for one that does not exist. */
export function readTime(value: string, zone: Zone | undefined): EventTime | null {
  const [, day, time, isUtc] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d)?(Z)?)?/.exec(value) ?? [];
  if (!day) return null;
  const wall = Date.parse(`${day}T${time ?? '00:00'}Z`) / 60_000;
  if (Number.isNaN(wall)) return null;
  return time ? { wall, isDay: false, zone: isUtc ? utc : zone } : { wall, isDay: true, zone: undefined };
}

/** Returns the minutes from the start to the end; without an end a day, or nothing (RFC 5545, 3.6.1). */
function readDuration(start: EventTime, end: EventTime | undefined, duration: Property | undefined): number {
  let length = start.isDay ? dayMinutes : 0;
  if (end)
    length =
      start.isDay || end.zone === start.zone
        ? end.wall - start.wall
        : toInstantMinutes(end) - toInstantMinutes(start);
  else if (duration) length = ICAL.Duration.fromString(String(duration[3])).toSeconds() / 60;
  if (!start.isDay) return Math.max(0, Math.floor(length));
  return Math.max(1, Math.ceil(length / dayMinutes)) * dayMinutes;
}
