import { Link } from 'wouter';
import { classNames } from '#browser/ui/class-names.ts';
import { RunningTime, ShareLine } from './running-time.tsx';
import { describeState } from './timer-text.ts';
import { useTimerLook, useTimerReading } from './use-timer-reading.ts';

/** The timer in the rail, which leads to its page. */
export default function RailTimer({ wide }: { wide: boolean }) {
  const reading = useTimerReading();
  const { title, color } = useTimerLook(reading);
  return (
    <Link
      href="/focus"
      className={classNames(
        'mb-1 block rounded-md py-1.5 transition-colors hover:bg-raised focus-visible:outline-offset-[-2px]',
        wide ? 'px-3.5' : 'px-1 text-center text-sm',
      )}
    >
      <span className="flex items-baseline gap-2">
        {wide && (
          <span dir="auto" className="min-w-0 grow truncate">
            {title || describeState(reading)}
          </span>
        )}
        <RunningTime reading={reading} className={wide ? undefined : 'w-full'} />
      </span>
      <ShareLine reading={reading} color={color} className="mt-1 rounded-full" />
    </Link>
  );
}
