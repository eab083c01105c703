const units: Record<string, string> = {
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const days: Record<string, string> = {
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
  SU: 'Sun',
};

/** An RRULE (RFC 5545, without prefix) in a few words: `every 2 weeks on Mon, Thu`. Bounds are left out. */
export function recurrenceWords(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string | undefined]));
  const unit = units[parts.get('FREQ') ?? ''] ?? 'time';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const every = interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`;
  const byDay = (parts.get('BYDAY') ?? '').split(',').flatMap((day) => days[day.slice(-2)] ?? []);
  if (byDay.length === 5 && !byDay.includes('Sat') && !byDay.includes('Sun')) return 'every weekday';
  return byDay.length > 0 ? `${every} on ${byDay.join(', ')}` : every;
}
