import { adaptive, type Code, createPacker, createUnpacker } from './arithmetic-coder.ts';
import { buildLexicon, createLexicon, type Lexicon } from './lexicon.ts';
import { chanceOf, createMixer, learn, type Mixer, see } from './mixer.ts';

/** A lexicon as the generated module carries it. */
export interface PackedLexicon {
  categories: string[];
  /** Number of terms. */
  count: number;
  /** The alphabet of the terms; the first symbol ends a term. */
  letters: string;
  /** Frequency of each symbol as a digit; one more means twice as frequent. */
  shares: string;
  /** The terms in order, coded: shared prefix with the term before, remaining letters, categories. */
  code: string;
}

type Terms = Map<string, number[]>;

/** A decision tree over letters ("is it at or after `split`?"), with frequent letters near the root. */
interface Questions {
  split: number[];
  /** The question that follows no and yes; below 0, the letter that is left: -1 is the first. */
  no: number[];
  yes: number[];
}

/** Cuts the letters in halves of like weight, breadth first; the first question is 1. */
function questionsOf(shares: string): Questions {
  const weights = Array.from(shares, (share) => 2 ** Number.parseInt(share, 36));
  const questions: Questions = { split: [0], no: [0], yes: [0] };
  const ranges: { low: number; high: number; from: number; branch: 'no' | 'yes' }[] = [
    { low: 0, high: weights.length, from: 0, branch: 'no' },
  ];
  for (const { low, high, from, branch } of ranges) {
    if (high - low < 2) {
      questions[branch][from] = -high;
      continue;
    }
    let rest = 0;
    for (let letter = low; letter < high; letter++) rest += weights[letter] ?? 0;
    let middle = low + 1;
    for (let before = weights[low] ?? 0; middle < high - 1; middle++) {
      const weight = weights[middle] ?? 0;
      if (2 * before + weight >= rest) break;
      before += weight;
    }
    const question = questions.split.push(middle) - 1;
    questions[branch][from] = question;
    ranges.push({ low, high: middle, from: question, branch: 'no' });
    ranges.push({ low: middle, high, from: question, branch: 'yes' });
  }
  return questions;
}

/** In place of a category: the term has one more. */
const oneMore = 31;

/** So many terms are unpacked in one step: in under 1 ms, the first ones, not yet compiled, in some 8 ms. */
const atOnce = 256;

