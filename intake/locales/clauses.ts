import { months } from '../dates/words.ts';
import { cardinalWords } from '../tokens/numbers.ts';
import type { Token } from '../tokens/tokenise.ts';

/** An English word that ends a date before it, and does nothing else. */
export const loose = 'via';
const days =
  /^(today|tonight|tomorrow|overmorrow|noon|morning|afternoon|evening|night|week|weekend|month|(mon|tues|wednes|thurs|fri|satur|sun)day|th)$/;
/** An English verb that begins a task and is nothing else. */
export const order = 'repaint';
const joins = /^(and|then|,)$/;

/**
 * Puts the English for an order where one begins behind "and" or a comma, as far as the language's verbs are `known`.
 * `own` says which tokens no phrase of the language has read.
 */
export function markClauses(
  tokens: Token[],
  known: ReadonlySet<string>,
  own: boolean[],
  verbsLast = false,
): void {
  const orders = tokens.map(({ lower, quoted }) => !quoted && known.has(lower));
  // "llamar mañana a Ana", "Anna morgen anrufen": the day is no part of what follows
  let free = 0;
  tokens.forEach((token, i) => {
    const ends = verbsLast ? orders[i] : orders[free - 1];
    if (ends && own[i] && token.kind === 'word' && days.test(tokens[i - 1]?.lower ?? '')) token.lower = loose;
    if (own[i]) free = i + 1;
  });
  // "urgente pagar la factura"
  const begin = own.indexOf(true);
  const first = tokens[begin];
  const before = tokens[begin - 1]?.lower ?? '';
  const ordered = verbsLast ? orders.some((is, n) => is && n > begin) : orders[begin];
  if (first?.kind === 'word' && begin > 0 && (ordered || months.has(before) || before === 'weekend'))
    first.lower = order;
  const opens = tokens.map(
    ({ kind, lower }, n) => kind === 'word' && (own[n] === true || cardinalWords.has(lower)),
  );
  let start = 0;
  tokens.forEach((token, i) => {
    const opening = tokens[i + 1];
    if (i === 0 || !opening || token.quoted || !joins.test(token.lower)) return;
    if (!verbsLast) {
      if (orders[i + 1] && !orders[i - 1]) opening.lower = order;
      return;
    }
    // "Milch kaufen und Anna anrufen": what stands before it ends in a verb, or in a date
    const dated = token.lower === ',' && own.slice(start, i).includes(true) && !own[i - 1];
    if (!dated && !orders.slice(start, i).includes(true)) return;
    const first = opens.indexOf(true, i + 1);
    const object = tokens[first];
    if (!object || orders.indexOf(true, i + 1) <= first) return;
    object.lower = order;
    start = i + 1;
  });
}
