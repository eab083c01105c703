import type { NewTask, Task } from '#contract/tasks.ts';
import { isChosen } from './own-words.ts';

/**
 * A new task's whole row: what is given, everything else at its default. `createdAt` is an ISO instant; `due` is
 * read where there is no `due_date`; both are floating already.
 */
export function newTask(
  input: NewTask,
  { id, createdAt, captureId = null }: { id: string; createdAt: string; captureId?: string | null },
): Task {
  const status = input.status ?? 'pending';
  const filing = {
    theme_id: input.theme_id ?? null,
    llm_confidence: input.llm_confidence ?? null,
    alternatives: input.alternatives ?? [],
  };
  return {
    id,
    title: input.title,
    context: input.context ?? '',
    description: input.description ?? '',
    status,
    priority: input.priority ?? null,
    due_date: input.due_date ?? input.due ?? null,
    remind_at: input.remind_at ?? null,
    recurrence: input.recurrence ?? null,
    recurs_from_completion: input.recurs_from_completion ?? false,
    tags: input.tags ?? [],
    auto_tags: input.auto_tags ?? [],
    estimated_pomodoros: input.estimated_pomodoros ?? 1,
    ...filing,
    filed_at: isChosen(filing) ? createdAt : null,
    thread_id: input.thread_id ?? null,
    project_id: input.project_id ?? null,
    parent_id: input.parent_id ?? null,
    capture_id: captureId,
    completed_at: status === 'completed' ? createdAt : null,
    created_at: createdAt,
    updated_at: createdAt,
    deleted_at: null,
    revision: 0,
  };
}
