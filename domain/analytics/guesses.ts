import type { Task } from '#contract/tasks.ts';
import type { LocalDays } from './local-days.ts';
import type { TaskEvent } from './task-events.ts';

/** A theme that the intake guessed and the user has judged. */
export interface JudgedGuess {
  /** The day of the judgment. */
  day: number;
  /** How sure the intake was, 0 to 1. */
  confidence: number;
  isRight: boolean;
}

/**
 * Returns whether the guess of a task's theme was right: the user confirmed it, or completed the task where it was. It was
 * wrong if the user moved the task. Undefined while nobody has judged it, and for what the intake left in the Inbox
 * because it was not sure. `events` are newest first.
 */
export function judgeGuess(
  task: Task,
  events: readonly TaskEvent[],
  days: LocalDays,
): JudgedGuess | undefined {
  if (task.llm_confidence !== null) {
    const { theme_id, completed_at, llm_confidence: confidence } = task;
    if (theme_id === null || completed_at === null) return undefined;
    return { day: days.dayOf(Date.parse(completed_at)), confidence, isRight: true };
  }
  let themeId = task.theme_id;
  for (const { at, theme, confidence, isFiling } of events) {
    if (theme) themeId = theme[0];
    if (!confidence) continue;
    const [guessed, after] = confidence;
    if (guessed === null || after !== null || !isFiling || themeId === null) return undefined;
    return { day: days.dayOf(at), confidence: guessed, isRight: theme === undefined };
  }
  return undefined;
}

/** Lower bounds of the groups of confidences; a guess below the first one is filed in the Inbox. */
const groupBounds = [0, 0.6, 0.7, 0.8, 0.9];

/** Guesses of about the same confidence: how sure the intake was, and how often it was right. */
export interface CalibrationGroup {
  /** Mean, 0 to 1. */
  confidence: number;
  /** Share of the guesses that were right, 0 to 1. */
  accuracy: number;
  count: number;
}

/** Groups guesses by confidence, the lowest first, and leaves out empty groups. */
export function calibrate(guesses: readonly JudgedGuess[]): CalibrationGroup[] {
  return groupBounds.flatMap((bound, index) => {
    const next = groupBounds[index + 1] ?? Number.POSITIVE_INFINITY;
    const group = guesses.filter(({ confidence }) => confidence >= bound && confidence < next);
    if (group.length === 0) return [];
    const count = group.length;
    const confidence = group.reduce((sum, guess) => sum + guess.confidence, 0) / count;
    return [{ confidence, accuracy: group.filter(({ isRight }) => isRight).length / count, count }];
  });
}
