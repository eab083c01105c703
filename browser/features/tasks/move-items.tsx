import type { ReactNode } from 'react';
import { inboxLook, type ThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { useRows } from '#browser/store/store-provider.tsx';
import { MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import type { Task } from '#contract/tasks.ts';
import type { TaskActions } from './use-task-actions.ts';

/** Where a task can go: every theme, and the threads of its own. */
export function MoveItems({ task, looks, actions }: { task: Task; looks: ThemeLooks; actions: TaskActions }) {
  const here = looks.of(task.theme_id);
  const threads = useRows('threads').filter(
    ({ id, theme_id, closed_at }) => theme_id === here.id && (closed_at === null || id === task.thread_id),
  );
  const thread = threads.find(({ id }) => id === task.thread_id);
  return (
    <>
      <Choices label="Move to">
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
      </Choices>
      {threads.length > 0 && (
        <Choices label="Thread">
          {[...threads, undefined].map((to) => (
            <MenuItem
              key={to?.id ?? 'none'}
              checked={to === thread}
              onSelect={() =>
                to !== thread && actions.move(task, { thread_id: to?.id ?? null }, to?.title ?? here.name)
              }
            >
              {to?.title ?? 'None'}
            </MenuItem>
          ))}
        </Choices>
      )}
    </>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="min-w-0">
      <MenuSeparator />
      <p aria-hidden="true" className="px-2.5 pt-1 pb-0.5 text-muted text-sm">
        {label}
      </p>
      {children}
    </fieldset>
  );
}
