import type { UnderstoodTask } from '../types.ts';

/** What a split is judged by, to tell how probably it is right. All are 0 where they do not apply, and about 1 where they do. */
export interface SplitEvidence {
  tasks: readonly UnderstoodTask[];
  /** By the speech network; null where only rules split the text. */
  startsProbability: number | null;
  /** The text has a greeting, a signature, headers or senders around it. */
  isLetter: boolean;
  /** Number of tasks whose title begins with what is to be done. */
  orders: number;
  /** Number of actions in the notes of its tasks. */
  hiddenActions: number;
}

export const splitFeatureNames = [
  'several tasks',
  'many tasks',
  'long text',
  'words for each task',
  'share of words in notes',
  'doubt of the speech network',
  'read by the speech network',
  'letter',
  'share of tasks without a verb at their start',
  'prose',
  'lines of a list',
  'lines of facts',
  'actions in notes',
  'message to its reader',
] as const;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const word = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
/** A sentence of several words, with a capital and a full stop. */
const fullSentence = /(?:^|[.!?:]\s+|\n\s*)\p{Lu}[^.!?\n]{25,}[.!?](?=\s|$)/gu;
/** "Total: £54.20", "14:05 Boarding", "Ref. 88-121": says something and asks nothing. */
export const fact = /^\s*(\p{L}[\p{L} -]{1,20}:\s*\S|.*[£$€₹]\s?\d|.*\d{6,}|\d{1,2}[:.]\d\d\b)/u;
const maxListedWords = 12;

/** With so many full sentences, and words to the reader, a text is a message. */
const [leastSentences, leastAddresses] = [2, 2];

const addresses = (text: string) => count(text, /\b(you|your|yours|please|kindly)\b(?! know)/giu);

/** Tells whether a text was written to its reader: a letter, a chat or a notice. */
export const isMessage = (text: string, isLetter: boolean): boolean =>
  isLetter ||
  (count(text, fullSentence) >= leastSentences &&
    addresses(text) >= leastAddresses &&
    !/\b(i|we) (also )?(need|have|must|ought|should)\b/i.test(text));

const linesOf = (text: string) => text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));

/** Tells whether a text lists its tasks: short lines, or one of few words. */
export function isExplicitList(text: string): boolean {
  const lines = linesOf(text);
  const facts = lines.filter((line) => fact.test(line)).length;
  if (lines.length < 2)
    return count(text, word) <= maxShortWords && count(text, fullSentence) < leastSentences;
  return facts * 4 < lines.length && lines.every((line) => count(line, word) <= maxListedWords);
}
/** Words of a text that is short enough to be typed as a list. */
const maxShortWords = 24;

/** Returns the features of a split, in the order of their names. */
export function splitFeatures(text: string, evidence: SplitEvidence): number[] {
  const { tasks, startsProbability, isLetter, orders, hiddenActions } = evidence;
  const words = count(text, word);
  const n = Math.max(1, tasks.length);
  const noted = tasks.reduce((sum, { notes }) => sum + count(notes.join(' '), word), 0);
  const lines = linesOf(text);
  return [
    Number(n > 1),
    Math.log(n),
    Math.log(Math.max(1, words / 10)),
    Math.min(3, words / n / 10),
    noted / Math.max(1, words),
    startsProbability === null ? 0 : Math.min(5, -Math.log(Math.max(1e-9, startsProbability))),
    Number(startsProbability !== null),
    Number(isLetter),
    1 - orders / n,
    Math.min(3, count(text, fullSentence)) / 3,
    Number(lines.length > 1 && isExplicitList(text) && !isLetter),
    lines.filter((line) => fact.test(line)).length / Math.max(1, lines.length),
    Math.min(3, hiddenActions) / 3,
    Number(isMessage(text, isLetter)),
  ];
}

/** Returns the probability that a split with these features is right. */
export const splitProbability = (features: readonly number[], [bias = 0, ...weights]: readonly number[]) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), bias)));
