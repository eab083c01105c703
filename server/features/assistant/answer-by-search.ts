import type { Question } from '#contract/assistant.ts';
import type { Task } from '#contract/tasks.ts';
import { answerQuestion } from '#domain/filter/answer-question.ts';
import { userTags } from '#domain/user-filings.ts';
import { readsDayFirst } from '#intake/tokens/scene.ts';
import { maxTasksInSearchAnswer } from '../../config/limits.ts';
import { listTasks } from '../tasks/tasks.usecases.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { byDueDate } from './tools/describe-task.ts';
import { findMatching } from './tools/find-tasks.ts';
import type { ReadContext } from './tools/tool.ts';
import { wallTimeNow } from './tools/values.ts';

const summaryFilter = 'is:open & (overdue | today)';

interface SearchResult {
  /** The filter in use. */
  about: string;
  found: readonly Task[];
}

/** Finds the tasks that a question is about, the most urgent or best match first. */
export const findTasksFor = (context: ReadContext, { kind, text }: Question): Promise<SearchResult> =>
  kind === 'summarise' ? findForSummary(context) : findForQuestion(context, text);

async function findForQuestion(context: ReadContext, question: string): Promise<SearchResult> {
  const { user } = context;
  const all: Task[] = [];
  for await (const batch of listTasks({ ...context, query: {} })) all.push(...batch);
  const names = await context.readFilterContext(user.id);
  const { filter, found } = answerQuestion(question, all, {
    ...names,
    vocabulary: { ...names, tags: userTags(all) },
    now: wallTimeNow(context),
    timeZone: user.timeZone,
    dayFirst: readsDayFirst(context.locale),
  });
  return { about: filter, found };
}

async function findForSummary(context: ReadContext): Promise<SearchResult> {
  return { about: summaryFilter, found: (await findMatching(context, summaryFilter)).sort(byDueDate) };
}

/** Writes an answer without a model: the tasks that were found. */
export function writeSearchAnswer(writer: AnswerWriter, { about, found }: SearchResult): void {
  const ids = found.slice(0, maxTasksInSearchAnswer).map(({ id }) => id);
  writer.addLookup({ tool: 'find_tasks', about, found: found.length });
  writer.addTasks(ids);
}
