import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import { AnalyticsReport } from '#browser/features/analytics/analytics-report.tsx';
import { initialChoice, isRangeChoice } from '#browser/features/analytics/range-choice.ts';
import { RangePicker } from '#browser/features/analytics/range-picker.tsx';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { ReviewLink } from '#browser/features/review/review-link.tsx';
import { t } from '#browser/i18n/analytics.ts';
import { useAccountHistory } from '#browser/model/analytics/history-queries.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import type { History } from '#domain/analytics/history.ts';

/** Shows charts of the user's own tasks and sessions, computed on this device. */
export default function AnalyticsPage() {
  const { account } = useStore();
  const today = useWallMinute().slice(0, 10);
  const [choice, setChoice] = usePersistedState(
    account.id,
    'analytics.range',
    initialChoice(today),
    isRangeChoice,
  );
  // The picker answers at once; the charts follow.
  const shown = useDeferredValue(choice);
  const counted = useAccountHistory();
  const isEmpty = !counted || isNothing(counted.history);
  const isKnown = useTasksKnown(!isEmpty);
  return (
    <Page title={t.analytics} lead={t.whatYourTasksAndSessions}>
      {!isKnown ? (
        <LoadingTasks />
      ) : !counted ? (
        <div className="late">
          <Skeleton label={t.counting} lines={8} />
        </div>
      ) : isEmpty ? (
        <EmptyState
          title={t.nothingToCountYet}
          action={
            <Link href="/focus" className={buttonLook('secondary')}>
              {t.startAFocusSession}
            </Link>
          }
        >
          {t.completeATaskOrFinish}
        </EmptyState>
      ) : (
        <>
          <RangePicker choice={choice} today={today} beside={<ReviewLink />} onChange={setChoice} />
          <div className="mt-6">
            <AnalyticsReport account={counted} choice={shown} />
          </div>
        </>
      )}
    </Page>
  );
}

const isNothing = ({ completions, additions, focus, mindfulness }: History) =>
  completions.length + additions.length + focus.length + mindfulness.length === 0;
