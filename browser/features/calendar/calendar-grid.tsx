import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { t } from '#browser/i18n/calendar.ts';
import type { DayEvent } from '#browser/model/calendar/day-events.ts';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { formatDay, formatShortDate, formatShortWeekday, formatWeekday } from '#browser/time/format-date.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import type { Task } from '#contract/tasks.ts';
import { CalendarEventChip } from './calendar-event.tsx';
import { CalendarTask } from './calendar-task.tsx';
import { type CalendarSpan, dayByKey } from './calendar-weeks.ts';
import { type FutureTask, FutureTaskChip } from './future-task.tsx';

/** Events and tasks shown in a cell; the list of the day has all of them. */
const maxShown: Record<CalendarSpan, number> = { month: 3, week: 6 };
const maxDots = 3;
const noTasks: readonly Task[] = [];
const noEvents: readonly DayEvent[] = [];

/** Renders weeks as a grid of days. One day has the focus; arrow keys, Home, End and Page keys move it. */
export function CalendarGrid({
  label,
  weeks,
  span,
  day,
  today,
  byDay,
  events,
  future,
  showsTimed,
  over,
  onMove,
  onOpen,
}: {
  label: string;
  weeks: readonly (readonly string[])[];
  span: CalendarSpan;
  /** The chosen day, a floating date such as `2026-11-21`; so are all others. */
  day: string;
  today: string;
  byDay: ReadonlyMap<string, readonly Task[]>;
  events: ReadonlyMap<string, readonly DayEvent[]>;
  future: ReadonlyMap<string, readonly FutureTask[]>;
  /** Shows what has a time; it is counted in any case. */
  showsTimed: boolean;
  /** The day that a task is dragged over. */
  over: string | undefined;
  onMove: (day: string) => void;
  onOpen: (day: string) => void;
}) {
  const weekStart = useWeekStart();
  const looks = useThemeLooks();
  const grid = useRef<HTMLTableElement>(null);
  const hasMovedByKey = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the chosen day.
  useLayoutEffect(() => {
    if (!hasMovedByKey.current) return;
    hasMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = dayByKey(event.key, day, weekStart);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    hasMovedByKey.current = true;
    onMove(next);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA guide makes grids of tables too
    <table ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown} className="w-full table-fixed">
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th
              key={each}
              scope="col"
              aria-label={formatWeekday(each)}
              className="pb-1 text-left font-normal text-muted text-sm max-sm:text-center sm:pl-2"
            >
              {formatShortWeekday(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => {
              const tasks = byDay.get(each) ?? noTasks;
              const dayEvents = events.get(each) ?? noEvents;
              const inCell = (time: string | undefined) => showsTimed || !time;
              const tasksInCell = tasks.filter(({ due_date }) => inCell(due_date?.slice(11)));
              const eventsInCell = dayEvents.filter(({ from, until }) => inCell(from || until));
              const eventsShown = eventsInCell.slice(
                0,
                tasksInCell.length > 0 ? maxShown[span] - 1 : maxShown[span],
              );
              const shown = tasksInCell.slice(0, maxShown[span] - eventsShown.length);
              const futureInCell = (future.get(each) ?? []).filter(({ due }) => inCell(due.slice(11)));
              const futureShown = futureInCell.slice(0, maxShown[span] - shown.length - eventsShown.length);
              const shownCount = shown.length + eventsShown.length + futureShown.length;
              const hidden = tasksInCell.length + eventsInCell.length + futureInCell.length - shownCount;
              const isOutside = span === 'month' && each.slice(0, 7) !== day.slice(0, 7);
              const isChosen = each === day;
              const number = Number(each.slice(8));
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
                <td
                  key={each}
                  data-day={each}
                  aria-selected={isChosen}
                  onClick={() => onOpen(each)}
                  className={classNames(
                    'cursor-pointer border border-hairline p-0 align-top transition-colors sm:p-1',
                    span === 'month' ? 'h-14 sm:h-30' : 'h-14 sm:h-22',
                    over === each ? 'bg-accent/15' : isChosen ? 'bg-raised' : isOutside && 'bg-raised/40',
                  )}
                >
                  <button
                    type="button"
                    tabIndex={isChosen ? 0 : -1}
                    aria-current={each === today ? 'date' : undefined}
                    onClick={(event) => {
                      event.stopPropagation();
                      onOpen(each);
                    }}
                    className={classNames(
                      'flex h-full w-full cursor-pointer flex-col items-center gap-1 rounded-sm px-1 py-1.5 text-sm tabular-nums focus-visible:outline-offset-[-2px] sm:h-7 sm:flex-row sm:py-0',
                      isOutside && 'text-muted',
                    )}
                  >
                    <span className="sr-only">
                      {[
                        formatDay(each, today),
                        tasks.length === 0 ? t.noTasks : t.taskCount(tasks.length),
                        dayEvents.length > 0 && t.eventCount(dayEvents.length),
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                    <span
                      aria-hidden="true"
                      className={classNames(
                        'inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1',
                        each === today && 'bg-accent font-medium text-on-accent',
                      )}
                    >
                      {number === 1 ? (
                        <>
                          <span className="sm:hidden">{number}</span>
                          <span className="whitespace-nowrap max-sm:hidden">
                            {formatShortDate(each, each)}
                          </span>
                        </>
                      ) : (
                        number
                      )}
                    </span>
                    <span className="flex gap-0.5 sm:hidden">
                      {dayEvents.slice(0, 1).map(({ key, color }) => (
                        <span
                          key={key}
                          className="h-1.5 w-3 rounded-xs"
                          style={{ background: toReadableColor(color) }}
                        />
                      ))}
                      {tasks.slice(0, maxDots).map(({ id, theme_id }) => (
                        <span
                          key={id}
                          className="size-1.5 rounded-full"
                          style={{ background: looks.of(theme_id).color }}
                        />
                      ))}
                    </span>
                  </button>
                  {shownCount > 0 && (
                    <ul className="max-sm:hidden">
                      {eventsShown.map((event) => (
                        <li key={event.key}>
                          <CalendarEventChip event={event} lines={1} />
                        </li>
                      ))}
                      {shown.map((task) => (
                        <li key={task.id}>
                          <CalendarTask task={task} look={looks.of(task.theme_id)} lines={1} />
                        </li>
                      ))}
                      {futureShown.map((one) => (
                        <li key={`${one.task.id} ${one.due}`}>
                          <FutureTaskChip future={one} />
                        </li>
                      ))}
                      {hidden > 0 && <li className="px-2 text-muted text-sm">{t.more(hidden)}</li>}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
