import type { Question } from '#contract/assistant.ts';
import type { Task } from '#contract/tasks.ts';
import { answerQuestion } from '#domain/filter/answer-question.ts';
import { userTags } from '#domain/user-filings.ts';
import { readsDayFirst } from '#intake/tokens/scene.ts';
import { maxTasksInSearchAnswer } from '../../config/limits.ts';
import { toWallTime } from '../../floating-date.ts';
import { listTasks } from '../tasks/tasks.usecases.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { byDueDate } from './tools/describe-task.ts';
import { findMatching } from './tools/find-tasks.ts';
import type { ReadContext } from './tools/tool.ts';

const summaryFilter = 'is:open & (overdue | today)';

interface Found {
  /** The filter that it was found with. */
  about: string;
  found: readonly Task[];
}

/** Finds the tasks that an answer is about, the most pressing or the best match first. */
export const findTasksFor = (context: ReadContext, { kind, text }: Question): Promise<Found> =>
  kind === 'summarise' ? findForSummary(context) : findForQuestion(context, text);

async function findForQuestion(context: ReadContext, question: string): Promise<Found> {
  const { user, now } = context;
  const all: Task[] = [];
  for await (const batch of listTasks({ ...context, query: {} })) all.push(...batch);
  const names = await context.readFilterContext(user.id);
  const { filter, found } = answerQuestion(question, all, {
    ...names,
    vocabulary: { ...names, tags: userTags(all) },
    now: toWallTime(now, user.timeZone).slice(0, 16),
    timeZone: user.timeZone,
    dayFirst: readsDayFirst(context.locale),
  });
  return { about: filter, found };
}

async function findForSummary(context: ReadContext): Promise<Found> {
  return { about: summaryFilter, found: (await findMatching(context, summaryFilter)).sort(byDueDate) };
}

/** Answers without a model: with what was found. */
export function writeFound(writer: AnswerWriter, { about, found }: Found): void {
  const ids = found.slice(0, maxTasksInSearchAnswer).map(({ id }) => id);
  writer.addLookup({ tool: 'find_tasks', about, found: found.length }, ids);
  writer.addTasks(ids);
}
