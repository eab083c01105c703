import { useState } from 'react';
import { TaskLink } from '#browser/features/task-row/task-link.tsx';
import { t } from '#browser/i18n/review.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Button } from '#browser/ui/button.tsx';
import type { Task } from '#contract/tasks.ts';

/** Tasks shown before somebody asks for all. */
const firstTasks = 12;

/** Lists tasks as links to their details; with `groupOf`, under a heading for each group, in the order of the tasks. */
export function TaskLinks({
  label,
  tasks,
  groupOf,
}: {
  label: string;
  tasks: readonly Task[];
  groupOf?: (task: Task) => string;
}) {
  const looks = useThemeLooks();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, firstTasks);
  if (tasks.length === 0) return null;
  return (
    <>
      <div className="flex flex-col gap-5">
        {[...Map.groupBy(shown, (task) => groupOf?.(task) ?? '')].map(([group, grouped]) => (
          <div key={group}>
            {group !== '' && <h3 className="mb-1 font-medium text-muted text-sm">{group}</h3>}
            <ul aria-label={group === '' ? label : `${label}, ${group}`} className="-mx-3 flex flex-col">
              {grouped.map((task) => (
                <li key={task.id}>
                  <TaskLink task={task} look={looks.of(task.theme_id)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {shown.length < tasks.length && (
        <Button look="quiet" size="compact" className="mt-1 -ml-3" onClick={() => setWhole(true)}>
          {t.showAll(tasks.length)}
        </Button>
      )}
    </>
  );
}
