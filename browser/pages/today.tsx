import { useMemo } from 'react';
import { Link } from 'wouter';
import { BusyNote } from '#browser/features/events/busy-note.tsx';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { DayList } from '#browser/features/plan-days/day-list.tsx';
import { ReviewReminder } from '#browser/features/review/review-link.tsx';
import { CompletedToday } from '#browser/features/task-lists/completed-today.tsx';
import { datedTasks, todaySections } from '#browser/features/task-lists/day-sections.ts';
import { byTime, useSortedDays, useTaskView } from '#browser/features/task-lists/use-task-view.ts';
import { ListTools } from '#browser/features/task-lists/view-menu.tsx';
import { t } from '#browser/i18n/plan-days.ts';
import { useTasksOf } from '#browser/model/tasks/task-queries.ts';
import { formatLongDate } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';
import { SpokenText } from '#browser/ui/spoken-text.tsx';

/** Lists overdue tasks, then today's by time. Updates at midnight. */
export default function TodayPage() {
  const dated = useTasksOf(datedTasks);
  const today = useWallMinute().slice(0, 10);
  const sections = useMemo(() => todaySections(dated, today), [dated, today]);
  const control = useTaskView('today', byTime);
  const sorted = useSortedDays(sections, control.view);
  const isFree = sections.every(({ all }) => all.length === 0);
  const known = useTasksKnown(!isFree);
  return (
    <Page
      title={t.today}
      lead={
        <>
          {formatLongDate(today)}
          <ReviewReminder />
          <BusyNote />
        </>
      }
      actions={
        <>
          <Link href="/plan" className={buttonLook('secondary', 'compact')}>
            <SpokenText text={t.plan} />
          </Link>
          {!isFree && <ListTools control={control} given={t.time} byDay />}
        </>
      }
    >
      {!known ? (
        <LoadingTasks />
      ) : (
        <>
          {isFree && (
            <EmptyState
              title={t.nothingIsDueToday2}
              action={
                <Link href="/upcoming" className={buttonLook()}>
                  {t.seeUpcomingTasks}
                </Link>
              }
            >
              {t.tasksThatAreOverdueOr}
            </EmptyState>
          )}
          <DayList label={t.today} sections={sorted} today={today} />
          <CompletedToday today={today} control={control} />
        </>
      )}
    </Page>
  );
}
