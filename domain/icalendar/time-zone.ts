import { dayCodes } from '#intake/recurrence/rule.ts';
import { component, contentLine, formatFloating } from './content-lines.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** Returns the wall time of a time zone at an instant, `2026-11-21T09:00:00`. */
export type ToWallTime = (instant: Date) => string;

/** A change of the clocks. `local` is the wall time at which it happens, before it, in ms as if it were UTC. */
interface Transition {
  local: number;
  offsetFrom: number;
  offsetTo: number;
}

/**
 * Returns the VTIMEZONE of a time zone as its clocks go from `years.from` to `years.to`. Changes that come every year by
 * the same rule are written as the rule, which goes on; others are listed.
 */
export function timeZoneComponent(
  timeZone: string,
  toWallTime: ToWallTime,
  years: { from: number; to: number },
): string {
  const offsetAt = (ms: number) => Date.parse(`${toWallTime(new Date(ms))}Z`) - ms;
  const start = Date.UTC(years.from);
  const base = offsetAt(start);
  const groups = Map.groupBy(
    findTransitions(offsetAt, start, Date.UTC(years.to + 1)),
    ({ offsetFrom, offsetTo }) => `${offsetFrom} ${offsetTo}`,
  );
  const yearCount = years.to - years.from + 1;
  return component('VTIMEZONE', [
    contentLine('TZID', timeZone),
    observance({ local: 0, offsetFrom: base, offsetTo: base }, []),
    ...[...groups.values()].map((group) => formatGroup(group, yearCount)),
  ]);
}

function findTransitions(offsetAt: (ms: number) => number, start: number, end: number): Transition[] {
  const found: Transition[] = [];
  for (let from = start; from < end; from += 7 * dayMs) {
    const [offsetFrom, offsetTo] = [offsetAt(from), offsetAt(from + 7 * dayMs)];
    if (offsetFrom === offsetTo) continue;
    let [before, after] = [from, from + 7 * dayMs];
    while (after - before > minuteMs) {
      const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle) === offsetFrom) before = middle;
      else after = middle;
    }
    found.push({ local: after + offsetFrom, offsetFrom, offsetTo });
  }
  return found;
}

/** Formats changes from one offset to the same other one. */
function formatGroup(group: Transition[], yearCount: number): string {
  const [first, ...others] = group;
  if (!first) return '';
  const rule = findYearlyRule(group, yearCount);
  if (rule) return observance(first, [contentLine('RRULE', rule)]);
  return observance(
    first,
    others.map(({ local }) => contentLine('RDATE', formatLocal(local))),
  );
}

/** Returns the rule by which the clocks change once in each of the years, or null if there is none. */
function findYearlyRule(group: Transition[], yearCount: number): string | null {
  const places = group.map(({ local }) => {
    const date = new Date(local);
    const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
    const length = new Date(Date.UTC(date.getUTCFullYear(), month, 0)).getUTCDate();
    const weekday = dayCodes[(date.getUTCDay() + 6) % 7];
    const where = `BYMONTH=${month};BYDAY=`;
    const time = ` ${local % dayMs}`;
    return [
      day > length - 7 ? `${where}-1${weekday}${time}` : '',
      `${where}${Math.ceil(day / 7)}${weekday}${time}`,
    ];
  });
  const shared = places[0]?.find((one) => one !== '' && places.every((all) => all.includes(one)));
  return shared && group.length === yearCount ? `FREQ=YEARLY;${shared.split(' ')[0]}` : null;
}

const observance = ({ local, offsetFrom, offsetTo }: Transition, repeats: string[]): string =>
  component(offsetTo > offsetFrom ? 'DAYLIGHT' : 'STANDARD', [
    contentLine('DTSTART', formatLocal(local)),
    contentLine('TZOFFSETFROM', formatOffset(offsetFrom)),
    contentLine('TZOFFSETTO', formatOffset(offsetTo)),
    ...repeats,
  ]);

const formatLocal = (local: number): string => formatFloating(new Date(local).toISOString().slice(0, 16));

function formatOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minuteMs));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
