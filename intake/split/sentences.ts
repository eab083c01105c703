import { splitDictatedList } from '../speech/dictation.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isTaskVerb } from '../tokens/verbs.ts';
import { appendColon } from './headings.ts';
import { isSignOff, maxSignOffLength, withoutGreeting, wordsOf } from './letters.ts';

/** Shortened before a number only: "ref. 12", but "watch him ref. Then call Bo". */
const beforeNumbers =
  /^(ref|inv|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)$/;
const abbreviations =
  /^(mr|mrs|ms|dr|st|prof|jr|sr|vs|no|nos|approx|appt|dept|ave|rd|etc|e|g|i|a|p|m|inc|ltd|tel|ext|min|max|vol|ch|pg|pp|fig|re|ea|lbs?|oz|tbsp|tsp|pkg|pkgs|ft|sq|cont|est|attn|blvd|corp|co|bros|mt|wk|hrs?|mins?|yrs?|qty|temp|misc|incl|tues?|thurs?|zzgl|mwst|inkl|exkl|bzw|ca|usw|evtl|ggf|nr|str|bspw|wg)$/;

const isBullet = (token: Token) => /^[-*•–—·‣▪◦●○☐☑✓✔➤→+✅👉📌⬜🔲➡]$/u.test(token.lower);

/** Splits the tokens of a text into lines and strips bullets and numbers. */
export function splitLines(tokens: Token[]): Token[][] {
  const found: Token[][] = [];
  let line: Token[] = [];
  for (const token of [...tokens, null]) {
    if (token && token.kind !== 'break') line.push(token);
    else {
      if (line.length) found.push(line);
      line = [];
    }
  }
  return withoutLabels(found)
    .map(headed)
    .flatMap(inlineList)
    .flatMap(inlineMarks)
    .flatMap(inlineBoxes)
    .flatMap(splitDictatedList)
    .map(stripBullet)
    .filter((kept) => kept.length > 0);
}

const isListed = (line: Token[] | undefined) =>
  line?.[0] !== undefined && (isBullet(line[0]) || line[0].lower === '[') && !line[1]?.glued;

/** A short line over two bullets or more is their heading, with a colon or without; behind other bullets over one, too. */
function headed(line: Token[], i: number, all: Token[][]): Token[] {
  const last = line.at(-1);
  if (!last || line.length > 4 || isListed(line) || last.kind === 'mark' || isTaskVerb(line[0]?.lower ?? ''))
    return line;
  // "thesis todo" over the jobs
  if (
    i === 0 &&
    all.length > 2 &&
    line.length > 1 &&
    /^(todos?|list|tasks|jobs|errands|chores)$/.test(last.lower)
  )
    return appendColon(line);
  const others = [all[i + 2], ...all.slice(0, i)];
  return isListed(all[i + 1]) && others.some(isListed) ? appendColon(line) : line;
}

const numerals = Array.from({ length: 20 }, (_, i) => String(i + 1));
const letters = [...'abcdefgh'];

const romans = 'i ii iii iv v vi'.split(' ');

/** "a. buy milk" above "b. call mom", "i) buy milk" above "ii) call mom". */
function withoutLabels(all: Token[][]): Token[][] {
  for (const labels of [letters, romans]) {
    const isLabelled = ([first, mark, next]: Token[], i: number) =>
      first?.lower === labels[i] && mark?.glued && /^[.)]$/.test(mark.lower) && next?.glued === false;
    if (all.slice(0, 2).filter(isLabelled).length === 2)
      return all.map((line, i) => (isLabelled(line, i) ? line.slice(2) : line));
  }
  return all;
}

/** "1. buy milk 2. call mom", "a) buy milk b) call mom" on one line. */
function inlineList(line: Token[]): Token[][] {
  const lettered = listStarts(line, letters, /^\)$/);
  // "choose a) the red or b) the blue one"
  const leads = lettered?.[0] === 0 || line[(lettered?.[0] ?? 0) - 1]?.lower === ':';
  const starts = listStarts(line, numerals, /^[.)]$/) ?? (leads ? lettered : null);
  if (!starts) return [line];
  const cuts = starts[0] === 0 ? starts : [0, ...starts];
  return cuts.map((start, index) => line.slice(start, cuts[index + 1]));
}

