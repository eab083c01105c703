import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { onOpenDateDialog } from '#browser/features/navigation/open-date-dialog.ts';
import { clearSelection, useIsSelecting, useSelectedIds } from '#browser/features/select-tasks/selection.ts';
import { refocusList } from '#browser/features/select-tasks/task-lists.ts';
import { TaskListKeys } from '#browser/features/task-lists/task-list-keys.tsx';
import { t } from '#browser/i18n/app.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { loadable } from '#browser/ui/loadable.tsx';
import { LoadFailureNotice, loadableDialog } from '#browser/ui/loadable-part.tsx';

const BulkBar = loadable(
  () => import('#browser/features/bulk-edit/bulk-bar.tsx'),
  ({ props: _, ...failed }) => (
    <div className="sticky bottom-0 z-20 mx-auto max-w-lg px-2 pb-[env(safe-area-inset-bottom)]">
      <LoadFailureNotice {...failed} />
    </div>
  ),
);
const DateDialog = loadableDialog(() => import('#browser/features/plan-days/date-dialog.tsx'));

/** Hosts what all task lists share: shortcuts, the selection with its actions, and the date dialog. */
export function TaskListHost() {
  const store = useStore();
  const choosing = useIsSelecting();
  const selected = useSelectedIds();
  const [dated, setDated] = useState<readonly string[] | null>(null);
  useLayoutEffect(() => onOpenDateDialog(setDated), []);
  useEffect(() => clearSelection, []);
  useEffect(() => dropOnSidebar(store), [store]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-choosing', choosing);
    return () => document.documentElement.removeAttribute('data-choosing');
  }, [choosing]);

  const closeDates = () => {
    const [id] = dated ?? [];
    setDated(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) refocusList(id);
    });
  };
  const tasks = dated?.flatMap((id) => store.replica.tasks.get(id) ?? []);
  return (
    <>
      <TaskListKeys />
      <p role="status" className="sr-only">
        {choosing && t.selected(selected.size)}
      </p>
      <Suspense>{choosing && <BulkBar />}</Suspense>
      {tasks && tasks.length > 0 && <DateDialog tasks={tasks} onClose={closeDates} />}
    </>
  );
}

/** Lets tasks be dragged onto the sidebar, once a mouse has moved. Returns a function that stops it. */
function dropOnSidebar(store: Store): () => void {
  let stop: (() => void) | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const load = async ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || stop) return;
    stop = () => undefined;
    const { watchSidebarDrops } = await import('#browser/features/select-tasks/sidebar-drop.ts');
    const [page, sidebar] = ['main', 'rail'].map((id) => document.getElementById(id));
    if (!signal.aborted && page && sidebar) stop = watchSidebarDrops(store, page, sidebar);
  };
  window.addEventListener('pointermove', (event) => void load(event).catch(() => undefined), {
    signal,
    passive: true,
  });
  return () => {
    listening.abort();
    stop?.();
  };
}
