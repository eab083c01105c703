import { months, weekdays } from '../dates/words.ts';
import { cardinalWords } from '../tokens/numbers.ts';
import type { Token } from '../tokens/tokenise.ts';

export interface LanguageWords {
  /** BCP 47 primary subtag. */
  language: string;
  /**
   * Phrases as they are tokenised, words separated by spaces, and the English for them. `#` stands for a number, `@`
   * for a weekday, `%` for a month and `&` for a time such as 14h30, in the English in their order or numbered: `#2`. `$` at the end of a phrase:
   * nothing more is said there; `~`: nothing but dates.
   */
  phrases: Record<string, string>;
  /** Their names in order, from Monday, from January and from one; with strokes where there are several for one. */
  weekdays: string;
  months: string;
  numbers: string;
  /** Parts of the day that follow the name of a day, with their English. */
  parts?: Record<string, string>;
  /** Also in one word with it, "freitagabend", and "freitags" is every Friday. */
  compounds?: true;
  /** Weekdays as they are shortened; read only `behind` one of these words, or before an hour. */
  short?: { names: string; behind: string; hour: string };
  /** "halb drei" is half an hour before three. */
  halfBefore?: string;
  /** 3. is the third. */
  dottedOrdinals?: boolean;
  /** Suffixes of ordinal numbers: "15e". */
  ordinals?: string;
  /** Glued to a number it makes an hour of it: 9h is nine o'clock. */
  hour?: string;
  /** "um 9 Anna anrufen": a number behind "at" is an hour, whatever follows. */
  bareHours?: true;
  /** Those of the words that say nothing about the language, since English has them: "am", "once". */
  alsoEnglish: string;
  /** Everyday words that tell the language, but nothing about dates; none that English has. */
  everyday: string;
  /** Short words that tell it from the others; alone they tell nothing. */
  particles: string;
  /** Everyday words with the English word that says what they are about, `_` for a space. */
  glossary: string;
  /** Verbs that begin an order, or end it. */
  verbs: string;
  verbsLast?: boolean;
}

export interface Entry {
  from: string[];
  to: string[];
}

/** Without accents, as people type in a hurry; in words of three letters they matter ("dès", "des"). */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
const spelled = (word: string) =>
  word.replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss');

const inOrder = (named: ReadonlyMap<string, number>): string[] => {
  const found: string[] = [];
  for (const [name, number] of named) found[number] ??= name;
  return found;
};
const englishWeekdays = inOrder(weekdays);
const englishMonths = inOrder(months).slice(1);
const englishNumbers = inOrder(cardinalWords).slice(1);

/** The phrases of a language with those that follow from its lists. */
function allPhrases(words: LanguageWords): Record<string, string> {
  const all: Record<string, string> = {};
  const list = (said: string, english: string[]) => {
    for (const [n, names] of said.split(' ').entries())
      for (const name of names.split('/')) all[name] = english[n] ?? '';
  };
  list(words.weekdays, englishWeekdays);
  for (const [part, said] of Object.entries(words.parts ?? {})) all[`@ ${part}`] = `@ ${said}`;
  if (words.compounds)
    for (const [name, english] of Object.entries(all)) {
      if (name.startsWith('@')) continue;
      all[`${name}s`] = `${english}s`;
      for (const [part, said] of Object.entries(words.parts ?? {})) {
        all[name + part] = `${english} ${said}`;
        all[`${name}${part}s`] = `${english} ${said}s`;
      }
    }
  const { names = '', behind = '', hour = '' } = words.short ?? {};
  for (const [n, name] of names ? names.split(' ').entries() : []) {
    all[`${name} # ${hour}`] = `${englishWeekdays[n]} # o'clock`;
    all[`${name} # : #`] = `${englishWeekdays[n]} # : #`;
    for (const word of behind.split(' '))
      all[`${word} ${name}`] = `${words.phrases[word]} ${englishWeekdays[n]}`;
  }
  list(words.months, englishMonths);
  list(words.numbers, englishNumbers);
  return { ...all, ...words.phrases };
}

export function indexOf(words: LanguageWords): Map<string, Entry[]> {
  const phrases = allPhrases(words);
  const index = new Map<string, Entry[]>();
  const add = (phrase: string, english: string) => {
    const from = phrase.split(' ');
    const list = index.get(from[0] ?? '') ?? [];
    list.push({ from, to: english.split(' ') });
    index.set(from[0] ?? '', list);
  };
  for (const [phrase, english] of Object.entries(phrases)) {
    add(phrase, english);
    for (const typed of new Set([plain(phrase), spelled(phrase)]))
      if (typed.length > 3 && !Object.hasOwn(phrases, typed)) add(typed, english);
  }
  for (const list of index.values()) list.sort((a, b) => b.from.length - a.from.length);
  return index;
}

