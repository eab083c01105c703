import type { CalendarEvent } from '#contract/calendar-subscriptions.ts';
import { addDays } from '../reschedule-change.ts';
import type { BusyTime } from './load-days.ts';

const endOfDay = 'T24:00';

/**
 * Returns the times that events take, each on one day and none of them twice: where events overlap, the time counts once. What leaves its
 * time free does not count.
 */
export function listBusyTimes(
  events: Iterable<Pick<CalendarEvent, 'starts' | 'ends' | 'is_busy'>>,
): BusyTime[] {
  const taken: BusyTime[] = [];
  for (const { starts, ends, is_busy } of events)
    if (is_busy && starts < ends) taken.push({ start: starts, end: ends });
  taken.sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0));
  // Before they are split: thousands of events may each last for months.
  const merged: BusyTime[] = [];
  for (const time of taken) {
    const last = merged.at(-1);
    if (!last || last.end < time.start) merged.push(time);
    else if (last.end < time.end) last.end = time.end;
  }
  return merged.flatMap(({ start, end }) => [...splitByDay(start, end)]);
}

function* splitByDay(starts: string, ends: string): Generator<BusyTime> {
  const last = ends.slice(0, 10);
  for (let start = starts; start < ends; start = `${addDays(start.slice(0, 10), 1)}T00:00`) {
    const day = start.slice(0, 10);
    yield { start, end: day === last ? ends : `${day}${endOfDay}` };
  }
}
