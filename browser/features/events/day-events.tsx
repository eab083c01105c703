import { t } from '#browser/i18n/events.ts';
import { describeEventTime } from '#browser/model/calendar/day-events.ts';
import { useSubscribedEvents } from '#browser/model/calendar/subscribed-events.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { toReadableColor } from '#browser/ui/color.ts';

/** Lists the events of a day, which can be read only. Renders nothing on a day without any. */
export function DayEvents({ day, name }: { day: string; name: string }) {
  const events = useSubscribedEvents().byDay.get(day);
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  if (!events) return null;
  return (
    <ul aria-label={t.eventsOn(name)} className="flex flex-col gap-1 pb-2">
      {events.map((event) => {
        const { key, title, location, calendar, color, starts, ends, is_busy } = event;
        const isTimed = starts.length > 10;
        const isOver = isTimed && ends <= now;
        const isNow = isTimed && starts <= now && now < ends;
        return (
          <li
            key={key}
            style={{
              borderColor: toReadableColor(color),
              background: `color-mix(in srgb, ${color} 7%, transparent)`,
            }}
            className={classNames(
              'flex min-w-0 flex-wrap items-baseline gap-x-3 rounded-md border-l-4 px-3 py-1.5 text-sm',
              isOver && 'text-muted',
            )}
          >
            <span className="shrink-0 text-muted tabular-nums">{describeEventTime(event, hourCycle)}</span>
            <span dir="auto" className="min-w-0 grow basis-40 font-medium wrap-anywhere">
              {title}
              {isTimed && !is_busy && <span className="ml-2 font-normal text-muted">{t.free}</span>}
              {isNow && <span className="ml-2 font-normal text-accent">{t.now}</span>}
            </span>
            <span className="min-w-0 text-muted wrap-anywhere">
              <span className="sr-only">{t.eventIn} </span>
              {calendar}
              {location && <span className="max-sm:sr-only">, {location}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
