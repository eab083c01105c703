import { readClockAt } from '../dates/clock.ts';
import { readWhenAt, readWhenBefore } from '../dates/find-whens.ts';
import { endsAt, weekdays } from '../dates/words.ts';
import { functionWord } from '../tokens/function-words.ts';
import { indexPhrases, matchIndexedPhrase, maxReach, phrases, type Scene, wordAt } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isTaskVerb } from '../tokens/verbs.ts';

/** Retracts what was just said. */
export const retractions = indexPhrases(
  phrases(`
  actually never mind | forget it | never mind /that | nevermind | no actually scratch/forget that
  no wait scratch that | no/actually forget that | no/actually/wait/oh scratch that
  scratch/strike/forget/cancel/ignore/delete that | no leave/skip/drop that
  scratch/strike/forget/cancel/ignore/delete/skip the/that last one/bit
`),
);
/** Replaces what was just said. */
export const repairMarkers = indexPhrases(
  phrases(`
  correction | hold on /no | i mean/meant | make that | /no hang on | no it is | no let me say | no not that
  no sorry/it's | no that was | no wait a minute | no wait make that/it | no/actually/wait/sorry make that/it
  no/oh no wait | no/oh/wait/actually wait | no/sorry i meant/mean | no/wait/actually/sorry no | or rather
  wait/no/well/um/uh/or actually
`),
);
/** Retracts what is named after it. */
const negations = indexPhrases(
  phrases(`
  actually not/don't/dont | no don't/dont | no no/wait/sorry/, not | no/sorry/wait not | oh no not
`),
);
/** Only between two dates or times. */
const dateRepairs = indexPhrases(
  phrases(`
  i think | make it | make/scratch that | or maybe | no/oh no/wait | sorry/no/actually/wait/rather/well/instead
  er/erm/uh/um/hm/hmm/nope
`),
);

export interface Correction {
  /** Index, in the tokens left, of the first one after the marker. */
  at: number;
  /** Retracts everything before it, replaces something in it, or negates what follows. */
  kind: 'take back' | 'repair' | 'negation';
}

