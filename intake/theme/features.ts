import { mainWords } from './clauses.ts';
import { type Lexicon, type Match, matchTerms } from './lexicon.ts';
import { stemWords } from './stem.ts';
import { verbClass } from './verb-classes.ts';

/** Slots of the hashed feature space. */
export const slots = 1 << 15;

const prepositions = new Set(
  'for to from with at on about of in into by off re regarding before after via'.split(' '),
);
const empty = new Set(
  'the a an my our your his her their some any up out this that and or all few'.split(' '),
);

/** Tells whether the model knows what a word or term says, and not only its letters. */
export const isKnown = ({ term, categories }: Match): boolean =>
  categories.length > 0 || verbClass.has(term) || prepositions.has(term) || empty.has(term);

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), folded into the slots. */
export function hashToSlot(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) {
    hash ^= feature.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (slots - 1);
}

export interface ThemeFeatures {
  /** Feature names and how strongly each holds. */
  names: string[];
  values: number[];
  /** Returns the index of the match a feature came from, or -1 for the whole title. */
  origins: number[];
  matches: Match[];
}

/** Weight of a word outside the main clause. */
const asideShare = 0.4;

const amount =
  /(^|\s)(\d+ (x|kg|kilo|g|gram|ml|l|liter|lb|oz|pint|mm|cm|m|meter|inch|ft|pack|pk|roll|tin|bag|box|bottle|dozen|pair|pc|piece|watt|w|v|volt|amp|gb|tb)|x \d+|dozen|half dozen)(\s|$)/;

/** Returns the words as they were meant: "docter" as "doctor". */
function respell(words: readonly string[], matches: readonly Match[]): readonly string[] {
  const meant = [...words];
  for (const { term, from, to } of matches) if (to === from + 1 && !term.includes(' ')) meant[from] = term;
  return meant;
}

/** Extracts a title's features: words, categories of terms, the verb, and the verb's object. */
export function extractThemeFeatures(
  title: string,
  lexicon: Lexicon,
  hidden?: (term: string) => boolean,
): ThemeFeatures {
  const written = stemWords(title);
  const main = mainWords(title);
  const matches = matchTerms(lexicon, written, hidden);
  const words = respell(written, matches);
  const names: string[] = [];
  const values: number[] = [];
  const origins: number[] = [];
  const add = (name: string, value: number, origin: number) => {
    names.push(name);
    values.push(value);
    origins.push(origin);
  };

  const start = Math.max(0, main.indexOf(true));
  const firstAt = matches.findIndex((match) => match.to > start);
  const first = matches[firstAt];
  const firstWord = words[start] ?? '';
  const isVerb =
    verbClass.has(firstWord) &&
    words.length > start + 1 &&
    first !== undefined &&
    (first.to === first.from + 1 ||
      words.length > first.to ||
      /^(pick|drop|take|pay|feed|walk|check|go)$/.test(firstWord));
  const verb = isVerb ? firstWord : '-';
  const kind = isVerb ? (verbClass.get(firstWord) ?? '-') : '-';

  // The head of the object: the last noun before a preposition.
  let head = -1;
  let preposition = '';
  let content = 0;
  matches.forEach((match, index) => {
    const word = words[match.from] ?? '';
    const single = match.to === match.from + 1;
    const share = main[match.from] ? 1 : asideShare;
    if (single && prepositions.has(word)) {
      if (share === 1 && head >= 0) preposition ||= word;
      add(`w:${word}`, 0.5 * share, index);
      return;
    }
    if (single && empty.has(word)) {
      add(`w:${word}`, 0.3 * share, index);
      return;
    }
    if (share === 1) content++;
    const isTheVerb = index === firstAt && isVerb && single;
    if (!preposition && !isTheVerb && share === 1) head = index;
    for (let i = match.from; i < match.to; i++) add(`w:${words[i]}`, share, index);
    if (!single) add(`t:${match.term}`, share, index);
    if (isTheVerb) return;
    const place = share < 1 ? 'a' : preposition ? `p:${preposition}` : 'o';
    const each = share / Math.max(1, match.categories.length);
    for (const category of match.categories) {
      add(`k:${lexicon.categories[category]}`, each, index);
      add(`${place}|${lexicon.categories[category]}`, each, index);
    }
    if (match.categories.length === 0) {
      add(`${place}|?`, share, index);
      const grams: string[] = [];
      const marked = `^${match.term.slice(0, 24)}$`;
      for (let size = 3; size <= 5; size++)
        for (let i = 0; i + size <= marked.length; i++) grams.push(marked.slice(i, i + size));
      for (const gram of grams) add(`c:${gram}`, share / Math.sqrt(grams.length), index);
    }
  });
  let origin = 0;
  for (let i = 1; i < words.length; i++) {
    while (i >= (matches[origin]?.to ?? words.length)) origin++;
    if (main[i] === main[i - 1])
      add(`b:${words[i - 1]} ${words[i]}`, main[i] ? 0.8 : 0.8 * asideShare, origin);
  }
  const headed = matches[head];
  const headCategories = headed?.categories.length
    ? headed.categories.map((c) => lexicon.categories[c] ?? '')
    : ['?'];
  // "get shoes mended" is no purchase, nor is "get shoes from Ana"
  const last = words[main.lastIndexOf(true)] ?? '';
  const tail =
    preposition || (words.length > 2 && /(ed|cut|done|up|out|off|back|ready)$/.test(last) ? 'done' : '.');
  add(`v:${verb}`, 1, isVerb ? firstAt : -1);
  add(`V:${kind}`, 1, isVerb ? firstAt : -1);
  for (const category of headCategories) {
    const share = 1 / headCategories.length;
    add(`h:${category}`, share, head);
    add(`v:${verb}|${category}`, share, head);
    add(`V:${kind}|${category}`, share, head);
    add(`V:${kind}|${category}|${tail}`, share, head);
  }
  if (headed) add(`v:${verb}>${headed.term}`, 0.7, head);
  // "flour 2 kg", "batteries x4"
  if (amount.test(words.join(' '))) {
    add('q', 1, -1);
    add(`q:${kind}`, 1, -1);
  }
  add(`n:${Math.min(4, content)}${isVerb ? 'v' : ''}`, 0.7, -1);
  return { names, values, origins, matches };
}
