import { t } from '#browser/i18n/task-details.ts';
import { updateTask } from '#browser/model/tasks/task-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';

/** Resolves with true once the change is saved. */
export type EditTask = (change: TaskChange) => Promise<boolean>;

/** Returns a function that saves the fields that differ and shows a toast when saving fails. */
export function useEditTask({ id }: Pick<Task, 'id'>): EditTask {
  const store = useStore();
  return async (change) => {
    const task = store.replica.tasks.get(id);
    if (!task) return false;
    const differs = Object.entries(change).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(task[field as keyof Task]),
    );
    try {
      if (differs.length > 0) await updateTask(store, task, Object.fromEntries(differs));
      return true;
    } catch {
      toast({ text: t.failedToUpdateTask, tone: 'problem' });
      return false;
    }
  };
}
