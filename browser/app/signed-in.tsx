import { Fragment, type ReactNode } from 'react';
import { CaptureRecovery } from '#browser/features/capture/capture-recovery.tsx';
import { RefinementNotices } from '#browser/features/filing/refinement-notices.tsx';
import { WhyThemeHost } from '#browser/features/filing/why-theme.tsx';
import { TimerEverywhere } from '#browser/features/focus/timer-slots.tsx';
import { ApplyLanguage } from '#browser/features/language/apply-language.tsx';
import { ApplyAppearance } from '#browser/features/settings/apply-appearance.tsx';
import { useLanguage } from '#browser/i18n/language.ts';
import { syncWallZone } from '#browser/model/session/sync-wall-zone.ts';
import type { Account } from '#browser/store/account.ts';
import { AppShortcuts } from './app-shortcuts.tsx';
import { InlineEditorHost } from './inline-editor-host.tsx';
import { RecordingsHost } from './recordings-host.tsx';
import { RemindersHost } from './reminders-host.tsx';
import { ShareHost } from './share-host.tsx';
import { Shell } from './shell.tsx';
import { StoreProvider } from './store-provider.tsx';
import { TalkHost } from './talk-host.tsx';
import './signed-in.css';

syncWallZone();

/** Renders everything that is loaded only after sign-in. */
export default function SignedIn({
  account,
  onHeading,
  children,
}: {
  account: Account;
  onHeading: (href: string) => void;
  children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <StoreProvider account={account}>
      <ApplyAppearance />
      <ApplyLanguage />
      <CaptureRecovery />
      <RecordingsHost />
      <ShareHost />
      {/* Rendered anew in another language, since texts are read where they are rendered. */}
      <Fragment key={language}>
        <WhyThemeHost />
        <RefinementNotices />
        <TimerEverywhere />
        <AppShortcuts />
        <RemindersHost />
        <TalkHost />
        <Shell account={account} onHeading={onHeading}>
          <InlineEditorHost>{children}</InlineEditorHost>
        </Shell>
      </Fragment>
    </StoreProvider>
  );
}
