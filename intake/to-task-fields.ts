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
    thread_id: task.threadId,
    project_id: task.projectId,
    ...themeFields(task, themeIdOf),
  };
}

/** Returns where the task is filed. A chosen theme has no confidence, and the chosen Inbox is its only alternative. */
function themeFields({ theme, themeChosen, confidence, alternatives }: UnderstoodTask, themeIdOf: ThemeIdOf) {
  const theme_id = themeIdOf(theme);
  if (themeChosen)
    return {
      theme_id,
      llm_confidence: null,
      alternatives: theme_id === null ? [{ theme_id, confidence: 1 }] : [],
    };
  return {
    theme_id,
    llm_confidence: confidence,
    alternatives: alternatives.map((other) => ({
      theme_id: themeIdOf(other.theme),
      confidence: other.confidence,
    })),
  };
}

/** Keeps the tags that the API accepts: at most 50, none longer than `maxTagLength`. */
const storableTags = (tags: string[]) => tags.filter((tag) => tag.length <= maxTagLength).slice(0, 50);

/** Years have four digits. */
const storableDue = (due: string | null) => (due !== null && /^\d{4}-/.test(due) ? due : null);
