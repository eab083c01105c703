import { useEffect } from 'react';
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
import { LicensesLink } from '#browser/features/licenses/licenses-link.tsx';
import { MailInSection } from '#browser/features/mail-in/mail-in-section.tsx';
import { MindfulnessSection } from '#browser/features/mindfulness/mindfulness-section.tsx';
import { NotificationsSection } from '#browser/features/reminders/notifications-section.tsx';
import { AppearanceSection } from '#browser/features/settings/appearance-section.tsx';
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
import { useStoreStatus } from '#browser/store/use-store.ts';
import { Page } from '#browser/ui/page.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';

const sections = [
  { id: 'profile', name: 'Profile', Section: ProfileSection },
  { id: 'password', name: 'Password', Section: PasswordSection },
  { id: 'two-step', name: 'Two-step sign-in', Section: TwoStepSection },
  { id: 'passkeys', name: 'Passkeys', Section: PasskeysSection },
  { id: 'appearance', name: 'Appearance', Section: AppearanceSection },
  { id: 'sidebar', name: 'Sidebar', Section: SidebarSection },
  { id: 'week-start', name: 'Week', Section: WeekStartSection },
  { id: 'times-of-day', name: 'Times of day', Section: TimesOfDaySection },
  { id: 'timer', name: 'Timer', Section: TimerSection },
  { id: 'mindfulness', name: 'Mindfulness', Section: MindfulnessSection },
  { id: 'recordings', name: 'Voice', Section: RecordingsSection },
  { id: 'notifications', name: 'Notifications', Section: NotificationsSection },
  { id: 'calendars', name: 'Calendars', Section: CalendarsSection },
  { id: 'calendar', name: 'Calendar feeds', Section: FeedsSection },
  { id: 'mail-in', name: 'Email', Section: MailInSection },
  { id: 'save-pages', name: 'Save pages', Section: BookmarkletSection },
  { id: 'shortcuts', name: 'Keyboard', Section: ShortcutsSection },
  { id: 'learned', name: 'Learning', Section: LearnedFilings },
  { id: 'sessions', name: 'Devices', Section: SessionsSection },
  { id: 'access-tokens', name: 'Access tokens', Section: AccessTokensSection },
  { id: 'connected-programs', name: 'Programs', Section: ProgramsSection },
  { id: 'ai-clients', name: 'AI clients', Section: AiClientsSection },
  { id: 'webhooks', name: 'Webhooks', Section: WebhooksSection },
  { id: 'import', name: 'Import', Section: ImportSection },
  { id: 'export', name: 'Export', Section: ExportSection },
  { id: 'delete-account', name: 'Delete', Section: DeleteAccountSection },
];

export default function SettingsPage() {
  const { isLoaded } = useStoreStatus();
  useEffect(() => {
    if (!isLoaded) return;
    goToHash();
    window.addEventListener('hashchange', goToHash);
    return () => window.removeEventListener('hashchange', goToHash);
  }, [isLoaded]);
  return (
    <Page title="Settings" width="columns">
      <div className="gap-x-12 xl:grid xl:grid-cols-[10rem_minmax(0,1fr)]">
        <nav
          aria-label="Settings"
          className="-mx-4 mb-6 overflow-x-auto pr-8 pl-1 [mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] [scrollbar-width:none] sm:-mx-3 sm:px-0 sm:[mask-image:none] xl:sticky xl:top-6 xl:self-start"
        >
          <ul className="flex sm:flex-wrap xl:flex-col">
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex h-9 xl:w-full pointer-coarse:h-11 items-center rounded-md px-3 text-muted hover:bg-raised hover:text-text"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {isLoaded ? (
          <div className="flex max-w-list flex-col gap-10">
            {sections.map(({ id, Section }) => (
              <Section key={id} />
            ))}
            <LicensesLink />
          </div>
        ) : (
          <Skeleton label="Loading settings" lines={8} />
        )}
      </div>
    </Page>
  );
}

/** Scrolls to the section in the address, because the page renders too late for the browser to do so. */
function goToHash(): void {
  const heading = document.getElementById(location.hash.slice(1));
  if (!sections.some(({ id }) => id === heading?.id)) return;
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
