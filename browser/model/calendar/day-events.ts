import { t } from '#browser/i18n/model-later.ts';
import type { CalendarEvent, CalendarEvents } from '#contract/calendar-subscriptions.ts';
import type { HourCycle } from '#contract/vocabularies.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { addDays } from '#domain/reschedule-change.ts';

/** An event as one day shows it. */
export interface DayEvent extends Pick<CalendarEvent, 'starts' | 'ends' | 'location' | 'is_busy'> {
  /** Unique on its day. */
  key: string;
  /** Not empty. */
  title: string;
  /** When it begins and ends on this day, such as `09:00`; empty where it goes on from the day before or to the next. */
  from: string;
  until: string;
  /** The name and the color of its calendar, `#RRGGBB`. */
  calendar: string;
  color: string;
}

/** Days of one event that are shown, should it have no end. */
const maxDays = 500;

/** Returns the events of each day, those that take the whole day first. Events come in the order in which they start. */
export function eventsByDay({ calendars, events }: CalendarEvents): Map<string, DayEvent[]> {
  const names = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  const days = new Map<string, DayEvent[]>();
  for (const [index, event] of events.entries()) {
    const calendar = names.get(event.subscription_id);
    if (!calendar) continue;
    const { starts, ends, location, is_busy } = event;
    const title = event.title || t.noTitle;
    const shown = { starts, ends, location, is_busy, title, calendar: calendar.name, color: calendar.color };
    for (const day of daysOf(event)) {
      const list = days.get(day) ?? [];
      if (list.length === 0) days.set(day, list);
      list.push({ ...shown, key: String(index), ...timesOn(day, event) });
    }
  }
  for (const list of days.values()) list.sort((one, other) => rank(one) - rank(other));
  return days;
}

const rank = ({ from }: DayEvent) => (from === '' ? 0 : 1);

/** Describes the times of an event on its day: `09:00–10:00`, `from 22:00`, `until 01:30`, `all day`. */
export function describeEventTime(
  { from, until }: Pick<DayEvent, 'from' | 'until'>,
  hourCycle: HourCycle,
): string {
  const [begins, ends] = [formatTimeOfDay(from, hourCycle), formatTimeOfDay(until, hourCycle)];
  if (begins && ends) return begins === ends ? begins : `${begins}–${ends}`;
  if (begins) return t.fromTime(begins);
  return ends ? t.untilTime(ends) : t.allDay;
}

function* daysOf({ starts, ends }: CalendarEvent): Generator<string> {
  const first = starts.slice(0, 10);
  yield first;
  // An end at midnight, or on a day of its own, is excluded.
  const end = ends.endsWith('T00:00') ? ends.slice(0, 10) : ends;
  let day = addDays(first, 1);
  for (let count = 1; day < end && count < maxDays; count++, day = addDays(day, 1)) yield day;
}

function timesOn(day: string, { starts, ends }: CalendarEvent): Pick<DayEvent, 'from' | 'until'> {
  if (starts.length === 10) return { from: '', until: '' };
  const begins = starts.slice(0, 10) === day;
  const stops =
    ends.slice(0, 10) === day || (ends.endsWith('T00:00') && addDays(day, 1) === ends.slice(0, 10));
  const until = stops ? ends.slice(11) : '';
  if (begins) return { from: starts.slice(11), until };
  // The whole day is taken by what ends at midnight.
  return { from: '', until: until === '00:00' ? '' : until };
}
