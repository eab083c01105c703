import { maxCalendarEvents, maxCalendarFileEvents, maxEventTextLength } from '../../../config/limits.ts';
import { expandRule } from './expand-rule.ts';
import {
  type EventTime,
  type FileEvent,
  readEvent,
  readTime,
  toDay,
  toInstantMinutes,
} from './read-event.ts';
import { splitFile } from './split-file.ts';
import { createZones, type Zone } from './zones.ts';

/**
 * An event, or one date of an event that repeats. `starts` and `ends` are days (`2026-11-23`) for one that takes whole days, instants in
 * UTC (`2026-11-23T08:00Z`), or floating times (`2026-11-23T09:00`).
 */
export interface ReadEvent {
  starts: string;
  ends: string;
  title: string;
  location: string;
  is_busy: boolean;
}

export interface ReadCalendar {
  /** What the calendar calls itself; may be empty. */
  name: string;
  /** By their start. */
  events: ReadEvent[];
  /** Whether there were more events than are kept; the last ones are left out. */
  isCutShort: boolean;
}

interface Range {
  /** Days, of which the last one is included: `2026-11-23`. */
  from: string;
  to: string;
}

const dayMinutes = 1440;

/**
 * Reads the events of a calendar that are in a range of days, with their repetitions; a few of the days beside it are there, too, since the
 * clocks of users differ. Returns what is wrong with a text that cannot be read.
 */
export function readCalendar(text: string, range: Range): ReadCalendar | 'not_a_calendar' | 'too_large' {
  const file = splitFile(text);
  if (!file) return 'not_a_calendar';
  if (file.events.length > maxCalendarFileEvents) return 'too_large';
  const findZone = createZones(file.zones);
  const masters: FileEvent[] = [];
  const overrides = new Map<string, FileEvent[]>();
  for (const eventText of file.events) {
    const event = tryReading(() => readEvent(eventText, findZone));
    if (!event) continue;
    if (!event.recurrenceId) masters.push(event);
    else overrides.set(event.uid, [...(overrides.get(event.uid) ?? []), event]);
  }
  const window = {
    from: Date.parse(`${range.from}T00:00Z`) / 60_000 - dayMinutes,
    to: Date.parse(`${range.to}T00:00Z`) / 60_000 + 2 * dayMinutes,
  };
  const events: ReadEvent[] = [];
  const add = (event: FileEvent, start: EventTime) => {
    const isInWindow = start.wall <= window.to && start.wall + event.durationMinutes >= window.from;
    if (isInWindow && !event.isCancelled) events.push(toReadEvent(event, start, window));
  };
  for (const event of masters)
    tryReading(() => {
      for (const start of datesOf(event, overrides.get(event.uid) ?? [], window)) add(event, start);
    });
  for (const event of [...overrides.values()].flat()) tryReading(() => add(event, event.start));
  events.sort((one, other) => (one.starts < other.starts ? -1 : one.starts > other.starts ? 1 : 0));
  return {
    name: clean(file.name),
    events: events.slice(0, maxCalendarEvents),
    isCutShort: events.length > maxCalendarEvents,
  };
}

/** Returns undefined for an event that is damaged. */
function tryReading<Event>(read: () => Event): Event | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Returns the dates of an event that may be in the window: its start, what its rules add, and without those that are excluded or replaced. */
function datesOf(
  event: FileEvent,
  overrides: readonly FileEvent[],
  window: { from: number; to: number },
): EventTime[] {
  const { start, rules, rdates, exdates } = event;
  if (rules.length === 0 && rdates.length === 0) return [start];
  const walls = new Set([start.wall]);
  for (const rule of rules) {
    const until = Math.min(readUntil(rule.until, start), window.to + dayMinutes);
    const from = window.from - event.durationMinutes - dayMinutes;
    for (const wall of expandRule(rule, { start: start.wall, from, until }))
      if (wall >= from && walls.size <= maxCalendarEvents) walls.add(wall);
  }
  const dates = [...walls].map((wall) => ({ ...start, wall }));
  for (const each of rdates) dates.push(start.isDay ? toDay(each) : each);
  const isLeftOut = createExclusions(
    [...exdates, ...overrides.flatMap(({ recurrenceId }) => recurrenceId ?? [])],
    start,
  );
  return dates.filter((date) => !isLeftOut(date));
}

/** Returns until when a rule goes, on the clocks of its event. */
function readUntil(until: unknown, start: EventTime): number {
  const time = typeof until === 'string' ? readTime(until, start.zone) : null;
  if (!time) return Number.POSITIVE_INFINITY;
  if (time.isDay || start.isDay) return toDay(time).wall + dayMinutes - 1;
  return time.zone && start.zone && time.zone !== start.zone
    ? toWall(toInstantMinutes(time), { ...start, zone: start.zone })
    : time.wall;
}

/** Returns what the clocks of an event show at an instant. */
function toWall(instant: number, { wall, zone }: { wall: number; zone: Zone }): number {
  // By the offset at the start of the event, which the second step corrects.
  const guess = wall + instant - zone(wall);
  return guess + instant - zone(guess);
}

/** Creates a test for dates that are left out: by their instant, or by their day where that is all that is given. */
function createExclusions(times: readonly EventTime[], start: EventTime): (date: EventTime) => boolean {
  if (times.length === 0) return () => false;
  if (start.isDay) {
    const days = new Set(times.map((time) => toDay(time).wall));
    return ({ wall }) => days.has(wall);
  }
  const days = new Set(times.filter(({ isDay }) => isDay).map(({ wall }) => wall));
  const walls = new Set(
    times.filter(({ isDay, zone }) => !isDay && zone === start.zone).map(({ wall }) => wall),
  );
  const instants = new Set(
    times.filter(({ isDay, zone }) => !isDay && zone !== start.zone).map(toInstantMinutes),
  );
  return (date) =>
    (date.zone === start.zone ? walls.has(date.wall) : false) ||
    (instants.size > 0 && instants.has(toInstantMinutes(date))) ||
    (days.size > 0 && days.has(toDay(date).wall));
}

/** Cuts off what is outside the window: some calendars write the year 9999 for an event without an end. */
function toReadEvent(
  { title, location, isBusy, durationMinutes }: FileEvent,
  start: EventTime,
  window: { from: number; to: number },
): ReadEvent {
  const format = (wall: number) => {
    const text = new Date(toInstantMinutes({ ...start, wall }) * 60_000).toISOString();
    if (start.isDay) return text.slice(0, 10);
    return start.zone ? `${text.slice(0, 16)}Z` : text.slice(0, 16);
  };
  return {
    starts: format(Math.max(start.wall, window.from)),
    ends: format(Math.min(start.wall + durationMinutes, window.to + dayMinutes)),
    title: clean(title),
    location: clean(location),
    is_busy: isBusy,
  };
}

/** Returns one line that can be stored. */
const clean = (text: string): string =>
  text.replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, maxEventTextLength).toWellFormed();