/** The bits of all terms in their order; told them by the code where `given` is left out. Stops now and then. */
function* walk(
  { count, letters, shares }: PackedLexicon,
  code: Code,
  given?: [string, number[]][],
): Generator<undefined, Terms> {
  const { split, no, yes } = questionsOf(shares);
  const characters = [...letters];
  const space = characters.indexOf(' ');
  const partsHere = adaptive(code, letters.length * 54);
  const next = createMixer(6, 13 * 64, 17);
  const places = createMixer(5, 2 * 32, 15);
  const terms: Terms = new Map();
  /** The letters of the term before, and then of this one. */
  const term = new Uint8Array(256);
  let length = 0;
  let sharedBefore = 0;

  function say(mixer: Mixer, node: number, set: number, told: number): number {
    const bit = code(chanceOf(mixer, node, set), told);
    learn(mixer, bit);
    return bit;
  }

  /** Codes the length of the prefix shared with the term before. */
  function sharedLength(told: number): number {
    let at = length;
    for (; at > 0; at--) {
      const old = at < length ? (term[at] ?? 0) : 0;
      const change = Math.max(-1, Math.min(1, at - sharedBefore)) + 1;
      const context = ((old * 9 + Math.min(at, 8)) * 3 + change) * 2 + (at < length ? 1 : 0);
      if (partsHere(context, at === told)) break;
    }
    return at;
  }

  /** A letter after `least`. */
  function letterAfter(least: number, set: number, told: number): number {
    let question = 1;
    while (question > 0) {
      const from = split[question] ?? 0;
      const isLater = least >= from - 1 || say(next, question, set + question, told >= from ? 1 : 0);
      question = (isLater ? yes[question] : no[question]) ?? 0;
    }
    return -1 - question;
  }

  function category(set: number, told: number): number {
    let found = 1;
    for (let bit = 4; bit >= 0; bit--) found = 2 * found + say(places, found, set + found, (told >> bit) & 1);
    return found - 32;
  }

  let name = '';
  for (let n = 0; n < count; n++) {
    const codes = given && Array.from(given[n]?.[0] ?? '', (character) => characters.indexOf(character));
    let shared = 0;
    while (codes && shared < length && codes[shared] === term[shared]) shared++;
    shared = sharedLength(shared);
    name = name.slice(0, shared);

    let recent = 0;
    let word = 0;
    let wordLength = 0;
    let firstWord = 0;
    let inLater = 0;
    let at = 0;
    for (; ; at++) {
      if (at >= shared) {
        // The terms are in order: where this one parts, its letter is later.
        const least = at > shared ? -1 : at < length ? (term[at] ?? 0) : 0;
        see(next, 0, recent & 0x3f);
        see(next, 1, recent & 0xfff);
        see(next, 2, recent & 0x3ffff);
        see(next, 3, recent);
        see(next, 4, word + inLater);
        see(next, 5, least < 0 ? wordLength << 6 : (least << 6) | 1);
        const set = least < 0 ? 1 + 6 * inLater + Math.min(wordLength, 5) : 0;
        const found = letterAfter(least, 64 * set, codes?.[at] ?? 0);
        if (found === 0) break;
        term[at] = found;
        name += characters[found];
      }
      const letter = term[at] ?? 0;
      recent = ((recent << 6) | letter) & 0xffffff;
      if (letter === space) {
        firstWord ||= word;
        word = 0;
        wordLength = 0;
        inLater = 1;
      } else {
        word = Math.imul(word + letter, 0x2f0b4c47) & 0x3fffffff;
        wordLength++;
      }
    }
    length = at;
    sharedBefore = shared;

    const among = given?.[n]?.[1];
    see(places, 0, word);
    see(places, 1, firstWord || word);
    see(places, 2, ((term[0] ?? 0) << 18) | ((term[1] ?? 0) << 12) | ((term[2] ?? 0) << 6) | (term[3] ?? 0));
    see(places, 3, recent);
    see(places, 4, 0);
    const found: number[] = [];
    for (let rest = 1; rest > 0; ) {
      const isMore = among !== undefined && among.length - found.length > rest;
      const place = category(32 * inLater, isMore ? oneMore : (among?.[found.length] ?? 0));
      if (place === oneMore) rest++;
      else {
        found.push(place);
        rest--;
      }
    }
    terms.set(name, found);
    if (n % atOnce === atOnce - 1) yield;
  }
  return terms;
}

/** `source`: comma-separated terms by category, in small letters. */
export function packLexicon(source: Record<string, string>): PackedLexicon {
  const { categories, terms } = buildLexicon(source);
  const given = [...terms].sort(([one], [other]) => (one < other ? -1 : 1));
  const letters = `\n${[...new Set([...terms.keys()].join(''))].sort().join('')}`;
  if (categories.length > oneMore) throw new Error('A lexicon has at most 31 categories.');
  if (letters.length > 64) throw new Error('Terms are made of at most 63 letters.');
  if (given.some(([term]) => term.length > 255)) throw new Error('A term has at most 255 letters.');
  const counts = Array.from(letters, () => 0);
  let before = '';
  for (const [term] of given) {
    let shared = 0;
    while (shared < before.length && term[shared] === before[shared]) shared++;
    for (const letter of `${term.slice(shared)}\n`) {
      const at = letters.indexOf(letter);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    before = term;
  }
  const shares = counts.map((count) => Math.round(Math.log2(count)).toString(36)).join('');
  const packed = { categories, count: given.length, letters, shares, code: '' };
  const packer = createPacker();
  finish(walk(packed, packer.code, given));
  return { ...packed, code: packer.finish() };
}

/** Undoes `packLexicon`, step by step. */
export function* unpackLexicon(packed: PackedLexicon): Generator<undefined, Lexicon> {
  return createLexicon(packed.categories, yield* walk(packed, createUnpacker(packed.code)));
}

/** Takes all steps that are left. */
export function finish<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
