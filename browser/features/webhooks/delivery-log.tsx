import { useCallback } from 'react';
import { t } from '#browser/i18n/webhooks.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { listDeliveries, resendDelivery } from '#browser/model/webhooks/webhooks.ts';
import { formatInstant } from '#browser/time/format-instant.ts';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import { maxLoggedDeliveries } from '#contract/limits.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { describeDelivery, describeWebhookFailure } from './webhook-words.ts';

/** Lists the last deliveries to a webhook, each of which can be sent again. */
export function DeliveryLog({
  webhook: { id },
  host,
  onSent,
}: {
  webhook: Webhook;
  host: string;
  onSent: () => Promise<void>;
}) {
  const hourCycle = useHourCycle();
  const source = useServerData(useCallback(() => listDeliveries(id), [id]));

  async function resend(delivery: WebhookDelivery) {
    try {
      const sent = await resendDelivery(id, delivery.id);
      toast({
        text: t.sentAgain(host, describeDelivery(sent)),
        ...(sent.state !== 'delivered' && { tone: 'problem' as const }),
      });
    } catch (error) {
      toast({ text: describeWebhookFailure(error), tone: 'problem' });
    }
    await source.reload();
    await onSent();
  }

  return (
    <WhenLoaded source={source} loading={t.loadingLogOf(host)}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p className="text-muted text-sm">{t.nothingHasBeenSentYet}</p>
        ) : (
          <ul
            aria-label={t.lastDeliveriesTo(host)}
            className="max-h-96 divide-y divide-hairline overflow-y-auto rounded-md border border-hairline"
          >
            {deliveries.slice(0, maxLoggedDeliveries).map((delivery) => (
              <li key={delivery.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-3">
                <div className="min-w-0 grow basis-48 text-sm">
                  <p>
                    {t.eventNames[delivery.event]}{' '}
                    <span className="text-muted">{formatInstant(delivery.created_at, hourCycle)}</span>
                  </p>
                  <p className={classNames(delivery.state === 'delivered' ? 'text-muted' : 'text-danger')}>
                    {describeDelivery(delivery)}
                  </p>
                </div>
                <Button
                  size="compact"
                  aria-label={t.resendTo(t.eventNames[delivery.event], host)}
                  onClick={() => resend(delivery)}
                >
                  {t.resend}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  );
}
