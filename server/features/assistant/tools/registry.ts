import { changePlaces } from './change-places.ts';
import { changeTasks } from './change-tasks.ts';
import { createTasks } from './create-tasks.ts';
import { deleteTasks } from './delete-tasks.ts';
import { findTasks } from './find-tasks.ts';
import { planThread } from './plan-thread.ts';
import { readHistory } from './read-history.ts';
import { readPlan } from './read-plan.ts';
import { readTask } from './read-task.ts';
import { readTime } from './read-time.ts';
import { searchEverything } from './search-everything.ts';
import type { Tool } from './tool.ts';
import { undo } from './undo.ts';

/** Lists the tools, in the order a model sees them. Each says whether it reads, changes or destroys. */
export const tools: readonly Tool[] = [
  findTasks,
  readTask,
  searchEverything,
  readTime,
  readHistory,
  readPlan,
  createTasks,
  changeTasks,
  planThread,
  changePlaces,
  undo,
  deleteTasks,
];
