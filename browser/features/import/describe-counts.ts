import { t } from '#browser/i18n/import.ts';
import type { ImportPreview } from '#contract/imports.ts';

/** Says what a file holds: `12 tasks: 3 subtasks, 4 completed, 2 with a date.` */
export function describeCounts({
  tasks,
  subtasks,
  completed,
  dated,
  recurring,
  threads,
  tags,
}: ImportPreview['counts']): string {
  if (tasks === 0) return t.thereAreNoTasksIn;
  const parts = [
    subtasks > 0 && t.counts.subtasks(subtasks),
    completed > 0 && t.counts.completed(completed),
    dated > 0 && t.counts.dated(dated),
    recurring > 0 && t.counts.recurring(recurring),
    threads > 0 && t.counts.threads(threads),
    tags > 0 && t.counts.tags(tags),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t.tasksCounted(tasks) : t.tasksCountedWith(tasks, parts.join(', '));
}

/** The lists of an export that are counted; tasks and their threads are counted apart. */
const restored = [
  'themes',
  'projects',
  'notes',
  'focus_sessions',
  'mindfulness_sessions',
  'recordings',
  'calendar_subscriptions',
  'assistant_conversations',
] as const;

/** Says what an export holds beside tasks: `7 themes, 2 projects, 12 notes or links, all settings and the history`. */
export const describeRestored = (restores: NonNullable<ImportPreview['restores']>): string =>
  [
    ...restored.flatMap((list) => {
      const count = restores[list] ?? 0;
      return count > 0 ? [t.restored[list](count)] : [];
    }),
    t.allSettingsAndTheHistory,
  ].join(', ');
