import { cardinalWords } from '../numbers.ts';
import type { Token } from '../tokens.ts';

/** An English verb that begins a task and is nothing else. */
const order = 'repaint';
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
  const isVerb = (token: Token | undefined) => token !== undefined && !token.quoted && known.has(token.lower);
  // "urgente pagar la factura"
  const begin = own.indexOf(true);
  const first = tokens[begin];
  if (first?.kind === 'word' && begin > 0)
    if (verbsLast ? tokens.some((token, n) => n > begin && isVerb(token)) : isVerb(first))
      first.lower = order;
  let start = 0;
  let verbBefore = false;
  tokens.forEach((token, i) => {
    const wasVerb = verbBefore;
    verbBefore = isVerb(token);
    const opening = tokens[i + 1];
    if (i === 0 || !opening || token.quoted || !joins.test(token.lower)) return;
    if (!verbsLast) {
      if (isVerb(opening) && !wasVerb) opening.lower = order;
      return;
    }
    // "Milch kaufen und Anna anrufen": what stands before it ends in a verb, or in a date
    const left = tokens.slice(start, i);
    const dated = token.lower === ',' && left.some((_, n) => own[start + n]) && !own[i - 1];
    const first = tokens.findIndex(
      ({ kind, lower }, n) => n > i && kind === 'word' && (own[n] || cardinalWords.has(lower)),
    );
    const verb = tokens.findIndex((later, n) => n > i && isVerb(later));
    const object = tokens[first];
    if (!(left.some(isVerb) || dated) || !object || verb <= first) return;
    object.lower = order;
    start = i + 1;
  });
}
