import type { Priority, Status } from '#contract/vocabularies.ts';
import type { FilterTexts } from '#messages/en/filter.ts';
import { fillText } from '../fill-text.ts';

/** Range in the filter's text: UTF-16 offsets, half-open. */
export interface Place {
  start: number;
  end: number;
}

/** Error in a filter; `values` are those that the text of its code takes. */
export interface Problem extends Place {
  code: keyof FilterTexts['problems'];
  values: readonly string[];
}

/** Warning about something that may not do what was meant; `instead` is what to write there. */
export interface Advice extends Problem {
  instead: string;
}

export type DateField = 'due' | 'created' | 'completed';
export type Relation = '<' | '<=' | '=' | '>=' | '>';
export type Absent = 'date' | 'time' | 'priority' | 'tags' | 'theme' | 'thread' | 'project';

/** Folded pieces of a name between its stars; a `*` matches anything. */
export type Pattern = readonly string[];

export interface NamedTerm extends Place {
  kind: 'tag' | 'list' | 'thread';
  pattern: Pattern;
}

export type Term =
  /** Folded; anywhere in the task's texts. */
  | { kind: 'text'; text: string }
  /** `when` is read anew each time the filter is used. */
  | { kind: 'date'; field: DateField; relation: Relation; when: string }
  | { kind: 'overdue' }
  | { kind: 'recurring' }
  | { kind: 'no'; what: Absent }
  | { kind: 'priority'; priority: Priority }
  | { kind: 'status'; statuses: readonly Status[] }
  | NamedTerm;

/** An `and` without parts matches every task. */
export type Filter =
  | { kind: 'and'; parts: readonly Filter[] }
  | { kind: 'or'; parts: readonly Filter[] }
  | { kind: 'not'; part: Filter }
  | Term;

export type ParsedFilter =
  | { ok: true; filter: Filter; advice: readonly Advice[] }
  | { ok: false; problems: readonly Problem[] };

/** Says what is wrong with a filter, in words for the person who wrote it. */
export const describeProblem = ({ code, values }: Problem, { problems }: FilterTexts): string =>
  fillText(problems[code], values);

export function* termsOf(filter: Filter): Generator<Term> {
  if (filter.kind === 'and' || filter.kind === 'or') for (const part of filter.parts) yield* termsOf(part);
  else if (filter.kind === 'not') yield* termsOf(filter.part);
  else yield filter;
}

/** Returns the words that a task must have: those that are not negated. */
export function wordsOf(filter: Filter): string[] {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.parts.flatMap(wordsOf);
  return filter.kind === 'text' ? [filter.text] : [];
}

/** Returns whether a filter only searches for words, as any search box does. */
export const isPlain = (filter: Filter): boolean =>
  filter.kind === 'text' || (filter.kind === 'and' && filter.parts.every(isPlain));
