import { t } from '#browser/i18n/calendar.ts';
import { type DayEvent, describeEventTime } from '#browser/model/calendar/day-events.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';

/** Renders an event in a day of the calendar: its time and title on the color of its calendar. */
export function CalendarEventChip({
  event,
  lines,
  fills = false,
}: {
  event: DayEvent;
  lines: 1 | 2;
  /** Fills the block that it is in. */
  fills?: boolean;
}) {
  const { title, from, until, calendar, color } = event;
  const hourCycle = useHourCycle();
  return (
    <div
      title={`${describeEventTime(event, hourCycle)} ${title} (${calendar})`}
      style={{ background: `color-mix(in srgb, ${color} 20%, transparent)` }}
      className={classNames(
        'rounded-sm px-1.5 text-sm',
        fills ? 'h-full overflow-hidden' : 'my-0.5',
        !fills && (lines === 1 ? 'truncate' : 'line-clamp-2'),
      )}
    >
      {from && until && <span className="mr-1 tabular-nums">{formatTimeOfDay(from, hourCycle)}</span>}
      <span dir="auto">{title}</span>
      <span className="sr-only">{t.eventIn(calendar)}</span>
    </div>
  );
}