/** Finds the starts of list items numbered by `labels`, each closed by a mark; null for fewer than two. */
function listStarts(line: Token[], labels: string[], closes: RegExp): number[] | null {
  const starts: number[] = [];
  line.forEach((token, i) => {
    const close = line[i + 1];
    const next = line[i + 2];
    if (token.lower !== labels[starts.length] || token.quoted || !close?.glued || !next || next.glued) return;
    if (closes.test(close.lower)) starts.push(line[i - 1]?.lower === '(' ? i - 1 : i);
  });
  return starts.length < 2 ? null : starts;
}

const listMarks = '• * | / · > -> => → ✅ ☑ ✔ ▪ 👉 ➡ 🔲 ⬜ 📌 ◦ –'.split(' ');

/** "buy milk / call mom / pay rent", "* buy milk * call mom" */
function inlineMarks(line: Token[]): Token[][] {
  const stands = (i: number) => !line[i]?.quoted && !line[i]?.glued && !line[i + 1]?.glued;
  const said = new Set(line.map(({ lower }) => lower));
  for (const mark of listMarks) {
    if (!said.has(mark)) continue;
    const at = line.flatMap((token, i) =>
      token.lower === mark && stands(i) && i > 0 && line[i + 1] ? [i] : [],
    );
    if (!at.length) continue;
    const cuts = [0, ...at];
    const pieces = cuts.map((start, n) => line.slice(n === 0 ? start : start + 1, cuts[n + 1]));
    const bulleted = line[0]?.lower === mark && !/[|/→–]/.test(mark);
    const ordered = pieces.filter((piece) => isTaskVerb(piece[0]?.lower ?? '')).length;
    // Of many pieces some may begin with a verb nobody knows.
    const tasks = ordered === pieces.length || (pieces.length > 2 && ordered * 2 >= pieces.length);
    // "File > Export", "pay Tom -> by card"
    const leads = />$/.test(mark) && pieces.some(({ length }) => length < 2);
    if (bulleted || (tasks && !leads)) return pieces;
  }
  return [line];
}

/** "[ ] buy milk [x] call mom" */
function inlineBoxes(line: Token[]): Token[][] {
  const boxes = line.flatMap(({ quoted }, i) =>
    !quoted && boxAt(line, i) && !(i > 0 && line[i]?.glued) ? [i] : [],
  );
  if (boxes.length < 2) return [line];
  return [0, ...boxes.filter((i) => i > 0)].map((start, n, starts) => line.slice(start, starts[n + 1]));
}

/** Returns the index after "[ ]" or "[x]" at `i`, or 0. */
function boxAt(line: Token[], i: number): number {
  if (line[i]?.lower !== '[') return 0;
  if (line[i + 1]?.lower === ']') return i + 2;
  return line[i + 1]?.lower === 'x' && line[i + 2]?.lower === ']' ? i + 3 : 0;
}

function stripBullet(line: Token[]): Token[] {
  let i = 0;
  const first = line[0];
  if (!first) return line;
  const isLabel = (token?: Token) => token?.kind === 'number' || /^[a-h]$/.test(token?.lower ?? '');
  if (isBullet(first) && !line[1]?.glued) i = 1;
  else if (first.lower === '(' && isLabel(line[1]) && line[2]?.lower === ')') i = 3;
  else if (
    line.length > 2 &&
    isLabel(first) &&
    line[1]?.glued &&
    (line[1].lower === ')' || (line[1].lower === '.' && first.kind === 'number')) &&
    !line[2]?.glued
  )
    i = 2;
  return line.slice(boxAt(line, i) || i);
}

const midway = /^(about|with|for|from|of|at|by|to|in|into|re|regarding)$/;

const thanksFor =
  /^((thank you|thanks) for|(vielen|herzlichen|besten) dank (für|for)|gracias (por|for)|merci (pour|de|for)|bedankt voor|obrigad[oa] (por|pel[oa])) /;
