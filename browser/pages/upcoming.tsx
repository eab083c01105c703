import { Suspense, useMemo } from 'react';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { DayList } from '#browser/features/plan-days/day-list.tsx';
import { datedTasks, upcomingSections } from '#browser/features/task-lists/day-sections.ts';
import { byTime, useSortedDays, useTaskView } from '#browser/features/task-lists/use-task-view.ts';
import { ListTools } from '#browser/features/task-lists/view-menu.tsx';
import { t } from '#browser/i18n/plan-days.ts';
import { useSubscribedEvents } from '#browser/model/calendar/subscribed-events.ts';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { useTasksOf } from '#browser/model/tasks/task-queries.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Page } from '#browser/ui/page.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import type { Task } from '#contract/tasks.ts';
import { addDays } from '#domain/reschedule-change.ts';

const Calendar = loadablePart(() => import('#browser/features/calendar/calendar.tsx'));

const layouts = ['list', 'week', 'month'] as const;
type Layout = (typeof layouts)[number];
const isLayout = (value: unknown): value is Layout => layouts.some((layout) => layout === value);

/** Days ahead that are listed for their events alone. */
const eventDaysListed = 28;

/** Shows all tasks with a date: as a list by day, or in a calendar. Updates at midnight. */
export default function UpcomingPage() {
  const { account } = useStore();
  const dated = useTasksOf(datedTasks);
  const [layout, setLayout] = usePersistedState<Layout>(account.id, 'upcoming.layout', 'list', isLayout);
  const control = useTaskView('upcoming', byTime);
  const known = useTasksKnown(dated.length > 0);
  return (
    <Page
      title={t.upcoming}
      lead={t.everythingThatHasADate}
      width={layout === 'list' ? 'list' : 'screen'}
      actions={
        <>
          <SegmentedControl
            compact
            label={t.layout}
            value={layout}
            options={layouts.map((value) => ({ value, label: t.layouts[value] }))}
            onChange={setLayout}
          />
          {layout === 'list' && dated.length > 0 && <ListTools control={control} given={t.time} byDay />}
        </>
      }
    >
      {!known ? (
        <LoadingTasks />
      ) : layout === 'list' ? (
        <UpcomingList dated={dated} control={control} />
      ) : (
        <Suspense fallback={<LoadingTasks />}>
          <Calendar span={layout} dated={dated} />
        </Suspense>
      )}
    </Page>
  );
}

function UpcomingList({
  dated,
  control,
}: {
  dated: readonly Task[];
  control: ReturnType<typeof useTaskView>;
}) {
  const today = useWallMinute().slice(0, 10);
  const weekStart = useWeekStart();
  const { byDay } = useSubscribedEvents();
  const sections = useMemo(() => {
    const last = addDays(today, eventDaysListed);
    const eventDays = [...byDay.keys()].filter((day) => day <= last);
    return upcomingSections(dated, today, weekStart, eventDays);
  }, [dated, today, weekStart, byDay]);
  const sorted = useSortedDays(sections, control.view);
  return (
    <>
      {dated.length === 0 && <EmptyState title={t.nothingPlanned}>{t.addATaskToA}</EmptyState>}
      <DayList label={t.upcoming} sections={sorted} today={today} />
    </>
  );
}
