import { useSyncExternalStore } from 'react';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import type { Task } from '#contract/tasks.ts';

const WhyThemeDialog = loadableDialog(() => import('./why-theme-dialog.tsx'));

let asked: Task | null = null;
const listeners = new Set<() => void>();

/** Shows why a task is in its theme, and offers the others. */
export const openWhyTheme = (task: Task): void => setAsked(task);

function setAsked(next: Task | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hosts the dialog; rendered once for the whole app. */
export function WhyThemeHost() {
  const task = useSyncExternalStore(subscribe, () => asked);
  return task && <WhyThemeDialog key={task.id} task={task} onClose={() => setAsked(null)} />;
}
