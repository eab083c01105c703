/** What the theme classifier is trained on, read from its texts in corpus/themes. */
import { readdirSync, readFileSync } from 'node:fs';
import { verbs } from '#intake/theme/features.ts';
import { classes } from '#intake/theme/model.ts';
import { stems } from '#intake/theme/stem.ts';

const root = new URL('../corpus/themes/', import.meta.url);
const exampleWeight = 3;
/** What people of one kind note is longer and odder than most of what is noted. */
const voiceWeight = 0.9;
const copiesPerTerm = 7;
/** A title made of a frame counts less than one somebody might have written. */
const frameWeight = 7 / 11;

/** A title and the class it belongs to. */
export interface Sample {
  title: string;
  label: number;
  weight: number;
  /** Held out together; -1 for no matter which. */
  fold: number;
}

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Puts a list in an order by chance, in place (Fisher and Yates). */
export function shuffle<T>(list: T[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
}

const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(new URL(`${folder}/`, root))
    .filter((name) => name.endsWith('.txt'))
    .sort();
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** What people of one kind note, "theme: title" on each line; `fold` is the number of the voice. */
function readVoices(): Sample[] {
  return filesIn('voices').flatMap((file, fold) =>
    linesOf(read(`voices/${file}`)).map((line) => {
      const [, theme = '', title = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
      const label = classes.findIndex((name) => name.toLowerCase() === theme);
      if (label < 0) throw new Error(`voices/${file}: cannot read "${line}"`);
      return { title, label, weight: voiceWeight, fold };
    }),
  );
}

/** All terms by category, stemmed, separated by commas. */
export function readLexicon(): Record<string, string> {
  const source: Record<string, string> = {};
  for (const file of filesIn('lexicon')) {
    const terms = linesOf(read(`lexicon/${file}`)).flatMap((line) =>
      line.split(',').map((term) => stems(term).join(' ')),
    );
    source[file.slice(0, -4)] = [...new Set(terms)].filter(Boolean).sort().join(',');
  }
  return source;
}

export function readExamples(): Sample[] {
  const samples: Sample[] = readVoices();
  for (const file of filesIn('examples')) {
    const label = classes.findIndex((name) => name.toLowerCase() === file.slice(0, -4));
    for (const title of new Set(linesOf(read(`examples/${file}`))))
      samples.push({ title, label, weight: exampleWeight, fold: -1 });
  }
  return samples;
}

const adjectives =
  'big small large new old cheap spare kids mens womens black white blue red green extra organic fresh frozen plain soft heavy light long short second favorite good better'.split(
    ' ',
  );
const wordSets: Record<string, string[]> = {
  mend: (verbs.mend ?? '').split(' '),
  wash: (verbs.clean ?? '').split(' '),
  craft: (verbs.craft ?? '').split(' '),
  trade: (verbs.trade ?? '').split(' '),
  teach: (verbs.teach ?? '').split(' '),
  carry:
    'bring take give return drop put move load unload carry donate lend borrow post mail ship ride leave store hide find locate'.split(
      ' ',
    ),
  use: 'charge check test update set try turn close open start use move rearrange remove throw pack unpack sell list trade measure'.split(
    ' ',
  ),
  done: 'fixed repaired cleaned fitted altered resized mended replaced framed serviced sharpened tuned checked installed valued engraved printed stretched hemmed adjusted'.split(
    ' ',
  ),
};
const places =
  'the store,school,work,the park,the airport,home,the cleaners,church,the lake,downtown,the club,town'.split(
    ',',
  );

/** What frames.txt says: the categories of a line, the class that follows, and the ways to say it. */
export const frameLines = linesOf(read('frames.txt')).map((line) => {
  const [, categories = '', theme = '', frames = ''] = /^([\w ]+) > (\w+): (.*)$/.exec(line) ?? [];
  const label = classes.indexOf(theme);
  if (label < 0) throw new Error(`frames.txt: cannot read "${line}"`);
  return {
    categories: categories.split(' '),
    label,
    choices: frames.split(';').map((frame) => frame.trim()),
  };
});

/** Titles made of the terms and the frames their categories are used in. */
export function frameSamples(lexicon: Record<string, string>, random: () => number): Sample[] {
  const terms = (category: string) => lexicon[category]?.split(',') ?? [];
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  const goods = [
    'food',
    'drink',
    'household',
    'toiletries',
    'clothing',
    'electronics',
    'hardware',
    'homeware',
    'leisuregoods',
  ];
  const unknown = () => {
    const [one, two] = [pick(terms('names')), pick(terms('names'))];
    return one.slice(0, Math.ceil(one.length / 2)) + two.slice(Math.floor(two.length / 2));
  };
  const unknowns = Array.from({ length: 900 }, unknown);
  const fill = (frame: string, term: string) =>
    frame.replace(/\{(\w+)\}/g, (_, slot: string) => {
      if (slot === 'x') return term;
      if (slot === 'x2') return pick(terms('vague'));
      if (slot === 'name') return random() < 0.5 ? pick(terms('names')) : unknown();
      if (slot === 'unknown') return unknown();
      if (slot === 'kin') return pick(terms('family').slice(0, 60));
      if (slot === 'good') return pick(terms(pick(goods)));
      if (slot === 'place') return pick(places);
      if (slot === 'adj') return pick(adjectives);
      const set = wordSets[slot];
      if (set) return pick(set);
      if (slot === 'store') return pick(terms('stores').slice(0, 60));
      return pick(terms(slot));
    });
  const samples: Sample[] = [];
  for (const { categories, label, choices } of frameLines) {
    // A line with few frames describes a rarer use.
    const copies = Math.min(copiesPerTerm, Math.max(0.7, choices.length / 8));
    for (const category of categories)
      for (const term of category === 'unknowns' ? unknowns : terms(category))
        for (let n = 0; n < copies; n++)
          if (copies - n >= 1 || random() < copies - n)
            samples.push({ title: fill(pick(choices), term), label, weight: frameWeight, fold: -1 });
  }
  return samples;
}
