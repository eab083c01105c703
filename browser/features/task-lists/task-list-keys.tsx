import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { openDateDialog } from '#browser/features/navigation/open-date-dialog.ts';
import { openTask } from '#browser/features/navigation/open-task.ts';
import {
  clearSelection,
  selectedIds,
  toggleSelected,
  useIsSelecting,
} from '#browser/features/select-tasks/selection.ts';
import {
  asksBeforeDelete,
  focusedRowOfLists,
  isAnyList,
  isAnyListOfDays,
  listOfDays,
  selectAllShown,
  stepRow,
  subscribeToLists,
} from '#browser/features/select-tasks/task-lists.ts';
import { type Shortcut, useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/task-lists.ts';
import { confirmDelete } from '#browser/model/tasks/confirm-delete.ts';
import {
  completeTasks,
  prioritize,
  removeTasks,
  rescheduleEach,
} from '#browser/model/tasks/task-commands.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Task } from '#contract/tasks.ts';
import type { Priority } from '#contract/vocabularies.ts';

const priorityKeys: readonly [key: string, priority: Priority | null][] = [
  ['1', 'urgent'],
  ['2', 'high'],
  ['3', 'medium'],
  ['4', 'low'],
  ['0', null],
];

/** Binds the list shortcuts while a list is shown, and the task shortcuts while a task has focus or some are selected. */
export function TaskListKeys() {
  const store = useStore();
  const hasLists = useSyncExternalStore(subscribeToLists, isAnyList);
  const hasDays = useSyncExternalStore(subscribeToLists, isAnyListOfDays);
  const choosing = useIsSelecting();
  const onRow = useIsOnRow();
  const hasTargets = hasLists && (choosing || onRow);
  useShortcuts(useMemo(listKeys, []), { isActive: hasLists });
  useShortcuts(
    useMemo(() => taskKeys(store), [store]),
    { isActive: hasTargets },
  );
  useShortcuts(useMemo(rowKeys, []), { isActive: hasLists && onRow });
  useShortcuts(
    useMemo(() => dayKeys(store), [store]),
    { isActive: hasDays && hasTargets },
  );
  useShortcuts(useMemo(choosingKeys, []), { isActive: choosing });
  return null;
}

const key = (
  group: Shortcut['group'],
  keys: string,
  name: string,
  run: Shortcut['run'],
  repeats = false,
): Shortcut => ({ group, keys, name, run, repeats });

const listKeys = () => [
  key('Lists', 'j', t.nextTask, () => stepRow(1), true),
  key('Lists', 'k', t.previousTask, () => stepRow(-1), true),
];

/** Binds keys that must keep their native behavior outside lists, such as the arrows and Enter. */
const rowKeys = () => [
  key('Lists', 'ArrowDown', t.nextTask, () => stepRow(1), true),
  key('Lists', 'ArrowUp', t.previousTask, () => stepRow(-1), true),
  key('Lists', 'x', t.selectOne, selectFocused),
  key('Lists', 'Shift+ArrowDown', t.extendDown, () => selectAndStep(1), true),
  key('Lists', 'Shift+ArrowUp', t.extendUp, () => selectAndStep(-1), true),
  key('Lists', 'Mod+a', t.selectAll, selectAllShown),
  key('Task', 'Enter', t.details, () => openTask(focusedRowOfLists()?.id ?? '')),
  key('Task', 'e', t.edit, () => {
    const row = focusedRowOfLists();
    row?.list.edit(row.id);
  }),
  key('Task', 'Space', t.complete, () => {
    const row = focusedRowOfLists();
    const task = row?.list.tasks().find(({ id }) => id === row.id);
    if (task) row?.list.actions.toggle(task);
  }),
];

const choosingKeys = () => [
  key('Lists', 'm', t.moreActions, () =>
    document.querySelector<HTMLElement>('[data-bulk-bar] button')?.focus(),
  ),
  key('Lists', 'Escape', t.clearSelection, clearSelection),
];

const taskKeys = (store: Store) => [
  ...priorityKeys.map(([keys, priority]) =>
    key('Task', keys, t.prioritize[priority ?? 'none'], () =>
      onTargets(store, (tasks) => prioritize(store, tasks, priority)),
    ),
  ),
  key('Task', 'f', t.startAFocusSession, () => focusOnTarget(store)),
  key('Task', 'd', t.date, () => openDateDialog(targetIds())),
  key('Task', 'c', t.complete, () => onTargets(store, (tasks) => completeTasks(store, tasks))),
  key('Task', 'Delete', t.delete, () => removeTargets(store)),
  key('Task', 'Backspace', t.delete, () => removeTargets(store)),
];

const dayKeys = (store: Store) => [
  key('Task', 'Shift+j', t.moveToTheNextDay, () => moveByDay(store, 1), true),
  key('Task', 'Shift+k', t.moveToThePreviousDay, () => moveByDay(store, -1), true),
];

/** Moves each task by one day from its own; a task that can go no further stays. */
function moveByDay(store: Store, step: 1 | -1): void {
  const list = focusedRowOfLists()?.list ?? listOfDays();
  onTargets(store, (tasks) => rescheduleEach(store, tasks, ({ id }) => list?.dayBeside(id, step)));
}

/** Returns the selected tasks, or else the focused one. */
function targetIds(): readonly string[] {
  if (selectedIds().size > 0) return [...selectedIds()];
  const row = focusedRowOfLists();
  return row ? [row.id] : [];
}

function onTargets(store: Store, run: (tasks: readonly Task[]) => Promise<unknown>): void {
  const tasks = targetIds().flatMap((id) => store.replica.tasks.get(id) ?? []);
  if (tasks.length > 0) toastOnError(run(tasks), t.failedToUpdateTask);
}

/** Starts a focus session for one task: the focused one, or else the only one selected. */
function focusOnTarget(store: Store): void {
  const [selected, ...others] = selectedIds();
  const task = store.replica.tasks.get(focusedRowOfLists()?.id ?? selected ?? '');
  if (!task || (!focusedRowOfLists() && others.length > 0)) return;
  toastOnError(
    import('#browser/model/focus/start-focus.ts').then(({ startFocus }) => startFocus(store, task)),
    t.theTimerCouldNotBe,
  );
}

/** Deletes a single task the way its list does, which may ask for confirmation. */
function removeTargets(store: Store): void {
  const row = focusedRowOfLists();
  const task = row && store.replica.tasks.get(row.id);
  if (selectedIds().size === 0) {
    if (task) row.list.actions.remove(task);
  } else
    onTargets(
      store,
      async (tasks) => (!asksBeforeDelete() || (await confirmDelete(tasks))) && removeTasks(store, tasks),
    );
}

function selectFocused(): void {
  const row = focusedRowOfLists();
  if (row) toggleSelected(row.id);
}

function selectAndStep(step: 1 | -1): void {
  const before = focusedRowOfLists();
  if (before && !selectedIds().has(before.id)) toggleSelected(before.id);
  stepRow(step);
  const after = focusedRowOfLists();
  if (after && after.id !== before?.id && !selectedIds().has(after.id)) toggleSelected(after.id);
}

/** Returns whether focus is in a task row, or in a dialog or menu opened from one. */
function useIsOnRow(): boolean {
  const [onRow, setOnRow] = useState(false);
  useLayoutEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const isOver = target instanceof Element && target.closest('dialog, [popover]') !== null;
      setOnRow((was) => focusedRowOfLists() !== undefined || (was && isOver));
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      // By then a row that moved has its focus back.
      setTimeout(() => document.activeElement === document.body && setOnRow(false));
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return onRow;
}
