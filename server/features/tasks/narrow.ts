import { type Priority, priorities, type Status, statuses } from '#contract/vocabularies.ts';
import { type FilterContext, spanOf } from '#domain/filter/compile-filter.ts';
import type { Filter, Term } from '#domain/filter/filter.ts';

/** Conditions that SQL can check and that every task which matches a filter meets; others may meet them, too. */
export interface Narrowing {
  statuses: readonly Status[];
  priorities: readonly (Priority | 'none')[];
  /** Floating dates; null for any due date, and none. A task of a day is due at its end, 24:00. */
  due: { from: string; until: string } | null;
}

const anyTask: Narrowing = { statuses, priorities: [...priorities, 'none'], due: null };
const anyDueDate = { from: '', until: '~' };

/** Returns what follows, for tasks that match a filter, from those of its conditions that all of them meet. */
export function narrow(filter: Filter, context: Pick<FilterContext, 'now' | 'weekStart'>): Narrowing {
  if (filter.kind === 'and')
    return filter.parts.map((part) => narrow(part, context)).reduce(intersect, anyTask);
  if (filter.kind === 'or' || filter.kind === 'not') return anyTask;
  return { ...anyTask, ...narrowByTerm(filter, context) };
}

function narrowByTerm(term: Term, context: Pick<FilterContext, 'now' | 'weekStart'>): Partial<Narrowing> {
  switch (term.kind) {
    case 'status':
      return { statuses: term.statuses };
    case 'priority':
      return { priorities: [term.priority] };
    case 'no':
      return term.what === 'priority' ? { priorities: ['none'] } : {};
    case 'overdue':
      return {
        statuses: statuses.filter((status) => status !== 'completed'),
        due: { ...anyDueDate, until: context.now },
      };
    case 'date':
      return term.field === 'due' ? { due: rangeOf(term, context) } : {};
    default:
      return {};
  }
}

function rangeOf(
  term: Extract<Term, { kind: 'date' }>,
  context: Pick<FilterContext, 'now' | 'weekStart'>,
): Narrowing['due'] {
  const span = spanOf(term, context);
  if (!span) return anyDueDate;
  switch (term.relation) {
    case '<':
      return { ...anyDueDate, until: span.from };
    case '<=':
      return { ...anyDueDate, until: span.until };
    case '=':
      return span;
    case '>=':
      return { ...anyDueDate, from: span.from };
    case '>':
      return { ...anyDueDate, from: span.until };
  }
}

const intersect = (one: Narrowing, other: Narrowing): Narrowing => ({
  statuses: one.statuses.filter((status) => other.statuses.includes(status)),
  priorities: one.priorities.filter((priority) => other.priorities.includes(priority)),
  due:
    one.due && other.due
      ? {
          from: one.due.from > other.due.from ? one.due.from : other.due.from,
          until: one.due.until < other.due.until ? one.due.until : other.due.until,
        }
      : (one.due ?? other.due),
});
