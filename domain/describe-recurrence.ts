import type { DomainTexts } from '#messages/en/domain.ts';

type Unit = keyof DomainTexts['recurrence']['rhythms'];
type Weekday = keyof DomainTexts['recurrence']['weekdays'];

const weekdays: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * Describes an RRULE (RFC 5545, without prefix) in a language: `every 2 weeks on Mon, Thu`, `every month on the 15th`.
 * `language` is that of the texts, for the names of days and months.
 */
export function describeRecurrence(rule: string, { recurrence: t }: DomainTexts, language: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string | undefined]));
  const list = (name: string) => parts.get(name)?.split(',') ?? [];
  const unit = parts.get('FREQ') ?? '';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const byDay = list('BYDAY');
  const named = byDay.flatMap((day) => weekdays.find((one) => one === day.slice(-2)) ?? []);
  const monthNames = list('BYMONTH').flatMap((month) => nameMonth(Number(month), 'long', language) ?? []);
  const position = Number(parts.get('BYSETPOS') ?? 0);
  const monthDays = list('BYMONTHDAY');
  // The last of the 28th to the 31st means the 31st, or the last day of a shorter month.
  const isOneDay = unit === 'MONTHLY' && position === -1 && monthDays[0] === '28' && byDay.length === 0;
  const dates = (isOneDay ? monthDays.slice(-1) : monthDays).map((day) =>
    day === '-1' ? t.lastDate : t.date(Number(day)),
  );

  const withDays = (rhythm: string) => {
    const [only, ...others] = named;
    if (!only) return dates.length > 0 ? t.onDates(rhythm, dates.join(', ')) : rhythm;
    if (position && isWorkweek(byDay)) return t.onPlacedDays(rhythm, t.placedWorkday(position));
    const placed = byDay.flatMap((day) => {
      const weekday = weekdays.find((one) => one === day.slice(-2));
      return weekday && day.length > 2
        ? t.placedDay(Number(day.slice(0, -2)), nameDay(weekday, 'long', language), weekday)
        : [];
    });
    if (placed.length > 0) return t.onPlacedDays(rhythm, placed.join(', '));
    const isAlone = others.length === 0 && unit !== 'WEEKLY';
    const names = named.map((day) => nameDay(day, isAlone ? 'long' : 'short', language));
    return t.onDays(rhythm, names.join(', '));
  };
  const describeRhythm = () => {
    const [day] = named;
    if (unit === 'WEEKLY' && interval === 1 && day && named.length === 1) return t.weekdays[day];
    if (unit === 'WEEKLY' && interval === 1 && isWorkweek(byDay)) return t.workdays;
    const rhythm = isUnit(unit, t) ? t.rhythms[unit](interval) : t.unknown;
    const [month, ...otherMonths] = monthNames;
    if (unit === 'YEARLY' && month && otherMonths.length === 0 && dates.length === 1 && !day)
      return t.onDate(rhythm, Number(monthDays[0]), month);
    const inWords = withDays(rhythm);
    return monthNames.length > 0 ? t.inMonths(inWords, monthNames.join(', ')) : inWords;
  };
  const rhythm = describeRhythm();
  const count = parts.get('COUNT');
  if (count) return count === '1' ? t.once(rhythm) : t.times(rhythm, Number(count));
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '') ?? [];
  return year
    ? t.until(rhythm, Number(day), nameMonth(Number(month), 'short', language) ?? '', year)
    : rhythm;
}

const isUnit = (unit: string, { rhythms }: DomainTexts['recurrence']): unit is Unit =>
  Object.hasOwn(rhythms, unit);

const isWorkweek = (byDay: string[]) => byDay.length === 5 && !byDay.some((day) => day.startsWith('S'));

/** Formats are slow to make, and lists describe many recurrences. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatWith(
  language: string,
  part: 'weekday' | 'month',
  length: 'long' | 'short',
): Intl.DateTimeFormat {
  const key = `${language} ${part} ${length}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { [part]: length, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** 5 January 1970 was a Monday. */
const nameDay = (day: Weekday, length: 'long' | 'short', language: string): string =>
  formatWith(language, 'weekday', length).format(Date.UTC(1970, 0, 5 + weekdays.indexOf(day)));

const nameMonth = (number: number, length: 'long' | 'short', language: string): string | undefined =>
  number >= 1 && number <= 12
    ? formatWith(language, 'month', length).format(Date.UTC(1970, number - 1))
    : undefined;
