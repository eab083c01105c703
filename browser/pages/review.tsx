import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { describeLastReview, useDaysSinceReview } from '#browser/features/review/last-review.ts';
import { WeeklyReview } from '#browser/features/review/weekly-review.tsx';
import { t } from '#browser/i18n/review.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { Page } from '#browser/ui/page.tsx';

/** Looks back at the week and ahead to the next one, in about ten minutes. */
export default function ReviewPage() {
  const isKnown = useTasksKnown(useTasks().length > 0);
  const daysAgo = useDaysSinceReview();
  const lead =
    daysAgo === undefined ? t.tenMinutesOnceAWeek : t.tenMinutesAndLast(describeLastReview(daysAgo));
  return (
    <Page title={t.weeklyReview} lead={lead}>
      {isKnown ? <WeeklyReview /> : <LoadingTasks />}
    </Page>
  );
}
