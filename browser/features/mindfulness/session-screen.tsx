import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { toSafeReturnPath } from '#browser/features/sign-in/return-path.ts';
import { t } from '#browser/i18n/mindfulness.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { useFullScreen } from '#browser/ui/use-full-screen.ts';
import type { Exercise } from '#domain/mindfulness/exercises.ts';
import { BreathingStage } from './breathing-stage.tsx';
import { SessionEnd } from './session-end.tsx';
import { SessionTools } from './session-tools.tsx';
import { type FinishedSession, useRun } from './use-run.ts';

const listPath = '/mindfulness';

/** One exercise: ready to start, running, paused, and what to see at its end. */
export function SessionScreen({
  exercise,
  runId,
  from,
}: {
  exercise: Exercise;
  /** A session that an earlier page was left with. */
  runId: string | null;
  /** The path of the page that linked here. */
  from: string | null;
}) {
  const [, navigate] = useLocation();
  const stage = useRef<HTMLDivElement>(null);
  const { isFullScreen, toggle: toggleFullScreen } = useFullScreen(stage);
  const [finished, setFinished] = useState<FinishedSession | null>(null);
  const [moodBefore, setMoodBefore] = useState<number | null>(null);
  const back = from === null ? listPath : toSafeReturnPath(from);
  const here = `${listPath}?exercise=${exercise.id}${from === null ? '' : `&from=${encodeURIComponent(from)}`}`;

  const control = useRun({
    runId,
    onStart: (id) => navigate(`${here}&run=${id}`, { replace: true }),
    onReset: () => navigate(here, { replace: true }),
    onEnd: (session) => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
      if (session) {
        setFinished(session);
        navigate(here, { replace: true });
      } else {
        toast({ text: t.sessionEndedSessionsUnderA });
        navigate(listPath, { replace: true });
      }
    },
  });
  const shown = control.run?.exercise ?? exercise;
  const color = toReadableColor(shown.color);

  return (
    <div
      ref={stage}
      className={classNames(
        'flex flex-col bg-ground px-4 pt-3 pb-8 sm:px-6 sm:pt-6',
        isFullScreen ? 'h-dvh overflow-y-auto' : 'min-h-[calc(100dvh-var(--thumb-bar)-3.5rem)] md:min-h-dvh',
      )}
    >
      <header className="flex min-h-11 items-center justify-between gap-2">
        {isFullScreen ? (
          <span />
        ) : (
          <Link href={back} className={classNames(buttonLook('quiet', 'compact'), '-ml-3')}>
            <ArrowLeft className="size-4" />
            {back.startsWith('/focus') ? t.focusTimer : t.mindfulness}
          </Link>
        )}
        {!finished && (
          <SessionTools
            type={shown.type}
            isFullScreen={isFullScreen}
            {...(toggleFullScreen && { onFullScreen: toggleFullScreen })}
          />
        )}
      </header>
      {finished ? (
        <SessionEnd
          session={finished}
          color={color}
          back={back}
          onRepeat={() => {
            setFinished(null);
            setMoodBefore(null);
          }}
        />
      ) : (
        <BreathingStage
          exercise={shown}
          control={control}
          color={color}
          moodBefore={moodBefore}
          onMoodBefore={setMoodBefore}
          onStart={() => control.start(exercise, moodBefore)}
        />
      )}
    </div>
  );
}
