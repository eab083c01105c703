import { readWhenAt } from '../dates/find-whens.ts';
import { beginsTask } from '../dates/words.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { maxReach, type Scene, wordAt } from '../tokens/scene.ts';
import { isActivityNoun, isTaskVerb } from '../tokens/verbs.ts';
import { readTaskStart } from './task-start.ts';

/** Words of a report: how things are, or what happened. */
const telling =
  /^(is|are|was|were|am|isn't|aren't|wasn't|has|had|hasn't|it's|he's|she's|that's|there's|we're|they're|i'm|you're|ran|keeps|kept|forgot|forgotten|wants|broke|came|said|says|going|nearly|won't|can't|doesn't|didn't|gone|been|hurts|leaks|ends|starts|means|got|moved|feels|looks|seems)$/;
const after =
  /^(\w+ing|got|gone|been|a|an|the|not|on|in|at|so|very|really|too|back|out|off|up|ill|sick|poorly|dead|broken|full|empty|nearly|almost|due|late|home|here|over|stuck)$/;
const mood =
  /^(lovely|nice|great|beautiful|good|amazing|fun|delicious|perfect|wonderful|awful|boring|sunny|hot|cold|tired)$/;

/** Tells whether a title only says how somebody or something is, and nothing is to be done: "I love my new bike". */
export function asksNothing(scene: Pick<Scene, 'tokens'>): boolean {
  const words = scene.tokens.map(({ lower }) => lower);
  const [subject = '', verb = ''] = words;
  if (/^(i|we|he|she|they|it|it's|i'm|we're|he's|she's|they're)$/.test(subject))
    return (
      words.length > 2 &&
      !/^(need|needs|want|wants|must|should|have|has|got|can't|cannot|could|will|owe|owes)$/.test(verb)
    );
  return words.some((word, i) => /^(is|was|were|are)$/.test(words[i - 1] ?? '') && mood.test(word));
}

const occasion = /^(after|before|when|if|once|while|because|since|as|on|during)$/;

/**
 * Tells whether tokens `start`..`end` tell how things are and ask for nothing: "the boiler's making that noise again".
 * `reason` when "so" or a comma follows.
 */
export function isStatement(scene: Scene, start: number, end: number, reason: boolean): boolean {
  const { at, marked, strength } = readTaskStart(scene, start);
  if (marked || at >= end) return false;
  const reach = Math.min(end, at + maxReach);
  const words = scene.tokens.slice(at, reach).filter(({ kind }) => kind !== 'mark');
  if (words.length < 2 || isActivityNoun(wordAt(scene, at))) return false;
  if (strength === 'strong') return false;
  // "she lands at nine so …"
  if (reason && words.length > 2 && /^(i|we|he|she|they|it)$/.test(wordAt(scene, at))) return true;
  // "after work I have to", but not "before lunch call Ana"
  const opening = skipLeadIn(scene, start).next;
  if (occasion.test(wordAt(scene, opening)) && readWhenAt(scene, opening) === null) {
    for (let i = opening + 1; i < reach; i++) if (beginsTask(scene, i)) return false;
    return reason;
  }
  if (/^(i|he|she|they|we|it)$/.test(wordAt(scene, at))) return true;
  for (let i = at; i < reach; i++) {
    const word = wordAt(scene, i);
    // "flight at 6am tomorrow, pack tonight"
    if (word === 'am' && i + 1 < reach && scene.tokens[i - 1]?.kind === 'number') continue;
    if (telling.test(word) || (/[a-z]'(s|re|ve|d)$/.test(word) && after.test(wordAt(scene, i + 1))))
      return true;
  }
  return wordAt(scene, end) === 'so' && !words.some(({ lower }) => isTaskVerb(lower));
}
