import { maxTagLength } from './clauses/find-labels.ts';
import type { UnderstoodTask } from './types.ts';

/** Finds a theme's id by its name; null is the Inbox. */
export type ThemeIdOf = (name: string) => string | null;

/**
 * Returns what was understood in the fields a task is stored with. Browser and server both store exactly this, so
 * that a task looks the same before and after it was sent. `workMinutes` is the length of a focus session.
 */
export function toTaskFields(
  task: UnderstoodTask,
  { themeIdOf, workMinutes = 25 }: { themeIdOf: ThemeIdOf; workMinutes?: number },
) {
  return {
    title: task.title,
    description: task.notes.join('\n'),
    priority: task.priority,
    due_date: storableDue(task.dueDate),
    remind_at: storableDue(task.reminder),
    recurrence: task.recurrence,
    recurs_from_completion: task.recursFromCompletion,
    tags: storableTags(task.tags),
    auto_tags: storableTags(task.autoTags),
    estimated_pomodoros: task.durationMinutes
      ? Math.min(100, Math.max(1, Math.ceil(task.durationMinutes / workMinutes)))
      : 1,
    theme_id: themeIdOf(task.theme),
    thread_id: task.threadId,
    project_id: task.projectId,
    llm_confidence: task.confidence,
    alternatives: task.alternatives.map(({ theme, confidence }) => ({
      theme_id: themeIdOf(theme),
      confidence,
    })),
  };
}

/** Keeps the tags that the API accepts: at most 50, none longer than `maxTagLength`. */
const storableTags = (tags: string[]) => tags.filter((tag) => tag.length <= maxTagLength).slice(0, 50);

/** Years have four digits. */
const storableDue = (due: string | null) => (due !== null && /^\d{4}-/.test(due) ? due : null);
