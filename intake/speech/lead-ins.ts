import { weekdays } from '../dates/words.ts';
import {
  collectFirstWords,
  matchIndexedPhrase,
  matchPhrase,
  opensWith,
  type Scene,
  wordAt,
} from '../tokens/scene.ts';
import { describesAfterMust, isTaskVerb } from '../tokens/verbs.ts';
import { fillers, joiners, leadIns, requests } from './phrases.ts';

const leadStarts = collectFirstWords(leadIns, fillers, requests, new Set(['remind', 'must']));

/** Returns the index after all lead-ins and fillers at `i`; `marked` when one of them announced a task of its own. */
export function skipLeadIn(scene: Scene, i: number): { next: number; marked: boolean } {
  let next = i;
  let marked = false;
  for (let guard = 0; guard < 8 && opensWith(scene, next, leadStarts); guard++) {
    const lead = has(scene, next) ? 0 : matchIndexedPhrase(scene, next, leadIns);
    const isTime = isOrdinalDay(scene, next) || matchPhrase(scene, next, 'first thing') > 0;
    const filler = isTime ? 0 : matchIndexedPhrase(scene, next, fillers);
    const request = i === 0 && !marked ? matchIndexedPhrase(scene, next, requests) : 0;
    const asked = matchIndexedPhrase(scene, request, fillers) || request;
    const asks =
      request > 0 && (isTaskVerb(wordAt(scene, asked)) || matchIndexedPhrase(scene, asked, leadIns) > 0);
    // "remind me go to the bank"
    const reminds = matchPhrase(scene, next, 'remind me');
    const told = reminds && isDone(scene, reminds) ? reminds : 0;
    const must = wordAt(scene, next) === 'must' && isDone(scene, next + 1) ? next + 1 : 0;
    const step = Math.max(lead, filler, must, told, asks ? request : 0);
    if (!step) break;
    if ((lead >= filler && lead > next + 1) || told) marked = true;
    next = step;
    if (wordAt(scene, next) === ':' || (wordAt(scene, next) === ',' && filler >= lead)) next++;
  }
  return { next, marked };
}

/** Tells whether a day is counted at `i`: "pay it on the first", "first monday"; and not what is to be done. */
export const isOrdinalDay = (scene: Scene, i: number) =>
  /^(first|second|third|fourth|fifth)$/.test(wordAt(scene, i)) &&
  (wordAt(scene, i - 1) === 'the' || weekdays.has(wordAt(scene, i + 1)));

/** "i have no milk" asks for nothing. */
const has = (scene: Scene, i: number) =>
  /^(i|we|i've|we've)$/.test(wordAt(scene, i)) &&
  /^(no|nothing|never|enough|loads|plenty)$/.test(
    wordAt(scene, /^(have|got)$/.test(wordAt(scene, i + 1)) ? i + 2 : i + 1),
  );

/** Returns the index after the fillers, joiners and commas that open a clause; 0 where nothing else is in it. */
export function skipJoiners(scene: Scene): number {
  for (let start = 0; ; ) {
    const next = matchIndexedPhrase(scene, start, fillers) || matchIndexedPhrase(scene, start, joiners);
    if (next) start = next;
    else if (wordAt(scene, start) === ',') start++;
    else return start < scene.tokens.length ? start : 0;
  }
}

/** Behind "i" or "after i" between two tasks: "and also i buy salt". */
export function skipSelf(scene: Scene, i: number): number {
  const self = wordAt(scene, i) === 'after' ? i + 1 : i;
  return /^(i|we)$/.test(wordAt(scene, self)) && isDone(scene, self + 1) ? self + 1 : i;
}

/** "must ring the bank", but not "must have list" and "must see film". */
const isDone = (scene: Scene, i: number) =>
  isTaskVerb(wordAt(scene, i)) && !describesAfterMust(wordAt(scene, i));
