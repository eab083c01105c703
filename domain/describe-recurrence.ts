const units: Record<string, string> = {
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const days: Record<string, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Describes an RRULE (RFC 5545, without prefix): `every 2 weeks on Mon, Thu`, `every month on the 15th`. */
export function describeRecurrence(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string | undefined]));
  const list = (name: string) => parts.get(name)?.split(',') ?? [];
  const unit = units[parts.get('FREQ') ?? ''] ?? 'time';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const byDay = list('BYDAY');
  const named = byDay.flatMap((day) => days[day.slice(-2)] ?? []);
  const monthNames = list('BYMONTH').flatMap((month) => months[Number(month) - 1] ?? []);
  const position = Number(parts.get('BYSETPOS') ?? 0);
  const monthDays = list('BYMONTHDAY');
  // The last of the 28th to the 31st means the 31st, or the last day of a shorter month.
  const isOneDay = unit === 'month' && position === -1 && monthDays[0] === '28' && byDay.length === 0;
  const dates = (isOneDay ? monthDays.slice(-1) : monthDays).map((day) =>
    day === '-1' ? 'last day' : formatOrdinal(Number(day)),
  );

  const describeDays = () => {
    const [only, ...others] = named;
    if (!only) return dates.length > 0 ? ` on the ${dates.join(', ')}` : '';
    if (position && isWorkweek(byDay)) return ` on the ${formatPosition(position)} weekday`;
    const placed = byDay.flatMap((day) =>
      day.length > 2 ? `${formatPosition(Number(day.slice(0, -2)))} ${days[day.slice(-2)]}` : [],
    );
    if (placed.length > 0) return ` on the ${placed.join(', ')}`;
    return ` on ${others.length === 0 && unit !== 'week' ? only : named.map((day) => day.slice(0, 3)).join(', ')}`;
  };
  const describeRhythm = () => {
    if (unit === 'week' && interval === 1 && named.length === 1) return `every ${named[0]}`;
    if (unit === 'week' && interval === 1 && isWorkweek(byDay)) return 'every weekday';
    const rhythm = interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`;
    const [month, ...otherMonths] = monthNames;
    if (unit === 'year' && month && otherMonths.length === 0 && dates.length === 1 && named.length === 0)
      return `${rhythm} on ${list('BYMONTHDAY')[0]} ${month}`;
    return `${rhythm}${describeDays()}${monthNames.length > 0 ? ` in ${monthNames.join(', ')}` : ''}`;
  };
  return describeRhythm() + describeEnd(parts.get('COUNT'), parts.get('UNTIL'));
}

const isWorkweek = (byDay: string[]) => byDay.length === 5 && !byDay.some((day) => day.startsWith('S'));

const formatPosition = (position: number) =>
  position === -1 ? 'last' : position < 0 ? `${formatOrdinal(-position)} to last` : formatOrdinal(position);

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const formatOrdinal = (number: number) => `${number}${endings[ordinalRules.select(number)] ?? 'th'}`;

function describeEnd(count: string | undefined, until: string | undefined): string {
  if (count) return count === '1' ? ', once more' : `, ${count} times`;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(until ?? '') ?? [];
  return year ? `, until ${Number(day)} ${months[Number(month) - 1]?.slice(0, 3)} ${year}` : '';
}
