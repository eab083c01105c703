import { Suspense } from 'react';
import { t } from '#browser/i18n/webhooks.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { webhooksId } from './webhook-words.ts';

const WebhookList = loadablePart(() => import('./webhook-list.tsx'));

export function WebhooksSection() {
  return (
    <Section id={webhooksId} title={t.webhooks} lead={t.heddleTellsOtherProgramsSuch}>
      <Suspense fallback={<Skeleton label={t.loadingWebhooks} />}>
        <WebhookList />
      </Suspense>
    </Section>
  );
}
