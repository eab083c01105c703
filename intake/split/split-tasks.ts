import { beginsTask } from '../dates/words.ts';
import { readDictatedMarks } from '../speech/dictation.ts';
import { findSpeechTasks, isEnglish, mayHoldTalk, type SpeechTask } from '../speech/find-speech-tasks.ts';
import { skipJoiners } from '../speech/lead-ins.ts';
import type { Scene } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import { packs } from '../tokens/verbs.ts';
import type { Clause } from '../types.ts';
import { findReplacementDay, retractionLength } from './corrections.ts';
import { appendColon, headingLength, headingText, isValueHeading, splitAtHeadings } from './headings.ts';
import { type Letter, readLetter, withoutSpokenEnds } from './letters.ts';
import { splitLines, splitSentences } from './sentences.ts';
import { splitSentence } from './split-sentence.ts';
import { readTaskStart } from './task-start.ts';

/** Finds the token indexes where the rules for typed text start a task. Does not change the tokens. */
export function findTaskStarts(scene: Scene): Set<number> {
  const copy = { ...scene, tokens: scene.tokens.map((token) => ({ ...token })) };
  const starts = new Set(typedTasks(copy).map(({ tokens }) => tokens[0]?.index));
  return new Set(scene.tokens.flatMap(({ index }, i) => (starts.has(index) ? [i] : [])));
}

/** How a text splits. */
export interface Split {
  /** Its tasks, in order. */
  clauses: Clause[];
  letter: Letter;
  /** How probable it is, by the speech network, that the tasks start where they do; null where only rules split the text. */
  startsProbability: number | null;
}

/** Splits a text into its tasks. `scene.tokens` are the tokens to read, `original` the same before translation. */
export function splitTasks(scene: Scene, original: Token[]): Split {
  const letter = readLetter(original);
  const kept = new Set(letter.body.map(({ start }) => start));
  const left = new Set(original.flatMap(({ start }) => (kept.has(start) ? [] : start)));
  const tokens = scene.tokens.filter(({ start }) => !left.has(start));
  const { clauses, startsProbability } = splitBody({ ...scene, tokens }, letter.body);
  clauses[0]?.beside.unshift(...letter.around.flat());
  return { clauses, letter, startsProbability };
}

function splitBody(scene: Scene, original: Token[]): Omit<Split, 'letter'> {
  const read = { ...scene, tokens: readDictatedMarks(scene) };
  if (!mayHoldTalk(read) || !isEnglish(original))
    return { clauses: typedTasks(read), startsProbability: null };
  read.tokens = withoutSpokenEnds(read.tokens);
  const orders = splitOrders(read);
  if (orders) return { clauses: orders, startsProbability: null };
  const found: Clause[] = [];
  const sentences = numberSentences(read.tokens);
  const { tasks, startsProbability } = findSpeechTasks(read, findTaskStarts(read));
  for (const one of tasks) {
    const clause = saidClause(read, one, sentences);
    if (clause) found.push(clause);
    else found.at(-1)?.beside.push(...one.tokens, ...one.beside);
  }
  // Of mere talk one task is made.
  const whole = found.length ? null : saidClause(read, { tokens: read.tokens, beside: [] }, sentences);
  return { clauses: whole ? [whole] : found, startsProbability };
}

/** "Buy milk and call Ana. Then pay the rent on Friday.": the tasks of a text that holds nothing but short orders; else null. */
function splitOrders(scene: Scene): Clause[] | null {
  const words = scene.tokens.filter(({ kind }) => kind === 'word');
  if (words.length > maxOrderWords || !scene.tokens.some(({ lower }) => lower === '.')) return null;
  if (scene.tokens.some(({ lower }) => /^(no|not|wait|sorry|actually|um|uh)$/.test(lower))) return null;
  const clauses = typedTasks({ ...scene, tokens: scene.tokens.map((token) => ({ ...token })) });
  const indexes = new Map(scene.tokens.map(({ index }, i) => [index, i]));
  const isParted = (first?: Token) => {
    const before = scene.tokens[(indexes.get(first?.index ?? 0) ?? 0) - 1];
    return !before || before.kind === 'mark' || /^(and|then|also)$/.test(before.lower);
  };
  const isShortOrder = ({ tokens }: Clause) =>
    tokens.length > 1 &&
    tokens.length <= maxOrderLength &&
    isParted(tokens[0]) &&
    readTaskStart({ ...scene, tokens }, 0).strength === 'strong';
  return clauses.length > 1 && clauses.every(isShortOrder) ? clauses : null;
}
const maxOrderWords = 30;
/** In tokens. */
const maxOrderLength = 12;

