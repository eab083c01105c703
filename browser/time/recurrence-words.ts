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

/** An RRULE (RFC 5545, without prefix) in a few words: `every 2 weeks on Mon, Thu`. Bounds are left out. */
export function recurrenceWords(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string | undefined]));
  const unit = units[parts.get('FREQ') ?? ''] ?? 'time';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const byDay = (parts.get('BYDAY') ?? '').split(',').flatMap((day) => days[day.slice(-2)] ?? []);
  const [onlyDay, ...otherDays] = byDay;
  const everyWeek = unit === 'week' && interval === 1;
  if (everyWeek && onlyDay && otherDays.length === 0) return `every ${onlyDay}`;
  if (everyWeek && byDay.length === 5 && !byDay.some((day) => day.startsWith('S'))) return 'every weekday';
  const every = interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`;
  return onlyDay ? `${every} on ${byDay.map((day) => day.slice(0, 3)).join(', ')}` : every;
}
