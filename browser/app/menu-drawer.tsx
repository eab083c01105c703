import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/app.ts';
import { Mark } from '#browser/ui/logo.tsx';
import { Modal } from '#browser/ui/modal.tsx';
import { useSwipe } from './use-swipe.ts';

interface DrawerProps {
  /** Stable. */
  onClose: () => void;
  children: ReactNode;
}

/** Shows the sidebar over the page, where there is no room beside it. */
export function MenuDrawer({ onClose, children }: DrawerProps) {
  return (
    <Modal
      aria-label={t.menu}
      onClose={onClose}
      className="justify-start"
      panelClassName="from-left flex h-full w-72 max-w-[calc(100vw-3.5rem)] flex-col pl-[env(safe-area-inset-left)] pt-[env(safe-area-inset-top)]"
    >
      <DrawerContent onClose={onClose}>{children}</DrawerContent>
    </Modal>
  );
}

/** Closes by the key that opened it, a swipe back, the button and whatever leads somewhere. */
function DrawerContent({ onClose, children }: DrawerProps) {
  useShortcuts(
    useMemo(
      () => [{ keys: '[', name: t.collapseOrOpenTheSidebar, group: 'Everywhere' as const, run: onClose }],
      [onClose],
    ),
  );
  const swipe = useSwipe('left', onClose);
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <div className="flex min-h-0 grow flex-col" {...swipe}>
      <div className="flex h-14 shrink-0 items-center justify-between border-hairline border-b pr-2 pl-5">
        <span className="flex items-center gap-2 font-serif text-xl">
          <Mark className="size-6" />
          {t.heddle}
        </span>
        {/* It has the focus while the menu slides in, and a tooltip would stay behind. */}
        <button
          type="button"
          aria-label={t.closeMenu}
          onClick={onClose}
          className="grid size-11 cursor-pointer place-items-center rounded-md text-muted hover:bg-raised hover:text-text"
        >
          <X className="size-5" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
      <div className="flex min-h-0 grow flex-col" onClick={closeOnLink}>
        {children}
      </div>
    </div>
  );
}
