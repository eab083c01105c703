import { useMemo } from 'react';
import { Link } from 'wouter';
import { DayList } from '#browser/features/tasks/day-list.tsx';
import { datedTasks, todaySections } from '#browser/features/tasks/day-sections.ts';
import { LoadingTasks, useTasksKnown } from '#browser/features/tasks/loading-tasks.tsx';
import { useTasksOf } from '#browser/features/tasks/task-rows.ts';
import { byTime, useSortedDays, useTaskView } from '#browser/features/tasks/use-task-view.ts';
import { ListTools } from '#browser/features/tasks/view-menu.tsx';
import { formatLongDate } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

/** What is overdue, and today by time. Turns over at midnight. */
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
      title="Today"
      lead={formatLongDate(today)}
      actions={!isFree && <ListTools control={control} given="Time" byDay />}
    >
      {!known ? (
        <LoadingTasks />
      ) : (
        <>
          {isFree && (
            <EmptyState
              title="Nothing for today"
              action={
                <Link href="/upcoming" className={buttonLook()}>
                  See what is upcoming
                </Link>
              }
            >
              What is due today or overdue appears here.
            </EmptyState>
          )}
          <DayList label="Today" sections={sorted} today={today} />
        </>
      )}
    </Page>
  );
}
