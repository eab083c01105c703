import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef } from 'react';
import { useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/mindfulness.ts';
import { useBreathSounds, useBreathVibration } from '#browser/model/mindfulness/mindfulness-queries.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { useWakeLock } from '#browser/ui/use-wake-lock.ts';
import { type Exercise, lengthOf } from '#domain/mindfulness/exercises.ts';
import { BreathingFigure } from './breathing-figure.tsx';
import type { Figure } from './draw-breath.ts';
import { nameOfExercise } from './exercise-words.ts';
import { MoodPicker } from './mood-picker.tsx';
import { useSoundCues, useVibrationCues } from './use-breath-cues.ts';
import { type BreathView, useBreathView } from './use-breath-view.ts';
import type { RunControl } from './use-run.ts';

/** The figure that breathes, the words that go with it, and the buttons. */
export function BreathingStage({
  exercise,
  control,
  color,
  moodBefore,
  onMoodBefore,
  onStart,
}: {
  exercise: Exercise;
  control: RunControl;
  color: string;
  moodBefore: number | null;
  onMoodBefore: (mood: number | null) => void;
  onStart: () => void;
}) {
  const { run, toggle, reset, end } = control;
  const figure = useRef<Figure>(null);
  const view = useBreathView(run, exercise, figure);
  const isRunning = run !== null && run.resumedAt !== null;
  const isBreathing = exercise.type === 'breathing';
  useWakeLock(isRunning);
  useSoundCues(run, useBreathSounds());
  useVibrationCues(isRunning && isBreathing ? view.phase : null, useBreathVibration());
  const press = run ? toggle : onStart;
  const action = run === null ? 'start' : isRunning ? 'pause' : 'resume';
  useShortcuts([{ keys: 'Space', name: t.sessionActions[action], group: 'Timer', run: press }]);

  return (
    <div className="flex grow flex-col items-center justify-center gap-6">
      <div className="text-center">
        <h1 dir="auto" className="font-serif text-2xl wrap-anywhere">
          {nameOfExercise(exercise)}
        </h1>
        <p className="mt-1 text-muted tabular-nums">
          {t.types[exercise.type]} · {t.countMinutes(exercise.minutes)} · {t.pattern(exercise.pattern)}
        </p>
      </div>
      <div className="relative grid aspect-square w-[min(20rem,68vw,40dvh)] place-items-center">
        <div className="absolute inset-0">
          <BreathingFigure
            ref={figure}
            color={color}
            share={(view.doneSeconds * 1000) / lengthOf(exercise)}
          />
        </div>
        {isRunning && isBreathing && (
          <span className="relative font-serif text-3xl tabular-nums" data-count>
            {view.secondsLeft}
          </span>
        )}
      </div>
      <div className="flex min-h-18 flex-col items-center text-center">
        <Words control={control} view={view} exercise={exercise} />
      </div>
      <Announcement control={control} view={view} exercise={exercise} />
      <div className="flex items-center justify-center gap-2">
        {run && <IconButton label={t.reset} icon={<RotateCcw className="size-5" />} onClick={reset} />}
        <Button
          look="primary"
          icon={isRunning ? <Pause className="size-4.5" /> : <Play className="size-4.5" />}
          onClick={press}
          className="min-w-32"
        >
          {t[action]}
        </Button>
        {run && (
          <Button look="quiet" onClick={end}>
            {t.endSession}
          </Button>
        )}
      </div>
      {!run && <MoodPicker label={t.howDoYouFeelOptional} value={moodBefore} onChange={onMoodBefore} />}
    </div>
  );
}

interface StageTextProps {
  control: RunControl;
  view: BreathView;
  exercise: Exercise;
}

function Words({ control: { run, pausedBy }, view, exercise }: StageTextProps) {
  if (!run)
    return (
      <p className="max-w-sm text-balance text-muted">
        {exercise.description || t.yourOwnRhythmSitComfortably}
      </p>
    );
  const isRunning = run.resumedAt !== null;
  return (
    <>
      <p className="font-serif text-2xl" data-phase={view.phase}>
        {isRunning ? t.phases[view.phase] : t.paused}
      </p>
      <p className="mt-1 text-muted tabular-nums">
        {exercise.type === 'breathing' && `${t.breath(view.breath)} · `}
        {t.timeLeft(view.timeLeft)}
      </p>
      {pausedBy && <p className="mt-1 text-muted text-sm">{t.pauseReasons[pausedBy]}</p>}
    </>
  );
}

/** Announces the pattern at the start, then only pauses, the halfway point and the last minute. */
function Announcement({ control: { run, pausedBy }, view, exercise }: StageTextProps) {
  const totalSeconds = lengthOf(exercise) / 1000;
  const secondsLeft = totalSeconds - view.doneSeconds;
  const announce = () => {
    if (!run) return '';
    if (run.resumedAt === null)
      return `${t.pausedWithTimeLeft(view.timeLeft)} ${pausedBy ? t.pauseReasons[pausedBy] : ''}`;
    if (secondsLeft <= 60 && exercise.minutes > 1) return t.oneMinuteLeft;
    if (secondsLeft <= totalSeconds / 2) return t.halfwayThrough;
    return t.spokenPattern(exercise.pattern);
  };
  return (
    <p role="status" className="sr-only">
      {announce()}
    </p>
  );
}
