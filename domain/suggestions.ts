import { maxSuggestions } from '#contract/limits.ts';
import type { Suggestion } from '#contract/task-fields.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { newTask } from './new-task.ts';

/** Returns the tasks found in a capture as the one task made of it offers them, with the ids they get when they are added. */
export const toSuggestions = (captureId: string, found: readonly Omit<Suggestion, 'id'>[]): Suggestion[] =>
  found
    .slice(0, maxSuggestions)
    .map((fields, index) => ({ ...fields, id: deriveTaskId(captureId, index + 1) }));

/** Returns the tasks that suggestions of `task` become when they are added at `at`, an ISO instant. */
export const toAddedTasks = (
  { context, capture_id }: Pick<Task, 'context' | 'capture_id'>,
  suggestions: readonly Suggestion[],
  at: string,
): Task[] =>
  suggestions.map(({ id, ...fields }) =>
    newTask({ ...fields, context }, { id, createdAt: at, captureId: capture_id }),
  );

/** Returns what a task offers after some of its suggestions were added. */
export function withoutSuggestions(
  { suggestions }: Pick<Task, 'suggestions'>,
  added: readonly Pick<Suggestion, 'id'>[],
): Suggestion[] {
  const ids = new Set(added.map(({ id }) => id));
  return suggestions.filter(({ id }) => !ids.has(id));
}
