/** A floating point in time. `day` counts days since 1970-01-01, `minute` counts from midnight. */
export interface Moment {
  day: number;
  minute: number | null;
}

const dayLength = 86_400_000;

/** Day number of a date; months from 1. Days beyond the month run over into the next. */
export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** `weekday` counts from 0, Monday. */
export function dayParts(day: number): { year: number; month: number; day: number; weekday: number } {
  const date = new Date(day * dayLength);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
  };
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Same day of the month `months` later, or the last day of a shorter month. */
export function addMonths(day: number, months: number): number {
  const from = dayParts(day);
  const index = from.year * 12 + from.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return dayNumber(year, month, Math.min(from.day, daysInMonth(year, month)));
}

export function parseMoment(local: string): { day: number; minute: number } {
  const [, year = '1970', month = '1', day = '1', hour = '0', minute = '0'] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?/.exec(local) ?? [];
  return { day: dayNumber(+year, +month, +day), minute: +hour * 60 + +minute };
}

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21`, or with a minute `2026-11-21T09:00`. */
export function formatMoment({ day, minute }: Moment): string {
  const { year, month, day: date } = dayParts(day);
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  return minute === null ? text : `${text}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Easter Sunday, Gregorian (Meeus/Jones/Butcher). */
export function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayNumber(year, Math.floor(n / 31), (n % 31) + 1);
}

/** The nth (from 1, or -1 for the last) `weekday` (0 Monday) of a month. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  if (nth < 0) {
    const last = dayNumber(year, month, daysInMonth(year, month));
    return last - ((dayParts(last).weekday - weekday + 7) % 7);
  }
  const first = dayNumber(year, month, 1);
  return first + ((weekday - dayParts(first).weekday + 7) % 7) + (nth - 1) * 7;
}
