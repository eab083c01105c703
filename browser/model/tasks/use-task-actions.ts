import { useMemo } from 'react';
import { t } from '#browser/i18n/model.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { confirmDelete } from './confirm-delete.ts';
import { moveTask } from './move-mutations.ts';
import { deleteTask, updateTask } from './task-mutations.ts';
import { toggleAndTell } from './toggle-and-tell.ts';

export interface TaskActions {
  toggle: (task: Task) => void;
  /** Saves an edit and offers to undo it. */
  save: (task: Task, change: TaskChange) => void;
  /** Moves a task; `name` is used in the toast. Moving it to its own theme confirms that theme. */
  move: (task: Task, to: Pick<TaskChange, 'theme_id' | 'thread_id'>, name: string) => void;
  /** True if deleting asks for confirmation. */
  asksBeforeDelete: boolean;
  /** Resolves with true once the task is deleted. */
  remove: (task: Task) => Promise<boolean>;
}

/** Returns the actions of task rows; the same object until its arguments change. */
export function useTaskActions({ asksBeforeDelete = false } = {}): TaskActions {
  const store = useStore();
  return useMemo(
    () => ({
      toggle: (task) => void toggleAndTell(store, task),
      save: (task, change) => {
        const saving = updateTask(store, task, change);
        void toastOutcomeWithUndo(store, t.taskUpdatedSuccessfully, saving, t.failedToUpdateTask);
      },
      move: (task, to, name) => void moveTask(store, task, to, name),
      asksBeforeDelete,
      remove: async (task) => {
        if (asksBeforeDelete && !(await confirmDelete([task]))) return false;
        const deleting = deleteTask(store, task);
        return toastOutcomeWithUndo(store, t.taskDeletedSuccessfully, deleting, t.failedToDeleteTask);
      },
    }),
    [store, asksBeforeDelete],
  );
}
