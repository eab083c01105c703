import { memo, useEffect, useRef } from 'react';
import type { ThemeLooks } from '#browser/features/themes/theme-looks.ts';
import type { Task } from '#contract/tasks.ts';
import { TaskCard } from './task-card.tsx';
import { TaskEditor } from './task-editor.tsx';
import type { TaskActions } from './use-task-actions.ts';

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
  const element = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(editing);

  useEffect(() => {
    if (wasEditing.current && !editing) focusCard(element.current);
    wasEditing.current = editing;
  }, [editing]);

  const remove = async () => {
    const neighbour = neighbourOf(element.current);
    if (!(await actions.remove(task))) return;
    requestAnimationFrame(() => {
      const focus = document.activeElement;
      if (!focus || focus === document.body) (neighbour ?? document.getElementById('main'))?.focus();
    });
  };

  return (
    <div ref={element} data-task={task.id} className="min-w-0 grow">
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
        <TaskCard {...props} onRemove={remove} />
      )}
    </div>
  );
});

/** To the edit button, or, where that is hidden, to what stands for it. */
function focusCard(element: HTMLElement | null): void {
  const controls = element?.querySelectorAll<HTMLElement>('[data-edit], [data-more]') ?? [];
  [...controls].find((control) => control.offsetParent !== null)?.focus();
}

function neighbourOf(element: HTMLElement | null): HTMLElement | undefined {
  const tasks = [...document.querySelectorAll<HTMLElement>('[data-task]')];
  const at = element ? tasks.indexOf(element) : -1;
  const neighbour = tasks[at + 1] ?? tasks[at - 1];
  return neighbour?.querySelector<HTMLElement>('input[type="checkbox"]') ?? undefined;
}
