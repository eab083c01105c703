import type { Task } from '#contract/tasks.ts';
import { AppError } from '../../../http/errors.ts';
import { taskNotFound } from '../../tasks/tasks.errors.ts';
import type { ReadContext } from './tool.ts';

type Context = Pick<ReadContext, 'tasks' | 'user' | 'ids'>;

/** Says which task there is not. */
export const noSuchTask = (given: string): string => `There is no task ${given}.`;

/** Returns a task that the caller names. Throws `tasks.not_found`, which says which one. */
export async function findTask(context: Context, given: string): Promise<Task> {
  const [task] = (await findTasksByRef(context, [given])).found;
  if (task) return task;
  const { code, status } = taskNotFound();
  throw new AppError({ code, status, message: noSuchTask(given) });
}

/** Returns the tasks that the caller names, each once, and what to say about the names of none. */
export async function findTasksByRef(
  { tasks, user, ids }: Context,
  given: readonly string[],
): Promise<{ found: Task[]; missing: string[] }> {
  const named = new Map(given.map((one) => [one, ids.findTask(one)]));
  const rows = await tasks.findMany(user.id, [...new Set([...named.values()].flatMap((id) => id ?? []))]);
  const known = new Set(rows.map(({ id }) => id));
  const missing = [...named].flatMap(([one, id]) =>
    id !== undefined && known.has(id) ? [] : noSuchTask(one),
  );
  return { found: rows, missing };
}
