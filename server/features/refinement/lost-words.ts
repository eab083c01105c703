import { isWithin, type Range } from './find-quote.ts';
import { listContentWords, listWords, type Word } from './text-words.ts';

/** Ends a clause: a mark before a space, a bracket or a line break, but not the point of 3.5. */
const breaks = /[.!?;,:]\s|[\n()]/;
/** From this share of lost words on, a clause is kept as a whole. */
const minLostShare = 0.5;
/** Words that only lead from one phrase to the next. */
const leadingOn = /^(?:(?:and|but|so|oh|also|then|plus|um+|uh+|well|like|yeah|okay|ok)\b[\s,]*)+/iu;

/**
 * Returns the phrases of a text whose words would be lost: those that are neither among the stems `held` nor in one of the ranges
 * `covered`. Every content word is in one of the three.
 */
export function findLostPhrases(
  text: string,
  { held, covered }: { held: ReadonlySet<string>; covered: readonly Range[] },
): Range[] {
  const content = new Set(listContentWords(text).map(({ start }) => start));
  const isLost = (word: Word) => content.has(word.start) && !held.has(word.stem) && !isWithin(word, covered);
  const phrases: Range[] = [];
  for (const clause of splitClauses(text)) {
    const said = clause.filter(({ start }) => content.has(start));
    const lost = said.filter(isLost);
    if (lost.length === 0) continue;
    const [first, last] = [clause[0], clause.at(-1)];
    if (lost.length >= said.length * minLostShare && first && last)
      phrases.push({ start: first.start, end: last.end });
    else phrases.push(...listRuns(clause, { isLost, isContent: ({ start }) => content.has(start) }));
  }
  return join(text, phrases);
}

function splitClauses(text: string): Word[][] {
  const clauses: Word[][] = [];
  let end = 0;
  for (const word of listWords(text)) {
    const clause = clauses.at(-1);
    if (clause && !breaks.test(text.slice(end, word.start))) clause.push(word);
    else clauses.push([word]);
    ({ end } = word);
  }
  return clauses;
}

/** Lost words with at most so many words between them make one phrase, which begins with up to so many words of grammar. */
const [maxGap, maxLead] = [3, 2];

/** Returns the runs from one lost word to another, with the words of grammar before them. */
function listRuns(
  words: readonly Word[],
  { isLost, isContent }: Record<'isLost' | 'isContent', (word: Word) => boolean>,
): Range[] {
  const runs: Range[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const [index, word] of words.entries()) {
    if (!isLost(word)) continue;
    const open = runs.at(-1);
    if (open && index - lastAt - 1 <= maxGap) open.end = word.end;
    else {
      const before = words.slice(Math.max(0, index - maxLead), index);
      const lead = before.slice(before.findLastIndex(isContent) + 1);
      runs.push({ start: (lead[0] ?? word).start, end: word.end });
    }
    lastAt = index;
  }
  return runs;
}

/** Joins phrases of one sentence with nothing between them. */
function join(text: string, phrases: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    if (
      last &&
      /^[\s,;:()]*$/.test(text.slice(last.end, phrase.start)) &&
      !/\n/.test(text.slice(last.end, phrase.start))
    )
      last.end = phrase.end;
    else joined.push({ ...phrase });
  }
  return joined;
}

/** Returns a phrase as a line of notes. */
export const toNote = (text: string, { start, end }: Range): string =>
  text.slice(start, end).replace(leadingOn, '').replace(/\s+/gu, ' ').trim() || text.slice(start, end).trim();
