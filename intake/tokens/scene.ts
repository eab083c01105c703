import type { TimesOfDay } from '../types.ts';
import type { Token } from './tokenise.ts';

/** The tokens of a clause, and the time and place it was written at. */
export interface Scene {
  tokens: Token[];
  /** Local wall time: days since 1970-01-01 and minutes since midnight. */
  now: { day: number; minute: number };
  /** The minute has seconds gone, so "in a minute" is at the end of the next one. */
  hasBegun?: boolean;
  /** The day that a heading says, for what says only a time. */
  day?: number | null;
  /** Names that a list may have, in lower case: those of the person's themes. */
  names?: ReadonlySet<string>;
  /** The person's hours for the parts of the day. */
  timesOfDay?: TimesOfDay | undefined;
  /** 4/5 is the 4th of May. */
  dayFirst: boolean;
}

/**
 * How many tokens a rule looks back or ahead: more than people put into one clause. Without such a bound the cost of a text
 * would grow with the square of its length.
 */
export const maxReach = 60;

/** All that is needed to look for words. */
type Words = Pick<Scene, 'tokens'>;

/** Tells whether 4/5 means the 4th of May in a locale. */
export const readsDayFirst = (locale: string) => !/^(en-US|en-PH|en|)$/i.test(locale);

/** Returns the lower-case word or mark at `i`; empty beyond the ends and inside quotes. */
export function wordAt(scene: Words, i: number): string {
  const token = scene.tokens[i];
  return token && !token.quoted ? token.lower : '';
}

/** "books" as "book", "boxes" as "boxe", "dress" as it is. */
export const stripPlural = (word: string) => word.replace(/(?<!s)s$/, '');

/** As people also write it: "new years eve". */
export const stripApostrophes = (word: string) => (word.includes("'") ? word.replaceAll("'", '') : word);

/** Returns the first words of all `tables`, without apostrophes. */
export const collectFirstWords = (...tables: { keys(): Iterable<string> }[]): ReadonlySet<string> =>
  new Set(tables.flatMap((table) => [...table.keys()].map(stripApostrophes)));

/** Tells whether digits or one of `words` stand at `i`, to skip reading what only they can begin. */
export function opensWith(scene: Words, i: number, words: ReadonlySet<string>): boolean {
  const token = scene.tokens[i];
  return token !== undefined && (token.kind === 'number' || words.has(stripApostrophes(token.lower)));
}

/** Returns the index after `phrase` (words separated by single spaces) if it stands at `i`, else 0. */
export function matchPhrase(scene: Words, i: number, phrase: string): number {
  let at = 0;
  for (let j = i; ; j++) {
    const word = wordAt(scene, j);
    if (!word || !phrase.startsWith(word, at)) return 0;
    at += word.length;
    if (at === phrase.length) return j + 1;
    if (phrase.charCodeAt(at++) !== 32) return 0;
  }
}

/** Returns the index after the longest of `phrases` that stands at `i`, else 0. */
export function matchAnyPhrase(scene: Words, i: number, expandPhrases: readonly string[]): number {
  let best = 0;
  const first = expandPhrases.length > 0 ? wordAt(scene, i) : '';
  if (first === '') return best;
  for (const phrase of expandPhrases)
    if (phrase.startsWith(first)) best = Math.max(best, matchPhrase(scene, i, phrase));
  return best;
}

/** Phrases by first word. */
export type PhraseIndex = ReadonlyMap<string, readonly string[]>;

/** `um | oh and | by /the way`, over any lines, as a list; of words with a `/` between them each stands for all. */
export const phrases = (list: string): string[] =>
  list
    .trim()
    .split(/\s*[\n|]\s*/)
    .flatMap((phrase) =>
      phrase
        .split(' ')
        .reduce<string[]>(
          (heads, words) => heads.flatMap((head) => words.split('/').map((word) => `${head} ${word}`.trim())),
          [''],
        ),
    );

/** Returns the words of a list, separated by white space. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export function indexPhrases(phrases: readonly string[]): PhraseIndex {
  const index = new Map<string, string[]>();
  for (const phrase of phrases) {
    const first = phrase.split(' ', 1)[0] ?? '';
    const list = index.get(first);
    if (list) list.push(phrase);
    else index.set(first, [phrase]);
  }
  return index;
}

/** As `matchAnyPhrase`, for indexed phrases. */
export function matchIndexedPhrase(scene: Words, i: number, index: PhraseIndex): number {
  const phrases = index.get(wordAt(scene, i));
  return phrases ? matchAnyPhrase(scene, i, phrases) : 0;
}
