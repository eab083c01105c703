import { Suspense } from 'react';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { passkeysId } from './passkeys-id.ts';

const PasskeyList = loadablePart(() => import('./passkey-list.tsx'));

export function PasskeysSection() {
  return (
    <Section
      id={passkeysId}
      title="Passkeys"
      lead="Sign in with your fingerprint, your face or your screen lock, without your password and without a code."
    >
      <Suspense fallback={<Skeleton label="Loading your passkeys" />}>
        <PasskeyList />
      </Suspense>
    </Section>
  );
}