/** Stand between what was said and its correction. */
const pauses = /^[-,–—(.…]$/;
const hesitation = /^(er|erm|uh|um|hmm?)$/;
const few = /^(one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/;

/** Words of correction in a row: of "no, wait, sorry, make it" there are four. */
const maxMarkers = 8;

/** Returns the index after words of correction and the marks between and behind them: "no, make it"; 0 where none begin at `i`. */
function markersEnd(scene: Scene, i: number): number {
  let end = 0;
  let next = matchIndexedPhrase(scene, i, dateRepairs);
  for (let count = 1; next && count <= maxMarkers; count++) {
    for (end = next; end < next + maxReach && pauses.test(wordAt(scene, end)); end++);
    next = matchIndexedPhrase(scene, end, dateRepairs);
  }
  return end;
}

/** Returns the index after a day or time at `i` that is said instead of one: there "june" is enough; else 0. */
export function readReplacementWhen(scene: Scene, i: number): number {
  const [first, ...rest] = scene.tokens.slice(i, i + 12);
  const when = first && readWhenAt({ ...scene, tokens: [{ ...first, corrected: 'when' }, ...rest] }, 0);
  return when ? i + when.next : 0;
}

/** Finds where a sentence at `i` names a replacement day: "friday. No wait. Thursday"; else 0. */
export function findReplacementDay(scene: Scene, i: number): number {
  const at = markersEnd(scene, i);
  const clock = at ? readClockAt(scene, at) : null;
  const end = at && (readReplacementWhen(scene, at) || (clock?.next ?? 0));
  const closes = end > 0 && (end === scene.tokens.length || /^[.!?;)]$/.test(wordAt(scene, end)));
  return closes && endsWithWhen(scene, 0, i) ? at : 0;
}

/** Returns the index after "actually" in "buy apples, actually pears", "call the vet, sorry, the farrier"; else 0. */
function swapEnd(scene: Scene, i: number): number {
  if (!/^(actually|no|sorry|wait)$/.test(wordAt(scene, i))) return 0;
  const end = trailing(scene, i + 1);
  const words = (from: number, to: number) =>
    scene.tokens
      .slice(Math.max(0, from), to)
      .map(({ lower }) => lower)
      .join(' ');
  const left = swapped.exec(words(i - 6, end));
  const right = /^(the |an? |my )?([a-z]+)( [a-z]+)?( [,.;!]| and |$)/.exec(words(end, end + 4));
  const noun = right?.[2] ?? '';
  if (!left || !right || functionWord.test(noun) || isTaskVerb(noun)) return 0;
  return (left[2] ? right[1] : left[1]) ? end : 0;
}
const swapped =
  /\b(?:(buy|order|grab|fetch)|call|ring|phone|email|text|message|ask|tell|invite|meet|visit)( the| an?| my)? [a-z]+( [a-z]+)? [-,–—] (?:actually|(?:no|sorry|wait) ,)( ,)?$/;

const trailing = (scene: Scene, i: number) => (wordAt(scene, i) === ',' ? i + 1 : i);

/** Removes the words of self-correction from a sentence and returns where they stood. */
export function extractCorrections(scene: Scene): { tokens: Token[]; corrections: Correction[] } {
  const tokens: Token[] = [];
  const corrections: Correction[] = [];
  let since = 0;
  for (let i = 0; i < scene.tokens.length; ) {
    const back = i > since ? takeBackAt(scene, i) : 0;
    const repair = back || i === since ? 0 : matchIndexedPhrase(scene, i, repairMarkers);
    const dated = back || repair || i === since ? 0 : markersEnd(scene, i);
    const negation = back || i === since ? 0 : matchIndexedPhrase(scene, i, negations);
    let end = back || negation || repair;
    const means = repair > 0 && /^(mean|meant)$/.test(wordAt(scene, repair - 1));
    // "buy milk I mean."
    if (means && !/\w/.test(wordAt(scene, trailing(scene, repair)))) {
      i = repair;
      continue;
    }
    if (means && /^(to|that|it|the)$/.test(wordAt(scene, repair)) && !readWhenAt(scene, repair)) end = 0;
    const stated = trailing(scene, repair);
    if (repair && /^(hang|hold|make)$/.test(wordAt(scene, i)) && !readWhenAt(scene, stated)) {
      // "at 9.15, make that 9.45"
      const time = endsWithWhen(scene, since, i) ? readClockAt(scene, stated) : null;
      if (!time || !endsAt(scene, time.next)) end = 0;
    }
    if (dated && endsWithWhen(scene, since, i)) {
      const clock = readClockAt(scene, dated);
      const instead = readReplacementWhen(scene, dated);
      // "monday um wednesday and friday" are three
      if (hesitation.test(wordAt(scene, i)) && !(instead && scene.tokens[instead]?.kind !== 'word')) end = 0;
      else if (instead || (clock && endsAt(scene, clock.next))) end = dated;
    }
    const swap = end || i === since ? 0 : swapEnd(scene, i);
    if (swap) end = swap;
    // "two, no, three lightbulbs"
    const counted = !end && /^(no|sorry|actually)$/.test(wordAt(scene, i)) ? trailing(scene, i + 1) : 0;
    if (
      counted &&
      few.test(tokens.findLast(({ kind }) => kind !== 'mark')?.lower ?? '') &&
      few.test(wordAt(scene, counted)) &&
      scene.tokens[counted + 1]?.kind === 'word'
    ) {
      while (!few.test(tokens.pop()?.lower ?? ''));
      i = counted;
      continue;
    }
    const unsaid = end ? 0 : negatedWhen(scene, since, i);
    if (unsaid) {
      i = unsaid;
      continue;
    }
    if (!end) {
      const token = scene.tokens[i++];
      if (token) tokens.push(token);
      continue;
    }
    while (pauses.test(tokens.at(-1)?.lower ?? '')) tokens.pop();
    while (pauses.test(wordAt(scene, end))) end++;
    // "for saturday scratch that sunday": only the day is taken back
    const instead = back > 0 && endsWithWhen(scene, since, i) ? readReplacementWhen(scene, end) : 0;
    const takesBack = back > 0 && !(instead && endsAt(scene, instead));
    corrections.push({ at: tokens.length, kind: takesBack ? 'take back' : negation ? 'negation' : 'repair' });
    since = i = end;
  }
  return { tokens, corrections };
}

/** Returns the index after a day at `i` that is not meant, beside one that is: "not tonight maybe saturday", "monday not friday". */
function negatedWhen(scene: Scene, since: number, i: number): number {
  const not = wordAt(scene, i) === 'well' ? i + 1 : i;
  const when = wordAt(scene, not) === 'not' ? readWhenAt(scene, not + 1) : null;
  if (!when) return 0;
  const glue = matchIndexedPhrase(scene, when.next, insteads) || when.next;
  if (glue > when.next || readWhenAt(scene, when.next)) return glue;
  // "some day this week not Thursday" says which of its days, and takes none back
  if (/^(week|month)$/.test(wordAt(scene, i - 1)) && weekdays.has(wordAt(scene, when.next - 1))) return 0;
  return endsWithWhen(scene, since, i) ? when.next : 0;
}
const insteads = indexPhrases(['maybe', 'but', ', but', ', maybe', 'perhaps', 'rather', 'make it']);

/** Tells whether a date or time ends right before token `i`. */
function endsWithWhen(scene: Scene, since: number, i: number): boolean {
  let end = i;
  while (pauses.test(wordAt(scene, end - 1))) end--;
  return readWhenBefore(scene, Math.max(since, end - 6), end) !== null;
}

/** Counts the tokens at the start of a sentence that retract the sentence before: "Scratch that." */
export const retractionLength = (scene: Scene) => takeBackAt(scene, 0);

/** Returns the index after what takes something back at `i`, or 0; "no leave that alone" takes nothing back. */
function takeBackAt(scene: Scene, i: number): number {
  const next = matchIndexedPhrase(scene, i, retractions);
  const isLeft = /^(leave|skip|drop)$/.test(wordAt(scene, next - 2));
  const isObject = isLeft && scene.tokens[next]?.kind === 'word' && !begins.test(wordAt(scene, next));
  return isObject ? 0 : next;
}
const begins =
  /^(i|i'm|i'll|i've|we|he|she|they|it|it's|and|but|so|then|also|um|uh|oh|because|cause|cos|to|out|till|until)$/;
