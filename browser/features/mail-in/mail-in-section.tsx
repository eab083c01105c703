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
      title="Add tasks by email"
      lead="Send or forward an email to a private address of yours, and it becomes a task."
    >
      <Suspense fallback={<Skeleton label={loadingMailIn} />}>
        <MailInSettings />
      </Suspense>
    </Section>
  );
}
