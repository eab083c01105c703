import { readClause } from './clauses/read-clause.ts';
import { parseMoment } from './dates/calendar.ts';
import { readsDayFirst } from './tokens/scene.ts';
import { tokenise } from './tokens/tokenise.ts';
import type { IntakeContext } from './types.ts';

export interface ParsedWhenText {
  /** Floating: `2026-11-21` or `2026-11-21T09:00`. */
  dueDate: string | null;
  /** A day was said, not only a time of it. */
  daySaid: boolean;
  /** RRULE without the prefix, `FREQ=WEEKLY;BYDAY=MO`. */
  recurrence: string | null;
  /** Repeats from the day it was completed (`every!`) and not from its due date. */
  recursFromCompletion: boolean;
  /** The words that are not about time. */
  rest: string;
}

/** Reads a text that names only a date, a time or a recurrence: `next friday 5pm`, `every other monday`. */
export function readWhen(
  text: string,
  { now, locale, language, timesOfDay }: Pick<IntakeContext, 'now' | 'locale' | 'language' | 'timesOfDay'>,
): ParsedWhenText {
  const tokens = language ? language.translate(tokenise(text)) : tokenise(text);
  const scene = { tokens, now: parseMoment(now), dayFirst: readsDayFirst(locale), timesOfDay };
  const { dueDate, daySaid, recurrence, recursFromCompletion, title } = readClause(scene, text, []);
  // Years have four digits.
  const storable = dueDate !== null && /^\d{4}-/.test(dueDate) ? dueDate : null;
  return { dueDate: storable, daySaid, recurrence, recursFromCompletion, rest: title };
}
