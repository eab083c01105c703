import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import Mic from 'lucide-react/icons/mic';
import Palette from 'lucide-react/icons/palette';
import { Link } from 'wouter';
import { t } from '#browser/i18n/home.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';

const links = [
  { name: 'import', href: '/settings#import', Icon: Download },
  { name: 'calendars', href: '/settings#calendars', Icon: CalendarDays },
  { name: 'reminders', href: '/settings#notifications', Icon: Bell },
  { name: 'voice', href: '/voice', Icon: Mic },
  { name: 'appearance', href: '/settings#appearance', Icon: Palette },
] as const;

/** Fills the column beside an empty list with links to what is worth setting up, until the tips are hidden. */
export function SetupLinks() {
  const isWanted = useSetting('first_steps');
  if (!isWanted) return null;
  return (
    <section aria-labelledby="setup-links" className="hidden @4xl:block">
      <h2 id="setup-links" className="mb-2 font-medium text-muted text-sm">
        {t.setUpHeddle}
      </h2>
      <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {links.map(({ name, href, Icon }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-11 items-center gap-3 px-3.5 py-2 hover:bg-raised focus-visible:outline-offset-[-2px]"
            >
              <Icon className="size-4.5 shrink-0 text-accent" />
              {t.setupLinks[name]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
