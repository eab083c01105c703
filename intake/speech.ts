import { longestOf, type Scene, wordAt } from './dates/scene.ts';
import { weekdays } from './dates/words.ts';
import { fillers, leadIns, openings, requests } from './speech-phrases.ts';
import type { Token } from './tokens.ts';
import { strongVerbs } from './verbs.ts';

/** "full stop" and "new line", which some people dictate, as ends of lines; "comma" beside them says nothing. */
export function readDictated(tokens: Token[]): Token[] {
  const names = (i: number, first: string, second: string) =>
    tokens[i]?.lower === first && tokens[i + 1]?.lower === second && !tokens[i]?.quoted;
  const ends = (i: number) =>
    (names(i, 'full', 'stop') || names(i, 'new', 'line')) && !/^(the|a)$/.test(tokens[i - 1]?.lower ?? '');
  if (!tokens.some((_, i) => ends(i))) return tokens;
  return tokens.flatMap((token, i): Token[] => {
    if (ends(i)) return [{ ...token, kind: 'break' }];
    return ends(i - 1) || token.lower === 'comma' ? [] : [token];
  });
}

/** Index after all lead-ins and fillers at `i`; `marked` when one of them announced a task of its own. */
export function skipLeadIn(scene: Scene, i: number): { next: number; marked: boolean } {
  let next = i;
  let marked = false;
  for (let guard = 0; guard < 8; guard++) {
    const lead = longestOf(scene, next, leadIns);
    const firstThing =
      wordAt(scene, next) === 'first' &&
      (wordAt(scene, next + 1) === 'thing' || weekdays.has(wordAt(scene, next + 1)));
    const filler = firstThing ? 0 : longestOf(scene, next, fillers);
    const request = next === 0 ? longestOf(scene, 0, requests) : 0;
    const asks =
      request > 0 && (strongVerbs.has(wordAt(scene, request)) || longestOf(scene, request, leadIns) > 0);
    const must = wordAt(scene, next) === 'must' && isDone(scene, next + 1) ? next + 1 : 0;
    const opening = next === 0 ? longestOf(scene, 0, openings) : 0;
    const step = Math.max(lead, filler, must, opening, asks ? request : 0);
    if (!step) break;
    if (lead >= filler && lead > next + 1) marked = true;
    next = step;
    if (wordAt(scene, next) === ':' || (wordAt(scene, next) === ',' && filler >= lead)) next++;
  }
  return { next, marked };
}

/** "must ring the bank", but not "must have list" and "must see film". */
const isDone = (scene: Scene, i: number) =>
  strongVerbs.has(wordAt(scene, i)) && !/^(have|see|read|watch|try|be|do|visit|eat)$/.test(wordAt(scene, i));
