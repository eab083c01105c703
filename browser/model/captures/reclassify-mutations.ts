import { updateTasks } from '#browser/model/tasks/task-mutations.ts';
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { canRefile } from '#domain/user-filings.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import type { UnderstoodTask } from '#intake/types.ts';
import { loadIntake, themeIdFinder, understandText } from './intake.ts';

type Intake = Awaited<ReturnType<typeof loadIntake>>;

/** Tasks classified before yielding to the page. */
const batchSize = 100;

export interface Reclassified {
  total: number;
  /** `from` and `to` are theme ids; null is the Inbox. */
  moved: { task: Task; from: string | null; to: string }[];
  /** Each names a task that stays where it is, and why. */
  errors: string[];
  /** Puts everything back where it was. */
  undo: () => Promise<void>;
}

/**
 * Reclassifies every task by its title; subtasks move along. Tasks stay if the intake finds no theme or the user chose
 * theirs. `onProgress` is called with the share done, 0 to 1. Nothing changes before all are parsed, so aborting
 * changes nothing.
 */
export async function reclassifyTasks(
  store: Store,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Reclassified> {
  const understand = await loadIntake();
  const tasks = store.replica.tasks.rows().filter(({ parent_id }) => parent_id === null);
  const themeIdOf = themeIdFinder(store);
  const changes: { task: Task; change: TaskChange }[] = [];
  const moved: Reclassified['moved'] = [];
  const errors: string[] = [];
  for (const [index, task] of tasks.entries()) {
    if (index % batchSize === 0) {
      onProgress(index / tasks.length);
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    }
    if (!canRefile(task)) continue;
    const understood = readTitle(understand, store, task.title);
    if (understood === 'unreadable') errors.push(`“${task.title}”: It could not be read.`);
    if (!understood || understood === 'unreadable') continue;
    const { theme_id, llm_confidence, alternatives } = toTaskFields(understood, { themeIdOf });
    if (theme_id === null || theme_id === task.theme_id) continue;
    changes.push({ task, change: { theme_id, llm_confidence, alternatives } });
    moved.push({ task, from: task.theme_id, to: theme_id });
  }
  const changeId = await updateTasks(store, changes);
  onProgress(1);
  return { total: tasks.length, moved, errors, undo: async () => void (await undoChange(store, changeId)) };
}

/** Catches errors, so that one odd title does not stop the others from being classified. */
function readTitle(
  understand: Intake,
  store: Store,
  title: string,
): UnderstoodTask | undefined | 'unreadable' {
  try {
    return understandText(understand, store, title)[0];
  } catch (error) {
    reportError(error);
    return 'unreadable';
  }
}
