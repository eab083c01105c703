import { updateTasks } from '#browser/model/tasks/task-mutations.ts';
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import type { Task } from '#contract/tasks.ts';
import { canRefile } from '#domain/user-filings.ts';

/** A better theme for a task. `from` and `to` are theme ids; null is the Inbox. */
export interface ProposedMove {
  task: Task;
  from: string | null;
  to: string;
}

export interface ProposedMoves {
  /** Number of the user's tasks, without subtasks. */
  total: number;
  moves: ProposedMove[];
  /** Each names a task that was not read, and why. */
  errors: string[];
}

/** Counts what was applied of the proposals. */
export interface Reclassified {
  total: number;
  moved: ProposedMove[];
  errors: string[];
  /** Puts everything back where it was. */
  undo: () => Promise<void>;
}

/**
 * Moves tasks as the user accepted it, which decides their themes; subtasks move along. Leaves out those that were completed,
 * deleted or decided since they were proposed.
 */
export async function applyMoves(
  store: Store,
  { total, errors }: ProposedMoves,
  accepted: readonly ProposedMove[],
): Promise<Reclassified> {
  const moved = listOpenMoves(store, accepted);
  const changeId = await updateTasks(
    store,
    moved.map(({ task, to }) => ({ task, change: { theme_id: to } })),
  );
  return { total, moved, errors, undo: async () => void (await undoChange(store, changeId)) };
}

/** Returns the moves that nobody has decided yet, each with its task as it is now. */
export function listOpenMoves(
  { replica }: Pick<Store, 'replica'>,
  moves: readonly { task: Pick<Task, 'id'>; to: string }[],
): ProposedMove[] {
  return moves.flatMap(({ task: { id }, to }) => {
    const task = replica.tasks.get(id);
    if (!task || task.deleted_at !== null || !canRefile(task) || task.theme_id === to) return [];
    const exists = replica.themes.get(to)?.deleted_at === null;
    return exists ? [{ task, from: task.theme_id, to }] : [];
  });
}
