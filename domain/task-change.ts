import type { TaskFieldWith } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { shiftMoment } from './shift-moment.ts';
import { isErased } from './trash.ts';
import { chosenThemeFields } from './user-filings.ts';

/** Holds the fields that an edit may set, with the time the theme was chosen and the deletion time. */
export type TaskChange = Partial<Pick<Task, TaskFieldWith<{ setBy: 'person' }> | 'filed_at' | 'deleted_at'>>;

/**
 * Returns the change with its consequences for the task itself: the completion time, a theme chosen by a person is no
 * longer a guess, and the reminder moves with the due date, which ends its snooze. `at` is when the change was made (ISO instant).
 */
export function addConsequences(task: Task, change: TaskChange, at: string): Partial<Task> {
  const { remind_at, due_date } = task;
  const due = change.remind_at === undefined ? change.due_date : undefined;
  return {
    ...change,
    ...(remind_at && due_date && due && { remind_at: shiftMoment(remind_at, due_date, due) }),
    ...(task.snoozed_until !== null &&
      change.snoozed_until === undefined &&
      (change.remind_at !== undefined || change.due_date !== undefined) && { snoozed_until: null }),
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

/** Returns the change that moves a subtask to the trash with its task, or null. */
export const cascadeTrashToSubtask = ({ before, after }: BeforeAndAfter, subtask: Task): TaskChange | null =>
  before.deleted_at === null && after.deleted_at !== null && subtask.deleted_at === null
    ? { deleted_at: after.deleted_at }
    : null;

/** Fields in which subtasks follow their task. */
const places = ['theme_id', 'thread_id', 'project_id'] as const;

/**
 * Returns what a change of a task changes in one of its subtasks, or null: open subtasks are completed with it, and all
 * follow it to the trash, back, and to another theme, thread or project. `after` is the task with the change.
 */
export function cascadeToSubtask({ before, after }: BeforeAndAfter, subtask: Task): TaskChange | null {
  const change: TaskChange = {};
  if (subtask.deleted_at === null) {
    if (after.deleted_at !== null) change.deleted_at = after.deleted_at;
    if (after.status === 'completed' && before.status !== 'completed' && subtask.status !== 'completed')
      change.status = 'completed';
    for (const place of places)
      if (after[place] !== before[place] && subtask[place] !== after[place]) change[place] = after[place];
    // A subtask inherits whether its task's theme was guessed or chosen, and when.
    if (change.theme_id !== undefined) {
      change.llm_confidence = after.llm_confidence;
      change.alternatives = after.alternatives;
      change.filed_at = after.filed_at;
    }
  } else if (after.deleted_at === null && subtask.deleted_at === before.deleted_at && !isErased(subtask))
    change.deleted_at = null;
  return Object.keys(change).length === 0 ? null : change;
}
