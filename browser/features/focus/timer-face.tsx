import type { CSSProperties, ReactNode } from 'react';
import { ClockText } from './clock-text.tsx';

export interface TimerFaceProps {
  /** The time as digits, such as `24:59`. */
  time: string;
  /** The same for screen readers, such as `25 minutes left`. */
  timeLabel: string;
  /** Part of the phase that has passed, 0..1; null where it has no end. */
  share: number | null;
  /** Color of the thread that is drawn around the time, as any CSS color. */
  color: string;
  /** Fades the thread. */
  isPaused?: boolean;
  above: string;
  below: ReactNode;
}

/** The big timer: the time, and around it the thread as far as the phase has come. */
export function TimerFace({ time, timeLabel, share, color, isPaused = false, above, below }: TimerFaceProps) {
  const style: CSSProperties & { '--thread'?: string } = { '--thread': color };
  return (
    <div
      style={style}
      className="timer-face @container relative mx-auto grid aspect-square w-full max-w-80 place-items-center"
    >
      <svg
        viewBox="0 0 100 100"
        className="absolute inset-0 size-full -rotate-90"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="50" cy="50" r="48" stroke="var(--color-hairline)" strokeWidth="0.75" />
        {share !== null && share > 0 && (
          <circle
            cx="50"
            cy="50"
            r="48"
            pathLength="1"
            stroke="var(--thread)"
            strokeWidth="1.25"
            strokeLinecap="round"
            strokeDasharray={`${share} 1`}
            strokeOpacity={isPaused ? 0.5 : 1}
          />
        )}
      </svg>
      <div className="flex flex-col items-center gap-[2cqw] text-center">
        {/* As high as what is below, so that the time is in the middle of the ring. */}
        <p className="flex min-h-12 items-end font-medium">{above}</p>
        <div role="timer" aria-label={timeLabel}>
          <ClockText text={time} className={time.length > 5 ? 'text-[24cqw]' : 'text-[33cqw]'} />
        </div>
        <div className="flex min-h-12 flex-col items-center gap-2 text-muted tabular-nums">{below}</div>
      </div>
    </div>
  );
}
