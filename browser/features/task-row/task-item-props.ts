import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { Task } from '#contract/tasks.ts';

export interface TaskItemProps {
  task: Task;
  looks: ThemeLooks;
  actions: TaskActions;
  editing: boolean;
  /** Stable; hears the id of the task to edit, or null when editing ends. */
  onEdit: (id: string | null) => void;
  /** What the card shows beside title, date, priority, tags and confidence; stable. */
  shows: { theme?: boolean; context?: boolean; created?: boolean; emoji?: boolean };
  /** A press anywhere on the card edits it. */
  pressEdits?: boolean;
}
