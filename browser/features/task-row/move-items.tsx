import { t } from '#browser/i18n/task-row.ts';
import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { inboxLook, type ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useRows } from '#browser/store/use-store.ts';
import { MenuGroup, MenuItem } from '#browser/ui/menu.tsx';
import type { Task } from '#contract/tasks.ts';
import { isThemeChosen } from '#domain/user-filings.ts';

/** Lists every theme, and the threads of the task's own theme, as menu items to move the task to. */
export function MoveItems({ task, looks, actions }: { task: Task; looks: ThemeLooks; actions: TaskActions }) {
  const here = looks.of(task.theme_id);
  const threads = useRows('threads').filter(
    ({ id, theme_id, closed_at }) => theme_id === here.id && (closed_at === null || id === task.thread_id),
  );
  const thread = threads.find(({ id }) => id === task.thread_id);
  return (
    <>
      <MenuGroup label={t.moveTo}>
        {[inboxLook, ...looks.list].map((to) => (
          <MenuItem
            key={to.id}
            checked={to === here}
            icon={<to.Icon className="size-4" style={{ color: to.color }} />}
            onSelect={() =>
              (to !== here || !isThemeChosen(task)) && actions.move(task, { theme_id: to.id }, to.name)
            }
          >
            {to.name}
          </MenuItem>
        ))}
      </MenuGroup>
      {threads.length > 0 && (
        <MenuGroup label={t.thread}>
          {[...threads, undefined].map((to) => (
            <MenuItem
              key={to?.id ?? 'none'}
              checked={to === thread}
              onSelect={() =>
                to !== thread && actions.move(task, { thread_id: to?.id ?? null }, to?.title ?? here.name)
              }
            >
              {to?.title ?? t.none}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
    </>
  );
}
