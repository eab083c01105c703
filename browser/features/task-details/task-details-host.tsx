import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { beside, closeTask, useOpenTaskId } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/app.ts';
import { loadable } from '#browser/ui/loadable.tsx';
import { LoadFailureNotice } from '#browser/ui/loadable-part.tsx';
import { Sheet } from '#browser/ui/sheet.tsx';

const TaskPanel = loadable(
  () => import('./task-panel.tsx'),
  ({ props: _, ...failed }) => (
    <Sheet onClose={closeTask} title={t.details} side={matchMedia(beside).matches ? 'right' : 'bottom'}>
      <LoadFailureNotice {...failed} />
    </Sheet>
  ),
);

/** Shows the details of the task in the address; mounted once for the whole app. */
export function TaskDetailsHost() {
  const id = useOpenTaskId();
  useFocusBack(id);
  return <Suspense>{id !== null && <TaskPanel key={id} id={id} />}</Suspense>;
}

/** Returns focus to whatever opened the details, or to the task's card, when they close. */
function useFocusBack(id: string | null): void {
  const opened = useRef<{ by: Element | null; id: string }>(undefined);

  // Must run before the panel takes focus.
  useLayoutEffect(() => {
    const by = document.activeElement;
    const fromPanel = by?.closest('[data-task-panel]');
    if (id !== null && !(fromPanel && opened.current)) opened.current = { by, id };
  }, [id]);

  useEffect(() => {
    const last = opened.current;
    if (id !== null || !last) return;
    opened.current = undefined;
    // Runs after a sheet or an opening popover has restored focus itself.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusBack(last);
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}

function focusBack({ by, id }: { by: Element | null; id: string }): void {
  const card = document.querySelector(`[data-task="${CSS.escape(id)}"]`);
  const controls = card?.querySelectorAll<HTMLElement>('[data-open], [data-edit], [data-more]') ?? [];
  const onCard = [...controls].find((control) => control.offsetParent !== null);
  const opener = by instanceof HTMLElement && by.isConnected && by !== document.body ? by : onCard;
  (opener ?? document.getElementById('main'))?.focus();
}
