import { memo, useContext, useEffect, useRef } from 'react';
import { BindTask } from '#browser/features/select-tasks/bind-task.ts';
import { useIsSelected } from '#browser/features/select-tasks/selection.ts';
import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { classNames } from '#browser/ui/class-names.ts';
import type { Task } from '#contract/tasks.ts';
import { TaskCard } from './task-card.tsx';
import { TaskEditor } from './task-editor.tsx';

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

/** A task in a list: its card, or its editor. */
export const TaskItem = memo(function TaskItem({ editing, ...props }: TaskItemProps) {
  const { task, actions, onEdit } = props;
  const selected = useIsSelected(task.id);
  const element = useRef<HTMLDivElement>(null);
  const bind = useContext(BindTask);
  useEffect(() => {
    if (element.current && !editing) return bind?.(element.current, task.id);
  }, [bind, task.id, editing]);
  return (
    <div
      ref={element}
      data-task={task.id}
      className={classNames(
        'min-w-0 grow transition-opacity data-lifted:opacity-45',
        selected && 'bg-accent/8',
      )}
    >
      {editing ? (
        <TaskEditor
          task={task}
          onCancel={() => onEdit(null)}
          onSave={(change) => {
            actions.save(task, change);
            onEdit(null);
          }}
        />
      ) : (
        <TaskCard {...props} onRemove={() => actions.remove(task)} />
      )}
    </div>
  );
});
