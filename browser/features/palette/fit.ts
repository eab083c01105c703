import { fold } from '#domain/filter/fold.ts';

/** A query prepared for matching. */
export interface Query {
  /** Folded and trimmed; empty for an empty query. */
  whole: string;
  words: readonly string[];
}

export function queryOf(text: string): Query {
  const whole = fold(text).trim();
  return { whole, words: whole === '' ? [] : whole.split(' ') };
}

/** Match quality, worst first. */
export const fits = { none: 0, inside: 1, wordStart: 2, start: 3, exact: 4 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

/** Rates the match of folded `text`, which must contain every word of the query. */
export function fitOf(text: string, { whole, words }: Query): Fit {
  if (text.startsWith(whole)) return text.length === whole.length ? fits.exact : fits.start;
  let fit: Fit = fits.wordStart;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return fits.none;
    if (fit === fits.wordStart && !startsAnyWord(word, text, at)) fit = fits.inside;
  }
  return fit;
}

function startsAnyWord(word: string, text: string, first: number): boolean {
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) if (isWordStart(text, at)) return true;
  return false;
}

function isWordStart(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  if (before < 128) return !((before >= 97 && before <= 122) || (before >= 48 && before <= 57));
  return !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
}

/** A fuzzy match needs at least this many letters, within a span of this many times their number. */
const minScatteredLetters = 3;
const maxSpread = 3;

/** Tells whether a single word's letters appear in order in the text, starting at a word and close together. */
export function isScattered(text: string, { words: [letters = '', ...others] }: Query): boolean {
  if (letters.length < minScatteredLetters || others.length > 0) return false;
  const first = letters[0] ?? '';
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    if (!isWordStart(text, start)) continue;
    let at = start;
    for (let next = 1; next < letters.length && at >= 0; next += 1)
      at = text.indexOf(letters[next] ?? '', at + 1);
    if (at >= 0 && at - start < letters.length * maxSpread) return true;
  }
  return false;
}
