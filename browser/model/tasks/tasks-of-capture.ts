import type { Collection } from '#browser/store/collection.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';

/**
 * Returns the tasks of a capture that are not in the trash, in the order they were said. Looks them up by their ids, which have
 * no gaps, so that it costs the same however many tasks there are.
 */
export function findTasksOfCapture(
  { get }: Pick<Collection<Task>, 'get'>,
  captureId: string,
): readonly Task[] {
  const found: Task[] = [];
  for (let position = 0; ; position += 1) {
    const task = get(deriveTaskId(captureId, position));
    if (!task) return found;
    if (task.deleted_at === null) found.push(task);
  }
}
