import { useMemo } from 'react';
import { Link } from 'wouter';
import { ShortTaskList } from '#browser/features/task-lists/short-task-list.tsx';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';

const maxShown = 3;

/** Lists the newest open tasks. */
export default function OpenTasks() {
  const tasks = useTasks();
  const newest = useMemo(() => {
    const open = [];
    for (const task of tasks) {
      if (task.status !== 'completed') open.push(task);
      if (open.length === maxShown) break;
    }
    return open;
  }, [tasks]);
  return (
    <section aria-labelledby="recent-tasks">
      <h3 id="recent-tasks" className="font-medium text-muted text-sm">
        Recent Tasks
      </h3>
      {newest.length === 0 ? (
        <EmptyState title="No recent tasks">Tasks you add above appear here.</EmptyState>
      ) : (
        <ShortTaskList label="Recent tasks" rows={newest} />
      )}
      {newest.length > 0 && (
        <p className="mt-3">
          <Link href="/tasks" className="link">
            All Tasks
          </Link>
        </p>
      )}
    </section>
  );
}
