import { type Correction, takeBackLength, takeCorrections } from './corrections.ts';
import { dayAt } from './dates/day.ts';
import { findWhens, whenAt } from './dates/find.ts';
import { longestOf, type Scene, wordAt } from './dates/scene.ts';
import { fillers, joiners, skipLeadIn } from './speech.ts';
import type { Token } from './tokens.ts';
import {
  activityNouns,
  causatives,
  continuations,
  goodsVerbs,
  nounVerbs,
  phrasals,
  pronouns,
  quietVerbs,
  relaxedVerbs,
  spokenVerbs,
  strongVerbs,
} from './verbs.ts';

/** One task's part of the text. */
export interface Clause {
  tokens: Token[];
  /** Number of the line it stands on, and of the sentence. */
  line: number;
  sentence: number;
  /** Words of a heading above or before it: "tomorrow:", "groceries:". */
  heading: Token[];
}

const abbreviations =
  /^(mr|mrs|ms|dr|st|prof|jr|sr|vs|no|nos|approx|appt|dept|ave|rd|etc|e|g|i|a|p|m|inc|ltd|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|tel|ext|min|max|vol|ch|pg|pp|fig)$/;
const functionWord =
  /^(the|a|an|my|our|your|his|her|their|its|this|that|these|those|some|any|no|to|of|in|on|at|by|for|from|with|about|into|onto|over|under|after|before|between|without|through|and|or|but|nor|than|as|if|when|while|who|what|which|where|how|why|because|so|can|could|will|would|should|may|might|must|shall|do|does|did|don't|not|never|is|are|was|were|be|been|am|i|you|he|she|it|we|they|me|him|us|them|new|old|good|next|more|two|three|every|each|all|also|just|please|via|per|vs|re|up|off|out|back|down|away|over)$/;
const prepositionWord =
  /^(of|in|on|at|by|for|from|with|about|into|onto|over|under|to|and|or|than|as|is|are|was)$/;

const isBullet = (token: Token) => /^[-*•–—·‣▪◦●○☐☑✓✔➤→+]$/.test(token.lower);

/** Cuts the tokens of a text into lines and takes bullets and numbers off them. */
function lines(tokens: Token[]): Token[][] {
  const found: Token[][] = [];
  let line: Token[] = [];
  for (const token of [...tokens, null]) {
    if (token && token.kind !== 'break') line.push(token);
    else {
      if (line.length) found.push(line);
      line = [];
    }
  }
  return found
    .flatMap(inlineList)
    .map(stripBullet)
    .filter((kept) => kept.length > 0);
}

/** "1. buy milk 2. call mom" on one line. */
function inlineList(line: Token[]): Token[][] {
  const starts: number[] = [];
  let expected = 1;
  line.forEach((token, i) => {
    const close = line[i + 1];
    const open = line[i - 1]?.lower === '(';
    if (
      token.lower === String(expected) &&
      !token.quoted &&
      close?.glued &&
      /^[.)]$/.test(close.lower) &&
      !line[i + 2]?.glued &&
      line[i + 2]
    ) {
      starts.push(open ? i - 1 : i);
      expected++;
    }
  });
  if (starts.length < 2) return [line];
  const cuts = starts[0] === 0 ? starts : [0, ...starts];
  return cuts.map((start, index) => line.slice(start, cuts[index + 1]));
}

function stripBullet(line: Token[]): Token[] {
  let i = 0;
  const first = line[0];
  if (!first) return line;
  if (isBullet(first) && !line[1]?.glued) i = 1;
  else if (first.lower === '(' && line[1]?.kind === 'number' && line[2]?.lower === ')') i = 3;
  else if (
    line.length > 2 &&
    (first.kind === 'number' || /^[a-h]$/.test(first.lower)) &&
    line[1]?.glued &&
    (line[1].lower === ')' || (line[1].lower === '.' && first.kind === 'number')) &&
    !line[2]?.glued
  )
    i = 2;
  if (line[i]?.lower === '[' && line[i + 1]?.lower === ']') i += 2;
  else if (line[i]?.lower === '[' && line[i + 1]?.lower === 'x' && line[i + 2]?.lower === ']') i += 3;
  return line.slice(i);
}

