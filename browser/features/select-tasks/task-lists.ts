import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import type { Task } from '#contract/tasks.ts';
import { clearSelection, keepSelected, selectAll, selectTo, toggleSelected } from './selection.ts';

/** A list of tasks on the page, as shortcuts and selection see it. */
export interface TaskListHandle {
  element: () => HTMLElement | null;
  actions: TaskActions;
  /** Returns the tasks in list order. */
  tasks: () => readonly Task[];
  /** Returns true if the list has a row for this task. */
  has: (id: string) => boolean;
  /**
   * Focuses the task `step` away from `from`. Without `from`, focuses the first task, or the last for a step back;
   * step 0 focuses the task that last had focus if it is on screen, or else the first that is. Returns false if there
   * is none.
   */
  focusFrom: (from: string | null, step: 1 | 0 | -1) => boolean;
  edit: (id: string) => void;
  hasDays: boolean;
  /** Returns the day before or after the task's own, in lists grouped by day. */
  dayBeside: (id: string, step: 1 | -1) => string | undefined;
}

let lists: readonly TaskListHandle[] = [];
let lastUsed: TaskListHandle | undefined;
const listeners = new Set<() => void>();

/** Returns the lists in page order. */
const inOrder = () =>
  [...lists].sort((one, other) => {
    const [first, second] = [one.element(), other.element()];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });

export function registerList(list: TaskListHandle): () => void {
  lists = [...lists, list];
  for (const listener of listeners) listener();
  return () => {
    lists = lists.filter((other) => other !== list);
    if (lastUsed === list) lastUsed = undefined;
    listChanged();
    for (const listener of listeners) listener();
  };
}

export const isAnyList = () => lists.length > 0;
/** Returns true if one of the lists is grouped by day. */
export const isAnyListOfDays = () => listOfDays() !== undefined;
export const listOfDays = () => lists.find(({ hasDays }) => hasDays);
export function subscribeToLists(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Drops tasks that are no longer shown from the selection. */
export function listChanged(): void {
  if (lists.length === 0) clearSelection();
  else keepSelected((id) => lists.some((list) => list.has(id)));
}

const listAround = (element: Element | null) =>
  element ? lists.find((list) => list.element()?.contains(element)) : undefined;

/** Returns the focused row and its list. */
export function focusedRowOfLists(): { list: TaskListHandle; id: string } | undefined {
  const { activeElement } = document;
  const list = listAround(activeElement);
  const id = activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (!list || !id || !list.has(id)) return undefined;
  lastUsed = list;
  return { list, id };
}

const currentList = () => focusedRowOfLists()?.list ?? lastUsed ?? inOrder()[0];

/** Focuses the next or previous task, across lists; without focus in a list, focuses a visible row. */
export function stepRow(step: 1 | -1): void {
  const focused = focusedRowOfLists();
  if (!focused) {
    currentList()?.focusFrom(null, 0);
    return;
  }
  if (focused.list.focusFrom(focused.id, step)) return;
  const order = inOrder();
  for (let at = order.indexOf(focused.list) + step; order[at]; at += step)
    if (order[at]?.focusFrom(null, step)) return;
}

/** Returns focus to this task if it is still there, or else to a visible row. */
export function refocusList(id?: string): void {
  const list = currentList();
  if (id === undefined || !list?.has(id) || !list.focusFrom(id, 0)) list?.focusFrom(null, 0);
}

/** Toggles a task, or with Shift selects the range up to it. */
export function handleSelectPress(element: Element, id: string, withShift: boolean): void {
  const list = listAround(element);
  if (withShift && list) selectTo(idsOf(list), id);
  else toggleSelected(id);
}

export const selectAllShown = () => {
  const list = currentList();
  if (list) selectAll(idsOf(list));
};

/** Returns true if the current list asks before deleting. */
export const asksBeforeDelete = () => currentList()?.actions.asksBeforeDelete ?? false;

/** Returns the number of tasks in the current list. */
export const shownCount = () => currentList()?.tasks().length ?? 0;

const idsOf = (list: TaskListHandle) => list.tasks().map(({ id }) => id);
