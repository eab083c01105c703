import type { DayEvent } from '#browser/model/calendar/day-events.ts';
import { classNames } from '#browser/ui/class-names.ts';

/** Renders an event in a day of the calendar: its time and title on the colour of its calendar. */
export function CalendarEventChip({ event, lines }: { event: DayEvent; lines: 1 | 2 }) {
  const { title, time, calendar, color } = event;
  return (
    <div
      title={`${time} ${title} (${calendar})`}
      style={{ background: `color-mix(in srgb, ${color} 20%, transparent)` }}
      className={classNames(
        'my-0.5 rounded-sm px-1.5 text-sm wrap-anywhere',
        lines === 1 ? 'line-clamp-1' : 'line-clamp-2',
      )}
    >
      {/^\d/.test(time) && <span className="mr-1 tabular-nums">{time.slice(0, 5)}</span>}
      <span dir="auto">{title}</span>
      <span className="sr-only">, event in {calendar}</span>
    </div>
  );
}
