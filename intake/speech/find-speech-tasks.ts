import { readClause } from '../clauses/read-clause.ts';
import { readWhenAt } from '../dates/find-whens.ts';
import { functionWord } from '../tokens/function-words.ts';
import { type Scene, wordSet } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import type { Span } from '../types.ts';
import {
  heldAppointment,
  mergeCorrections,
  promoteStatedTasks,
  skipSelfReference,
  trimLeadIn,
} from './adjust-pieces.ts';
import { splitDictatedList } from './dictation.ts';
import { boundsWithin, buildLattice, type Lattice, openingWords } from './lattice.ts';
import { skipLeadIn } from './lead-ins.ts';
import { storedNetwork } from './model.generated.ts';
import { aside, loadNetwork, type Network, task } from './network.ts';
import { findPieces } from './pieces.ts';
import { isMarkKind } from './word-kind.ts';

/** A task found in speech: its own words, and what was said beside it. */
export interface SpeechTask {
  tokens: Token[];
  beside: Token[];
}

/** In words: the shortest in which more may stand than tasks. Shorter ones the rules understand. */
const shortest = 14;
/** The same where somebody is heard to think. */
const shortestAloud = 8;
const aloud = wordSet('um umm uh uhm er erm hmm oh ah okay ok yeah');

/** No other language that intake knows has these; "so", "was", "in", "am" and "no" are words of several. */
const onlyEnglish =
  /^(the|my|and|to|it|it's|i'm|i've|i'll|with|this|that|have|need|you|she|they|from|out|up|all|but)$/;

/** Tells whether a text is in English, the only language of the model; `tokens` are the original ones, not translated. */
export function isEnglish(tokens: Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return (
    words.filter(({ lower }) => functionWord.test(lower)).length * 5 >= words.length &&
    words.some(({ lower }) => onlyEnglish.test(lower))
  );
}

/** Tells whether an English text is long enough to contain talk between its tasks, and not divided by marks or lines already. */
export function mayHoldTalk({ tokens }: Scene): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const least = words.some(({ lower }) => aloud.has(lower)) ? shortestAloud : shortest;
  return (
    words.length >= least &&
    !tokens.some((token, i) => divides(token) && !isClock(tokens, i)) &&
    splitDictatedList(tokens).length <= 1
  );
}

/** The colon of "10:15". */
const isClock = (tokens: Token[], i: number) =>
  tokens[i]?.lower === ':' && tokens[i]?.glued && tokens[i + 1]?.glued && tokens[i + 1]?.kind === 'number';

