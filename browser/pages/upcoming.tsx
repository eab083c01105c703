import { useMemo } from 'react';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { DayList } from '#browser/features/plan-days/day-list.tsx';
import { datedTasks, upcomingSections } from '#browser/features/task-lists/day-sections.ts';
import { byTime, useSortedDays, useTaskView } from '#browser/features/task-lists/use-task-view.ts';
import { ListTools } from '#browser/features/task-lists/view-menu.tsx';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { useTasksOf } from '#browser/model/tasks/task-queries.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

/** Lists overdue tasks, today, the next seven days, and later. Updates at midnight. */
export default function UpcomingPage() {
  const { account } = useStore();
  const dated = useTasksOf(datedTasks);
  const today = useWallMinute().slice(0, 10);
  const weekStart = useWeekStart();
  const [unfolded, setUnfolded] = usePersistedState(account.id, 'upcoming.later', false, isBoolean);
  const sections = useMemo(
    () => upcomingSections(dated, today, { unfolded, weekStart }),
    [dated, today, unfolded, weekStart],
  );
  const control = useTaskView('upcoming', byTime);
  const sorted = useSortedDays(sections, control.view);
  const isFree = sections.every(({ all }) => all.length === 0);
  const known = useTasksKnown(!isFree);
  return (
    <Page
      title="Upcoming"
      lead="Today and the next seven days"
      actions={!isFree && <ListTools control={control} given="Time" byDay />}
    >
      {!known ? (
        <LoadingTasks />
      ) : (
        <>
          {isFree && (
            <EmptyState title="Nothing planned">
              Add a task to a day, or give an existing task a date.
            </EmptyState>
          )}
          <DayList
            label="Upcoming"
            sections={sorted}
            today={today}
            onFold={() => setUnfolded(!unfolded)}
            folded={!unfolded}
          />
        </>
      )}
    </Page>
  );
}
