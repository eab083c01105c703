import { selectTaskFields, taskDefaults } from '#contract/task-fields.ts';
import type { NewTask, Task } from '#contract/tasks.ts';
import { isThemeChosen } from './user-filings.ts';

const givenFields = selectTaskFields({ setBy: 'person' });

/**
 * Returns a new task's whole row: what is given, everything else at its default. `createdAt` is an ISO instant; `due` is
 * read where there is no `due_date`; both are floating already.
 */
export function newTask(
  input: NewTask,
  { id, createdAt, captureId = null }: { id: string; createdAt: string; captureId?: string | null },
): Task {
  const given: Record<string, unknown> = {};
  for (const field of givenFields) if (input[field] !== undefined) given[field] = input[field];
  const task: Task = {
    id,
    ...taskDefaults,
    ...given,
    due_date: input.due_date ?? input.due ?? null,
    capture_id: captureId,
    created_at: createdAt,
    updated_at: createdAt,
  };
  if (isThemeChosen(task)) task.filed_at = createdAt;
  if (task.status === 'completed') task.completed_at = createdAt;
  return task;
}
