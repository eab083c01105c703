import CalendarClock from 'lucide-react/icons/calendar-clock';
import { t } from '#browser/i18n/events.ts';
import { useBusyNow } from '#browser/model/calendar/subscribed-events.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';

/** Shows until when the user is busy, while an event takes their time. */
export function BusyNote() {
  const busy = useBusyNow(useWallMinute());
  const hourCycle = useHourCycle();
  if (!busy) return null;
  return (
    <p className="mt-1 flex min-w-0 items-center gap-2 text-muted text-sm">
      <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 truncate">
        {busy.until === '24:00'
          ? t.busyUntilMidnight(busy.titles.join(', '))
          : t.busyUntil(formatTimeOfDay(busy.until, hourCycle), busy.titles.join(', '))}
      </span>
    </p>
  );
}
