import { useSyncExternalStore } from 'react';

/** Selected tasks across all lists of the page; kept outside React so that only affected rows re-render. */
let selected: ReadonlySet<string> = new Set();
/** True in selection mode, which a touch screen shows before anything is selected. */
let isSelectionMode = false;
/** Task at which a range selection begins. */
let anchor: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ReadonlySet<string>, isSelecting = next.size > 0): void {
  if (
    next.size === selected.size &&
    isSelecting === isSelectionMode &&
    [...next].every((id) => selected.has(id))
  )
    return;
  selected = next;
  isSelectionMode = isSelecting;
  if (next.size === 0) anchor = null;
  for (const listener of listeners) listener();
}

export const selectedIds = () => selected;
export const isChoosing = () => isSelectionMode;

export function toggleSelected(id: string): void {
  anchor = id;
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  // Deselecting the last task keeps selection mode on, since another may follow.
  change(next, isSelectionMode || next.size > 0);
}

/** Selects everything from the task chosen last to this one; `ids` is the list's order. */
export function selectTo(ids: readonly string[], id: string): void {
  const next = new Set(selected);
  for (const between of rangeOf(ids, anchor, id)) next.add(between);
  anchor ??= id;
  change(next);
}

export function selectAll(ids: readonly string[]): void {
  change(new Set([...selected, ...ids]));
}

export const startSelecting = () => change(selected, true);
export const clearSelection = () => change(new Set());

/** Keeps only the tasks that are still shown. */
export function keepSelected(isShown: (id: string) => boolean): void {
  if (selected.size > 0) change(new Set([...selected].filter(isShown)), isSelectionMode);
}

/** Returns the ids between `from` and `to`, inclusive, in list order; only `to` if `from` is gone. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (end < 0) return [];
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export const useIsSelected = (id: string) => useSyncExternalStore(subscribe, () => selected.has(id));
export const useSelectedIds = () => useSyncExternalStore(subscribe, selectedIds);
export const useIsSelecting = () => useSyncExternalStore(subscribe, isChoosing);
