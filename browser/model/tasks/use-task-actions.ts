import { useMemo } from 'react';
import { shortTitle } from '#browser/model/tasks/task-text.ts';
import { toastOutcomeWithUndo, toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { confirmDelete } from './confirm-delete.ts';
import { moveTask } from './move-mutations.ts';
import { deleteTask, toggleTask, updateTask } from './task-mutations.ts';

export interface TaskActions {
  toggle: (task: Task) => void;
  /** Saves what a person edited, and offers to take it back. */
  save: (task: Task, change: TaskChange) => void;
  /** `name` of the theme or thread is only for the words. To the theme it is in: that this is the right one. */
  move: (task: Task, to: Pick<TaskChange, 'theme_id' | 'thread_id'>, name: string) => void;
  /** Whether deleting asks first. */
  asksBeforeDelete: boolean;
  /** Resolves with whether the task is gone. */
  remove: (task: Task) => Promise<boolean>;
}

/**
 * What rows of tasks do. The same object as long as nothing given changes. `hidesCompleted`: a task that is completed
 * leaves the list, which is then said.
 */
export function useTaskActions({ asksBeforeDelete = false, hidesCompleted = false } = {}): TaskActions {
  const store = useStore();
  return useMemo(
    () => ({
      toggle: (task) => {
        const toggling = toggleTask(store, task).then((id) => {
          if (hidesCompleted && task.status !== 'completed')
            toastWithUndo(store, `Completed “${shortTitle(task.title)}”`, id);
        });
        toastOnError(toggling, 'Failed to update task');
      },
      save: (task, change) => {
        const saving = updateTask(store, task, change);
        void toastOutcomeWithUndo(store, 'Task updated successfully', saving, 'Failed to update task');
      },
      move: (task, to, name) => void moveTask(store, task, to, name),
      asksBeforeDelete,
      remove: async (task) => {
        if (asksBeforeDelete && !(await confirmDelete([task]))) return false;
        const deleting = deleteTask(store, task);
        return toastOutcomeWithUndo(store, 'Task deleted successfully', deleting, 'Failed to delete task');
      },
    }),
    [store, asksBeforeDelete, hidesCompleted],
  );
}
