import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import type { Task } from '#contract/tasks.ts';
import { clearSelection, keepSelected, selectAll, selectTo, toggleSelected } from './selection.ts';

/** A list of tasks on the page, as the keys and the selection know it. */
export interface TaskListHandle {
  element: () => HTMLElement | null;
  actions: TaskActions;
  /** As they stand in the list. */
  tasks: () => readonly Task[];
  /** Whether a row of this task is there. */
  has: (id: string) => boolean;
  /**
   * Gives the focus to the task `step` away from `from`. Without `from`: to the first one, or the last for a step back,
   * or with step 0 to the one that had it last, if that is on the screen, else to the first that is. False where
   * there is none.
   */
  focusFrom: (from: string | null, step: 1 | 0 | -1) => boolean;
  edit: (id: string) => void;
  hasDays: boolean;
  /** Where days follow each other: the day before or after the one the task stands on. */
  dayBeside: (id: string, step: 1 | -1) => string | undefined;
}

let lists: readonly TaskListHandle[] = [];
let lastUsed: TaskListHandle | undefined;
const listeners = new Set<() => void>();

/** In the order of the page. */
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
/** Whether days follow each other in one of the lists. */
export const isAnyListOfDays = () => listOfDays() !== undefined;
export const listOfDays = () => lists.find(({ hasDays }) => hasDays);
export function subscribeToLists(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears that a list shows other tasks than before. */
export function listChanged(): void {
  if (lists.length === 0) clearSelection();
  else keepSelected((id) => lists.some((list) => list.has(id)));
}

const listAround = (element: Element | null) =>
  element ? lists.find((list) => list.element()?.contains(element)) : undefined;

/** The row with the focus, and its list. */
export function focusedRowOfLists(): { list: TaskListHandle; id: string } | undefined {
  const { activeElement } = document;
  const list = listAround(activeElement);
  const id = activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (!list || !id || !list.has(id)) return undefined;
  lastUsed = list;
  return { list, id };
}

const currentList = () => focusedRowOfLists()?.list ?? lastUsed ?? inOrder()[0];

/** Gives the focus to the next task of the page or the one before, from list to list; without focus in one, to a row that is seen. */
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

/** Gives the focus back to the lists: to this task, where it still is, else to a row that is seen. */
export function refocusList(id?: string): void {
  const list = currentList();
  if (id === undefined || !list?.has(id) || !list.focusFrom(id, 0)) list?.focusFrom(null, 0);
}

/** Selects a task as a press on it does: with Shift everything up to it. */
export function handleSelectPress(element: Element, id: string, withShift: boolean): void {
  const list = listAround(element);
  if (withShift && list) selectTo(idsOf(list), id);
  else toggleSelected(id);
}

export const selectAllShown = () => {
  const list = currentList();
  if (list) selectAll(idsOf(list));
};

/** Whether the list in use asks before it deletes. */
export const asksBeforeDelete = () => currentList()?.actions.asksBeforeDelete ?? false;

/** How many tasks the list in use has. */
export const shownCount = () => currentList()?.tasks().length ?? 0;

const idsOf = (list: TaskListHandle) => list.tasks().map(({ id }) => id);
