export type DueTone = 'overdue' | 'today' | 'tomorrow' | 'later';

/** The words around a date are English, so the date is written the way this person's English writes it. */
const locale =
  typeof navigator !== 'undefined' && navigator.language.startsWith('en') ? navigator.language : 'en-GB';

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const thisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const otherYear = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const longDay = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** How what is overdue begins in words. */
export const overduePrefix = 'Overdue since ';

/** A due date in words. `due` and `now` are floating, `2026-11-21` or `2026-11-21T09:00`. */
export function describeDue(due: string, now: string): { tone: DueTone; text: string } {
  const days = daysBetween(now, due);
  const time = due.slice(11);
  const at = (day: string) => (time ? `${day}, ${time}` : day);
  if (days === 0 && time && due < now) return { tone: 'overdue', text: overduePrefix + time };
  if (days < 0) return { tone: 'overdue', text: overduePrefix + dayName(due, now, days) };
  if (days === 0) return { tone: 'today', text: at('Today') };
  if (days === 1) return { tone: 'tomorrow', text: at('Tomorrow') };
  return { tone: 'later', text: at(dayName(due, now, days)) };
}

/** A due date without judgement, as for a task that is done. */
export const formatDue = (due: string, now: string) =>
  [formatShortDate(due, now), due.slice(11)].filter(Boolean).join(', ');

/** `21 Nov`, with its year unless that is this one. */
export function formatShortDate(date: string, now: string): string {
  const format = date.slice(0, 4) === now.slice(0, 4) ? thisYear : otherYear;
  return format.format(midnight(date));
}

/** `Friday, 21 November`. */
export const formatLongDate = (date: string) => longDay.format(midnight(date));

/** `Friday`. */
export const formatWeekday = (date: string) => weekday.format(midnight(date));

/** A day that is past or today: `Today`, `Yesterday`, `Tuesday`, `21 Nov`. */
export function formatPastDay(date: string, now: string): string {
  const days = daysBetween(now, date);
  if (days === 0) return 'Today';
  const name = dayName(date, now, days);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function dayName(date: string, now: string, days: number): string {
  if (days === -1) return 'yesterday';
  return Math.abs(days) < 7 ? weekday.format(midnight(date)) : formatShortDate(date, now);
}

const midnight = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00Z`);
const daysBetween = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / 86_400_000);
