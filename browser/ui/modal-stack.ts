import { createContext, useContext } from 'react';

/** The open modals, the topmost last. */
let stack: readonly symbol[] = [];
const listeners = new Set<() => void>();

/** Returns null where no modal is open. */
export const getTopModal = (): symbol | null => stack.at(-1) ?? null;

/** Calls `listener` when the topmost modal changes; returns a function that unsubscribes. */
export function subscribeToTopModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Puts a modal on top of the others; returns a function that removes it. */
export function pushModal(modal: symbol): () => void {
  setStack([...stack, modal]);
  return () => setStack(stack.filter((other) => other !== modal));
}

export const ModalContext = createContext<symbol | null>(null);

/** Returns the modal a component is in, or null on the page itself. */
export const useModal = (): symbol | null => useContext(ModalContext);

function setStack(next: readonly symbol[]) {
  stack = next;
  for (const listener of listeners) listener();
}
