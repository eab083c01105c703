import type { NewTask, Task } from '#contract/tasks.ts';

/** A new task's whole row: what is given, everything else at its default, as the server will store it. */
export function newTaskRow(
  { due: _due, ...given }: NewTask,
  { id, createdAt, captureId = null }: { id: string; createdAt: string; captureId?: string | null },
): Task {
  return {
    context: '',
    description: '',
    status: 'pending',
    priority: null,
    due_date: null,
    recurrence: null,
    tags: [],
    auto_tags: [],
    estimated_pomodoros: 1,
    theme_id: null,
    thread_id: null,
    project_id: null,
    llm_confidence: null,
    alternatives: [],
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    title: given.title,
    id,
    capture_id: captureId,
    completed_at: null,
    created_at: createdAt,
    updated_at: createdAt,
    deleted_at: null,
    revision: 0,
  };
}
