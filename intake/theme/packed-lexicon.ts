/** A lexicon as the generated module carries it: half the bytes of the plain lists once it is compressed. */
export interface PackedLexicon {
  categories: string[];
  /** All terms in order: of each, how many letters it shares with the one before, `A` for none, and the others. */
  terms: string;
  /** Of each term, the letters of its categories; several are joined by `+`. */
  places: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const sharing = 'ABCDEFGHIJ';

/** `source`: comma-separated terms by category, in small letters. */
export function packLexicon(source: Record<string, string>): PackedLexicon {
  const categories = Object.keys(source);
  const places = new Map<string, string>();
  categories.forEach((category, index) => {
    for (const term of source[category]?.split(',') ?? []) {
      const known = places.get(term);
      places.set(term, known ? `${known}+${letters[index]}` : (letters[index] ?? ''));
    }
  });
  let terms = '';
  let before = '';
  const ordered = [...places.keys()].sort();
  for (const term of ordered) {
    let shared = 0;
    while (shared < sharing.length - 1 && shared < term.length && term[shared] === before[shared]) shared++;
    terms += `${sharing[shared]}${term.slice(shared)}`;
    before = term;
  }
  return { categories, terms, places: ordered.map((term) => places.get(term)).join('') };
}

/** Undoes `packLexicon`. */
export function unpackLexicon({ categories, terms, places }: PackedLexicon): Record<string, string> {
  const lists: string[][] = categories.map(() => []);
  let before = '';
  let at = 0;
  for (const [, shared = 'A', rest = ''] of terms.matchAll(/([A-J])([^A-J]+)/g)) {
    const term = before.slice(0, sharing.indexOf(shared)) + rest;
    before = term;
    do lists[letters.indexOf(places[at++] ?? '')]?.push(term);
    while (places[at] === '+' && ++at);
  }
  return Object.fromEntries(categories.map((category, index) => [category, lists[index]?.join(',') ?? '']));
}
