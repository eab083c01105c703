import type { Task } from '#contract/tasks.ts';
import type { TaskItemProps } from './task-item-props.ts';

const line = 24;
const smallLine = 20;
/** Pixels between two lines of details. */
const smallGap = 2;
/** Pixels above and below the text. */
const around = 20;
/** Pixels of a row beside its text: the thread, the circle and the buttons, which are fewer on a phone. */
const beside = (width: number) => (width < 600 ? 98 : 150);
/** Pixels of a character, about, of the title and of what is smaller. */
const character = 7.2;
const smallCharacter = 6.4;

/** About how high the row of a task will be in a list of this width, in pixels, before it is drawn and measured. */
export function estimateTaskHeight(
  task: Pick<
    Task,
    | 'title'
    | 'description'
    | 'context'
    | 'due_date'
    | 'priority'
    | 'recurrence'
    | 'tags'
    | 'auto_tags'
    | 'llm_confidence'
  >,
  shows: TaskItemProps['shows'],
  width: number,
): number {
  const room = Math.max(120, width - beside(width));
  const lines = (pixels: number, most: number) => Math.min(most, Math.ceil(pixels / room));
  const title = Math.max(1, lines(task.title.length * character, 4));
  const notes = lines(task.description.length * smallCharacter, 2);
  const details = lines(detailsWidth(task, shows), 4);
  return around + title * line + (notes + details) * smallLine + Math.max(0, details - 1) * smallGap;
}

/** Pixels of what stands below the title, about, were it in one line. */
function detailsWidth(
  {
    due_date,
    priority,
    recurrence,
    tags,
    auto_tags,
    llm_confidence,
    context,
  }: Parameters<typeof estimateTaskHeight>[0],
  shows: TaskItemProps['shows'],
): number {
  const tagWidth = (tag: string) => Math.min(160, tag.length * smallCharacter + 34);
  let width = 0;
  if (shows.theme) width += 85;
  if (due_date) width += due_date.length > 10 ? 125 : 85;
  if (recurrence) width += 100;
  if (priority) width += 75;
  if (llm_confidence !== null) width += 40;
  if (shows.context && context) width += context.length * smallCharacter + 12;
  if (shows.created) width += 110;
  for (const tag of tags) width += tagWidth(tag);
  for (const tag of auto_tags) width += tagWidth(tag);
  return width;
}
