import type { ReactNode } from 'react';
import type { Account } from '#browser/features/auth/session-machine.ts';
import { Shell } from './shell.tsx';

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
    <Shell account={account} cloud={null} onHeading={onHeading}>
      {children}
    </Shell>
  );
}
