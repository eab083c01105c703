import type { ProposalTool } from '#contract/assistant-proposals.ts';
import { changeTasks } from './change-tasks.ts';
import { completeTasks } from './complete-tasks.ts';
import { createTasks } from './create-tasks.ts';
import { deleteTasks } from './delete-tasks.ts';
import { findTasks } from './find-tasks.ts';
import { planThread } from './plan-thread.ts';
import { readOverview } from './read-overview.ts';
import { readTask } from './read-task.ts';
import type { ChangeTool, ReadTool } from './tool.ts';

/** Lists the reading tools, in the order a model sees them. */
export const readTools = [findTasks, readTask, readOverview] as ReadTool[];

/** Lists the changing tools. One whose input is in the contract but that is missing here does not compile. */
export const changeTools: { readonly [Name in ProposalTool]: ChangeTool<Name> } = {
  create_tasks: createTasks,
  change_tasks: changeTasks,
  complete_tasks: completeTasks,
  plan_thread: planThread,
  delete_tasks: deleteTasks,
};
