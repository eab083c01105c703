import type { TaskFieldWith } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { shiftMoment } from './shift-moment.ts';
import { isErased } from './trash.ts';
import { chosenThemeFields } from './user-filings.ts';

/** What a person changes of a task, when its theme was chosen, and whether it is in the trash. */
export type TaskChange = Partial<Pick<Task, TaskFieldWith<{ setBy: 'person' }> | 'filed_at' | 'deleted_at'>>;

/**
 * The change with what follows from it for the task itself: when it was completed, that a theme a person chose is no
 * guess, and that the reminder moves along with the due date. `at` is when it was made (ISO instant).
 */
export function addConsequences(task: Task, change: TaskChange, at: string): Partial<Task> {
  const { remind_at, due_date } = task;
  const due = change.remind_at === undefined ? change.due_date : undefined;
  return {
    ...change,
    ...(remind_at && due_date && due && { remind_at: shiftMoment(remind_at, due_date, due) }),
    ...(change.theme_id !== undefined &&
      change.llm_confidence === undefined && { ...chosenThemeFields(change.theme_id), filed_at: at }),
    ...(change.status !== undefined &&
      change.status !== task.status && { completed_at: change.status === 'completed' ? at : null }),
  };
}

export interface BeforeAndAfter {
  before: Task;
  after: Task;
}

/** What it means for one of its subtasks that a task goes to the trash, however it gets there: it goes along. */
export const cascadeTrashToSubtask = ({ before, after }: BeforeAndAfter, subtask: Task): TaskChange | null =>
  before.deleted_at === null && after.deleted_at !== null && subtask.deleted_at === null
    ? { deleted_at: after.deleted_at }
    : null;

/** Fields in which subtasks follow their task. */
const places = ['theme_id', 'thread_id', 'project_id'] as const;

/**
 * What a change of a task means for one of its subtasks, or null: open ones are completed with it, all go to the
 * trash and come back with it, and they stay where it is. `after` is the task with the change.
 */
export function cascadeToSubtask({ before, after }: BeforeAndAfter, subtask: Task): TaskChange | null {
  const change: TaskChange = {};
  if (subtask.deleted_at === null) {
    if (after.deleted_at !== null) change.deleted_at = after.deleted_at;
    if (after.status === 'completed' && before.status !== 'completed' && subtask.status !== 'completed')
      change.status = 'completed';
    for (const place of places)
      if (after[place] !== before[place] && subtask[place] !== after[place]) change[place] = after[place];
    // What was a guess about its task is a guess about it, and what was chosen was chosen then.
    if (change.theme_id !== undefined) {
      change.llm_confidence = after.llm_confidence;
      change.alternatives = after.alternatives;
      change.filed_at = after.filed_at;
    }
  } else if (after.deleted_at === null && subtask.deleted_at === before.deleted_at && !isErased(subtask))
    change.deleted_at = null;
  return Object.keys(change).length === 0 ? null : change;
}
