import { t } from '#browser/i18n/analytics.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { formatLength } from '#browser/time/format-duration.ts';
import { countDays, type DayRange } from '#domain/analytics/ranges.ts';
import type { Preset } from './range-choice.ts';

/** The days that came before those shown: their number, or a year. */
export type SpanBefore = number | 'year';

/** Returns a whole percentage of `share` (0 to 1); 0 and 100 only if it is exactly that. */
export function formatShare(share: number): string {
  const isWhole = share === 0 || share === 1;
  const percent = isWhole ? share * 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
  return formatNumber(percent / 100, { style: 'percent' });
}

/** Returns the range to compare with; undefined where there is none. */
export function spanBefore(preset: Preset, range: DayRange): SpanBefore | undefined {
  if (preset === 'all') return undefined;
  return preset === '365' ? 'year' : countDays(range);
}

/** Compares two counts in words: `12 more than in the 30 days before`. */
export function compareCounts(now: number, before: number, than: SpanBefore): string {
  if (now === before) return t.comparisons.asMany(than);
  const compare = now > before ? t.comparisons.more : t.comparisons.fewer;
  return compare(formatNumber(Math.abs(now - before)), than);
}

/** Compares two times in words: `1 h 25 min more than in the 30 days before`. */
export function compareMinutes(now: number, before: number, than: SpanBefore): string {
  const difference = Math.round(now) - Math.round(before);
  if (difference === 0) return t.comparisons.asMuch(than);
  const compare = difference > 0 ? t.comparisons.moreTime : t.comparisons.lessTime;
  return compare(formatMinutes(Math.abs(difference)), than);
}

const minuteMs = 60_000;

export const toMinutes = (ms: number): number => ms / minuteMs;

/** Formats minutes as `0 min`, `25 min` or `1 h 25 min`. */
export const formatMinutes = (minutes: number): string =>
  minutes === 0 ? t.noMinutes : formatLength(minutes * minuteMs);

/** Formats a mean such as 2.8 or 3. */
export const formatMean = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 });

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
