import { planThreadInputSchema } from '#contract/assistant-proposals.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { NewTask, Task } from '#contract/tasks.ts';
import { createTask } from '../../tasks/tasks.usecases.ts';
import { createThread } from '../../threads/threads.usecases.ts';
import { checkPlaces } from './check-references.ts';
import { changeTool } from './tool.ts';

export const planThread = changeTool({
  name: 'plan_thread',
  description:
    'Creates a thread for a goal in a theme, with tasks in the order to do them, each with a due date and, where useful, steps.',
  input: planThreadInputSchema,
  check: (context, { theme_id }) => checkPlaces(context, [{ theme_id }]),
  run: async ({ user, tasks, threads, edit }, input) => {
    const { title, theme_id } = input;
    // The change id is also the thread's id, so that a repetition creates the same thread.
    const thread = await createThread({
      threads,
      userId: user.id,
      input: { id: edit.changeId, title, theme_id },
      edit,
    });
    const created: Task[] = [];
    const add = async (task: NewTask) => {
      const id = deriveTaskId(edit.changeId, created.length);
      created.push(
        await createTask({ tasks, user, input: { ...task, id, theme_id, thread_id: thread.id }, edit }),
      );
      return id;
    };
    for (const { steps = [], ...task } of input.tasks) {
      const parent_id = await add(task);
      for (const step of steps) await add({ title: step, parent_id });
    }
    return [thread, ...created];
  },
});
