import { months, weekdays } from '../dates/words.ts';
import { numberAt } from '../numbers.ts';
import type { Token } from '../tokens.ts';

/**
 * The words of dates and recurrences in another language. Keys are phrases as they are tokenised, words
 * separated by spaces; values are English phrases of at most as many words, which the one grammar reads.
 */
export interface LanguageWords {
  /** BCP 47 primary subtag. */
  language: string;
  phrases: Record<string, string>;
  /** "halb drei" is half an hour before three. */
  halfBefore?: string;
  /** 3. is the third. */
  dottedOrdinals?: boolean;
  /** 9h is nine o'clock. */
  glued?: Record<string, string>;
}

interface Entry {
  from: string[];
  to: string[];
}
const indexes = new WeakMap<LanguageWords, Map<string, Entry[]>>();

function indexOf(words: LanguageWords): Map<string, Entry[]> {
  const known = indexes.get(words);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const [phrase, english] of Object.entries(words.phrases)) {
    const from = phrase.split(' ');
    const list = index.get(from[0] ?? '') ?? [];
    list.push({ from, to: english.split(' ') });
    index.set(from[0] ?? '', list);
  }
  for (const list of index.values()) list.sort((a, b) => b.from.length - a.from.length);
  indexes.set(words, index);
  return index;
}

/** Replaces what the tokens say by the English for it; where they stand in the text stays. */
export function translate(tokens: Token[], words: LanguageWords): Token[] {
  const index = indexOf(words);
  const found: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token) break;
    const entry = token.quoted
      ? undefined
      : index
          .get(token.lower)
          ?.find(({ from }) =>
            from.every((word, n) => tokens[i + n]?.lower === word && !tokens[i + n]?.quoted),
          );
    const unit = words.glued?.[token.lower];
    if (unit && token.glued && found.at(-1)?.kind === 'number' && tokens[i + 1]?.kind !== 'number')
      found.push({ ...token, lower: unit });
    else if (!entry) found.push(token);
    else {
      const last = entry.to.length - 1;
      // "le vendredi" is every Friday, "le vendredi 20" is one
      const dated = tokens[i + entry.from.length]?.kind === 'number';
      const english = dated ? entry.to.map((word) => word.replace(/days$/, 'day')) : entry.to;
      const to = weekdays.has(english[last] ?? '') ? english : entry.to;
      to.forEach((lower, n) => {
        const first = tokens[i + n] ?? token;
        const end = n === last ? (tokens[i + entry.from.length - 1] ?? token) : first;
        found.push({ ...first, end: end.end, lower, kind: /^\d/.test(lower) ? 'number' : 'word' });
      });
    }
    i += entry && !(unit && token.glued) ? entry.from.length : 1;
  }
  const read = found.map((token, at) => ({ ...token, index: at }));
  if (words.dottedOrdinals) markOrdinals(read);
  if (words.halfBefore) shiftHalves(read, words.halfBefore);
  return read;
}

/** "am 3. Mai", "jeden 15." */
function markOrdinals(tokens: Token[]): void {
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const after = tokens[i + 1];
    if (token.lower !== '.' || !token.glued || before?.kind !== 'number' || after?.glued) return;
    // 31.7.
    if (before.glued && tokens[i - 2]?.lower === '.') return;
    const ordinal =
      after?.kind !== 'word' || months.has(after.lower) || /^(of|in|every|each)$/.test(after.lower);
    if (ordinal && +before.lower <= 31 && (after || tokens.length > 2)) {
      token.lower = 'th';
      token.kind = 'word';
    }
  });
}

const names = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

function shiftHalves(tokens: Token[], half: string): void {
  tokens.forEach((token, i) => {
    const hour = token.lower === half && !token.quoted ? numberAt(tokens, i + 1) : null;
    const next = tokens[i + 1];
    if (!hour || !next || hour.value < 1 || hour.value > 12) return;
    token.lower = 'half';
    const before = ((hour.value + 10) % 12) + 1;
    next.lower = next.kind === 'number' ? String(before) : (names[before - 1] ?? next.lower);
  });
}
