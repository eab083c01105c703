import type { DayEvent } from '#browser/model/calendar/day-events.ts';
import { classNames } from '#browser/ui/class-names.ts';

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
  const { title, time, calendar, color } = event;
  return (
    <div
      title={`${time} ${title} (${calendar})`}
      style={{ background: `color-mix(in srgb, ${color} 20%, transparent)` }}
      className={classNames(
        'rounded-sm px-1.5 text-sm',
        fills ? 'h-full overflow-hidden' : 'my-0.5',
        !fills && (lines === 1 ? 'truncate' : 'line-clamp-2'),
      )}
    >
      {/^\d/.test(time) && <span className="mr-1 tabular-nums">{time.slice(0, 5)}</span>}
      <span dir="auto">{title}</span>
      <span className="sr-only">, event in {calendar}</span>
    </div>
  );
}
