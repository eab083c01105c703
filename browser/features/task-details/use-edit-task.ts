import { updateTask } from '#browser/features/tasks/task-mutations.ts';
import { useStore } from '#browser/store/store-provider.tsx';
import { orSay } from '#browser/ui/or-say.ts';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';

export type EditTask = (change: TaskChange) => void;

/** Saves what a person changed of a task; what is as it was is no change. */
export function useEditTask({ id }: Task): EditTask {
  const store = useStore();
  return (change) => {
    const task = store.replica.tasks.get(id);
    if (!task) return;
    const differs = Object.entries(change).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(task[field as keyof Task]),
    );
    if (differs.length > 0)
      orSay(updateTask(store, task, Object.fromEntries(differs)), 'Failed to update task');
  };
}
