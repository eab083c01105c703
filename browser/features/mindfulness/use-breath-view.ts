import { type RefObject, useLayoutEffect, useState } from 'react';
import { formatTimeLeft } from '#browser/time/format-duration.ts';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';
import { type BreathPhase, breathAt, secondsLeftOf } from '#domain/mindfulness/breath.ts';
import { type Exercise, lengthOf } from '#domain/mindfulness/exercises.ts';
import { elapsedAt, type Run } from '#domain/mindfulness/run.ts';
import { drawBreath, type Figure } from './draw-breath.ts';

/** What the words around the figure say; it changes once a second at most. */
export interface BreathView {
  phase: BreathPhase;
  secondsLeft: number;
  breath: number;
  timeLeft: string;
  /** Whole seconds that are done. */
  doneSeconds: number;
}

function viewAt({ pattern, minutes }: Exercise, elapsedMs: number): BreathView {
  const breath = breathAt(pattern, elapsedMs);
  return {
    phase: breath.phase,
    secondsLeft: secondsLeftOf(breath),
    breath: breath.breath,
    timeLeft: formatTimeLeft(lengthOf({ minutes }) - elapsedMs),
    doneSeconds: Math.floor(elapsedMs / 1000),
  };
}

const isSame = (one: BreathView, other: BreathView) =>
  one.phase === other.phase &&
  one.secondsLeft === other.secondsLeft &&
  one.timeLeft === other.timeLeft &&
  one.doneSeconds === other.doneSeconds;

/** Draws the figure in every frame of a running session, each from the time that is done, and returns what to say. */
export function useBreathView(
  run: Run | null,
  exercise: Exercise,
  figure: RefObject<Figure | null>,
): BreathView {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [view, setView] = useState(() => viewAt(exercise, run ? elapsedAt(run, Date.now()) : 0));
  useLayoutEffect(() => {
    let frame = 0;
    const draw = () => {
      const elapsedMs = run ? elapsedAt(run, Date.now()) : 0;
      if (figure.current) drawBreath(figure.current, exercise.pattern, { elapsedMs, isReduced });
      const next = viewAt(exercise, elapsedMs);
      setView((shown) => (isSame(shown, next) ? shown : next));
      if (run && run.resumedAt !== null) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [run, exercise, figure, isReduced]);
  return view;
}
