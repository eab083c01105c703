import { useMemo } from 'react';
import { useStore } from '#browser/store/store-provider.tsx';
import { ask } from '#browser/ui/ask.tsx';
import { orSay } from '#browser/ui/or-say.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Task } from '#contract/tasks.ts';
import { deleteTask, restoreTask, type TaskChange, toggleTask, updateTask } from './task-mutations.ts';

export interface TaskActions {
  toggle: (task: Task) => void;
  /** Saves what a person edited, and offers to take it back. */
  save: (task: Task, change: TaskChange) => void;
  /** `name` of the theme or thread is only for the words. */
  move: (task: Task, to: Pick<TaskChange, 'theme_id' | 'thread_id'>, name: string) => void;
  /** Resolves with whether the task is gone. */
  remove: (task: Task) => Promise<boolean>;
}

/** What rows of tasks do. The same object as long as nothing given changes. */
export function useTaskActions({ confirmDelete = false } = {}): TaskActions {
  const store = useStore();
  return useMemo(() => {
    const changeWithUndo = async (task: Task, change: TaskChange, said: string) => {
      try {
        await updateTask(store, task, change);
        toast({
          text: said,
          action: { label: 'Undo', onPress: () => orSay(takeBack(task, change), 'Failed to update task') },
        });
      } catch {
        problem('Failed to update task');
      }
    };

    /** The values before; of a move also what the model had said. */
    const takeBack = (task: Task, change: TaskChange) => {
      const { theme_id, thread_id, llm_confidence, alternatives } = task;
      const before: TaskChange = {
        ...Object.fromEntries(Object.keys(change).map((field) => [field, task[field as keyof Task]])),
        ...(change.theme_id !== undefined && { theme_id, thread_id, llm_confidence, alternatives }),
      };
      return updateTask(store, store.replica.tasks.get(task.id) ?? task, before);
    };

    return {
      toggle: (task) => orSay(toggleTask(store, task), 'Failed to update task'),
      save: (task, change) => void changeWithUndo(task, change, 'Task updated successfully'),
      move: (task, to, name) => void changeWithUndo(task, to, `Moved to ${name}`),
      remove: async (task) => {
        const question = {
          title: 'Are you sure you want to delete this task?',
          text: shortTitle(task.title),
          confirm: 'Delete',
          cancel: 'Cancel',
          danger: true,
        };
        if (confirmDelete && !(await ask(question))) return false;
        try {
          await deleteTask(store, task);
        } catch {
          problem('Failed to delete task');
          return false;
        }
        toast({
          text: 'Task deleted successfully',
          action: {
            label: 'Undo',
            onPress: () =>
              orSay(restoreTask(store, task), 'The task could not be restored. Please try again.'),
          },
        });
        return true;
      },
    };
  }, [store, confirmDelete]);
}

/** A title short enough to be read out. */
export const shortTitle = (title: string) =>
  title.length > 120 ? `${title.slice(0, 119).toWellFormed().replace('\uFFFD', '')}…` : title;

const problem = (text: string) => toast({ text, tone: 'problem' });
