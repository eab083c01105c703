import { t } from '#browser/i18n/focus.ts';
import { classNames } from '#browser/ui/class-names.ts';
import type { TimerReading } from '#domain/focus/read-timer.ts';
import { describeState, formatTime, shareOf } from './timer-text.ts';

/** The time of the timer where it stands beside other things; screen readers hear what it is. */
export function RunningTime({
  reading,
  className,
}: {
  reading: TimerReading;
  className?: string | undefined;
}) {
  return (
    <span
      className={classNames(
        'shrink-0 font-medium tabular-nums',
        reading.status === 'paused' && 'text-muted',
        className,
      )}
    >
      <span className="sr-only">{t.focusTimerState(describeState(reading))} </span>
      {formatTime(reading)}
    </span>
  );
}

/** Shows the part of a phase that has passed as a line of thread. */
export function ShareLine({
  reading,
  color,
  className,
}: {
  reading: TimerReading;
  /** The color of the thread, as any CSS color. */
  color: string;
  className?: string;
}) {
  return (
    <span className={classNames('block h-0.5 overflow-hidden bg-hairline', className)} aria-hidden="true">
      <span
        style={{ background: color, transform: `scaleX(${shareOf(reading) ?? 1})` }}
        className="block h-full origin-left"
      />
    </span>
  );
}
