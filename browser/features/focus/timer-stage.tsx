import Wind from 'lucide-react/icons/wind';
import Zap from 'lucide-react/icons/zap';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/focus.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { formatLength } from '#browser/time/format-duration.ts';
import { formatWallTime } from '#browser/time/format-instant.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';
import { classNames } from '#browser/ui/class-names.ts';
import type { TimerReading } from '#domain/focus/read-timer.ts';
import { CycleStitches } from './cycle-stitches.tsx';
import { type RunCommand, TimerControls } from './timer-controls.tsx';
import { TimerFace } from './timer-face.tsx';
import { describeState, describeTime, formatTime, isBreak, shareOf } from './timer-text.ts';

/** An exercise that fits into most breaks. */
const breathingHref = '/mindfulness?exercise=quick-breathing&from=/focus';

/** The timer with its buttons, which can fill the screen. */
export function TimerStage({
  ref,
  reading,
  run,
  color,
  isFullScreen,
  children,
}: {
  ref: RefObject<HTMLDivElement | null>;
  reading: TimerReading;
  run: RunCommand;
  /** The color of the thread: that of the task's theme, or of a break. */
  color: string;
  isFullScreen: boolean;
  /** What is worked on, between the time and the buttons. */
  children: ReactNode;
}) {
  const { status, interruptions } = reading;
  return (
    <div
      ref={ref}
      className={classNames(
        'flex flex-col items-center gap-6 bg-ground',
        isFullScreen && 'min-h-dvh justify-center overflow-y-auto p-6',
      )}
    >
      <div className={classNames('w-full', isFullScreen && 'mx-auto max-w-[min(60dvh,90vw)] *:max-w-none')}>
        <TimerFace
          time={formatTime(reading)}
          timeLabel={describeTime(reading)}
          share={shareOf(reading)}
          color={color}
          isPaused={status === 'paused'}
          above={describeState(reading)}
          below={<BelowTime reading={reading} />}
        />
      </div>
      <p role="status" className="sr-only">
        {status !== 'idle' && describeState(reading)}
      </p>
      {children}
      <div className="flex flex-col items-center gap-1">
        <TimerControls reading={reading} run={run} />
        {status !== 'idle' && reading.sessionId !== null && (
          <Button
            look="quiet"
            size="compact"
            icon={<Zap className="size-4" />}
            onClick={() => run('note_interruption')}
          >
            {t.noteAnInterruption}
            {interruptions > 0 && (
              <span className="text-muted tabular-nums">
                <RichText
                  text={t.interruptionsSoFar(interruptions)}
                  tags={{ hidden: (words) => <span className="sr-only">{words}</span> }}
                />
              </span>
            )}
          </Button>
        )}
        {isBreak(reading) && (
          <Link href={breathingHref} className={buttonLook('quiet', 'compact')}>
            <Wind className="size-4" />
            {t.breatheForAFewMinutes}
          </Link>
        )}
      </div>
    </div>
  );
}

function BelowTime({ reading }: { reading: TimerReading }) {
  const { status, endsAtMs, plannedMs, mode } = reading;
  const hourCycle = useHourCycle();
  return (
    <>
      {status === 'running' && endsAtMs !== null && (
        <span>{t.endsAt(formatWallTime(new Date(endsAtMs), hourCycle))}</span>
      )}
      {status === 'overtime' && plannedMs !== null && <span>{t.overtimeAfter(formatLength(plannedMs))}</span>}
      {mode === 'pomodoro' && <CycleStitches reading={reading} />}
    </>
  );
}