/** An entry that matches up to `next`. */
interface Match {
  entry: Entry;
  to: string[];
  next: number;
}

/** Reads tokens with the index of a language. */
export class Reader {
  readonly tokens: Token[];
  readonly index: Map<string, Entry[]>;
  readonly words: LanguageWords;
  private readonly suffixes: string[];

  constructor(tokens: Token[], words: LanguageWords, index: Map<string, Entry[]>) {
    this.tokens = tokens;
    this.words = words;
    this.index = index;
    this.suffixes = words.ordinals?.split(' ') ?? [];
  }

  /** The longest phrase at `i`. */
  at(i: number): Match | null {
    const token = this.tokens[i];
    if (!token || token.quoted) return null;
    let best = this.among(this.index.get(token.lower), i);
    for (const slot of '#@%') {
      const first = this.index.get(slot);
      if (!first || !this.slotAt(slot, i)) continue;
      const match = this.among(first, i);
      if (match && match.next > (best?.next ?? 0)) best = match;
    }
    return best;
  }

  private among(entries: Entry[] | undefined, i: number): Match | null {
    for (const entry of entries ?? []) {
      const match = this.match(entry, i);
      if (match) return match;
    }
    return null;
  }

  private match(entry: Entry, i: number): Match | null {
    const said: Record<string, string[]> = { '#': [], '@': [], '%': [], '&': [] };
    let next = i;
    for (const word of entry.from) {
      const token = this.tokens[next];
      const slots = said[word];
      if (slots) {
        const slot = this.slotAt(word, next);
        if (!slot) return null;
        slots.push(slot.word);
        next = slot.next;
      } else if (word === '$' || word === '~') {
        if (token?.kind === 'word' && (word === '$' || !this.index.has(token.lower))) return null;
      } else if (token?.lower === word && !token.quoted) next++;
      else return null;
    }
    const last = entry.from.at(-1);
    const after = this.tokens[next];
    // "le 15", but not "le 15/4"
    if (last === '#' && after?.glued && (after.kind !== 'mark' || this.tokens[next + 1]?.glued)) return null;
    const turns: Record<string, number> = {};
    const to = entry.to.flatMap((word) => {
      const [, slot = '', nth, rest = ''] = /^([#@%&])(\d?)(.*)$/.exec(word) ?? [];
      const n = nth ? +nth - 1 : (turns[slot] ?? 0);
      turns[slot] = n + 1;
      return slot ? `${said[slot]?.[n]}${rest}`.split(' ') : word;
    });
    // 8 : 30 is a time, "eight : thirty" is none
    if (entry.to.includes(':') && said['#']?.some((number) => !/^\d/.test(number))) return null;
    return { entry, to, next };
  }

  /** 14:30, 14h30, 14 h or 14 and the word for hours. */
  private clockAt(i: number): { word: string; next: number } | null {
    const [hour, mark, minutes, last] = this.tokens.slice(i, i + 4);
    const hours = /^(h|u|uhr|uur|heures?|horas?)$/;
    const named = hours.test(mark?.lower ?? '');
    if (hour?.kind !== 'number' || !(named || mark?.lower === ':')) return null;
    if (!minutes?.glued || !/^[0-5]\d$/.test(minutes.lower))
      return named ? { word: `${hour.lower} : 00`, next: i + 2 } : null;
    return { word: `${hour.lower} : ${minutes.lower}`, next: hours.test(last?.lower ?? '') ? i + 4 : i + 3 };
  }

  /** A number, a weekday or a month at `i`, in English. */
  private slotAt(slot: string, i: number): { word: string; next: number } | null {
    const token = this.tokens[i];
    if (!token || token.quoted) return null;
    if (slot === '&') return this.clockAt(i);
    if (slot === '#' && token.kind === 'number') return { word: token.lower, next: this.ordinalEnd(i + 1) };
    for (const { from, to } of this.index.get(token.lower) ?? []) {
      const word = to[0]?.replace(/days$/, 'day') ?? '';
      const known = slot === '#' ? cardinalWords : slot === '@' ? weekdays : months;
      if (to.length === 1 && known.has(word) && from.every((part, n) => this.tokens[i + n]?.lower === part))
        return { word, next: i + from.length };
    }
    return null;
  }

  /** Returns the index after what makes an ordinal of the number before `i`. */
  ordinalEnd(i: number): number {
    const token = this.tokens[i];
    if (!token?.glued) return i;
    const dot = this.words.dottedOrdinals && token.lower === '.' && !this.tokens[i + 1]?.glued;
    return (dot && this.tokens[i + 1]) || this.suffixes.includes(token.lower) ? i + 1 : i;
  }
}