const divides = ({ kind, quoted, lower }: Token) =>
  kind === 'break' || quoted || /^[#@/;:•*|→[\](){}]$/.test(lower);

let network: Network | undefined;

/** Finds the tasks of a spoken text, in order; `splits` holds the token indexes where the rules for typed text start one. */
export function findSpeechTasks(
  scene: Scene,
  splits: ReadonlySet<number>,
): { tasks: SpeechTask[]; startsProbability: number } {
  network ??= loadNetwork(storedNetwork);
  const lattice = buildLattice(scene, splits);
  const found: SpeechTask[] = [];
  /** Said before the first task. */
  const early: Token[] = [];
  /** Start of the text after the last task. */
  let since = 0;
  /** Files the text since the last task as talk, except appointments in it. */
  const tell = (until: number) => {
    const said = scene.tokens.slice(since, until);
    const last = found.at(-1);
    const due = last ? dueIn(lattice, since, until) : [];
    const appointments = due.length ? [] : appointmentsIn(lattice, since, until);
    for (const [from, to] of appointments) found.push({ tokens: scene.tokens.slice(from, to), beside: [] });
    const taken = [...due, ...appointments.flatMap(([from, to]) => scene.tokens.slice(from, to))];
    last?.tokens.push(...due);
    (last?.beside ?? early).push(...said.filter((token) => !taken.includes(token)));
  };
  const { pieces, startsProbability } = findPieces(lattice, network);
  for (const piece of mergeCorrections(lattice, promoteStatedTasks(lattice, pieces))) {
    const { from, to } = piece;
    const last = found.at(-1);
    const isTask = piece.label === task;
    if (piece.label === aside || (!isTask && !last)) continue;
    const [start, end] = isTask ? leadingTo(lattice, since, from) : [from, from];
    tell(start);
    const tokens = [...scene.tokens.slice(start, end), ...scene.tokens.slice(from, to)];
    if (isTask) found.push({ tokens, beside: [] });
    else last?.tokens.push(...tokens);
    since = to;
  }
  tell(scene.tokens.length);
  found[0]?.beside.unshift(...early);
  return { tasks: found, startsProbability };
}

/** In words and marks. */
const longestLead = 10;

/**
 * What leads up to a task at `from` and tells of it: "tomorrow" of "tomorrow I've got to | call Ana", "every friday, | water the
 * ferns", "remind me about | yoga at six".
 */
function leadingTo(lattice: Lattice, since: number, from: number): [start: number, end: number] {
  const { scene, whens, talk, kinds, words, leadIns } = lattice;
  for (let i = Math.max(since, from - longestLead); i < from; i++) {
    if (words[i] === 'remind' && words[i + 1] === 'me' && leadIns[i] === from) return [i, from];
    const isFirst =
      i === since || talk[i - 1] || openingWords.has(words[i - 1] ?? '') || isMarkKind(kinds[i - 1]);
    // "on the twenty first | at ten"
    if (!isFirst || whens.slice(since, i).some((next) => next > i)) continue;
    const next = whens[i] ?? 0;
    // "it's on friday, so | call Ana"
    if (words.slice(next, from).includes('so')) continue;
    const lead = next > 0 && next <= from ? skipLeadIn(scene, next).next : 0;
    if (lead >= from || (lead === from - 1 && /^(just|also|please)$/.test(words[lead] ?? '')))
      return [i, next];
    const end = withoutTalk(lattice, trimLeadIn(lattice, i, from));
    if (end > i && holdsOnlyValues(scene, i, end)) return [i, end];
  }
  return [from, from];
}

/** Tells whether nothing but values stands before an order: "p1", "by the 20th", "not urgent". */
const holdsOnlyValues = (scene: Scene, from: number, to: number): boolean =>
  // Some are read only alone, others only with an order behind them.
  [to, to + 2].some((end) => {
    const tokens = scene.tokens.slice(from, end);
    const { spans } = readClause({ ...scene, tokens }, '', []);
    const values = spans.filter(({ value }) => value !== 'filler' && value !== 'title');
    return tokens
      .slice(0, to - from)
      .every((token) => token.kind === 'mark' || values.some((span) => holds(span, token)));
  });

const holds = (span: Span, token: Token) => span.start <= token.start && token.end <= span.end;

/** With these it is said why, or what has been. */
const toldOnly = wordSet('because cause cos since if when said was were had been no till until');
/** In words and marks. */
const [shortestAppointment, longestAppointment] = [4, 14];

/** Subjects of an appointment. */
const subject = /^(i|i'm|i've|we|we're|we've|there's)$/;

/** Finds appointments in talk: all of it, or the sentences about the speaker. */
function appointmentsIn(lattice: Lattice, since: number, until: number): [from: number, to: number][] {
  const end = withoutTalk(lattice, trimLeadIn(lattice, since, until));
  if (isAppointment(lattice, since, end)) return [[skipSelfReference(lattice, since), end]];
  const own = boundsWithin(lattice, since, end).filter((i) => subject.test(lattice.words[i] ?? ''));
  return own
    .map((from, n): [number, number] => [from, withoutTalk(lattice, own[n + 1] ?? end)])
    .filter(([from, to]) => !toldOnly.has(lattice.words[from - 1] ?? '') && isAppointment(lattice, from, to))
    .map(([from, to]) => [skipSelfReference(lattice, from), to]);
}

/** Trims empty words from the end: "the dentist on monday and honestly"; "so" says that it was why. */
function withoutTalk({ kinds, talk, words }: Lattice, to: number): number {
  const isTalk = (i: number) => talk[i] || isMarkKind(kinds[i]) || openingWords.has(words[i] ?? '');
  let end = to;
  while (end > 0 && words[end - 1] !== 'so' && isTalk(end - 1)) end--;
  return end;
}

/** "I've got choir", "I'm meeting Bo"; but not "I got soaked" and "I have to". */
const isHeld = (word: string, i: number, said: string[]) =>
  (/^(have|got|there's)$/.test(word) && said[i + 1] !== 'to' && !(word === 'got' && said[i - 1] === 'i')) ||
  heldAppointment.test(`${word} ${said[i + 1]}`);

/** "I've got choir at six": what is told with a time of day, unless it only says why, or what has been. */
function isAppointment({ scene, splits, whens, words }: Lattice, from: number, to: number): boolean {
  const said = words.slice(from, to);
  if (
    said.length < shortestAppointment ||
    said.length > longestAppointment ||
    said.at(-1) === 'so' ||
    words[to] === 'so' ||
    said.some((word) => toldOnly.has(word))
  )
    return false;
  if (!said.some(isHeld) && !splits.slice(from, to).includes(true)) return false;
  return whens
    .slice(from, to)
    .some((next, i) => next > 0 && next <= to && readWhenAt(scene, from + i)?.clock);
}

/** "he needs it by friday", "the one Ida had, on monday": of what is told, when the task before it is due. */
function dueIn(lattice: Lattice, from: number, to: number): Token[] {
  const { scene, whens, words, kinds } = lattice;
  const end = withoutTalk(lattice, trimLeadIn(lattice, from, to));
  for (let i = from; i < to; i++) {
    const next = whens[i] || whens[i + 1];
    const isLast = whens[i] === end && i > from && isMarkKind(kinds[i - 1]);
    if (next && (isLast || /^(by|before|due|until)$/.test(words[i] ?? '')))
      return scene.tokens.slice(i, next);
  }
  return [];
}
