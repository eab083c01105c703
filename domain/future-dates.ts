import type { Task } from '#contract/tasks.ts';
import { occurrencesAfter } from '#intake/recurrence/occurrences.ts';

/** Dates of one task that are looked at; a calendar shows fewer. */
const maxDates = 366;

/**
 * Returns the dates on which an open recurring task will be due after its present one, if it is completed in time, from
 * `first` to `last` (floating days, both included). None for one that counts from its completion.
 */
export function futureDates(
  {
    due_date,
    recurrence,
    recurs_from_completion,
    status,
  }: Pick<Task, 'due_date' | 'recurrence' | 'recurs_from_completion' | 'status'>,
  { first, last }: { first: string; last: string },
): string[] {
  if (due_date === null || recurrence === null || recurs_from_completion || status === 'completed') return [];
  if (due_date.slice(0, 10) > last) return [];
  try {
    return occurrencesAfter(recurrence, due_date, due_date, maxDates).filter(
      (date) => date.slice(0, 10) >= first && date.slice(0, 10) <= last,
    );
  } catch {
    return [];
  }
}
