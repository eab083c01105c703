import { Suspense } from 'react';
import { t } from '#browser/i18n/mail-in.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';

const MailInSettings = loadablePart(() => import('./mail-in-settings.tsx'));

export function MailInSection() {
  return (
    <Section id="mail-in" title={t.addTasksByEmail} lead={t.sendOrForwardAnEmail}>
      <Suspense fallback={<Skeleton label={t.loadingMailIn} />}>
        <MailInSettings />
      </Suspense>
    </Section>
  );
}
