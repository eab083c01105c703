import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { beside, closeTask } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/app.ts';
import { t as taskDetailsTexts } from '#browser/i18n/task-details.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { getTopModal } from '#browser/ui/modal-stack.ts';
import { Sheet } from '#browser/ui/sheet.tsx';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';
import { OpenedFields } from './opened-fields.tsx';
import { TaskDetails } from './task-details.tsx';

/** Shows a task's details beside the list where there is room, or else over it. */
export default function TaskPanel({ id }: { id: string }) {
  const isBeside = useMediaQuery(beside);
  const content = <TaskDetails id={id} />;
  if (isBeside) return <SidePanel>{content}</SidePanel>;
  return (
    <OpenedFields>
      <Sheet onClose={closeTask} title={t.details}>
        <div data-task-panel>{content}</div>
      </Sheet>
    </OpenedFields>
  );
}

/** Renders a non-modal panel, so that the list stays usable; it takes focus when it opens. */
function SidePanel({ children }: { children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <aside
      data-task-panel
      aria-labelledby={id}
      className="sticky top-0 flex h-dvh w-104 shrink-0 flex-col border-hairline border-l bg-surface pr-[env(safe-area-inset-right)]"
    >
      <OpenedFields>
        <header className="flex items-center gap-2 border-hairline border-b py-2 pr-2 pl-5">
          <h2 ref={heading} id={id} tabIndex={-1} className="grow font-serif text-xl outline-none">
            {t.details}
          </h2>
          <IconButton
            label={taskDetailsTexts.closeDetails}
            icon={<X className="size-5" />}
            onClick={closeTask}
            placement="bottom"
          />
        </header>
        <div className="relative grow overflow-y-auto px-5 pt-4 pb-8">{children}</div>
      </OpenedFields>
    </aside>
  );
}

/** Closes the details on Escape, wherever the focus is, unless something else takes the key: a dialog, a menu or a field. */
function closeOnEscape(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
  if (getTopModal() !== null || document.querySelector('[popover="auto"]:popover-open')) return;
  // The browser itself clears it.
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return;
  closeTask();
}
