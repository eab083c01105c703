import { Link } from 'wouter';
import { t } from '#browser/i18n/review.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { describeLastReview, isReviewDue, useDaysSinceReview } from './last-review.ts';

/** Leads to the weekly review and says when the last one was. */
export function ReviewLink() {
  const daysAgo = useDaysSinceReview();
  return (
    <>
      {daysAgo !== undefined && <span className="text-muted text-sm">{describeLastReview(daysAgo)}</span>}
      <Link href="/review" className={buttonLook('secondary', 'compact')}>
        {t.weeklyReview}
      </Link>
    </>
  );
}

/** Leads to the weekly review when it is a week since the last one; renders nothing for those who never review. */
export function ReviewReminder() {
  const daysAgo = useDaysSinceReview();
  return daysAgo !== undefined && isReviewDue(daysAgo) ? (
    <>
      {' · '}
      {describeLastReview(daysAgo)}.{' '}
      <Link href="/review" className="link">
        {t.reviewTheWeek}
      </Link>
    </>
  ) : null;
}