const wish = /^(i )?hope (you|all|everyone|this)( |')/;

/** Splits a line into sentences, except where `instead` finds that the next one only replaces a day; it returns where that day starts. */
export function splitSentences(whole: Token[], instead: (line: Token[], i: number) => number): Token[][] {
  const line = withoutGreeting(whole);
  const found: Token[][] = [];
  let start = 0;
  let depth = 0;
  let lastWord = -1;
  const lastReadable = line.findLastIndex(({ lower }) => /[\p{L}\p{N}]/u.test(lower));
  for (let i = 0; i < line.length; i++) {
    const token = line[i];
    // All since the last sentence are marks.
    const isBlank = lastWord < start;
    if (token?.kind !== 'mark') lastWord = i;
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
        !(
          token.lower === '.' &&
          // "flat 3a. Call Bo"
          ((abbreviations.test(previous) && !(line[i - 1]?.glued && line[i - 2]?.kind === 'number')) ||
            (beforeNumbers.test(previous) && next.kind === 'number') ||
            // "plan B. Call Bo"
            (line[i - 1]?.initial && !(next.capital && isTaskVerb(next.lower))))
        ));
    // "send the Amb. the rota"
    const abbreviates = token.lower === '.' && line[i - 1]?.capital && previous.length < 5 && !next.capital;
    if (abbreviates && /^(the|a|an|of|for|to|at)$/.test(next.lower)) continue;
    // every! 3 days
    if (token.lower === '!' && token.glued && /^(every|each|ev)$/.test(previous)) continue;
    // A wish such as "!!" belongs to what stands before it.
    if (!stop || /^[!?]$/.test(next.lower)) continue;
    // "cancel or transfer? (do it today, on hold for ages)"
    if (next.lower === '(' && !next.glued && token.lower !== ';') continue;
    if (isBlank) continue;
    // "call Bob tomorrow !! about the tent": the wish stands in the middle.
    if (previous === '!' && midway.test(next.lower) && !next.capital) continue;
    // "float!! only €40 in coins", but not "ring Bo!! pay the rent"
    if (previous === '!' && token.glued && /^(only|because|as|since|before)$/.test(next.lower)) continue;
    // An emoji at the end is no sentence.
    if (i >= lastReadable) continue;
    if (line.length - i <= maxSignOffLength && isSignOff(line.slice(i + 1))) {
      found.push(line.slice(start, i + 1));
      start = line.length;
      break;
    }
    const day = instead(line, i + 1);
    if (day) {
      i = day - 1;
      continue;
    }
    if (token.lower !== ';' && (continuesStory(line, i + 1) || isAmount(line, i + 1))) continue;
    found.push(line.slice(start, i + 1));
    start = i + 1;
  }
  found.push(line.slice(start));
  // "Thank you for the plums; bring the jars back", "Hope you're well. Could you …"
  const opening = wordsOf(found[0]);
  if (found.length > 1 && (thanksFor.test(opening) || wish.test(opening))) found.shift();
  return found.filter((sentence) => sentence.some((token) => token.kind !== 'mark'));
}

const measure =
  /^(liters?|litres?|l|ml|kg|g|lbs?|oz|packs?|packets?|boxes|bags|bottles|cans|tins|cups|pieces|pcs|x|dozen|tickets|people)$/;

/** "Buy milk. 2 liters." */
const isAmount = (line: Token[], i: number) =>
  line[i]?.kind === 'number' &&
  measure.test(line[i + 1]?.lower ?? '') &&
  (!line[i + 2] || line[i + 2]?.kind === 'mark');

/** "Call the plumber. He said after 5." tells more about the same task. */
function continuesStory(line: Token[], i: number): boolean {
  // "Trim the claws. Gently."
  const isAlone = !line[i + 1] || line[i + 1]?.kind === 'mark';
  if (isAlone && /^(gently|carefully|quietly|slowly|properly|quickly|please)$/.test(line[i]?.lower ?? ''))
    return true;
  return /^(he|she|it|they|it's|he's|she's|they're|his|their|its|this|that|because|since|which|thanks|cheers|ta)$/.test(
    line[i]?.lower ?? '',
  );
}
