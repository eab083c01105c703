import type { Task } from '#contract/tasks.ts';
import { byUrgency } from '../attention.ts';
import { compileFilter, type FilterContext } from './compile-filter.ts';
import { answerBySearch } from './match-words.ts';
import { parseFilter } from './parse-filter.ts';
import { sortByRank } from './rank.ts';
import { type ParsedQuestion, type QuestionContext, readQuestion } from './read-question.ts';

export interface AnswerContext extends FilterContext, QuestionContext {}

export interface QuestionAnswer {
  /** The filter that the tasks were found with; blank if the question names nothing to look for. */
  filter: string;
  found: readonly Task[];
}

/** Answers a question by searching tasks, given newest first. What it finds is in the order that suits the question. */
export function answerQuestion(
  question: string,
  tasks: readonly Task[],
  context: AnswerContext,
): QuestionAnswer {
  const parsed = readQuestion(question, context);
  const found = findTasks(parsed.filter, tasks, context);
  if (found.length === 0 && parsed.broader !== null) {
    const broad = answerBySearch(tasks, parsed.words);
    if (broad.length > 0) return { filter: parsed.broader, found: broad };
  }
  if (found.length === 0 && parsed.withoutWords !== null) {
    const others = findTasks(parsed.withoutWords, tasks, context);
    if (others.length > 0)
      return { filter: parsed.withoutWords, found: arrange(others, { ...parsed, words: [] }, context.now) };
  }
  return { filter: parsed.filter, found: arrange(found, parsed, context.now) };
}

/** Returns the tasks, given newest first, that match a filter; none for a blank filter or one that cannot be read. */
export function findTasks(filter: string, tasks: readonly Task[], context: FilterContext): readonly Task[] {
  const parsed = parseFilter(filter);
  return parsed.ok && filter.trim() !== '' ? tasks.filter(compileFilter(parsed.filter, context)) : [];
}

function arrange(found: readonly Task[], { words, dateField }: ParsedQuestion, now: string): readonly Task[] {
  if (words.length > 0) return sortByRank(found, words);
  if (dateField === 'created') return found;
  if (dateField === 'completed')
    return found.toSorted((one, other) => compare(other.completed_at ?? '', one.completed_at ?? ''));
  const urgent = byUrgency(now);
  const isDone = ({ status }: Task) => Number(status === 'completed');
  return found.toSorted(
    (one, other) =>
      isDone(one) - isDone(other) ||
      (dateField === 'due' ? compare(dayOf(one), dayOf(other)) : 0) ||
      urgent(one, other),
  );
}

const dayOf = ({ due_date }: Task) => due_date?.slice(0, 10) ?? '~';
const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
