import { fold } from '#domain/filter/fold.ts';

/** A query as texts are compared with it. */
export interface Query {
  /** Folded, without white space around it; empty where nothing is sought. */
  whole: string;
  words: readonly string[];
}

export function queryOf(text: string): Query {
  const whole = fold(text).trim();
  return { whole, words: whole === '' ? [] : whole.split(' ') };
}

/** How well a text fits a query, the worst first. */
export const fits = { none: 0, inside: 1, wordStart: 2, start: 3, exact: 4 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

/** `text` is folded. It fits where every word of the query stands in it. */
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

/** Letters that may be scattered over a text are at least so many, and stand within so many times their number. */
const leastScattered = 3;
const mostSpread = 3;

/** Whether the letters of a single word follow one another in the text, from the start of a word and not far apart. */
export function isScattered(text: string, { words: [letters = '', ...others] }: Query): boolean {
  if (letters.length < leastScattered || others.length > 0) return false;
  const first = letters[0] ?? '';
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    if (!isWordStart(text, start)) continue;
    let at = start;
    for (let next = 1; next < letters.length && at >= 0; next += 1)
      at = text.indexOf(letters[next] ?? '', at + 1);
    if (at >= 0 && at - start < letters.length * mostSpread) return true;
  }
  return false;
}
