import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Sun from 'lucide-react/icons/sun';
import Sunrise from 'lucide-react/icons/sunrise';
import { t } from '#browser/i18n/task-row.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { type DueTone, describeDue, formatDue } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { SpokenText } from '#browser/ui/spoken-text.tsx';

const looks: Record<DueTone, { Icon: typeof Sun; ink: string }> = {
  overdue: { Icon: CircleAlert, ink: 'text-danger' },
  today: { Icon: Sun, ink: 'text-success' },
  tomorrow: { Icon: Sunrise, ink: 'text-accent' },
  later: { Icon: CalendarDays, ink: '' },
};

/** Shows a due date by word, icon and color, shortened in narrow containers and updated at midnight. */
export function DueMark({ due, done }: { due: string; done: boolean }) {
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const { tone, text, since } = done
    ? { tone: 'later' as const, text: formatDue(due, now, hourCycle), since: undefined }
    : describeDue(due, now, hourCycle);
  const { Icon, ink } = looks[tone];
  return (
    <time dateTime={due} className={`inline-flex items-center gap-1 tabular-nums ${ink}`}>
      <Icon className="size-3.5 shrink-0" />
      {since !== undefined ? (
        <span className="max-sm:inline-block max-sm:first-letter:uppercase">
          <span className="@max-[12rem]:sr-only max-sm:sr-only">{text.slice(0, text.indexOf(since))}</span>
          {since}
          <span className="@max-[12rem]:sr-only max-sm:sr-only">
            {text.slice(text.indexOf(since) + since.length)}
          </span>
        </span>
      ) : (
        <SpokenText text={t.due} tags={{ date: text }} />
      )}
    </time>
  );
}
