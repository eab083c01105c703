import { Suspense } from 'react';
import { t } from '#browser/i18n/sign-in-methods.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { passkeysId } from './passkeys-id.ts';

const PasskeyList = loadablePart(() => import('./passkey-list.tsx'));

export function PasskeysSection() {
  return (
    <Section id={passkeysId} title={t.passkeys} lead={t.signInWithYourFingerprint}>
      <Suspense fallback={<Skeleton label={t.loadingYourPasskeys} />}>
        <PasskeyList />
      </Suspense>
    </Section>
  );
}
