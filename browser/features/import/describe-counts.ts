import { t } from '#browser/i18n/import.ts';
import { countOf, formatCount } from '#browser/ui/format-count.ts';
import type { ImportPreview } from '#contract/imports.ts';
import type { ExportList } from '#contract/transfer.ts';

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
    subtasks > 0 && countOf(subtasks, 'subtask'),
    completed > 0 && `${formatCount(completed)} completed`,
    dated > 0 && `${formatCount(dated)} with a date`,
    recurring > 0 && `${formatCount(recurring)} that ${recurring === 1 ? 'repeats' : 'repeat'}`,
    threads > 0 && countOf(threads, 'thread'),
    tags > 0 && countOf(tags, 'tag'),
  ].filter((part) => part !== false);
  return parts.length === 0
    ? `${countOf(tasks, 'task')}.`
    : `${countOf(tasks, 'task')}: ${parts.join(', ')}.`;
}

/** What the lists of an export are called; tasks and their threads are counted apart. */
const restoredNames: Partial<Record<ExportList, string>> = {
  themes: 'theme',
  projects: 'project',
  notes: 'note or link',
  focus_sessions: 'focus session',
  mindfulness_sessions: 'mindfulness session',
  recordings: 'recording',
  calendar_subscriptions: 'calendar',
  assistant_conversations: 'conversation',
};

/** Says what an export holds beside tasks: `7 themes, 2 projects, 12 notes or links, all settings and the history`. */
export const describeRestored = (restores: NonNullable<ImportPreview['restores']>): string =>
  [
    ...Object.entries(restoredNames).flatMap(([list, name]) => {
      const count = restores[list as ExportList] ?? 0;
      return count > 0 ? [name === 'note or link' ? countNotes(count) : countOf(count, name)] : [];
    }),
    t.allSettingsAndTheHistory,
  ].join(', ');

const countNotes = (count: number) =>
  count === 1 ? t.n1NoteOrLink : `${formatCount(count)} notes and links`;
