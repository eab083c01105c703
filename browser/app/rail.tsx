import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation, useSearch } from 'wouter';
import { RailTimerSlot } from '#browser/features/focus/timer-slots.tsx';
import {
  footPages,
  mainPages,
  type NavPage,
  tagLinks,
  themePages,
} from '#browser/features/navigation/nav-pages.ts';
import { addTasks } from '#browser/features/navigation/open-overlay.ts';
import { ProjectLinks } from '#browser/features/projects/project-links.tsx';
import { SyncCloud } from '#browser/features/sync/sync-cloud.tsx';
import type { Account } from '#browser/store/account.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { Tooltip } from '#browser/ui/tooltip.tsx';
import { SavedFilterLinks } from './saved-filter-links.tsx';

export interface RailProps {
  account: Account;
  /** Shows labels beside the icons. */
  wide: boolean;
  onSignOut: () => void;
  /** Called with the page the user is about to open, to preload it. */
  onHeading?: (href: string) => void;
}

const item =
  'rail-item relative flex items-center gap-3 rounded-md transition-colors hover:bg-raised focus-visible:outline-offset-[-2px]';

export function Rail({ account, wide, onSignOut, onHeading }: RailProps) {
  const [path] = useLocation();
  const search = useSearch();
  const tag = path === '/' ? new URLSearchParams(search).get('tag') : null;
  const isHere = (href: string) =>
    href.includes('?') ? href === `/?tag=${tag}` : href.toLowerCase() === path.toLowerCase() && !tag;
  const place = (to: NavPage) => (
    <li key={to.href}>
      <RailLink place={to} wide={wide} here={isHere(to.href)} onHeading={onHeading} />
    </li>
  );

  return (
    <div
      className={classNames(
        'rail flex min-h-0 grow flex-col low:overflow-y-auto low:overflow-x-clip low:scroll-pt-16 low:[scrollbar-width:thin]',
        wide ? 'rail-wide' : 'items-center',
      )}
    >
      {!wide && (
        <div className="rail-add low:sticky low:top-0 low:z-1 bg-ground px-2 pt-2">
          <Tooltip text="Add tasks" placement="right">
            <button
              type="button"
              aria-label="Add tasks"
              onClick={addTasks}
              className="grid h-9 pointer-coarse:h-11 w-12 cursor-pointer place-items-center rounded-md bg-accent text-on-accent transition-colors hover:bg-accent-strong"
            >
              <Plus className="size-5" />
            </button>
          </Tooltip>
        </div>
      )}
      <div className="flex min-h-0 w-full low:shrink-0 grow flex-col gap-2 overflow-y-auto low:overflow-visible overflow-x-clip p-2 [scrollbar-width:thin]">
        <nav aria-label="Main">
          <ul>{mainPages.map(place)}</ul>
        </nav>
        <hr className="mx-2 border-hairline" />
        <nav aria-label="Themes">
          <ul>{themePages.map(place)}</ul>
        </nav>
        <ProjectLinks wide={wide} isHere={isHere} onHeading={onHeading} />
        <hr className="mx-2 border-hairline" />
        <nav aria-label="Tags">
          <ul
            className={
              wide ? 'grid grid-cols-2' : 'grid grid-cols-2 justify-items-center pointer-coarse:grid-cols-1'
            }
          >
            {tagLinks.map(({ name, href, color }) => (
              <li key={href}>
                <Named name={name} wide={wide}>
                  <Link
                    href={href}
                    aria-label={wide ? undefined : `Tag ${name}`}
                    aria-current={isHere(href) ? 'page' : undefined}
                    className={classNames(
                      'rail-dot',
                      wide && 'rail-item',
                      'flex items-center gap-3 rounded-md hover:bg-raised aria-[current]:bg-raised',
                    )}
                  >
                    <span style={{ background: color }} className="size-2.5 shrink-0 rounded-full" />
                    {wide && <span>{name}</span>}
                  </Link>
                </Named>
              </li>
            ))}
          </ul>
        </nav>
        <SavedFilterLinks wide={wide} item={item} />
      </div>
      <div className="flex w-full flex-col border-hairline border-t p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <RailTimerSlot wide={wide} />
        <SyncCloud wide={wide} />
        <ul>{footPages.map(place)}</ul>
        {wide && <p className="truncate px-3.5 pt-2 text-muted text-sm">{account.name || account.email}</p>}
        <Tooltip text={account.name.trim() || 'User'} placement="right" describes>
          <button
            type="button"
            aria-label="Sign out"
            onClick={onSignOut}
            className={classNames(item, 'w-full cursor-pointer text-muted hover:text-text')}
          >
            <LogOut className="size-5 shrink-0" />
            {wide && <span>Sign out</span>}
          </button>
        </Tooltip>
      </div>
    </div>
  );
}

function RailLink({
  place: { name, href, Icon, color },
  wide,
  here,
  onHeading,
}: {
  place: NavPage;
  wide: boolean;
  here: boolean;
  onHeading: RailProps['onHeading'];
}) {
  return (
    <Named name={name} wide={wide}>
      <Link
        href={href}
        aria-label={wide ? undefined : name}
        aria-current={here ? 'page' : undefined}
        onPointerEnter={() => onHeading?.(href)}
        onFocus={() => onHeading?.(href)}
        className={classNames(item, here ? 'bg-raised text-text' : 'text-muted hover:text-text')}
      >
        <span style={{ color }} className="flex shrink-0">
          {here && <span className={classNames('rail-here', !color && 'text-accent')} aria-hidden="true" />}
          <Icon className="size-5" />
        </span>
        {wide && <span className="truncate">{name}</span>}
      </Link>
    </Named>
  );
}

function Named({
  name,
  wide,
  children,
}: {
  name: string;
  wide: boolean;
  children: Parameters<typeof Tooltip>[0]['children'];
}) {
  return wide ? (
    children
  ) : (
    <Tooltip text={name} placement="right">
      {children}
    </Tooltip>
  );
}
