import { useState } from 'react';
import type { ThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { threadBeside, threaded } from '#browser/ui/thread-line.ts';
import type { Task } from '#contract/tasks.ts';
import { TaskItem } from './task-item.tsx';
import { useTaskActions } from './use-task-actions.ts';

const shows = { theme: true };

/** A task in a list short enough to be in the document as a whole. */
export function TaskRow({ task, looks }: { task: Task; looks: ThemeLooks }) {
  const actions = useTaskActions();
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <li
      style={threaded({}, looks.of(task.theme_id).color)}
      className={classNames('relative flex border-hairline border-b', threadBeside)}
    >
      <TaskItem
        task={task}
        looks={looks}
        actions={actions}
        editing={editing !== null}
        onEdit={setEditing}
        shows={shows}
      />
    </li>
  );
}
