import { t } from '#browser/i18n/model.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { updateTask } from './task-mutations.ts';

/**
 * Moves a task to another theme or thread and offers undo; moving it to its own theme confirms that theme. `name` is
 * used in the toast. Resolves with true on success.
 */
export function moveTask(
  store: Store,
  task: Task,
  to: Pick<TaskChange, 'theme_id' | 'thread_id'>,
  name: string,
): Promise<boolean> {
  const toastText = to.theme_id === task.theme_id ? t.keptIn(name) : t.movedTo(name);
  return toastOutcomeWithUndo(store, toastText, updateTask(store, task, to), t.failedToUpdateTask);
}
