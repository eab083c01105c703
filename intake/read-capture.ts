import { readCommand } from './clauses/command.ts';
import { countWords, holdTogether, sceneOf, sentencesOf } from './hold-back.ts';
import type { Reading } from './reading.ts';
import { beginsWithVerb, findAction } from './split/actions.ts';
import { isNotice, isRecord } from './split/records.ts';
import { splitWeights } from './split/split-confidence.generated.ts';
import { isExplicitList, isMessage, splitFeatures, splitProbability } from './split/split-features.ts';
import type { IntakeContext, UnderstoodTask } from './types.ts';
import { readWholeSplit, type WholeSplit } from './understand.ts';

/**
 * Reads what a capture becomes: its tasks, or one task with suggestions where the split is unsure. With `splitsAlways`, its tasks
 * however sure that is.
 */
export function readCapture(
  text: string,
  context: IntakeContext,
  { splitsAlways = false }: { splitsAlways?: boolean } = {},
): Reading {
  const whole = readWholeSplit(text, context);
  const { tasks } = whole;
  const hidden = countHiddenActions(tasks, context);
  const splitConfidence = splitProbability(measureSplit(text, context, whole, hidden), splitWeights);
  const measured = { confidence: splitConfidence, hidden };
  if (splitsAlways || readCommand(text) || !holdsBack(text, context, whole, measured))
    return { tasks, suggestions: [], splitConfidence };
  const held = holdTogether(text, context, whole);
  return held
    ? { tasks: [held.task], suggestions: held.offers, splitConfidence }
    : { tasks, suggestions: [], splitConfidence };
}

/** Measures what tells how probably a split is right. */
export function measureSplit(
  text: string,
  context: IntakeContext,
  { tasks, startsProbability, letter }: WholeSplit,
  hiddenActions: number,
): number[] {
  return splitFeatures(text, {
    tasks,
    startsProbability,
    isLetter: letter.isLetter,
    orders: countOrders(tasks, context),
    hiddenActions,
  });
}

/** Counts the tasks that begin with what to do. */
const countOrders = (tasks: readonly UnderstoodTask[], context: IntakeContext): number =>
  tasks.filter(({ title }) => beginsWithVerb(sceneOf(title, context))).length;

/** Taps to add all that was found in a task. */
const tapsToAdd = 2;
/** Taps to merge, retitle, delete or dig out one task. */
const tapsToCorrect = 4;
/** In a wrong split about every third task is. */
const wrongShare = 1 / 3;

/** Tells whether correcting the split would likely cost more taps than adding what was found to one task. */
function holdsBack(
  text: string,
  context: IntakeContext,
  { tasks, startsProbability, letter }: WholeSplit,
  { confidence, hidden }: { confidence: number; hidden: number },
): boolean {
  if (isMessage(text, letter.isLetter) && countWords(text) >= leastMessageWords) return true;
  if (isRecord(text) || isNotice(text)) return true;
  if (tasks.length > 1 && confidence < unlikelySplit && countOrders(tasks, context) * 2 < tasks.length)
    return true;
  if (isExplicitList(text)) return false;
  if (tasks.length > 1 && isUnmarkedProse(text)) return true;
  // Rules split only at marks and between orders that are complete.
  if (startsProbability === null && hidden === 0) return false;
  if (tasks.length < 2) return hidden > 0;
  const wrong = Math.max(1, tasks.length * wrongShare) + hidden;
  return (1 - confidence) * wrong * tapsToCorrect > tapsToAdd;
}

/** Typed lists are far above this confidence, pasted messages with bullets far below. */
const unlikelySplit = 0.35;

/** A shorter message is read as if it were typed. */
const leastMessageWords = 16;

/** Tells whether a text is one long line without punctuation, as when somebody thinks aloud. */
const isUnmarkedProse = (text: string) =>
  !/[\n.,;:!?]/.test(text.trim()) && countWords(text) >= leastProseWords;
const leastProseWords = 40;

/** Counts the notes of tasks that hold an action of their own. */
export const countHiddenActions = (tasks: readonly UnderstoodTask[], context: IntakeContext): number =>
  tasks.flatMap(({ notes }) => notes).filter((note) => holdsAction(note, context)).length;

const holdsAction = (note: string, context: IntakeContext) =>
  sentencesOf(sceneOf(note, context)).some((scene) => findAction(scene) !== null);
