import { classes } from '#intake/theme/model.ts';
import { verbsByClass } from '#intake/theme/verb-classes.ts';
import { listTexts, readLines } from './corpus.ts';
import { type LexiconTerms, readLexicon } from './lexicon.ts';

/** Weights of a sample by where it comes from. */
const exampleWeight = 3;
/** What people of one kind note is longer and odder than most notes. */
const voiceWeight = 0.9;
/** A title made from a frame counts less than one that a person wrote. */
const frameWeight = 7 / 11;
/** The most titles that are made of a term for each frame line its category is in. */
const maxCopiesPerTerm = 7;

/** A title and the class it belongs to. */
export interface ThemeSample {
  title: string;
  /** Index into `classes`. */
  label: number;
  weight: number;
  /** Number of the voice; voices are held out whole. -1 for titles by nobody in particular. */
  voice: number;
}

/** A line of frames.txt: how terms of some categories are used, and the class of such a title. */
export interface Frame {
  categories: string[];
  label: number;
  choices: string[];
}

/** All texts that the theme model is trained on. */
export interface ThemeTexts {
  lexicon: LexiconTerms;
  /** Titles that people wrote: those of voices first. */
  examples: ThemeSample[];
  frames: Frame[];
}

/** Reads the texts of the theme model. Throws when a line has no known theme. */
export const readThemeTexts = (folder: URL): ThemeTexts => ({
  lexicon: readLexicon(new URL('lexicon/', folder)),
  examples: [...readVoices(new URL('voices/', folder)), ...readExamples(new URL('examples/', folder))],
  frames: readFrames(new URL('frames.txt', folder)),
});

/** Reads the titles of the voices, one voice a file, "theme: title" on each line. */
function readVoices(folder: URL): ThemeSample[] {
  return listTexts(folder).flatMap((file, voice) =>
    readLines(new URL(file, folder)).map((line) => {
      const [, theme = '', title = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
      return { title, label: findLabel(theme, `voices/${file}: "${line}"`), weight: voiceWeight, voice };
    }),
  );
}

/** Reads the titles of examples/, one theme a file. */
function readExamples(folder: URL): ThemeSample[] {
  return listTexts(folder).flatMap((file) => {
    const label = findLabel(file.slice(0, -'.txt'.length), `examples/${file}`);
    return Array.from(new Set(readLines(new URL(file, folder))), (title) => ({
      title,
      label,
      weight: exampleWeight,
      voice: -1,
    }));
  });
}

function readFrames(file: URL): Frame[] {
  return readLines(file).map((line) => {
    const [, categories = '', theme = '', frames = ''] = /^([\w ]+) > (\w+): (.*)$/.exec(line) ?? [];
    return {
      categories: categories.split(' '),
      label: findLabel(theme, `frames.txt: "${line}"`),
      choices: frames.split(';').map((frame) => frame.trim()),
    };
  });
}

function findLabel(theme: string, place: string): number {
  const label = classes.findIndex((name) => name.toLowerCase() === theme.toLowerCase());
  if (label < 0) throw new Error(`${place} has no known theme.`);
  return label;
}

const adjectives =
  'big small large new old cheap spare kids mens womens black white blue red green extra organic fresh frozen plain soft heavy light long short second favorite good better'.split(
    ' ',
  );
/** Words for the slots of a frame that are no category of the lexicon. */
const slotWords: Record<string, string[]> = {
  mend: (verbsByClass.mend ?? '').split(' '),
  wash: (verbsByClass.clean ?? '').split(' '),
  craft: (verbsByClass.craft ?? '').split(' '),
  trade: (verbsByClass.trade ?? '').split(' '),
  teach: (verbsByClass.teach ?? '').split(' '),
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
const unknownWordCount = 900;

/** Makes titles of the terms of the lexicon and the frames their categories are used in. */
export function makeFrameSamples(
  { lexicon, frames }: Pick<ThemeTexts, 'lexicon' | 'frames'>,
  random: () => number,
): ThemeSample[] {
  const termLists = new Map(Object.entries(lexicon).map(([category, terms]) => [category, terms.split(',')]));
  const terms = (category: string) => termLists.get(category) ?? [];
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  /** Makes a word that is in no lexicon from the halves of two names. */
  const unknown = () => {
    const [one, two] = [pick(terms('names')), pick(terms('names'))];
    return one.slice(0, Math.ceil(one.length / 2)) + two.slice(Math.floor(two.length / 2));
  };
  const unknowns = Array.from({ length: unknownWordCount }, unknown);
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
      const words = slotWords[slot];
      if (words) return pick(words);
      if (slot === 'store') return pick(terms('stores').slice(0, 60));
      return pick(terms(slot));
    });
  const samples: ThemeSample[] = [];
  for (const { categories, label, choices } of frames) {
    // A line with few frames describes a rarer use.
    const copies = Math.min(maxCopiesPerTerm, Math.max(0.7, choices.length / 8));
    for (const category of categories)
      for (const term of category === 'unknowns' ? unknowns : terms(category))
        for (let n = 0; n < copies; n++)
          if (copies - n >= 1 || random() < copies - n)
            samples.push({ title: fill(pick(choices), term), label, weight: frameWeight, voice: -1 });
  }
  return samples;
}
