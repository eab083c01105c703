import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import Folder from 'lucide-react/icons/folder';
import Shapes from 'lucide-react/icons/shapes';
import Spline from 'lucide-react/icons/spline';
import Tags from 'lucide-react/icons/tags';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { openDateDialog } from '#browser/features/navigation/open-date-dialog.ts';
import { clearSelection, useSelectedIds } from '#browser/features/select-tasks/selection.ts';
import {
  asksBeforeDelete,
  refocusList,
  selectAllShown,
  shownCount,
} from '#browser/features/select-tasks/task-lists.ts';
import { t } from '#browser/i18n/bulk-edit.ts';
import { confirmDelete } from '#browser/model/tasks/confirm-delete.ts';
import { priorityOptions } from '#browser/model/tasks/priority-options.ts';
import {
  changeTasks,
  completeTasks,
  describeTasks,
  prioritize,
  removeTasks,
} from '#browser/model/tasks/task-commands.ts';
import { inboxLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { Spinner } from '#browser/ui/spinner.tsx';
import { usePublishedHeight } from '#browser/ui/use-published-height.ts';
import type { Task } from '#contract/tasks.ts';

const BulkPlaceDialog = loadableDialog(() => import('./bulk-place-dialog.tsx'));
const BulkTagsDialog = loadableDialog(() => import('./bulk-tags-dialog.tsx'));

const icon = 'size-5';
type Asked = 'thread' | 'project' | 'tags';

/** Renders the bar of actions for the selected tasks at the foot of the page. */
export default function BulkBar() {
  const store = useStore();
  const looks = useThemeLooks();
  const selected = useSelectedIds();
  const rows = useRows('tasks');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tasks are read from these rows
  const tasks = useMemo(
    () => [...selected].flatMap((id) => store.replica.tasks.get(id) ?? []),
    [selected, store, rows],
  );
  const [working, setWorking] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar);
  useFocusBack(bar);

  const none = tasks.length === 0;
  const reopens = !none && tasks.every(({ status }) => status === 'completed');
  const run = async (change: (tasks: readonly Task[]) => Promise<unknown>, isLast = false) => {
    if (none || working) return;
    setWorking(true);
    await change(tasks);
    setWorking(false);
    if (isLast) clearSelection();
  };
  const remove = async () => {
    if (none || working || (asksBeforeDelete() && !(await confirmDelete(tasks)))) return;
    await run((tasks) => removeTasks(store, tasks), true);
  };
  // A disabled button would lose focus.
  const button = { placement: 'top' as const, 'aria-disabled': none || working || undefined };
  const all = shownCount();
  const selectRest = () => {
    bar.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    selectAllShown();
  };

  return (
    <>
      <div
        ref={bar}
        className="pointer-events-none sticky bottom-[var(--keyboard,0px)] z-20 flex justify-center px-2 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <div
          role="toolbar"
          aria-label={t.selectedTasks}
          aria-busy={working || undefined}
          data-bulk-bar
          onKeyDown={walk}
          className="appear pointer-events-auto flex max-w-full flex-wrap items-center justify-center gap-x-1 rounded-md border border-hairline bg-surface px-1.5 py-1 floating"
        >
          <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
            <span className="flex items-center gap-2 pl-2.5 font-medium text-sm tabular-nums">
              {working && <Spinner />}
              {t.selected(tasks.length)}
            </span>
            {tasks.length < all && (
              <Button size="compact" look="quiet" onClick={selectRest}>
                {t.selectAll(all)}
              </Button>
            )}
            <IconButton
              label={t.clearSelection}
              icon={<X className={icon} />}
              placement="top"
              onClick={clearSelection}
              className="sm:hidden"
            />
          </div>
          <span className="mx-1 h-6 w-px bg-hairline max-sm:hidden" />
          <div className="grid auto-cols-fr grid-flow-col max-sm:w-full">
            <IconButton
              {...button}
              data-first
              label={reopens ? t.reopen : t.complete}
              icon={<CircleCheck className={icon} />}
              onClick={() => run((tasks) => completeTasks(store, tasks), true)}
            />
            <Menu
              label={t.themeOfTheSelectedTasks}
              trigger={<IconButton {...button} label={t.theme} icon={<Shapes className={icon} />} />}
            >
              {[inboxLook, ...looks.list].map(({ id, name, Icon, color }) => (
                <MenuItem
                  key={id}
                  icon={<Icon className="size-4" style={{ color }} />}
                  onSelect={() =>
                    run((tasks) =>
                      changeTasks(
                        store,
                        tasks,
                        () => ({ theme_id: id }),
                        (moved) => t.movedTo(describeTasks(moved), name),
                      ),
                    )
                  }
                >
                  {name}
                </MenuItem>
              ))}
            </Menu>
            <IconButton
              {...button}
              label={t.thread}
              icon={<Spline className={icon} />}
              onClick={() => setAsked('thread')}
            />
            <IconButton
              {...button}
              label={t.project}
              icon={<Folder className={icon} />}
              onClick={() => setAsked('project')}
            />
            <Menu
              label={t.priorityOfTheSelectedTasks}
              trigger={<IconButton {...button} label={t.priority} icon={<Flag className={icon} />} />}
            >
              {priorityOptions()
                .toReversed()
                .map(({ label, priority }) => (
                  <MenuItem key={label} onSelect={() => run((tasks) => prioritize(store, tasks, priority))}>
                    {label}
                  </MenuItem>
                ))}
            </Menu>
            <IconButton
              {...button}
              label={t.date}
              icon={<CalendarDays className={icon} />}
              onClick={() => openDateDialog(tasks.map(({ id }) => id))}
            />
            <IconButton
              {...button}
              label={t.tags}
              icon={<Tags className={icon} />}
              onClick={() => setAsked('tags')}
            />
            <IconButton {...button} label={t.delete} icon={<Trash className={icon} />} onClick={remove} />
            <IconButton
              label={t.clearSelection}
              icon={<X className={icon} />}
              placement="top"
              onClick={clearSelection}
              className="max-sm:hidden"
            />
          </div>
        </div>
      </div>

      {(asked === 'thread' || asked === 'project') && (
        <BulkPlaceDialog
          kind={asked}
          tasks={tasks}
          onChange={(change, say) =>
            run((tasks) =>
              changeTasks(
                store,
                tasks,
                () => change,
                (moved) => say(describeTasks(moved)),
              ),
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'tags' && <BulkTagsDialog tasks={tasks} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Moves focus along the bar with the left and right arrows, Home and End. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('[role="menu"]')) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([role])')].filter(
    (button) => button.offsetParent !== null,
  );
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

/** Returns focus to the list when the bar closes. */
function useFocusBack(bar: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement))
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) refocusList();
        });
    };
  }, [bar]);
}