/** Cuts a line where a sentence ends. */
function sentences(line: Token[]): Token[][] {
  const found: Token[][] = [];
  let start = 0;
  let depth = 0;
  for (let i = 0; i < line.length; i++) {
    const token = line[i];
    if (!token || token.quoted) continue;
    if (token.lower === '(') depth++;
    if (token.lower === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const next = line[i + 1];
    if (!next) break;
    const previous = line[i - 1]?.lower ?? '';
    const stop =
      token.lower === ';' ||
      (/^[.!?…]$/.test(token.lower) &&
        !next.glued &&
        !(token.lower === '.' && (abbreviations.test(previous) || line[i - 1]?.initial)));
    // every! 3 days
    if (token.lower === '!' && token.glued && /^(every|each|ev)$/.test(previous)) continue;
    // A wish such as "!!" belongs to what stands before it.
    if (!stop || /^[!?]$/.test(next.lower)) continue;
    if (line.slice(start, i).every((before) => before.kind === 'mark')) continue;
    if (line.slice(start, i).every((before) => before.kind === 'mark')) continue;
    if (token.lower !== ';' && continuesStory(line, i + 1)) continue;
    found.push(line.slice(start, i + 1));
    start = i + 1;
  }
  found.push(line.slice(start));
  return found.filter((sentence) => sentence.some((token) => token.kind !== 'mark'));
}

/** "Call the plumber. He said after 5." tells more about the same task. */
function continuesStory(line: Token[], i: number): boolean {
  return /^(he|she|it|they|it's|he's|she's|they're|his|their|its|this|that|because|since|which|thanks|cheers|ta)$/.test(
    line[i]?.lower ?? '',
  );
}

type Strength = 'strong' | 'weak' | null;

/** Whether a task could begin at `i` of the scene, and how surely. */
function taskStart(scene: Scene, i: number): { at: number; marked: boolean; strength: Strength } {
  const lead = skipLeadIn(scene, i);
  const at = lead.next;
  // "tomorrow call mom", "in the evening i need to cook", "on friday to pick up the cake"
  const when = whenAt(scene, at);
  if (when) {
    const to = /^(to|,)$/.test(wordAt(scene, when.next)) ? when.next + 1 : when.next;
    const then = skipLeadIn(scene, to);
    if (then.marked) return { at: then.next, marked: true, strength: 'strong' };
    if (strongVerbs.has(wordAt(scene, then.next)))
      return { at: then.next, marked: lead.marked, strength: 'strong' };
  }
  const word = wordAt(scene, at);
  if (/^(quickly|finally|definitely|probably|possibly|really|just|first|maybe|also|then)$/.test(word)) {
    const after = taskStart(scene, at + 1);
    return { ...after, marked: after.marked || lead.marked };
  }
  const strength: Strength = strongVerbs.has(word) ? (nounVerbs.has(word) ? 'weak' : 'strong') : null;
  return { at, marked: lead.marked, strength };
}

/** Words of the clause before a boundary: does it hold a whole task already? */
function isWhole(scene: Scene, from: number, to: number): boolean {
  const { at } = taskStart(scene, from);
  const content = scene.tokens.slice(at, to).filter((token) => token.kind !== 'mark');
  if (content.length === 0) return false;
  if (content.length === 1)
    return !strongVerbs.has(content[0]?.lower ?? '') || activityNouns.has(content[0]?.lower ?? '');
  return true;
}

/** Whether to cut before `right`, the boundary being tokens `from`..`right` of which the text before starts at `start`. */
function cutsHere(scene: Scene, start: number, from: number, right: number): boolean {
  const { tokens } = scene;
  const joiner = tokens
    .slice(from, right)
    .map((token) => token.lower)
    .join(' ');
  if (!tokens[right] || !isWhole(scene, start, from)) return false;
  const to = wordAt(scene, right) === 'to' && skipLeadIn(scene, start).marked ? right + 1 : right;
  const begin = taskStart(scene, to);
  if (begin.marked) return begin.at < tokens.length;
  const object = wordAt(scene, begin.at + 1);
  const hasObject = begin.at + 1 < tokens.length;
  const explicit = /then|also|after|plus|oh|finally|lastly|another|more thing|next|first/.test(joiner);
  const first = taskStart(scene, start);
  const leftVerb = wordAt(scene, first.at);
  if (begin.strength) {
    const verb = wordAt(scene, begin.at);
    if (
      !explicit &&
      continuations.has(verb) &&
      joiner !== ',' &&
      /^(about|for|if|whether|to|that|what|when|how|where|why|on|with|hi|hello|no|yes|on|up|go)?$/.test(
        object,
      )
    )
      return false;
    if (!explicit && pronouns.has(object) && joiner !== ',') return false;
    if (begin.strength === 'strong') {
      if (!hasObject) return explicit || activityNouns.has(verb);
      if (
        prepositionWord.test(object) &&
        /^(email|text|message|phone|call|change|repair|post)$/.test(verb) &&
        object !== 'about'
      )
        return explicit;
      return true;
    }
    if (!hasObject) return explicit && first.strength !== null;
    if (phrasals.has(`${verb} ${object}`)) return true;
    if (prepositionWord.test(object) || tokens[begin.at + 1]?.kind === 'mark') return explicit;
    if (first.strength === null) return explicit || joiner.startsWith(',');
    // "buy oil and water filters": after a purchase the name of a good is likelier than a verb
    if (goodsVerbs.has(verb) && /^(buy|get|order|grab|collect|pick|bring|mix|add|need|fetch)$/.test(leftVerb))
      return explicit || /^(the|a|an|my|our|some|his|her|up|out|mum|mom|dad)$/.test(object);
    return true;
  }
  if (activityNouns.has(wordAt(scene, begin.at)) && (joiner.includes(',') || explicit)) {
    const next = wordAt(scene, begin.at + 1);
    return next === '' || next === ',' || next === 'and' || /^(at|on|tomorrow|today|with)$/.test(next);
  }
  // Two bare activities: "gym and laundry"
  if (first.strength === null && activityNouns.has(leftVerb) && joiner.includes(',') && !dayAt(scene, right))
    return true;
  return (
    /then|after that|next up/.test(joiner) &&
    !functionWord.test(wordAt(scene, right)) &&
    !/^(if|when|once)$/.test(wordAt(scene, start))
  );
}

/** Cuts one sentence into clauses. */
function clausesOf(whole: Scene): Token[][] {
  const { tokens, corrections } = takeCorrections(whole);
  const scene = { ...whole, tokens };
  const found: Token[][] = [];
  const dropped = new Set<Token>();
  let start = 0;
  let depth = 0;
  const cut = (end: number, next: number) => {
    found.push(tokens.slice(start, end).filter((token) => !dropped.has(token)));
    start = next;
  };
  for (let i = 0; i <= tokens.length; i++) {
    const correction = corrections.find(({ at }) => at === i);
    if (correction) {
      if (i === start && correction.kind === 'take back') found.pop();
      if (!correct(scene, start, i, correction, dropped)) start = i;
      continue;
    }
    const token = tokens[i];
    if (!token || token.quoted || i === 0) continue;
    if (token.lower === '(') depth++;
    if (token.lower === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const decimal = token.glued && tokens[i + 1]?.glued && tokens[i + 1]?.kind === 'number';
    if (token.lower === ',' && decimal) continue;
    // a boundary is a comma, a joiner or both
    let right = token.lower === ',' ? i + 1 : i;
    const joined = longestOf(scene, right, joiners) || longestOf(scene, right, fillers);
    if (joined) right = joined;
    for (let more = right; more > i && more; more = longestOf(scene, more, fillers)) right = more;
    const blocked = corrections.some(({ at }) => at > i && at <= right);
    if (right > i && !blocked) {
      if (wordAt(scene, right) === ',') right++;
      if (cutsHere(scene, start, i, right)) {
        cut(i, right);
      }
      i = right - 1;
      continue;
    }
    // speech without punctuation
    if (i - start < 2) continue;
    const lead = skipLeadIn(scene, i);
    if (lead.marked && lead.next < tokens.length) {
      const bound = /^(that|if|when|what|because|to|which|who|how|and|but|or|i|we)$/.test(
        wordAt(scene, i - 1),
      );
      if (!bound && isWhole(scene, start, i)) cut(i, i);
      i = lead.next - 1;
    } else if (runsOn(scene, start, i)) cut(i, i);
  }
  cut(tokens.length, tokens.length);
  return found;
}

/**
 * Applies a self-correction before token `i` to the clause that began at `start`. False when all of the
 * clause is taken back.
 */
function correct(scene: Scene, start: number, i: number, { kind }: Correction, dropped: Set<Token>): boolean {
  const { tokens } = scene;
  if (kind === 'take back') return false;
  const when = whenAt(scene, i);
  if (when && findWhens({ ...scene, tokens: tokens.slice(start, i) }, []).length > 0) {
    for (const token of tokens.slice(when.start, when.next)) token.corrected = true;
    return true;
  }
  if (strongVerbs.has(wordAt(scene, i)) || skipLeadIn(scene, i).marked) return false;
  // "buy oat milk, no wait, soy milk": the object is replaced, or what follows its last preposition
  let object = taskStart(scene, start).at + 1;
  if (/^(up|off|out|back|in|on|over|down|away)$/.test(wordAt(scene, object))) object++;
  for (let j = object; j < i; j++)
    if (prepositionWord.test(wordAt(scene, j)) && wordAt(scene, j) !== 'and') object = j + 1;
  for (const token of tokens.slice(Math.min(object, i), i)) dropped.add(token);
  return true;
}

/** Whether a verb in mid-speech begins a new task: "buy milk call mom pay rent". */
function runsOn(scene: Scene, start: number, i: number): boolean {
  const verb = wordAt(scene, i);
  const long = scene.tokens.length >= 9;
  const spoken =
    spokenVerbs.has(verb) ||
    (strongVerbs.has(verb) && (!quietVerbs.has(verb) || (long && relaxedVerbs.has(verb))));
  const phrase = phrasals.has(`${verb} ${wordAt(scene, i + 1)}`);
  if (longestOf(scene, i + 1, joiners)) return false;
  if (!(spoken || phrase) || !scene.tokens[i + 1] || scene.tokens[i + 1]?.kind === 'mark') return false;
  const previous = scene.tokens[i - 1];
  if (!previous || previous.kind === 'mark' || functionWord.test(previous.lower)) return false;
  const object = wordAt(scene, i + 1);
  if (!phrase && (prepositionWord.test(object) || verb === 'pick')) return false;
  const first = taskStart(scene, start);
  if (!first.strength || first.at >= i - 1) return false;
  for (let j = first.at; j < i; j++) {
    const word = wordAt(scene, j);
    if (/^(that|if|when|who|what|how|where|which|because|while)$/.test(word)) return false;
  }
  if (causatives.has(wordAt(scene, first.at)) && !/^(get|go|make|see)$/.test(wordAt(scene, first.at)))
    return false;
  if (phrase) return true;
  if (relaxedVerbs.has(verb) && long) return true;
  if (nounVerbs.has(verb)) return /^(the|a|an|my|our|his|her|mum|mom|dad)$/.test(object);
  return true;
}

/** A heading that ends in a colon: a date or a short name before a list. */
function headingLength(scene: Scene): number {
  const colon = scene.tokens.findIndex((token) => token.lower === ':' && !token.quoted);
  const next = scene.tokens[colon + 1];
  if (colon < 1 || colon > 5 || (next?.glued && next.kind !== 'mark')) return 0;
  return colon + 1;
}

function isDate(scene: Scene, tokens: Token[]): boolean {
  const whens = findWhens({ ...scene, tokens }, []);
  const covered = whens.reduce((sum, when) => sum + when.next - when.start, 0);
  return whens.length > 0 && covered >= tokens.length;
}

/** The tasks of a text, in order. `scene.tokens` are those of the whole text. */
export function splitTasks(scene: Scene): Clause[] {
  const found: Clause[] = [];
  let heading: Token[] = [];
  let used = true;
  let sentenceNumber = 0;
  const all = lines(scene.tokens);
  const add = (tokens: Token[], line: number, under: Token[]) => {
    if (tokens.some((token) => token.kind !== 'mark'))
      found.push({ tokens, line, sentence: sentenceNumber, heading: under });
  };
  all.forEach((line, lineNumber) => {
    for (const raw of sentences(line)) {
      sentenceNumber++;
      const back = found.length ? takeBackLength({ ...scene, tokens: raw }) : 0;
      if (back) found.pop();
      const sentence = raw.slice(back);
      let rest = sentence;
      const length = headingLength({ ...scene, tokens: sentence });
      const name = sentence.slice(0, Math.max(0, length - 1));
      const closes = length === sentence.length && lineNumber < all.length - 1;
      const heads = length > 0 && (closes || (length < sentence.length && isDate(scene, name)));
      if (heads) {
        // A heading with nothing under it is a task like any other.
        if (!used) add(heading, lineNumber, []);
        heading = name;
        used = false;
        rest = sentence.slice(length);
      }
      if (!rest.some((token) => token.kind !== 'mark')) continue;
      used = true;
      for (const tokens of clausesOf({ ...scene, tokens: rest })) add(tokens, lineNumber, heading);
    }
  });
  if (!used) add(heading, all.length - 1, []);
  return found;
}
