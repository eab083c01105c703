import { readCommand } from './clauses/command.ts';
import { parseMoment } from './dates/calendar.ts';
import type { Reading } from './reading.ts';
import { beginsWithVerb, findAction, moveSpans, tellsAppointment } from './split/actions.ts';
import type { Letter } from './split/letters.ts';
import { splitLines, splitSentences } from './split/sentences.ts';
import { splitWeights } from './split/split-confidence.generated.ts';
import { fact, isExplicitList, isMessage, splitFeatures, splitProbability } from './split/split-features.ts';
import { isStatement } from './split/statement.ts';
import { readsDayFirst, type Scene } from './tokens/scene.ts';
import { type Token, tokenise } from './tokens/tokenise.ts';
import type { IntakeContext, UnderstoodTask } from './types.ts';
import { readWholeSplit, understand, type WholeSplit } from './understand.ts';

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
  if (splitsAlways || readCommand(text) || !holdsBack(text, whole, { confidence: splitConfidence, hidden }))
    return { tasks, suggestions: [], splitConfidence };
  const actions = findActions(text, context, whole);
  const [first, ...others] = actions;
  const subject = headingOf(whole.letter, text) ?? (others.length ? subjectOf(whole.letter, text) : null);
  const holder = subject
    ? titled(subject, context)
    : (first ?? titled(firstSentence(whole.letter, text), context));
  if (!holder) return { tasks, suggestions: [], splitConfidence };
  return {
    tasks: [{ ...holder, notes: [text.trim()], spans: [{ start: 0, end: text.length, value: 'title' }] }],
    suggestions: holder === first ? others : actions,
    splitConfidence,
  };
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
    orders: tasks.filter(({ title }) => beginsWithVerb(sceneOf(title, context))).length,
    hiddenActions,
  });
}

/** Taps to add all that was found in a task. */
const tapsToAdd = 2;
/** Taps to merge, retitle, delete or dig out one task. */
const tapsToCorrect = 4;
/** In a wrong split about every third task is. */
const wrongShare = 1 / 3;

/** Tells whether correcting the split would likely cost more taps than adding what was found to one task. */
function holdsBack(
  text: string,
  { tasks, startsProbability, letter }: WholeSplit,
  { confidence, hidden }: { confidence: number; hidden: number },
): boolean {
  if (isMessage(text, letter.isLetter) && countWords(text) >= leastMessageWords) return true;
  if (isExplicitList(text)) return false;
  // Rules split only at marks and between orders that are complete.
  if (startsProbability === null && hidden === 0) return false;
  if (tasks.length < 2) return hidden > 0;
  const wrong = Math.max(1, tasks.length * wrongShare) + hidden;
  return (1 - confidence) * wrong * tapsToCorrect > tapsToAdd;
}

/** A shorter message is read as if it were typed. */
const leastMessageWords = 16;

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

function sceneOf(text: string, context: IntakeContext): Scene {
  const tokens = tokenise(text);
  return {
    tokens: context.language ? context.language.translate(tokens) : tokens,
    now: parseMoment(context.now),
    dayFirst: readsDayFirst(context.locale),
    timesOfDay: context.timesOfDay,
  };
}

/** Counts the notes of tasks that hold an action of their own. */
export const countHiddenActions = (tasks: readonly UnderstoodTask[], context: IntakeContext): number =>
  tasks.flatMap(({ notes }) => notes).filter((note) => holdsAction(note, context)).length;

const holdsAction = (note: string, context: IntakeContext) =>
  sentencesOf(sceneOf(note, context)).some((scene) => findAction(scene) !== null);

const sentencesOf = (scene: Scene): Scene[] =>
  splitLines(scene.tokens)
    .flatMap((line) => splitSentences(line, () => 0))
    .map((tokens) => ({ ...scene, tokens }));

