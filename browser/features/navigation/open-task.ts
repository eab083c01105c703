import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

const parameter = 'task';

/** State of a history entry that opened a task, so that closing the task goes back. */
interface OpenedHere {
  taskOpenedHere: true;
}

const wasOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'taskOpenedHere' in state;

/** From this width on, details appear beside the list; matches `--breakpoint-panel` in tokens.css. */
export const beside = '(min-width: 68.75rem)';

/** Returns the address of a task's details, on any page. */
export const taskHref = (id: string) => `/tasks?${parameter}=${encodeURIComponent(id)}`;

/** Returns the id of the task whose details are open, from the address. */
export const useOpenTaskId = (): string | null => new URLSearchParams(useSearch()).get(parameter);

/** Opens a task's details on the current page. One step back closes them, however many tasks were opened. */
export function openTask(id: string): void {
  const isOpen = new URLSearchParams(location.search).has(parameter);
  const state: OpenedHere | null = !isOpen || wasOpenedHere(history.state) ? { taskOpenedHere: true } : null;
  navigate(addressWith(id), { replace: isOpen, state });
}

/** Closes the details; the page keeps its scroll position. */
export function closeTask(): void {
  if (!wasOpenedHere(history.state)) {
    navigate(addressWith(null), { replace: true });
    return;
  }
  const { scrollX, scrollY } = window;
  window.addEventListener('popstate', () => window.scrollTo(scrollX, scrollY), { once: true });
  history.back();
}

function addressWith(id: string | null): string {
  const search = new URLSearchParams(location.search);
  if (id === null) search.delete(parameter);
  else search.set(parameter, id);
  return location.pathname + (search.size > 0 ? `?${search}` : '') + location.hash;
}
