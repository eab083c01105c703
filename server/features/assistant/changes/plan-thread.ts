import { deriveTaskId } from '#contract/task-rules.ts';
import type { NewTask, Task } from '#contract/tasks.ts';
import { createTask } from '../../tasks/tasks.usecases.ts';
import { createThread } from '../../threads/threads.usecases.ts';
import type { MakeChange } from './change.ts';

/** Adds the tasks with their steps to a thread, which is created unless it is named by its id. */
export const planThread: MakeChange<'plan_thread'> = async ({ user, tasks, threads, edit }, input) => {
  const { title, theme_id } = input;
  const made = input.thread_id
    ? []
    : [
        // The change id is also the thread's id, so that a repetition creates the same thread.
        await createThread({
          threads,
          userId: user.id,
          input: { id: edit.changeId, title, theme_id },
          edit,
        }),
      ];
  const thread_id = input.thread_id ?? edit.changeId;
  const created: Task[] = [];
  const add = async (task: NewTask) => {
    const id = deriveTaskId(edit.changeId, created.length);
    created.push(await createTask({ tasks, user, input: { ...task, id, theme_id, thread_id }, edit }));
    return id;
  };
  for (const { steps = [], ...task } of input.tasks) {
    const parent_id = await add(task);
    for (const step of steps) await add({ title: step, parent_id });
  }
  return [...made, ...created];
};
