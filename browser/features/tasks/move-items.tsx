import { inboxLook, type ThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { useRows } from '#browser/store/store-provider.tsx';
import { MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import type { Task } from '#contract/tasks.ts';
import type { TaskActions } from './use-task-actions.ts';

/** Where a task can go: every theme, and the threads of its own. */
export function MoveItems({ task, looks, actions }: { task: Task; looks: ThemeLooks; actions: TaskActions }) {
  const here = looks.of(task.theme_id);
  const threads = useRows('threads').filter(({ theme_id }) => theme_id === here.id);
  const thread = threads.find(({ id }) => id === task.thread_id);
  return (
    <>
      {[inboxLook, ...looks.list].map((to) => (
        <MenuItem
          key={to.id}
          checked={to === here}
          icon={<to.Icon className="size-4" style={{ color: to.color }} />}
          onSelect={() => to !== here && actions.move(task, { theme_id: to.id }, to.name)}
        >
          {to.name}
        </MenuItem>
      ))}
      {threads.length > 0 && <MenuSeparator />}
      {threads.map((to) => (
        <MenuItem
          key={to.id}
          checked={to === thread}
          onSelect={() => to !== thread && actions.move(task, { thread_id: to.id }, to.title)}
        >
          {to.title}
        </MenuItem>
      ))}
      {thread && (
        <MenuItem onSelect={() => actions.move(task, { thread_id: null }, here.name)}>
          Out of its thread
        </MenuItem>
      )}
    </>
  );
}
