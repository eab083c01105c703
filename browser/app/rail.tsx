import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { RailTimerSlot } from '#browser/features/focus/timer-slots.tsx';
import { dayPages, footPages, type NavPage } from '#browser/features/navigation/nav-pages.ts';
import { RailLink, railItem } from '#browser/features/navigation/rail-link.tsx';
import { ProjectLinks } from '#browser/features/projects/project-links.tsx';
import { SyncCloud } from '#browser/features/sync/sync-cloud.tsx';
import { t } from '#browser/i18n/app.ts';
import type { Account } from '#browser/store/account.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { Tooltip } from '#browser/ui/tooltip.tsx';
import { SavedFilterLinks } from './saved-filter-links.tsx';
import { TagLinks } from './tag-links.tsx';
import { ThemeLinks } from './theme-links.tsx';
import { ToolLinks } from './tool-links.tsx';

export interface RailProps {
  account: Account;
  /** Shows labels beside the icons. */
  wide: boolean;
  /** Stays in place above what scrolls. */
  top?: ReactNode;
  onSignOut: () => void;
  /** Called with the page the user is about to open, to preload it. */
  onHeading?: (href: string) => void;
}

export function Rail({ account, wide, top, onSignOut, onHeading }: RailProps) {
  const [path] = useLocation();
  const isHere = (href: string) => href.toLowerCase() === path.toLowerCase();
  const context = { wide, isHere, onHeading };
  const place = ({ page, href, Icon }: NavPage) => (
    <li key={href}>
      <RailLink {...context} name={t.pages[page]} href={href} icon={<Icon className="size-5" />} />
    </li>
  );

  return (
    <div
      className={classNames(
        'flex min-h-0 grow touch-pan-y touch-pinch-zoom flex-col low:overflow-y-auto low:overflow-x-clip low:scroll-pt-16 low:[scrollbar-width:thin]',
        wide ? 'rail-wide' : 'items-center',
      )}
    >
      {top}
      <div className="rail-scroll flex min-h-0 w-full low:shrink-0 grow touch-pan-y touch-pinch-zoom flex-col gap-2 overflow-y-auto low:overflow-visible overflow-x-clip px-2 pt-2 pb-4 [scrollbar-width:thin]">
        <nav aria-label={t.main}>
          <ul>{dayPages.map(place)}</ul>
        </nav>
        <ThemeLinks {...context} />
        <ProjectLinks {...context} />
        <SavedFilterLinks {...context} />
        <TagLinks {...context} />
        <ToolLinks {...context} />
      </div>
      <div className="flex w-full flex-col border-hairline border-t p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <RailTimerSlot wide={wide} />
        <SyncCloud wide={wide} />
        <div className={classNames(wide && 'rail-pairs flex flex-wrap')}>
          <ul className="contents">{footPages.map(place)}</ul>
          <Tooltip text={account.name.trim() || t.user} placement="right" describes>
            <button
              type="button"
              aria-label={t.signOut}
              onClick={onSignOut}
              className={classNames(railItem, 'w-full cursor-pointer text-muted hover:text-text')}
            >
              <LogOut className="size-5 shrink-0" />
              {wide && <span className="truncate">{t.signOut}</span>}
            </button>
          </Tooltip>
        </div>
        {wide && <p className="truncate px-3.5 pt-1 text-muted text-sm">{account.name || account.email}</p>}
      </div>
    </div>
  );
}
