import type { ReactNode } from 'react';
import type { Account } from '#browser/features/auth/session-machine.ts';
import { keepWallZone } from '#browser/features/auth/wall-zone.ts';
import { CaptureRecovery } from '#browser/features/capture/capture-recovery.tsx';
import { WhyThemeHost } from '#browser/features/capture/why-theme.tsx';
import { AppearanceKeeper } from '#browser/features/settings/appearance-keeper.tsx';
import { AppShortcuts } from '#browser/features/shortcuts/app-shortcuts.tsx';
import { StoreProvider } from '#browser/store/store-provider.tsx';
import { Shell } from './shell.tsx';
import './signed-in.css';

keepWallZone();

/** Everything that is loaded only once somebody is signed in. */
export default function SignedIn({
  account,
  onHeading,
  children,
}: {
  account: Account;
  onHeading: (href: string) => void;
  children: ReactNode;
}) {
  return (
    <StoreProvider account={account}>
      <AppearanceKeeper />
      <CaptureRecovery />
      <WhyThemeHost />
      <AppShortcuts />
      <Shell account={account} onHeading={onHeading}>
        {children}
      </Shell>
    </StoreProvider>
  );
}
