import type { Task } from '#contract/tasks.ts';
import { answerQuestion } from '#domain/filter/answer-question.ts';
import { userTags } from '#domain/user-filings.ts';
import { maxTasksInSearchAnswer } from '../../config/limits.ts';
import { toWallTime } from '../../floating-date.ts';
import { listTasks } from '../tasks/tasks.usecases.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { byDueDate } from './tools/describe-task.ts';
import { findMatching } from './tools/find-tasks.ts';
import type { ReadContext } from './tools/tool.ts';

const summaryFilter = 'is:open & (overdue | today)';

/** Finds the tasks that a question is about, by a filter made of it, the best first. */
export async function findForQuestion(
  context: ReadContext,
  question: string,
): Promise<{ about: string; found: readonly Task[] }> {
  const { user, now } = context;
  const all: Task[] = [];
  for await (const batch of listTasks({ ...context, query: {} })) all.push(...batch);
  const names = await context.readFilterContext(user.id);
  const { filter, found } = answerQuestion(question, all, {
    ...names,
    vocabulary: { ...names, tags: userTags(all) },
    now: toWallTime(now, user.timeZone).slice(0, 16),
    timeZone: user.timeZone,
    dayFirst: true,
  });
  return { about: filter, found };
}

/** Finds what is due today and overdue. */
export async function findForSummary(
  context: ReadContext,
): Promise<{ about: string; found: readonly Task[] }> {
  return { about: summaryFilter, found: (await findMatching(context, summaryFilter)).sort(byDueDate) };
}

/** Answers without a model: with what was found. */
export function writeFound(
  writer: AnswerWriter,
  { about, found }: { about: string; found: readonly Task[] },
): void {
  const ids = found.slice(0, maxTasksInSearchAnswer).map(({ id }) => id);
  writer.addLookup({ tool: 'find_tasks', about, found: found.length }, ids);
  writer.addTasks(ids);
}
