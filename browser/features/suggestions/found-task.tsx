import type { ReactNode } from 'react';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { describeDue } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { threaded } from '#browser/ui/thread-line.ts';

/** Shows a task found in a text: its title, date and theme. */
export function FoundTask({
  title,
  due,
  recurrence,
  look,
  children,
}: {
  title: string;
  /** Floating. */
  due: string | null;
  recurrence: string | null;
  look: ThemeLook;
  /** Shown beside it. */
  children?: ReactNode;
}) {
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const details = [
    due && describeDue(due, now, hourCycle).text,
    recurrence && describeRecurrence(recurrence),
    look.name,
  ];
  return (
    <li
      style={threaded({}, look.color)}
      className="relative flex items-center gap-2 py-1 pl-3 before:absolute before:inset-y-1.5 before:left-0 before:w-0.5 before:rounded-full before:bg-(--thread)"
    >
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <p dir="auto" className="wrap-anywhere">
          {title}
        </p>
        <p className="text-muted text-sm tabular-nums">{details.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}
