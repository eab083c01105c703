import { t } from '#browser/i18n/focus.ts';
import { classNames } from '#browser/ui/class-names.ts';
import type { TimerReading } from '#domain/focus/read-timer.ts';

/** Shows as stitches how many work phases are done before the next long break, and which one is under way. */
export function CycleStitches({
  reading: { phase, cycle, cycles },
}: {
  reading: Pick<TimerReading, 'phase' | 'cycle' | 'cycles'>;
}) {
  const done = phase === 'long_break' ? cycles : cycle - 1;
  const lookOf = (index: number) => {
    if (index < done) return 'bg-(--thread)';
    return index === done && phase === 'work' ? 'bg-(--thread) opacity-50' : 'bg-hairline';
  };
  return (
    <span className="flex items-center gap-1.5">
      <span className="sr-only">{t.roundsDone(done, cycles)}</span>
      {Array.from({ length: cycles }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: stitches are all alike and never move
          key={index}
          className={classNames('h-0.75 w-3.5 rounded-full', lookOf(index))}
        />
      ))}
    </span>
  );
}
