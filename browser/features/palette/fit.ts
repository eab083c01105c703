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
export const fits = { none: 0, scattered: 1, inside: 2, wordStart: 3, start: 4, exact: 5 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

/** Letters that may be scattered over a text are at least so many, and stand within so many times their number. */
const leastScattered = 3;
const mostSpread = 3;

/** `text` is folded. A text fits where every word of the query stands in it, else where its letters do in their order. */
export function fitOf(text: string, { whole, words }: Query): Fit {
  if (text.startsWith(whole)) return text.length === whole.length ? fits.exact : fits.start;
  let fit: Fit = fits.wordStart;
  for (const word of words) {
    const at = placeOf(word, text);
    if (at === undefined) return words.length === 1 && isScattered(whole, text) ? fits.scattered : fits.none;
    if (at === 'inside') fit = fits.inside;
  }
  return fit;
}

function placeOf(word: string, text: string): 'wordStart' | 'inside' | undefined {
  let at = text.indexOf(word);
  if (at < 0) return undefined;
  for (; at >= 0; at = text.indexOf(word, at + 1)) if (isWordStart(text, at)) return 'wordStart';
  return 'inside';
}

const isWordStart = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

/** Whether the letters follow one another in the text, from the start of a word and not far apart. */
function isScattered(letters: string, text: string): boolean {
  if (letters.length < leastScattered) return false;
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
