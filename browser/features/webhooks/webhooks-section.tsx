import { Suspense } from 'react';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { loadingWebhooks, webhooksId } from './webhook-words.ts';

const WebhookList = loadablePart(() => import('./webhook-list.tsx'));

export function WebhooksSection() {
  return (
    <Section
      id={webhooksId}
      title="Webhooks"
      lead="Heddle tells other programs, such as n8n, Home Assistant or your own script, when tasks are added, changed, completed or deleted."
    >
      <Suspense fallback={<Skeleton label={loadingWebhooks} />}>
        <WebhookList />
      </Suspense>
    </Section>
  );
}
