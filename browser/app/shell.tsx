import Menu from 'lucide-react/icons/menu';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { SyncLine } from '#browser/features/sync/sync-line.tsx';
import { TaskDetailsHost } from '#browser/features/task-details/task-details-host.tsx';
import { t } from '#browser/i18n/app.ts';
import { confirmSignOut } from '#browser/model/session/confirm-sign-out.ts';
import type { Account } from '#browser/store/account.ts';
import { AskHost } from '#browser/ui/ask.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Mark } from '#browser/ui/logo.tsx';
import { ToastRegion } from '#browser/ui/toast.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { Rail } from './rail.tsx';
import { RailTop } from './rail-top.tsx';
import { TaskListHost } from './task-list-host.tsx';
import { useFoldedRail } from './use-folded-rail.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useSwipe } from './use-swipe.ts';

export interface ShellProps {
  account: Account;
  onHeading: (href: string) => void;
  children: ReactNode;
}

/** Renders the navigation around every signed-in page. */
export function Shell({ account, onHeading, children }: ShellProps) {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  const openMenu = useCallback(() => setOpen(true), []);
  const closeMenu = useCallback(() => setOpen(false), []);
  const { isOpen: isRailOpen, hasRoom, fold } = useFoldedRail(openMenu);
  useKeyboardInset();

  useLayoutEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [path]);

  const swipe = useSwipe('right', openMenu);

  const rail = { account, onHeading, onSignOut: confirmSignOut };
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <a
        href="#main"
        className="fixed top-2 left-2 z-20 rounded-md bg-text px-4 py-3 text-ground not-focus-visible:sr-only"
      >
        {t.skipToContent}
      </a>

      <header className="flex min-h-14 items-center gap-2 border-hairline border-b bg-ground px-2 pt-[env(safe-area-inset-top)] md:hidden">
        <IconButton
          label={t.openMenu}
          icon={<Menu className="size-5" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={openMenu}
          placement="bottom"
          className="size-11"
        />
        <span className="flex items-center gap-2 font-serif text-xl">
          <Mark className="size-6" />
          {t.heddle}
        </span>
      </header>

      <aside
        id="rail"
        className={classNames(
          'sticky top-0 box-content hidden h-dvh shrink-0 flex-col border-hairline border-r pl-[env(safe-area-inset-left)] md:flex',
          isRailOpen ? 'w-60' : 'w-16',
        )}
        {...(!hasRoom && swipe)}
      >
        <Rail {...rail} wide={isRailOpen} top={<RailTop wide={isRailOpen} onFold={fold} />} />
      </aside>

      {open && !hasRoom && (
        <MenuDrawer onClose={closeMenu}>
          <Rail {...rail} wide />
        </MenuDrawer>
      )}

      <main ref={main} id="main" tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
        <SyncLine />
        <div className="grow">{children}</div>
        <TaskListHost />
      </main>
      <BottomNav />
      <TaskDetailsHost />
      <AskHost />
      <ToastRegion />
    </div>
  );
}
