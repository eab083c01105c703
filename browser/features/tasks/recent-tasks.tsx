import { useMemo, useState } from 'react';
import { useThemeLooks } from '#browser/features/themes/theme-looks.ts';

import { classNames } from '#browser/ui/class-names.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { threadBeside, threaded } from '#browser/ui/thread-line.ts';
import { LoadingTasks, useTasksKnown } from './loading-tasks.tsx';
import { TaskItem } from './task-item.tsx';
import { useTasks } from './task-rows.ts';
import { useTaskActions } from './use-task-actions.ts';

const mostShown = 10;
const shows = { theme: true };

/** What was captured last. */
export function RecentTasks() {
  const tasks = useTasks();
  const recent = useMemo(() => tasks.slice(0, mostShown), [tasks]);
  const looks = useThemeLooks();
  const actions = useTaskActions();
  const [editing, setEditing] = useState<string | null>(null);
  const known = useTasksKnown(tasks.length);
  if (!known) return <LoadingTasks />;
  if (recent.length === 0)
    return <EmptyState title="No recent tasks">What you write above appears here as tasks.</EmptyState>;
  return (
    <ul aria-label="Recent tasks">
      {recent.map((task) => (
        <li
          key={task.id}
          style={threaded({}, looks.of(task.theme_id).color)}
          className={classNames('relative flex border-hairline border-b', threadBeside)}
        >
          <TaskItem
            task={task}
            looks={looks}
            actions={actions}
            editing={task.id === editing}
            onEdit={setEditing}
            shows={shows}
          />
        </li>
      ))}
    </ul>
  );
}
