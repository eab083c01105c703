import { Button } from '#browser/ui/button.tsx';
import type { TimerReading } from '#domain/focus/read-timer.ts';
import { ClockText } from './clock-text.tsx';
import { primaryCommand, type RunCommand } from './timer-controls.tsx';
import { describeState, describeTime, formatTime } from './timer-text.ts';

/** The timer in a small window above all others. */
export function TimerWindow({
  reading,
  title,
  run,
}: {
  reading: TimerReading;
  title: string;
  run: RunCommand;
}) {
  const primary = primaryCommand(reading);
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-2 bg-ground p-3 text-center text-text">
      <p className="text-muted text-sm">{describeState(reading)}</p>
      <div role="timer" aria-label={describeTime(reading)}>
        <ClockText text={formatTime(reading)} className="text-3xl" />
      </div>
      {title && (
        <p dir="auto" className="line-clamp-1 max-w-full text-sm wrap-anywhere">
          {title}
        </p>
      )}
      <Button look="primary" size="compact" icon={primary.icon} onClick={() => run(primary.command)}>
        {primary.label}
      </Button>
    </div>
  );
}
