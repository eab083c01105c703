import { findLabels } from '../clauses/find-labels.ts';
import { findWhens } from '../dates/find-whens.ts';
import { findPriorities } from '../priority/find-priorities.ts';
import { findRecurrence } from '../recurrence/find-recurrence.ts';
import { type Scene, wordAt } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';

/** Tokens before the colon. */
const maxHeadingLength = 5;

/** Returns the number of tokens of a heading with its colon; 0 when there is none. */
export function headingLength(scene: Scene): number {
  const colon = scene.tokens.findIndex((token) => token.lower === ':' && !token.quoted);
  const next = scene.tokens[colon + 1];
  if (colon < 1 || colon > maxHeadingLength || (next?.glued && next.kind !== 'mark')) return 0;
  return colon + 1;
}

/** Headings that do not name their list. */
const plain =
  /^((my|the|new) )?(to ?-? ?dos?( list)?|todos?( list)?|list|tasks|chores|errands|jobs|things( to ?-? ?do)?|notes?|reminders?|plans?|schedule|agenda)$/;

/** Returns the words of a heading. */
export const headingText = (heading: Token[]) =>
  heading
    .flatMap(({ kind, lower }, i) => (kind === 'mark' && i === heading.length - 1 ? [] : lower))
    .join(' ');

export const isGenericHeading = (heading: Token[]) => plain.test(headingText(heading));

/** Appends a colon. */
export function appendColon(tokens: Token[]): Token[] {
  const last = tokens.at(-1);
  return last ? [...tokens, { ...last, start: last.end, lower: ':', kind: 'mark', glued: true }] : tokens;
}

/** "tomorrow's tasks" is what there is to do tomorrow. */
export const stripPossessives = (tokens: Token[]) =>
  tokens.map((token) => (token.lower.endsWith("'s") ? { ...token, lower: token.lower.slice(0, -2) } : token));

/** Tells whether a heading says nothing but values: "friday", "every day", "urgent", "#garden", "todo today". */
export function isValueHeading(whole: Scene, heading: Token[]): boolean {
  const scene = { ...whole, tokens: stripPossessives(heading) };
  const taken = heading.map(() => false);
  const recurrence = findRecurrence(scene, taken);
  const values = [
    ...(recurrence ? [recurrence] : []),
    ...findPriorities(scene),
    ...findLabels(scene, '', []),
  ];
  for (const { start, next } of values) taken.fill(true, start, next);
  for (const { start, next } of findWhens(scene, taken)) taken.fill(true, start, next);
  if (!taken.includes(true)) return false;
  const rest = headingText(scene.tokens.filter((_, i) => !taken[i] && wordAt(scene, i) !== 'for'));
  return rest === '' || plain.test(rest);
}

/** Splits "mon: submit the grades, tue: meet the dean" at its headings. */
export function splitAtHeadings(whole: Scene, isHead: (heading: Token[]) => boolean): Token[][] {
  const { tokens } = whole;
  if (tokens.filter(({ lower }) => lower === ':').length < 2) return [tokens];
  const parts: Token[][] = [];
  let start = 0;
  tokens.forEach(({ lower }, i) => {
    if (lower !== ',') return;
    const rest = tokens.slice(i + 1, i + 3 + maxHeadingLength);
    const length = headingLength({ ...whole, tokens: rest });
    if (!length || !isHead(rest.slice(0, length))) return;
    parts.push(tokens.slice(start, i));
    start = i + 1;
  });
  return [...parts, tokens.slice(start)];
}
