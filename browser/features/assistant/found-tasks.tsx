import { useState } from 'react';
import { ThemeQuestion } from '#browser/features/filing/theme-question.tsx';
import { TaskLink } from '#browser/features/task-row/task-link.tsx';
import { t } from '#browser/i18n/assistant.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Button } from '#browser/ui/button.tsx';
import type { Task } from '#contract/tasks.ts';

const initiallyShown = 5;
const maxShown = 50;

/** Lists the first tasks that were found, each as a link to its details. */
export function FoundTasks({ title, tasks }: { title?: string; tasks: readonly Task[] }) {
  const looks = useThemeLooks();
  const [all, setAll] = useState(false);
  if (tasks.length === 0) return null;
  const shown = tasks.slice(0, all ? maxShown : initiallyShown);
  const hidden = tasks.length - shown.length;
  return (
    <>
      {title && <h3 className="mt-3 font-medium text-muted text-sm">{title}</h3>}
      <ul className="-ml-1 mt-1" aria-label={title ?? t.found}>
        {shown.map((task) => (
          <li key={task.id}>
            <TaskLink task={task} look={looks.of(task.theme_id)} />
            <div className="-mt-1.5 px-3 pb-2.5 empty:hidden">
              <ThemeQuestion task={task} />
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 &&
        (all ? (
          <p className="pl-2 text-muted text-sm">{t.andMore(hidden)}</p>
        ) : (
          <Button look="quiet" size="compact" onClick={() => setAll(true)}>
            {t.showMore(Math.min(hidden, maxShown - initiallyShown))}
          </Button>
        ))}
    </>
  );
}
