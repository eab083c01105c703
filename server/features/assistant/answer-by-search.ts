import type { Task } from '#contract/tasks.ts';
import { answerBySearch, contentWords } from '#domain/filter/match-words.ts';
import { maxTasksInSearchAnswer } from '../../config/limits.ts';
import { listTasks } from '../tasks/tasks.usecases.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { byDueDate } from './tools/describe-task.ts';
import { findMatching } from './tools/find-tasks.ts';
import type { ReadContext } from './tools/tool.ts';

export const summaryFilter = 'is:open & (overdue | today)';

/** Answers a question without a model: with the tasks that have its words, the best first. */
export async function writeSearchAnswer(
  context: ReadContext,
  question: string,
  writer: AnswerWriter,
): Promise<void> {
  const words = contentWords(question);
  const all: Task[] = [];
  for await (const batch of listTasks({ ...context, query: {} })) all.push(...batch);
  writeFound(writer, words.join(' '), answerBySearch(all, words));
}

/** Summarises today without a model. */
export async function writePlainSummary(context: ReadContext, writer: AnswerWriter): Promise<void> {
  writeFound(writer, summaryFilter, (await findMatching(context, summaryFilter)).sort(byDueDate));
}

function writeFound(writer: AnswerWriter, about: string, found: Task[]): void {
  const ids = found.slice(0, maxTasksInSearchAnswer).map(({ id }) => id);
  writer.addLookup({ tool: 'find_tasks', about, found: found.length }, ids);
  writer.addTasks(ids);
}
