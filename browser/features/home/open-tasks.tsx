import { useMemo } from 'react';
import { Link } from 'wouter';
import { ShortTaskList } from '#browser/features/task-lists/short-task-list.tsx';
import { t } from '#browser/i18n/home.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { isOfCapture } from './is-of-capture.ts';
import { NothingRecent } from './nothing-recent.tsx';

const maxShown = 3;

/** Lists the newest open tasks, but those of the capture `without`, which stand elsewhere on the page. */
export default function OpenTasks({ without }: { without: string | null }) {
  const tasks = useTasks();
  const newest = useMemo(() => {
    const open = [];
    for (const task of tasks) {
      if (task.status !== 'completed' && !isOfCapture(task, without)) open.push(task);
      if (open.length === maxShown) break;
    }
    return open;
  }, [tasks, without]);
  return (
    <section aria-labelledby="recent-tasks">
      <h3 id="recent-tasks" className="font-medium text-muted text-sm">
        {t.recentTasks}
      </h3>
      {newest.length === 0 ? (
        <NothingRecent isAbove={tasks.some(({ status }) => status !== 'completed')} />
      ) : (
        <ShortTaskList label={t.recentTasks2} rows={newest} />
      )}
      {newest.length > 0 && (
        <p className="mt-3">
          <Link href="/tasks" className="link">
            {t.allTasks}
          </Link>
        </p>
      )}
    </section>
  );
}
