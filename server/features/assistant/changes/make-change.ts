import type { Change, ProposalTool } from '#contract/assistant-proposals.ts';
import type { ChangeContext, MakeChange } from './change.ts';
import { changePlaces } from './change-places.ts';
import { changeTasks, completeTasks, deleteTasks } from './change-tasks.ts';
import { createTasks } from './create-tasks.ts';
import { planThread } from './plan-thread.ts';
import { undoChange } from './undo-change.ts';

/** Makes each kind of change. One whose input is in the contract but that is missing here does not compile. */
const makers: { readonly [Tool in ProposalTool]: MakeChange<Tool> } = {
  create_tasks: createTasks,
  change_tasks: changeTasks,
  complete_tasks: completeTasks,
  delete_tasks: deleteTasks,
  plan_thread: planThread,
  change_places: changePlaces,
  undo_change: undoChange,
};

/**
 * Makes a change, which one undo of its change id reverts. Idempotent by that id. Returns the changed rows. Throws AppError, after which
 * the transaction must be rolled back.
 */
export const makeChange = <Tool extends ProposalTool>(
  context: ChangeContext,
  { tool, input }: Change<Tool>,
) => (makers[tool] as MakeChange<Tool>)(context, input as never);
