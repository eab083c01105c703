import type { Task } from '#contract/tasks.ts';
import type { TaskItemProps } from './task-item.tsx';

const line = 24;
const smallLine = 20;
/** Pixels above and below the text. */
const around = 20;
/** Characters in a line of the widest list. */
const charactersInLine = 80;

/** About how high the row of a task will be, in pixels, before it is drawn and measured. */
export function estimateTaskHeight(task: Task | undefined, shows: TaskItemProps['shows']): number {
  if (!task) return line + around;
  const titleLines = Math.min(4, Math.ceil(task.title.length / charactersInLine));
  const detailed =
    shows.theme ||
    shows.created ||
    task.due_date !== null ||
    task.priority !== null ||
    task.llm_confidence !== null ||
    (shows.context && task.context !== '') ||
    task.tags.length > 0;
  return around + titleLines * line + (task.description ? smallLine : 0) + (detailed ? smallLine : 0);
}

/** A title short enough to be read out. */
export const shortTitle = (title: string) =>
  title.length > 120 ? `${title.slice(0, 119).toWellFormed().replace('\uFFFD', '')}…` : title;

/** More than fits into the lines a card has for them. */
const mostNotes = 400;

/** The beginning of notes in Markdown without its marks, for a line or two. */
export const plainNotes = (notes: string) =>
  notes
    .slice(0, mostNotes)
    .replace(/^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t]+)?/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\*\*|__|~~|`+/g, '')
    .replace(/\*(?=\S)([^*\n]*\S)\*/g, '$1');
