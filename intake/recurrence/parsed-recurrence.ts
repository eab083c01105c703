import type { DayPart } from '../dates/clock.ts';
import { matchAnyPhrase, type Scene, stripPlural, wordAt } from '../tokens/scene.ts';
import { type Body, partsEnd, partWords } from './every.ts';
import { fromCompletions } from './phrases.ts';
import type { Rule } from './rule.ts';

export interface ParsedRecurrence {
  rule: Rule;
  /** `every!`: counted from the day the task was completed. */
  fromCompletion: boolean;
  /** "every morning" says when on the day. */
  part: DayPart | null;
  start: number;
  next: number;
  /** It says how many times, which no rule does: "twice a day" stays in the title. */
  counted?: boolean;
  /** Range of weekdays that stand apart from it: "mon, wed and fri at 6am every week". */
  days?: { start: number; next: number };
}

/** A recurrence read from token `start`, before anything that follows it. */
export const createParsedRecurrence = (
  start: number,
  { rule, part = null, next }: Body,
): ParsedRecurrence => ({
  rule,
  fromCompletion: false,
  part,
  start,
  next,
});

/** With the part of the day and the completion behind it: "every monday morning", "weekly after completion". */
export function finish(scene: Scene, start: number, body: Body | null): ParsedRecurrence | null {
  if (!body) return null;
  const part = body.part ?? partWords.get(stripPlural(wordAt(scene, body.next))) ?? null;
  const end = endWithParts(scene, body, part);
  const completed = matchAnyPhrase(scene, end, fromCompletions);
  const read = createParsedRecurrence(start, { rule: body.rule, part, next: completed || end });
  return { ...read, fromCompletion: completed > 0 };
}

/** Returns the index after the parts of the day that belong to it; the "morning" of "daily morning walk" is of the title. */
function endWithParts(scene: Scene, body: Body, part: DayPart | null): number {
  // "daily, morning and evening"
  const at = wordAt(scene, body.next) === ',' ? body.next + 1 : body.next;
  const end = partsEnd(scene, at + 1);
  const said = !body.part && part && body.rule.freq !== 'DAILY';
  const several = partWords.has(wordAt(scene, at)) && end > at + 1;
  return said || several ? end : body.next;
}
