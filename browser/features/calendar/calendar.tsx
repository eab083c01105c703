import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useRef, useState } from 'react';
import { DayRows } from '#browser/features/plan-days/day-list.tsx';
import { useDayDrag } from '#browser/features/plan-days/use-day-drag.ts';
import { BindTask } from '#browser/features/select-tasks/bind-task.ts';
import { daySection } from '#browser/features/task-lists/day-sections.ts';
import { t } from '#browser/i18n/calendar.ts';
import { useSubscribedEvents } from '#browser/model/calendar/subscribed-events.ts';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { formatDayRange, formatMonth } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';
import type { Task } from '#contract/tasks.ts';
import { futureDates } from '#domain/future-dates.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { type CalendarSpan, calendarWeeks, isAhead, stepSpan } from './calendar-weeks.ts';
import { FutureTasks } from './future-task.tsx';
import { WeekHours } from './week-hours.tsx';

const nothing = { tasks: [], events: [], future: [] };

/**
 * Shows a week or a month of `dated` tasks by day, and below it the list of the chosen day. Tasks can be dragged between
 * days, from the list too; a week has hours where there is room.
 */
export default function Calendar({ span, dated }: { span: CalendarSpan; dated: readonly Task[] }) {
  const today = useWallMinute().slice(0, 10);
  const weekStart = useWeekStart();
  const [chosen, setChosen] = useState<string>();
  const day = chosen ?? today;
  const container = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const drag = useDayDrag(container);

  const events = useSubscribedEvents().byDay;

  const isNarrow = useMediaQuery('(width < 40rem)');
  const weeks = useMemo(() => calendarWeeks(day, span, { weekStart, today }), [day, span, weekStart, today]);
  const startsNow = isAhead(day, span, { weekStart, today });
  const byDay = useMemo(() => Map.groupBy(dated, ({ due_date }) => due_date?.slice(0, 10) ?? ''), [dated]);
  const future = useMemo(() => {
    const range = { first: weeks[0]?.[0] ?? day, last: weeks.at(-1)?.[6] ?? day };
    const all = dated.flatMap((task) => futureDates(task, range).map((due) => ({ task, due })));
    return Map.groupBy(all, ({ due }) => due.slice(0, 10));
  }, [dated, weeks, day]);
  const timed = useMemo(() => {
    const items = new Map(
      weeks.flat().map((each) => [
        each,
        {
          tasks: (byDay.get(each) ?? []).filter(({ due_date }) => due_date?.includes('T')),
          events: (events.get(each) ?? []).filter(({ from, until }) => from !== '' || until !== ''),
          future: (future.get(each) ?? []).filter(({ due }) => due.includes('T')),
        },
      ]),
    );
    return (each: string) => items.get(each) ?? nothing;
  }, [weeks, byDay, events, future]);
  const hasHours = span === 'week' && !isNarrow;
  const futureOfDay = future.get(day) ?? [];
  const sections = useMemo(() => [daySection(dated, day, today)], [dated, day, today]);
  const title =
    span === 'month' ? formatMonth(day) : formatDayRange(weeks[0]?.[0] ?? day, weeks[0]?.[6] ?? day);
  const openDay = (opened: string) => {
    setChosen(opened);
    list.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div ref={container}>
      <div className="mb-3 flex items-center gap-1">
        <h2 aria-live="polite" className="mr-auto text-lg">
          {title}
        </h2>
        <Button size="compact" onClick={() => setChosen(today)} disabled={day === today}>
          {t.today}
        </Button>
        <IconButton
          label={t.previous[span]}
          icon={<ChevronLeft className="size-5" />}
          // What is left out of the current month comes before the month before it.
          onClick={() =>
            setChosen(
              startsNow && !weeks[0]?.includes(`${day.slice(0, 8)}01`)
                ? `${day.slice(0, 8)}01`
                : stepSpan(day, span, -1),
            )
          }
        />
        <IconButton
          label={t.following[span]}
          icon={<ChevronRight className="size-5" />}
          onClick={() => setChosen(stepSpan(day, span, 1))}
        />
      </div>
      <BindTask value={drag.bind}>
        <div className={hasHours ? 'pl-12 [scrollbar-gutter:stable]' : ''}>
          <CalendarGrid
            label={title}
            weeks={weeks}
            span={span}
            day={day}
            today={today}
            byDay={byDay}
            events={events}
            future={future}
            showsTimed={!hasHours}
            over={drag.over}
            onMove={setChosen}
            onOpen={openDay}
          />
        </div>
        {hasHours && (
          <WeekHours
            key={weeks[0]?.[0]}
            week={weeks[0] ?? []}
            today={today}
            itemsOf={timed}
            over={drag.over}
          />
        )}
      </BindTask>
      <div ref={list} className="mt-4 max-w-list scroll-mb-6">
        <DayRows label={t.chosenDay} sections={sections} today={today} level={3} drag={drag} />
        {futureOfDay.length > 0 && <FutureTasks tasks={futureOfDay} />}
      </div>
    </div>
  );
}
