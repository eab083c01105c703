import { countOf, formatCount } from '#browser/ui/format-count.ts';
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
  if (tasks === 0) return 'There are no tasks in it that can be imported.';
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
