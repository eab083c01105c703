import { Suspense } from 'react';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { loadingMailIn } from './mail-in-words.ts';

const MailInSettings = loadablePart(() => import('./mail-in-settings.tsx'));

export function MailInSection() {
  return (
    <Section
      id="mail-in"
      title="Add tasks by mail"
      lead="Write or forward a mail to an address of your own, and it becomes a task."
    >
      <Suspense fallback={<Skeleton label={loadingMailIn} />}>
        <MailInSettings />
      </Suspense>
    </Section>
  );
}
