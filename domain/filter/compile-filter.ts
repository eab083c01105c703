import type { Task } from '#contract/tasks.ts';
import type { WeekStart } from '#contract/vocabularies.ts';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';
import { isOverdue } from '../attention.ts';
import type { Absent, Filter, NamedTerm, Pattern, Relation, Term } from './filter.ts';
import { readDates } from './filter-dates.ts';
import { dateFields } from './filter-words.ts';
import { fold, foldTask } from './fold.ts';
import { instantOf } from './instant-of.ts';

export type FilteredTask = Pick<
  Task,
  | 'title'
  | 'description'
  | 'context'
  | 'tags'
  | 'auto_tags'
  | 'status'
  | 'priority'
  | 'due_date'
  | 'recurrence'
  | 'theme_id'
  | 'thread_id'
  | 'project_id'
  | 'created_at'
  | 'completed_at'
>;

export type Test = (task: FilteredTask) => boolean;

export interface Names {
  themes: readonly { id: string; name: string }[];
  threads: readonly { id: string; title: string }[];
  projects: readonly { id: string; name: string }[];
}

/** Time, place and names that a filter is evaluated with. */
export interface FilterContext extends Names {
  /** Floating, to the minute: `2026-11-21T09:00`. */
  now: string;
  /** IANA name: the zone in which a task was created or completed on a day. */
  timeZone: string;
  /** The first day of `this week`. */
  weekStart: WeekStart;
}

const all: Test = () => true;
const none: Test = () => false;

/** Compiles a filter to a function that tests a task. */
export function compileFilter(filter: Filter, context: FilterContext): Test {
  if (filter.kind === 'not') {
    const test = compileFilter(filter.part, context);
    return (task) => !test(task);
  }
  if (filter.kind !== 'and' && filter.kind !== 'or') return compileTerm(filter, context);
  const tests = filter.parts.map((part) => compileFilter(part, context));
  const [first = all, second, third] = tests;
  if (!second) return first;
  if (third)
    return filter.kind === 'and'
      ? (task) => tests.every((test) => test(task))
      : (task) => tests.some((test) => test(task));
  return filter.kind === 'and'
    ? (task) => first(task) && second(task)
    : (task) => first(task) || second(task);
}

function compileTerm(term: Term, context: FilterContext): Test {
  switch (term.kind) {
    case 'text':
      return (task) => foldTask(task).all.includes(term.text);
    case 'date':
      return compileDate(term, context);
    case 'overdue':
      return (task) => isOverdue(task, context.now);
    case 'recurring':
      return (task) => task.recurrence !== null;
    case 'no':
      return compileAbsent(term.what, context);
    case 'priority':
      return (task) => task.priority === term.priority;
    case 'status':
      return (task) => term.statuses.includes(task.status);
    case 'tag':
      return (task) => foldTask(task).tags.some((tag) => matchesPattern(term.pattern, tag));
    case 'thread':
      return within(
        'thread_id',
        idsOf(
          term,
          context.threads.map(({ id, title }) => ({ id, name: title })),
        ),
      );
    case 'list':
      return compileList(term, context);
  }
}

function compileAbsent(what: Absent, { themes, threads, projects }: FilterContext): Test {
  const known = (rows: readonly { id: string }[]) => new Set<string | null>(rows.map(({ id }) => id));
  switch (what) {
    case 'date':
      return (task) => task.due_date === null;
    case 'time':
      return (task) => task.due_date === null || task.due_date.length === 10;
    case 'priority':
      return (task) => task.priority === null;
    case 'tags':
      return (task) => task.tags.length + task.auto_tags.length === 0;
    case 'theme': {
      // A task of a theme that is gone is in the Inbox.
      const ids = known(themes);
      return (task) => !ids.has(task.theme_id);
    }
    case 'thread': {
      const ids = known(threads);
      return (task) => !ids.has(task.thread_id);
    }
    case 'project': {
      const ids = known(projects);
      return (task) => !ids.has(task.project_id);
    }
  }
}

const within =
  (field: 'theme_id' | 'thread_id' | 'project_id', ids: ReadonlySet<string | null>): Test =>
  (task) =>
    ids.has(task[field]);

const idsOf = ({ pattern }: NamedTerm, rows: readonly { id: string; name: string }[]) =>
  new Set<string | null>(rows.filter(({ name }) => matchesPattern(pattern, fold(name))).map(({ id }) => id));

/** `#` names a theme, a project, or the Inbox. */
function compileList(term: NamedTerm, context: FilterContext): Test {
  const inTheme = within('theme_id', idsOf(term, context.themes));
  const inProject = within('project_id', idsOf(term, context.projects));
  const inInbox = matchesPattern(term.pattern, 'inbox') ? compileAbsent('theme', context) : none;
  return (task) => inTheme(task) || inProject(task) || inInbox(task);
}

/** Returns whether a folded name consists of the pattern's pieces with anything between them. */
export function matchesPattern(pattern: Pattern, name: string): boolean {
  const [first = '', ...rest] = pattern;
  const last = rest.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return name.length - at >= last.length && name.endsWith(last);
}

type DateTerm = Extract<Term, { kind: 'date' }>;

/** Returns the days, or minutes, that a date names, as floating dates: from the first to before `until`. */
export function spanOf(
  { field, when }: DateTerm,
  { now, weekStart }: Pick<FilterContext, 'now' | 'weekStart'>,
) {
  const span = readDates(when, { now, past: dateFields[field].past, weekStart });
  return span && { from: span.from, until: after(span.to) };
}

function compileDate(term: DateTerm, context: FilterContext): Test {
  const { field, relation } = term;
  const span = spanOf(term, context);
  if (!span) return none;
  if (field === 'due') {
    const test = compare(relation, span.from, span.until);
    // A task of a day has until its end, whatever time is asked about.
    return ({ due_date }) =>
      due_date !== null && test(due_date.length === 10 ? `${due_date}T24:00` : due_date);
  }
  const { timeZone } = context;
  const test = compare(relation, instantOf(span.from, timeZone), instantOf(span.until, timeZone));
  if (field === 'created') return (task) => test(task.created_at);
  return ({ completed_at }) => completed_at !== null && test(completed_at);
}

const lastDay = '9999-12-31';

/** Returns the next day, or the next minute; on the last day that has a year of four digits, its last minute. */
function after(floating: string): string {
  if (floating.startsWith(lastDay)) return `${lastDay}T23:59`;
  const { day, minute } = parseMoment(floating);
  if (floating.length === 10) return formatMoment({ day: day + 1, minute: null });
  return formatMoment({ day: day + (minute === 1439 ? 1 : 0), minute: (minute + 1) % 1440 });
}

/** Returns a test of a date, as text, against the span that begins at `from` and ends before `until`. */
function compare(relation: Relation, from: string, until: string): (date: string) => boolean {
  switch (relation) {
    case '<':
      return (date) => date < from;
    case '<=':
      return (date) => date < until;
    case '=':
      return (date) => date >= from && date < until;
    case '>=':
      return (date) => date >= from;
    case '>':
      return (date) => date >= until;
  }
}
