import type { Priority, Status } from '#contract/vocabularies.ts';

/** Place in the filter's text: UTF-16 offsets, half-open. */
export interface Place {
  start: number;
  end: number;
}

/** Why a text is no filter, in words for the person who wrote it. */
export interface Problem extends Place {
  message: string;
}

/** Something that may not do what was meant, and what to write there instead. */
export interface Advice extends Problem {
  instead: string;
}

export type DateField = 'due' | 'created' | 'completed';
export type Relation = '<' | '<=' | '=' | '>=' | '>';
export type Absent = 'date' | 'time' | 'priority' | 'tags' | 'theme' | 'thread' | 'project';

/** A name with `*` for anything: the folded texts between the stars. */
export type Pattern = readonly string[];

export interface NamedTerm extends Place {
  kind: 'tag' | 'list' | 'thread';
  pattern: Pattern;
}

export type Term =
  /** Folded; stands anywhere in the task's texts. */
  | { kind: 'text'; text: string }
  /** `when` is read anew each time the filter is used. */
  | { kind: 'date'; field: DateField; relation: Relation; when: string }
  | { kind: 'overdue' }
  | { kind: 'recurring' }
  | { kind: 'no'; what: Absent }
  | { kind: 'priority'; priority: Priority }
  | { kind: 'status'; statuses: readonly Status[] }
  | NamedTerm;

/** `and` of nothing holds for every task. */
export type Filter =
  | { kind: 'and'; parts: readonly Filter[] }
  | { kind: 'or'; parts: readonly Filter[] }
  | { kind: 'not'; part: Filter }
  | Term;

export type ParsedFilter =
  | { ok: true; filter: Filter; advice: readonly Advice[] }
  | { ok: false; problems: readonly Problem[] };

export function* termsOf(filter: Filter): Generator<Term> {
  if (filter.kind === 'and' || filter.kind === 'or') for (const part of filter.parts) yield* termsOf(part);
  else if (filter.kind === 'not') yield* termsOf(filter.part);
  else yield filter;
}

/** The words a task is to have: those that are not negated. */
export function wordsOf(filter: Filter): string[] {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.parts.flatMap(wordsOf);
  return filter.kind === 'text' ? [filter.text] : [];
}

/** Whether a filter only looks for words, as any search box does. */
export const isPlain = (filter: Filter): boolean =>
  filter.kind === 'text' || (filter.kind === 'and' && filter.parts.every(isPlain));
