import { createContext, useContext } from 'react';

/** Those open, the topmost last. */
let open: readonly symbol[] = [];
const listeners = new Set<() => void>();

/** Null where none is open. */
export const getTopModal = (): symbol | null => open.at(-1) ?? null;

/** Calls `listener` when another one is on top, or none is; returns how to stop that. */
export function subscribeToTopModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Puts a modal on top of the others; returns how to take it away. */
export function pushModal(modal: symbol): () => void {
  set([...open, modal]);
  return () => set(open.filter((other) => other !== modal));
}

/** Given by a modal to what is in it. */
export const ModalContext = createContext<symbol | null>(null);

/** The modal a component is in; null on the page itself. */
export const useModal = (): symbol | null => useContext(ModalContext);

function set(next: readonly symbol[]) {
  open = next;
  for (const listener of listeners) listener();
}