/** Turns a task found in speech into a clause, with its self-corrections applied; null when no word is left. */
function saidClause(
  scene: Scene,
  { tokens, beside }: SpeechTask,
  sentences: ReadonlyMap<Token, number>,
): Clause | null {
  const [left = []] = splitSentence({ ...scene, tokens }, { splits: false });
  const [first] = left;
  if (!first || left.every(({ kind }) => kind === 'mark')) return null;
  return { tokens: left, line: 0, sentence: sentences.get(first) ?? 0, heading: [], beside };
}

/** Returns the number of the sentence that each token is in, from 0. */
function numberSentences(tokens: Token[]): Map<Token, number> {
  let sentence = 0;
  return new Map(tokens.map((token) => [token, /^[.!?]$/.test(token.lower) ? sentence++ : sentence]));
}

/** Splits a text by the rules for typed text. */
function typedTasks(scene: Scene): Clause[] {
  const found: Clause[] = [];
  let heading: Token[] = [];
  let used = true;
  /** Values on a line of their own apply to the lines below. */
  let titled = false;
  let sentenceNumber = 0;
  const all = splitLines(scene.tokens);
  const isNamed = (tokens: Token[]) => scene.names?.has(headingText(tokens)) === true;
  const isHead = (tokens: Token[]) => isNamed(tokens) || isValueHeading(scene, tokens);
  const instead = (tokens: Token[], i: number) => findReplacementDay({ ...scene, tokens }, i);
  const add = (tokens: Token[], line: number, under: Token[]) => {
    if (tokens.some((token) => token.kind !== 'mark'))
      found.push({ tokens, line, sentence: sentenceNumber, heading: under, beside: [] });
  };
  all.forEach((line, lineNumber) => {
    let inline = false;
    const parts = splitSentences(line, instead).flatMap((tokens) =>
      splitAtHeadings({ ...scene, tokens }, isHead),
    );
    for (const raw of parts) {
      sentenceNumber++;
      const back = found.length ? retractionLength({ ...scene, tokens: raw }) : 0;
      if (back) found.pop();
      let sentence = raw.slice(back);
      // "friday" on the first line, and perhaps "saturday" on a later one
      const alone = raw.length === line.length && line.length < 6 && lineNumber < all.length - 1;
      if (alone && (found.length === 0 || titled) && isValueHeading(scene, appendColon(line))) {
        sentence = appendColon(line);
        titled = true;
      }
      let rest = sentence;
      const length = headingLength({ ...scene, tokens: sentence });
      const name = sentence.slice(0, length);
      const closes = length === sentence.length && lineNumber < all.length - 1;
      const heads = length > 0 && (closes || (length < sentence.length && isHead(name)));
      if (heads) {
        // A heading with nothing under it is a task like any other.
        if (!used) add(heading.slice(0, -1), lineNumber, []);
        heading = name;
        used = false;
        inline = !closes;
        rest = sentence.slice(length);
      }
      // "work: oil the loom; garden: feed the carp"
      if (!heads && length && isNamed(heading)) heading = [];
      if (!rest.some((token) => token.kind !== 'mark')) continue;
      // "And then ring Ida", but not "First working day of the month"
      if (found.length > 0 && /^(and|then|also|plus|but|so|oh)$/.test(rest[0]?.lower ?? ''))
        rest = rest.slice(skipJoiners({ ...scene, tokens: rest }));
      const before = found.length;
      const lists = !heads && length > 0 && listsThings({ ...scene, tokens: rest });
      for (const tokens of splitSentence({ ...scene, tokens: rest }, { splits: !lists }))
        add(tokens, lineNumber, heading);
      // "by friday: um": nothing stands under it yet
      used ||= found.length > before;
    }
    // "friday: gym, call Ana" holds for its line.
    if (inline && used) heading = [];
  });
  if (!used) add(heading.slice(0, -1), all.length - 1, []);
  return found;
}

/** "pack for the trip: adapters, swim things" */
const listsThings = (scene: Scene) =>
  packs(scene.tokens[0]?.lower ?? '') && !scene.tokens.some((_, i) => i > 0 && beginsTask(scene, i));
