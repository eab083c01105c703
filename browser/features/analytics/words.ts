import { t } from '#browser/i18n/analytics.ts';
import { formatLength } from '#browser/time/format-duration.ts';
import { formatCount } from '#browser/ui/format-count.ts';
import { countDays, type DayRange } from '#domain/analytics/ranges.ts';
import type { Preset } from './range-choice.ts';

/** Returns a whole percentage of `share` (0 to 1); 0 and 100 only if it is exactly that. */
export function formatShare(share: number): string {
  const isWhole = share === 0 || share === 1;
  return `${isWhole ? share * 100 : Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}

/** Names the range to compare with: `in the 30 days before`; undefined where there is none. */
export function nameRangeBefore(preset: Preset, range: DayRange): string | undefined {
  if (preset === 'all') return undefined;
  if (preset === '365') return t.inTheYearBefore;
  const days = countDays(range);
  return days === 1 ? t.theDayBefore : `in the ${formatCount(days)} days before`;
}

/** Compares two counts in words: `12 more than in the 30 days before`. */
export function compareCounts(now: number, before: number, than: string): string {
  if (now === before) return `as many as ${than}`;
  return `${formatCount(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than ${than}`;
}

/** Compares two times in words: `1 h 25 min more than in the 30 days before`. */
export function compareMinutes(now: number, before: number, than: string): string {
  const difference = Math.round(now) - Math.round(before);
  if (difference === 0) return `as much as ${than}`;
  return `${formatMinutes(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${than}`;
}

const minuteMs = 60_000;

export const toMinutes = (ms: number): number => ms / minuteMs;

/** Formats minutes as `0 min`, `25 min` or `1 h 25 min`. */
export const formatMinutes = (minutes: number): string =>
  minutes === 0 ? '0 min' : formatLength(minutes * minuteMs);

/** Formats a mean such as 2.8 or 3. */
export const formatMean = (value: number): string => String(Math.round(value * 10) / 10);

/** Hours in which somebody gets something done at a stretch. */
const bestHoursLength = 3;

/** Returns the three hours in a row with the most, the first such; undefined where there is nothing. */
export function findBestHours(
  byHour: readonly number[],
): { from: number; to: number; count: number } | undefined {
  let best: { from: number; to: number; count: number } | undefined;
  for (let from = 0; from + bestHoursLength <= byHour.length; from += 1) {
    const count = byHour.slice(from, from + bestHoursLength).reduce((sum, value) => sum + value, 0);
    if (count > (best?.count ?? 0)) best = { from, to: from + bestHoursLength, count };
  }
  return best;
}
