import { useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { RunningTime, ShareLine } from './running-time.tsx';
import { primaryCommand } from './timer-controls.tsx';
import { describeState } from './timer-text.ts';
import { useRunCommand } from './use-run-command.ts';
import { useTimerLook, useTimerReading } from './use-timer-reading.ts';

/** The timer above the phone's bottom bar, with its main button. */
export default function PhoneTimer() {
  const reading = useTimerReading();
  const { title, color } = useTimerLook(reading);
  const run = useRunCommand();
  const primary = primaryCommand(reading);
  // What is fixed to the bottom makes room for it.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-timer', true);
    return () => document.documentElement.removeAttribute('data-timer');
  }, []);
  return (
    <div className="border-hairline border-b">
      <ShareLine reading={reading} color={color} />
      <div className="mx-auto flex h-11 max-w-lg items-center pl-4">
        <Link
          href="/focus"
          className="flex h-full min-w-0 grow items-center gap-3 focus-visible:outline-offset-[-2px]"
        >
          <RunningTime reading={reading} />
          <span dir="auto" className="min-w-0 truncate text-muted">
            {title || describeState(reading)}
          </span>
        </Link>
        <IconButton
          label={primary.label}
          icon={primary.icon}
          onClick={() => run(primary.command)}
          className="size-11"
        />
      </div>
    </div>
  );
}
