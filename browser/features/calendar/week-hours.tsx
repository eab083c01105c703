import { memo, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#browser/i18n/calendar.ts';
import type { DayEvent } from '#browser/model/calendar/day-events.ts';
import { useTimerSettings } from '#browser/model/focus/focus-queries.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { type ThemeLooks, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { formatDayWithin } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { KeyBuffer, loadablePart } from '#browser/ui/loadable-part.tsx';
import type { Task } from '#contract/tasks.ts';
import { formatHour, formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { CalendarEventChip } from './calendar-event.tsx';
import { CalendarTask } from './calendar-task.tsx';
import { type FutureTask, FutureTaskChip } from './future-task.tsx';
import { HourBlock, hourPx, TaskBlock } from './hour-block.tsx';
import { minuteOf, placeBlocks } from './hour-layout.ts';

const AddToDay = loadablePart(() => import('#browser/features/plan-days/add-to-day.tsx'));

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const slots = hours.flatMap((hour) => [`${pad(hour)}:00`, `${pad(hour)}:30`]);
const dayMinutes = 24 * 60;
/** The first hour on the screen, on a week without today. */
const firstHour = 7;

interface DayItems {
  tasks: readonly Task[];
  events: readonly DayEvent[];
  future: readonly FutureTask[];
}

/**
 * Renders the hours of a week: what has a time stands at it, as long as it takes. A task is dragged to a time, its lower edge sets
 * its estimate, and a press between them adds one there. The list of the day serves the keyboard.
 */
export function WeekHours({
  week,
  today,
  itemsOf,
  over,
}: {
  /** Seven floating days. */
  week: readonly string[];
  today: string;
  /** What has a time on a day; stable while nothing changes. */
  itemsOf: (day: string) => DayItems;
  /** The day and time that a task is dragged over. */
  over: string | undefined;
}) {
  const looks = useThemeLooks();
  const { work_duration } = useTimerSettings();
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const [adding, setAdding] = useState<{ day: string; time: string } | null>(null);
  const box = useRef<HTMLElement>(null);
  const nameSlot = ({ day, time }: { day: string; time: string }) =>
    `${formatDayWithin(day, today)}, ${formatTimeOfDay(time, hourCycle)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then it is the user's.
  useLayoutEffect(() => {
    const hour = week.includes(today) ? Math.max(0, Math.floor(minuteOf(now) / 60) - 2) : firstHour;
    if (box.current) box.current.scrollTop = hour * hourPx;
  }, []);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by key
      tabIndex={0}
      aria-label={t.hours}
      className="max-sm:hidden max-h-[60dvh] overflow-y-auto border border-hairline border-t-0 [scrollbar-width:thin] focus-visible:outline-offset-[-2px]"
    >
      <div className="relative flex" style={{ height: 24 * hourPx }}>
        <div aria-hidden="true" className="relative w-12 shrink-0 text-muted text-sm tabular-nums">
          {hours.slice(1).map((hour) => (
            <span key={hour} className="-translate-y-1/2 absolute right-1.5" style={{ top: hour * hourPx }}>
              {formatHour(hour, hourCycle)}
            </span>
          ))}
        </div>
        {week.map((day) => (
          <DayHours
            key={day}
            day={day}
            today={today}
            items={itemsOf(day)}
            looks={looks}
            sessionMinutes={work_duration}
            nowMinute={day === today ? minuteOf(now) : undefined}
            over={over?.slice(0, 10) === day ? over.slice(11) : undefined}
            onAdd={setAdding}
          />
        ))}
      </div>
      {adding && (
        <Dialog title={t.addATaskAt(nameSlot(adding))} onClose={() => setAdding(null)}>
          <Suspense fallback={<KeyBuffer />}>
            <AddToDay
              day={`${adding.day}T${adding.time}`}
              name={nameSlot(adding)}
              onAdded={() => setAdding(null)}
              onClose={() => setAdding(null)}
            />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}

const DayHours = memo(function DayHours({
  day,
  today,
  items: { tasks, events, future },
  looks,
  sessionMinutes,
  nowMinute,
  over,
  onAdd,
}: {
  day: string;
  today: string;
  items: DayItems;
  looks: ThemeLooks;
  /** Minutes of a focus session, of which estimates are made. */
  sessionMinutes: number;
  nowMinute: number | undefined;
  /** The time a task is dragged over. */
  over: string | undefined;
  onAdd: (slot: { day: string; time: string }) => void;
}) {
  const blocks = placeBlocks([
    ...events.map((event) => ({ key: event.key, event, ...minutesOn(day, event) })),
    ...tasks.map((task) => {
      const from = minuteOf(task.due_date ?? '');
      return {
        key: task.id,
        task,
        from,
        to: Math.min(dayMinutes, from + task.estimated_pomodoros * sessionMinutes),
      };
    }),
    ...future.map((one) => {
      const from = minuteOf(one.due);
      const to = Math.min(dayMinutes, from + one.task.estimated_pomodoros * sessionMinutes);
      return { key: `${one.task.id} ${one.due}`, future: one, from, to };
    }),
  ]);
  return (
    <section
      aria-label={t.hoursOf(formatDayWithin(day, today))}
      className={classNames(
        'relative min-w-0 grow basis-0 border-hairline border-l',
        day === today && 'bg-raised/40',
      )}
    >
      {slots.map((time) => (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the list of the day adds tasks by key
        <div
          key={time}
          data-day={day}
          data-time={time}
          onClick={() => onAdd({ day, time })}
          style={{ height: hourPx / 2 }}
          className={classNames(
            'cursor-pointer',
            time.endsWith(':00') && 'border-hairline border-t',
            over === time ? 'bg-accent/15' : 'hover:bg-raised',
          )}
        />
      ))}
      {blocks.map((block) =>
        'task' in block ? (
          <TaskBlock key={block.key} task={block.task} block={block} sessionMinutes={sessionMinutes}>
            <CalendarTask task={block.task} look={looks.of(block.task.theme_id)} lines={2} fills />
          </TaskBlock>
        ) : (
          <HourBlock key={block.key} block={block}>
            {'event' in block ? (
              <CalendarEventChip event={block.event} lines={2} fills />
            ) : (
              <FutureTaskChip future={block.future} />
            )}
          </HourBlock>
        ),
      )}
      {nowMinute !== undefined && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 h-0.5 bg-danger"
          style={{ top: (nowMinute / 60) * hourPx }}
        />
      )}
    </section>
  );
});

/** Returns the part of an event that is on a day. */
function minutesOn(day: string, { starts, ends }: DayEvent): { from: number; to: number } {
  return {
    from: starts.slice(0, 10) < day ? 0 : minuteOf(starts),
    to: ends.slice(0, 10) > day ? dayMinutes : minuteOf(ends),
  };
}

function pad(hour: number): string {
  return String(hour).padStart(2, '0');
}
