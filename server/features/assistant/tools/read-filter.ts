import { type Advice, describeProblem, type Filter, termsOf } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import { unknownNames } from '#domain/filter/unknown-names.ts';
import english from '#messages/en/filter.ts';
import type { ReadContext } from './tool.ts';

export interface FilterReading {
  /** Whether the filter says itself if open or completed tasks are meant. */
  saysStatus: boolean;
  /** What the caller should know about how it was read. */
  notes: string[];
}

/** Says how a filter that can be read is understood: which terms are only words, and which names nothing has. */
export async function readFilterNotes(
  { readFilterContext, user }: Pick<ReadContext, 'readFilterContext' | 'user'>,
  text: string,
): Promise<FilterReading> {
  const parsed = parseFilter(text);
  if (!parsed.ok) return { saysStatus: false, notes: [] };
  const terms = [...termsOf(parsed.filter)];
  const words = terms.flatMap((term) => (term.kind === 'text' ? [`“${term.text}”`] : []));
  const names = await readFilterContext(user.id);
  // Which tags there are would take all tasks to tell.
  const unknown = unknownNames(withoutTags(parsed.filter), { ...names, tags: [] });
  return {
    saysStatus: terms.some(
      (term) => term.kind === 'status' || (term.kind === 'date' && term.field === 'completed'),
    ),
    notes: [
      ...(words.length > 0
        ? [`Read as words that a task must contain, not as conditions: ${words.join(', ')}.`]
        : []),
      ...[...parsed.advice, ...unknown].map(describeAdvice),
    ],
  };
}

/** Says it in English, which the instructions of the model are in. */
function describeAdvice(advice: Advice): string {
  const problem = describeProblem(advice, english);
  return advice.instead ? `${problem} Did you mean ${advice.instead}?` : problem;
}

function withoutTags(filter: Filter): Filter {
  return { kind: 'and', parts: [...termsOf(filter)].filter(({ kind }) => kind !== 'tag') };
}
