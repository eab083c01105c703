import type { BulkPatch } from '#contract/tasks.ts';
import { updateTasks } from '../../tasks/tasks.usecases.ts';
import type { ChangeContext, MakeChange } from './change.ts';
import { requireAll } from './require-all.ts';

export const changeTasks: MakeChange<'change_tasks'> = (context, input) => patch(context, input.tasks);

export const completeTasks: MakeChange<'complete_tasks'> = (context, { ids }) =>
  patch(
    context,
    ids.map((id) => ({ id, status: 'completed' })),
  );

/** Throws `tasks.not_found` also for a task that is in the trash already: what is to be deleted is not what was proposed. */
export const deleteTasks: MakeChange<'delete_tasks'> = async (context, { ids }) => {
  requireAll(await context.tasks.findMany(context.user.id, ids), ids);
  return patch(
    context,
    ids.map((id) => ({ id, deleted: true })),
  );
};

async function patch({ user, tasks, edit }: ChangeContext, patches: BulkPatch['tasks']) {
  const changed = await updateTasks({ tasks, user, edit, input: { tasks: patches } });
  return requireAll(
    changed,
    patches.map(({ id }) => id),
  );
}
