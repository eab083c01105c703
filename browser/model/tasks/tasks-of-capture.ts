import type { Collection } from '#browser/store/collection.ts';
import { maxSuggestions } from '#contract/limits.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';

/**
 * Returns the tasks of a capture that are not in the trash, in the order of their ids. Looks them up by these, so that it costs the
 * same however many tasks there are; between them are gaps of up to `maxSuggestions` for what was offered and not added.
 */
export function findTasksOfCapture(
  { get }: Pick<Collection<Task>, 'get'>,
  captureId: string,
): readonly Task[] {
  const found: Task[] = [];
  for (let position = 0, missing = 0; missing <= maxSuggestions; position += 1) {
    const task = get(deriveTaskId(captureId, position));
    missing = task ? 0 : missing + 1;
    if (task?.deleted_at === null) found.push(task);
  }
  return found;
}
