import { t } from '#browser/i18n/review.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import { reviewDays } from '#domain/analytics/weekly-review.ts';
import { daysFrom } from '#domain/reschedule-change.ts';

/** Returns how many days ago the last weekly review was; undefined where there was none. */
export function useDaysSinceReview(): number | undefined {
  const reviewedAt = useSetting('last_review_at');
  const now = useWallMinute();
  return reviewedAt ? Math.max(0, daysFrom(toWallMinute(new Date(reviewedAt)), now)) : undefined;
}

/** Says when the last review was: `Last review: 6 days ago`. */
export function describeLastReview(daysAgo: number): string {
  if (daysAgo === 0) return t.lastReview.today;
  return daysAgo === 1 ? t.lastReview.yesterday : t.lastReview.daysAgo(daysAgo);
}

/** Returns whether somebody who reviews their weeks should look back again. */
export const isReviewDue = (daysAgo: number | undefined): boolean =>
  daysAgo !== undefined && daysAgo >= reviewDays;
