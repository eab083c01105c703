import type { MouseEvent, ReactNode } from 'react';
import { openTask, taskHref } from '#browser/features/navigation/open-task.ts';
import { useTask } from '#browser/model/tasks/task-queries.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { threaded } from '#browser/ui/thread-line.ts';

/** Renders a link to the details of a task, underlined in the color of its theme. */
export function TaskMention({ id, children }: { id: string; children: ReactNode }) {
  const task = useTask(id);
  const looks = useThemeLooks();
  // It was deleted, or has not been synced to this device yet.
  if (!task) return <span>{children}</span>;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openTask(id);
  };
  return (
    <a
      href={taskHref(id)}
      onClick={open}
      style={threaded({}, looks.of(task.theme_id).color)}
      className="rounded-sm font-medium underline decoration-(--thread) decoration-2 underline-offset-4 hover:bg-raised"
    >
      {children}
    </a>
  );
}
