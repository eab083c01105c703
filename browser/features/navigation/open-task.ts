import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

const parameter = 'task';

/** What a step of the browser's history that opened a task carries, so that closing it goes back. */
interface OpenedHere {
  taskOpenedHere: true;
}

const wasOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'taskOpenedHere' in state;

/** From here on they stand beside the list; as `--breakpoint-panel` in tokens.css. */
export const beside = '(min-width: 68.75rem)';

/** The address of a task's details, wherever somebody comes from. */
export const taskHref = (id: string) => `/tasks?${parameter}=${encodeURIComponent(id)}`;

/** The task whose details are open, by the address. */
export const useOpenTaskId = (): string | null => new URLSearchParams(useSearch()).get(parameter);

/** Shows the details of a task on the page where one is. One step back closes them, however many were looked at. */
export function openTask(id: string): void {
  const isOpen = new URLSearchParams(location.search).has(parameter);
  const state: OpenedHere | null = !isOpen || wasOpenedHere(history.state) ? { taskOpenedHere: true } : null;
  navigate(addressWith(id), { replace: isOpen, state });
}

/** Closes the details; the page stays where it is scrolled to. */
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
