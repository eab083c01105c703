import { useSyncExternalStore } from 'react';

/** The tasks that are selected, on whichever list of the page: outside of the rows, so that only those change that do. */
let selected: ReadonlySet<string> = new Set();
/** Whether somebody is choosing, which a touch screen shows before anything is chosen. */
let choosing = false;
/** Where a range begins. */
let anchor: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ReadonlySet<string>, isSelecting = next.size > 0): void {
  if (next.size === selected.size && isSelecting === choosing && [...next].every((id) => selected.has(id)))
    return;
  selected = next;
  choosing = isSelecting;
  if (next.size === 0) anchor = null;
  for (const listener of listeners) listener();
}

export const selectedIds = () => selected;
export const isChoosing = () => choosing;

export function toggleSelected(id: string): void {
  anchor = id;
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  // Who took the last one away may be about to choose another.
  change(next, choosing || next.size > 0);
}

/** Selects what is between the task chosen last and this one; `ids` is the list's order. */
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

/** Keeps only what can still be seen. */
export function keepSelected(isShown: (id: string) => boolean): void {
  if (selected.size > 0) change(new Set([...selected].filter(isShown)), choosing);
}

/** From `from` to `to` as they stand in the list, both included, whichever comes first. Only `to` where `from` is gone. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (end < 0) return [];
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export const useIsSelected = (id: string) => useSyncExternalStore(subscribe, () => selected.has(id));
export const useSelectedIds = () => useSyncExternalStore(subscribe, selectedIds);
export const useIsSelecting = () => useSyncExternalStore(subscribe, isChoosing);
