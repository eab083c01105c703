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

export const summaryFilter = 'is:open & (overdue | today)';

/** Answers a question without a model: with the tasks that a filter made of it finds. */
export async function writeSearchAnswer(
  context: ReadContext,
  question: string,
  writer: AnswerWriter,
): Promise<void> {
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
  writeFound(writer, filter, found);
}

/** Summarises today without a model. */
export async function writePlainSummary(context: ReadContext, writer: AnswerWriter): Promise<void> {
  writeFound(writer, summaryFilter, (await findMatching(context, summaryFilter)).sort(byDueDate));
}

function writeFound(writer: AnswerWriter, about: string, found: readonly Task[]): void {
  const ids = found.slice(0, maxTasksInSearchAnswer).map(({ id }) => id);
  writer.addLookup({ tool: 'find_tasks', about, found: found.length }, ids);
  writer.addTasks(ids);
}
