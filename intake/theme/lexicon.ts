import { functionWord } from '../tokens/function-words.ts';
import { isTaskVerb } from '../tokens/verbs.ts';
import { verbClass } from './verb-classes.ts';

/** Terms and the categories they belong to. */
export interface Lexicon {
  categories: string[];
  /** Stemmed term, words joined by a space, to indices of categories. */
  terms: Map<string, number[]>;
  /** Longest term, words. */
  longest: number;
  /** Cache of spelling guesses for unknown words, which repeat while a text is typed. */
  guessed: Map<string, string | null>;
}

/** Builds the lexicon from comma-separated, stemmed terms by category. */
export function buildLexicon(source: Record<string, string>): Lexicon {
  const categories = Object.keys(source);
  const terms = new Map<string, number[]>();
  categories.forEach((category, index) => {
    for (const term of source[category]?.split(',') ?? []) {
      const known = terms.get(term);
      if (known) known.push(index);
      else terms.set(term, [index]);
    }
  });
  return createLexicon(categories, terms);
}

/** A lexicon that has guessed nothing yet. */
export function createLexicon(categories: string[], terms: Map<string, number[]>): Lexicon {
  let longest = 1;
  for (const term of terms.keys()) {
    let length = 1;
    for (let at = term.indexOf(' '); at >= 0; at = term.indexOf(' ', at + 1)) length++;
    if (length > longest) longest = length;
  }
  return { categories, terms, longest, guessed: new Map() };
}

export interface Match {
  /** Range of words. */
  from: number;
  to: number;
  term: string;
  /** Indices of categories; empty for a word the lexicon does not know. */
  categories: number[];
}

/** Longer ones are no words. */
const longestWord = 20;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** "byu": a short verb with two letters swapped. */
function swappedVerb(word: string): string | null {
  if (word.length < 3 || word.length > 4 || functionWord.test(word)) return null;
  for (let i = 1; i < word.length - 1; i++) {
    const candidate = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
    if (candidate !== word && verbClass.has(candidate)) return candidate;
  }
  return null;
}

const vowels = 'aeiou';

/** The words one slip away from a word, likeliest first: a letter doubled or two swapped, a wrong vowel, a letter missing or wrong. */
function* slips(word: string): Generator<string> {
  const parts = Array.from(word.slice(1), (_, i) => [word.slice(0, i + 1), word.slice(i + 1)] as const);
  for (const [head, tail] of parts) {
    yield head + tail.slice(1);
    if (head.length > 1) yield head.slice(0, -1) + tail.charAt(0) + head.at(-1) + tail.slice(1);
  }
  for (const [head, tail] of parts)
    if (vowels.includes(tail.charAt(0))) for (const vowel of vowels) yield head + vowel + tail.slice(1);
  for (const letter of alphabet) yield word + letter;
  for (const [head, tail] of parts)
    for (const letter of alphabet) {
      yield head + letter + tail;
      if (word.length > 5) yield head + letter + tail.slice(1);
    }
}

/** A known word one slip away. The first letter must be right. */
function misspelt(lexicon: Lexicon, word: string): string | null {
  if (word.length < 5 || word.length > longestWord || !/^[a-z]+$/.test(word)) return null;
  for (const candidate of slips(word))
    if (candidate.length > 3 && lexicon.terms.has(candidate)) return candidate;
  return null;
}

/** A term written in one word: "catfood". */
function parted(lexicon: Lexicon, word: string): string | null {
  if (word.length < 6 || word.length > longestWord) return null;
  for (let at = 3; at <= word.length - 3; at++) {
    const term = `${word.slice(0, at)} ${word.slice(at)}`;
    if (lexicon.terms.has(term)) return term;
  }
  return null;
}

const mostGuessed = 2000;

/** The known term that an unknown word was meant to be. */
function guess(lexicon: Lexicon, word: string): string | null {
  const known = lexicon.guessed.get(word);
  if (known !== undefined) return known;
  const isVerb = verbClass.has(word) || isTaskVerb(word);
  const found = parted(lexicon, word) ?? (isVerb ? null : (misspelt(lexicon, word) ?? swappedVerb(word)));
  if (lexicon.guessed.size >= mostGuessed) lexicon.guessed.clear();
  lexicon.guessed.set(word, found);
  return found;
}

/** Cuts stemmed words into the longest terms the lexicon knows. `hidden` terms count as unknown. */
export function matchTerms(
  lexicon: Lexicon,
  words: readonly string[],
  hidden?: (term: string) => boolean,
): Match[] {
  const found: Match[] = [];
  let from = 0;
  while (from < words.length) {
    let match: Match | null = null;
    for (let to = Math.min(words.length, from + lexicon.longest); to > from && !match; to--) {
      const term = to === from + 1 ? (words[from] ?? '') : words.slice(from, to).join(' ');
      const categories = lexicon.terms.get(term);
      if (categories && !hidden?.(term)) match = { from, to, term, categories };
    }
    const word = words[from] ?? '';
    if (!match && !hidden) {
      // "tooth brush"
      const joined = from + 1 < words.length ? word + words[from + 1] : '';
      const known = joined.length > 5 ? lexicon.terms.get(joined) : undefined;
      const near = known ? null : guess(lexicon, word);
      if (known) match = { from, to: from + 2, term: joined, categories: known };
      else if (near) match = { from, to: from + 1, term: near, categories: lexicon.terms.get(near) ?? [] };
    }
    match ??= { from, to: from + 1, term: word, categories: [] };
    found.push(match);
    from = match.to;
  }
  return found;
}
