import { t } from '#browser/i18n/model-later.ts';
import type { Store } from '#browser/store/store.ts';
import type { Task } from '#contract/tasks.ts';
import { canRefile } from '#domain/user-filings.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import type { UnderstoodTask } from '#intake/types.ts';
import { loadIntake, themeIdFinder, understandText } from './intake.ts';
import type { ProposedMove, ProposedMoves } from './proposed-moves.ts';

type Intake = Awaited<ReturnType<typeof loadIntake>>;

/** Tasks read before yielding to the page. */
const batchSize = 100;

/**
 * Reads every open, undecided task by its title and proposes the theme that the intake finds where it is another one. Changes
 * nothing. `onProgress` is called with the share done, 0 to 1.
 */
export async function proposeMoves(
  store: Store,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<ProposedMoves> {
  const understand = await loadIntake();
  const tasks = store.replica.tasks.rows().filter(({ parent_id }) => parent_id === null);
  const themeIdOf = themeIdFinder(store);
  const moves: ProposedMove[] = [];
  const errors: string[] = [];
  for (const [index, task] of tasks.entries()) {
    if (index % batchSize === 0) {
      onProgress(index / tasks.length);
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    }
    if (!canRefile(task)) continue;
    const understood = readTitle(understand, store, task.title);
    if (understood === 'unreadable') errors.push(t.unreadable(task.title));
    if (!understood || understood === 'unreadable') continue;
    const { theme_id } = toTaskFields(understood, { themeIdOf });
    if (theme_id !== null && theme_id !== task.theme_id) moves.push(moveOf(task, theme_id));
  }
  onProgress(1);
  return { total: tasks.length, moves, errors };
}

const moveOf = (task: Task, to: string): ProposedMove => ({ task, from: task.theme_id, to });

/** Catches errors, so that one odd title does not stop the others from being read. */
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
