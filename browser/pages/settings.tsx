import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type ComponentType, useEffect } from 'react';
import { Link } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { AboutSection } from '#browser/features/about/about-section.tsx';
import { AccessTokensSection } from '#browser/features/access-tokens/access-tokens-section.tsx';
import { ProgramsSection } from '#browser/features/access-tokens/programs-section.tsx';
import { DeleteAccountSection } from '#browser/features/account/delete-account-section.tsx';
import { ProfileSection } from '#browser/features/account/profile-section.tsx';
import { SessionsSection } from '#browser/features/account/sessions-section.tsx';
import { AiClientsSection } from '#browser/features/ai-clients/ai-clients-section.tsx';
import { BookmarkletSection } from '#browser/features/bookmarklet/bookmarklet-section.tsx';
import { CalendarsSection } from '#browser/features/calendar/calendars-section.tsx';
import { FeedsSection } from '#browser/features/calendar/feeds-section.tsx';
import { ExportSection } from '#browser/features/export/export-section.tsx';
import { TimerSection } from '#browser/features/focus/timer-section.tsx';
import { ImportSection } from '#browser/features/import/import-section.tsx';
import { MailInSection } from '#browser/features/mail-in/mail-in-section.tsx';
import { MindfulnessSection } from '#browser/features/mindfulness/mindfulness-section.tsx';
import { NotificationsSection } from '#browser/features/reminders/notifications-section.tsx';
import { AppearanceSection } from '#browser/features/settings/appearance-section.tsx';
import { ClockSection } from '#browser/features/settings/clock-section.tsx';
import { LanguageSection } from '#browser/features/settings/language-section.tsx';
import { LearnedFilings } from '#browser/features/settings/learned-filings.tsx';
import { ShortcutsSection } from '#browser/features/settings/shortcuts-section.tsx';
import { SidebarSection } from '#browser/features/settings/sidebar-section.tsx';
import { TimesOfDaySection } from '#browser/features/settings/times-of-day-section.tsx';
import { WeekStartSection } from '#browser/features/settings/week-start-section.tsx';
import { PasskeysSection } from '#browser/features/sign-in-methods/passkeys-section.tsx';
import { PasswordSection } from '#browser/features/sign-in-methods/password-section.tsx';
import { TwoStepSection } from '#browser/features/sign-in-methods/two-step-section.tsx';
import { RecordingsSection } from '#browser/features/voice/recordings-section.tsx';
import { WebhooksSection } from '#browser/features/webhooks/webhooks-section.tsx';
import { t } from '#browser/i18n/settings.ts';
import { useStoreStatus } from '#browser/store/use-store.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { Page } from '#browser/ui/page.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';

interface SettingsGroup {
  id: keyof typeof t.groups;
  /** The sections by the ids that addresses such as `/settings#profile` have; the first one is the address of the whole. */
  sections: Record<string, ComponentType>;
}

const groups: readonly SettingsGroup[] = [
  { id: 'account', sections: { profile: ProfileSection, 'delete-account': DeleteAccountSection } },
  {
    id: 'signIn',
    sections: {
      password: PasswordSection,
      'two-step': TwoStepSection,
      passkeys: PasskeysSection,
      sessions: SessionsSection,
    },
  },
  {
    id: 'appearance',
    sections: { appearance: AppearanceSection, language: LanguageSection, sidebar: SidebarSection },
  },
  {
    id: 'dates',
    sections: { 'week-start': WeekStartSection, clock: ClockSection, 'times-of-day': TimesOfDaySection },
  },
  {
    id: 'capture',
    sections: {
      learned: LearnedFilings,
      recordings: RecordingsSection,
      'mail-in': MailInSection,
      'save-pages': BookmarkletSection,
    },
  },
  { id: 'notifications', sections: { notifications: NotificationsSection } },
  { id: 'focus', sections: { timer: TimerSection, mindfulness: MindfulnessSection } },
  { id: 'keyboard', sections: { shortcuts: ShortcutsSection } },
  {
    id: 'connections',
    sections: {
      calendars: CalendarsSection,
      calendar: FeedsSection,
      'access-tokens': AccessTokensSection,
      'connected-programs': ProgramsSection,
      'ai-clients': AiClientsSection,
      webhooks: WebhooksSection,
    },
  },
  { id: 'importAndExport', sections: { import: ImportSection, export: ExportSection } },
  { id: 'about', sections: { about: AboutSection } },
];

const hashOf = ({ sections }: SettingsGroup) => `#${Object.keys(sections)[0]}`;

/** Shows one group of settings beside the list of all; where there is no room for both, the list leads to each. */
export default function SettingsPage() {
  const { isLoaded } = useStoreStatus();
  const hash = useLocationProperty(() => location.hash);
  const hasRoom = useMediaQuery('(min-width: 48rem)');
  const named = groups.find(({ sections }) => Object.hasOwn(sections, hash.slice(1)));
  const shown = named ?? (hasRoom ? groups[0] : undefined);
  useEffect(() => {
    if (isLoaded && named) goToSection(hash, hash === hashOf(named));
  }, [isLoaded, hash, named]);
  return (
    <Page title={t.settings} width="columns">
      <div className="gap-x-12 md:grid md:grid-cols-[11rem_minmax(0,1fr)]">
        {hasRoom || !shown ? (
          <GroupList shown={shown} />
        ) : (
          <Link href="/settings" className="link -mt-3 mb-4 inline-flex min-h-11 items-center gap-1">
            <ChevronLeft className="size-4" /> {t.allSettings}
          </Link>
        )}
        {shown &&
          (isLoaded ? (
            <div className="flex min-w-0 max-w-list flex-col gap-10">
              {Object.entries(shown.sections).map(([id, Section]) => (
                <Section key={id} />
              ))}
            </div>
          ) : (
            <Skeleton label={t.loadingSettings} lines={8} />
          ))}
      </div>
    </Page>
  );
}

function GroupList({ shown }: { shown: SettingsGroup | undefined }) {
  return (
    <nav aria-label={t.settings} className="-ml-3 md:sticky md:top-6 md:self-start">
      <ul className="max-md:divide-y max-md:divide-hairline">
        {groups.map((group) => (
          <li key={group.id}>
            <Link
              href={`/settings${hashOf(group)}`}
              aria-current={group === shown ? 'page' : undefined}
              className={classNames(
                'flex min-h-9 max-md:min-h-12 pointer-coarse:min-h-11 items-center rounded-md px-3 py-1.5 leading-snug hover:bg-raised hover:text-text',
                group === shown ? 'bg-raised text-text' : 'text-muted max-md:text-text',
              )}
            >
              {t.groups[group.id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the section in the address, because the page renders too late for the browser to do so. */
function goToSection(hash: string, isFirst: boolean): void {
  const heading = document.getElementById(hash.slice(1));
  if (isFirst) window.scrollTo(0, 0);
  else heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
