import { parseMoment } from './dates/calendar.ts';
import type { Reading } from './reading.ts';
import { beginsWithVerb, findAction, moveSpans, tellsAppointment } from './split/actions.ts';
import type { Letter } from './split/letters.ts';
import { splitLines, splitSentences } from './split/sentences.ts';
import { splitWeights } from './split/split-confidence.generated.ts';
import { splitFeatures, splitProbability } from './split/split-features.ts';
import { readsDayFirst, type Scene } from './tokens/scene.ts';
import { tokenise } from './tokens/tokenise.ts';
import type { IntakeContext, UnderstoodTask } from './types.ts';
import { readWholeSplit, understand, type WholeSplit } from './understand.ts';

/** Reads what a capture becomes: its tasks, or one task with suggestions where the split is unsure. */
export function readCapture(text: string, context: IntakeContext): Reading {
  const whole = readWholeSplit(text, context);
  const { tasks } = whole;
  const hidden = tasks.flatMap(({ notes }) => notes.filter((note) => holdsAction(note, context)));
  const splitConfidence = splitProbability(measureSplit(text, context, whole, hidden.length), splitWeights);
  if (!holdsBack(tasks, splitConfidence, hidden.length)) return { tasks, suggestions: [], splitConfidence };
  const actions = findActions(text, context, whole);
  const subject = subjectOf(whole.letter, text);
  const [first, ...others] = actions;
  const holder =
    subject && others.length ? titled(subject, context) : (first ?? titled(firstLine(text), context));
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

/** Taps to open a task, add all that was found in it and go back. */
const tapsToAdd = 3;
/** Taps to merge, retitle, delete or dig out one task; of a wrong split about every third is wrong. */
const tapsToCorrect = 3;

/** Tells whether correcting the split would likely cost more taps than adding what was found to one task. */
function holdsBack(tasks: readonly UnderstoodTask[], confidence: number, hiddenActions: number): boolean {
  if (tasks.length < 2) return hiddenActions > 0;
  const wrong = Math.max(1, tasks.length / 3) + hiddenActions;
  return (1 - confidence) * wrong * tapsToCorrect > tapsToAdd * confidence;
}

function sceneOf(text: string, context: IntakeContext): Scene {
  const tokens = tokenise(text);
  return {
    tokens: context.language ? context.language.translate(tokens) : tokens,
    now: parseMoment(context.now),
    dayFirst: readsDayFirst(context.locale),
  };
}

const holdsAction = (note: string, context: IntakeContext) =>
  sentencesOf(sceneOf(note, context)).some((scene) => findAction(scene) !== null);

const sentencesOf = (scene: Scene): Scene[] =>
  splitLines(scene.tokens)
    .flatMap((line) => splitSentences(line, () => 0))
    .map((tokens) => ({ ...scene, tokens }));

/** Finds the actions in a text: those of the split that are some, and those elsewhere in it. */
function findActions(
  text: string,
  context: IntakeContext,
  { letter, startsProbability, tasks }: WholeSplit,
): UnderstoodTask[] {
  const scene = sceneOf(text, context);
  const isBody = new Set(letter.body.map(({ start }) => start));
  const body = { ...scene, tokens: scene.tokens.filter(({ start }) => isBody.has(start)) };
  const found = sentencesOf(body).flatMap((sentence) => actionsIn(sentence, text, context));
  if (startsProbability === null) return found;
  // What the network found is in the words it is in, whatever they are.
  const isCovered = (task: UnderstoodTask) => tasks.some((other) => overlap(task, other));
  return [...tasks.map((task) => ({ ...task, notes: [] })), ...found.filter((task) => !isCovered(task))].sort(
    (a, b) => startOf(a) - startOf(b),
  );
}

/** Where the title of a task stands in its text. */
const startOf = ({ spans }: UnderstoodTask) => spans.find(({ value }) => value === 'title')?.start ?? 0;

const overlap = (one: UnderstoodTask, other: UnderstoodTask) =>
  one.spans.some(
    (a) =>
      a.value === 'title' &&
      other.spans.some((b) => b.value === 'title' && a.start < b.end && b.start < a.end),
  );

function actionsIn(sentence: Scene, text: string, context: IntakeContext): UnderstoodTask[] {
  const action = findAction(sentence);
  const part = action ? sentence.tokens.slice(...action) : tellsAppointment(sentence) ? sentence.tokens : [];
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last) return [];
  const found = understand(text.slice(first.start, last.end), context);
  return found.map((task) => ({ ...task, notes: [], spans: moveSpans(task.spans, first.start) }));
}

const maxSubjectLength = 80;

/** Returns the subject of a mail; null where there is none. */
function subjectOf({ around }: Letter, text: string): string | null {
  for (const line of around) {
    const [first, last] = [line[0], line.at(-1)];
    const said = first && last ? text.slice(first.start, last.end) : '';
    const subject =
      /^(?:subject|betreff|asunto|objet|onderwerp|assunto)\s*:\s*(?:(?:re|fwd?|aw|wg)\s*:\s*)*(.+)$/iu.exec(
        said,
      )?.[1];
    if (subject) return subject.slice(0, maxSubjectLength);
  }
  return null;
}

const firstLine = (text: string): string =>
  (/[^\n.!?]*[\p{L}\p{N}][^\n.!?]*/u.exec(text)?.[0] ?? text).trim().slice(0, maxSubjectLength);

/** Makes a task with this very title. */
function titled(title: string, context: IntakeContext): UnderstoodTask | undefined {
  const [task] = understand(title, context);
  return task && { ...task, title, recurrence: null, reminder: null };
}
