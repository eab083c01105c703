import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { PhoneTimerSlot } from '#browser/features/focus/timer-slots.tsx';
import { addTasks, openPalette } from '#browser/features/navigation/open-overlay.ts';
import { useHoldToTalk } from '#browser/features/navigation/use-hold-to-talk.ts';
import { t } from '#browser/i18n/app.ts';
import { classNames } from '#browser/ui/class-names.ts';

const item =
  'relative flex h-full w-full cursor-pointer flex-col items-center justify-center text-sm transition-colors hover:text-text focus-visible:outline-offset-[-2px]';
const quiet = 'text-muted';
const icon = 'size-5';

/** Renders the phone's bottom navigation; held, its Add tasks records. It hides behind the keyboard and the bar for selected tasks. */
export function BottomNav() {
  const add = useHoldToTalk(addTasks);
  return (
    <nav
      aria-label={t.quickAccess}
      className="thumb-bar sticky bottom-0 z-10 border-hairline border-t bg-ground pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] md:hidden"
    >
      <PhoneTimerSlot />
      <ul className="mx-auto grid h-14 max-w-lg grid-cols-5">
        <li>
          <ToPlace href="/" name={t.pages.home} icon={<House className={icon} />} />
        </li>
        <li>
          <ToPlace href="/today" name={t.pages.today} icon={<Sun className={icon} />} />
        </li>
        <li className="grid place-items-center">
          <button
            type="button"
            aria-label={t.addTasks}
            {...add}
            className="grid touch-none select-none h-11 w-14 cursor-pointer place-items-center rounded-md bg-accent text-on-accent transition-colors hover:bg-accent-strong"
          >
            <Plus className="size-6" />
          </button>
        </li>
        <li>
          <ToPlace href="/upcoming" name={t.pages.upcoming} icon={<CalendarDays className={icon} />} />
        </li>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={openPalette}
            className={classNames(item, quiet)}
          >
            <Search className={icon} />
            <span className="max-w-full truncate">{t.search}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

function ToPlace({ href, name, icon }: { href: string; name: string; icon: ReactNode }) {
  const [path] = useLocation();
  const isFiltered = new URLSearchParams(useSearch()).has('tag');
  const here = path === href && !isFiltered;
  return (
    <Link href={href} aria-current={here ? 'page' : undefined} className={classNames(item, !here && quiet)}>
      {here && <span className="absolute inset-x-4 top-0 h-0.5 rounded-full bg-accent" aria-hidden="true" />}
      {icon}
      <span className="max-w-full truncate">{name}</span>
    </Link>
  );
}