/** Finds the actions in a text: those the speech network found, and those in its sentences. */
function findActions(
  text: string,
  context: IntakeContext,
  { letter, startsProbability, tasks }: WholeSplit,
): UnderstoodTask[] {
  const scene = sceneOf(text, context);
  const isBody = new Set(letter.body.map(({ start }) => start));
  const body = scene.tokens.filter(({ start }) => isBody.has(start));
  const sentences = sentencesOf({ ...scene, tokens: body }).filter(({ tokens }) => !isFact(text, tokens));
  const toReader = isMessage(text, letter.isLetter);
  const said = sentences.flatMap((sentence) => actionsIn(sentence, text, context, toReader));
  if (startsProbability === null || toReader) return said;
  const found = tasks.flatMap((task) => actionOf(task, context));
  return [...found, ...said.filter((task) => !tasks.some((other) => overlap(task, other)))].sort(
    (a, b) => startOf(a) - startOf(b),
  );
}

/** "Total: £54", "14:05 Boarding": a line that says something and asks nothing. */
const isFact = (text: string, tokens: Token[]) => {
  const said = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  return countWords(said) <= maxFactWords && fact.test(said);
};
const maxFactWords = 8;

/** Returns a task found in speech without what leads up to it; nothing where it asks for nothing. */
function actionOf(task: UnderstoodTask, context: IntakeContext): UnderstoodTask[] {
  const bare = { ...task, notes: [] };
  const scene = sceneOf(task.title, context);
  if (beginsWithVerb(scene)) return [bare];
  const action = findAction(scene);
  if (action && action[0] > 0) {
    const [last] = scene.tokens.slice(action[0]);
    const [first] = understand(task.title.slice(last?.start), context);
    return first
      ? [
          {
            ...bare,
            title: first.title,
            theme: first.theme,
            confidence: first.confidence,
            alternatives: first.alternatives,
          },
        ]
      : [bare];
  }
  const tells = !task.dueDate && isStatement(scene, 0, scene.tokens.length, true);
  return tells ? [] : [bare];
}

/** Where the title of a task stands in its text. */
const startOf = ({ spans }: UnderstoodTask) => spans.find(({ value }) => value === 'title')?.start ?? 0;

const overlap = (one: UnderstoodTask, other: UnderstoodTask) =>
  one.spans.some(
    (a) =>
      a.value === 'title' &&
      other.spans.some((b) => b.value === 'title' && a.start < b.end && b.start < a.end),
  );

function actionsIn(
  sentence: Scene,
  text: string,
  context: IntakeContext,
  toReader: boolean,
): UnderstoodTask[] {
  const action = findAction(sentence, toReader);
  const part = action ? sentence.tokens.slice(...action) : tellsAppointment(sentence) ? sentence.tokens : [];
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last) return [];
  return understand(text.slice(first.start, last.end), context)
    .filter(({ title }) => /\p{L} +\S*\p{L}/u.test(title))
    .map((task) => ({ ...task, notes: [], spans: moveSpans(task.spans, first.start) }));
}

const maxSubjectLength = 80;

/** Returns the subject of a mail; null where there is none. */
function subjectOf({ around }: Letter, text: string): string | null {
  for (const line of around) {
    const [first, last] = [line[0], line.at(-1)];
    const said = first && last ? text.slice(first.start, last.end) : '';
    const subject =
      /^(?:(?:subject|betreff|asunto|objet|onderwerp|assunto|re|fwd?|aw|wg)\s*:\s*)+(.+)$/iu.exec(said)?.[1];
    if (subject) return subject.slice(0, maxSubjectLength);
  }
  return null;
}

/** Returns the first line where it stands alone above what is told below, and is neither a sentence nor an order. */
function headingOf({ body, isLetter }: Letter, text: string): string | null {
  const [line = '', ...others] = text.slice(body.find(({ kind }) => kind !== 'break')?.start).split('\n');
  const facts = others.filter((other) => fact.test(other)).length;
  const isHeading = facts > 1 && !isLetter && !/[.!?,]\s*$/.test(line) && line.length <= maxSubjectLength;
  return isHeading ? line.trim() : null;
}

/** Returns the first sentence below the greeting. */
function firstSentence({ body }: Letter, text: string): string {
  const first = body.find(({ kind }) => kind === 'word' || kind === 'number');
  return (/^[^\n.!?]+/u.exec(text.slice(first?.start))?.[0] ?? text).trim().slice(0, maxSubjectLength);
}

/** Makes a task with this very title. */
function titled(title: string, context: IntakeContext): UnderstoodTask | undefined {
  const [task] = understand(title, context);
  return task && { ...task, title, theme: 'Inbox', recurrence: null, reminder: null };
}
