import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { updateTask } from './task-mutations.ts';

/**
 * To another theme or thread, said with the way back; to the theme it is in: that this is the right one. `name` is only
 * for the words. Resolves with whether it was done.
 */
export function moveTask(
  store: Store,
  task: Task,
  to: Pick<TaskChange, 'theme_id' | 'thread_id'>,
  name: string,
): Promise<boolean> {
  const said = `${to.theme_id === task.theme_id ? 'Kept in' : 'Moved to'} ${name}`;
  return toastOutcomeWithUndo(store, said, updateTask(store, task, to), 'Failed to update task');
}
