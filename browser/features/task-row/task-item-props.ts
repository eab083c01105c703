import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';

export interface TaskItemProps {
  task: Task;
  looks: ThemeLooks;
  actions: TaskActions;
  editing: boolean;
  /** Edits that were discarded and brought back; the form begins with them. */
  draft?: TaskChange | undefined;
  /** Receives the id of the task to edit, or null when editing ends. Must be stable. */
  onEdit: (id: string | null, draft?: TaskChange) => void;
  /** Fields the card shows besides title, date, priority and tags. Must be stable. */
  shows: {
    theme?: boolean;
    /** False where all tasks are of one project; it is shown elsewhere. */
    project?: false;
    confidence?: boolean;
    created?: boolean;
    emoji?: boolean;
  };
  /** Pressing anywhere on the card edits the task. */
  pressEdits?: boolean;
}
