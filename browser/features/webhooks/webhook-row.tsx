import { useState } from 'react';
import { t } from '#browser/i18n/webhooks.ts';
import { removeWebhook, rotateSecret, testWebhook, updateWebhook } from '#browser/model/webhooks/webhooks.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { CreatedWebhook, Webhook } from '#contract/webhooks.ts';
import { DeliveryLog } from './delivery-log.tsx';
import {
  describeDelivery,
  describeEvents,
  describeWebhook,
  describeWebhookFailure,
} from './webhook-words.ts';

export function WebhookRow({
  webhook,
  onChange,
  onEdit,
  onNewSecret,
  onRemoved,
}: {
  webhook: Webhook;
  onChange: () => Promise<void>;
  onEdit: () => void;
  onNewSecret: (rotated: CreatedWebhook) => void;
  onRemoved: () => void;
}) {
  const [isLogShown, setLogShown] = useState(false);
  /** Makes the log read itself again. */
  const [sent, setSent] = useState(0);
  const { id, url, is_active } = webhook;
  const { host } = new URL(url);
  const state = describeWebhook(webhook, new Date());

  async function change(run: () => Promise<unknown>, done?: string) {
    try {
      await run();
      if (done !== undefined) toast({ text: done });
    } catch (error) {
      toast({ text: describeWebhookFailure(error), tone: 'problem' });
    }
    setSent((count) => count + 1);
    await onChange();
  }

  const test = () =>
    change(async () => {
      const delivery = await testWebhook(id);
      toast({
        text: t.testTo(host, describeDelivery(delivery)),
        ...(delivery.state !== 'delivered' && { tone: 'problem' as const }),
      });
    });

  async function rotate() {
    const sure = await ask({
      title: t.createSecretFor(host),
      text: t.theReceiverWillRejectMessages,
      confirm: t.createSecret,
      cancel: t.cancel,
    });
    if (sure) await change(async () => onNewSecret(await rotateSecret(id)));
  }

  async function remove() {
    const sure = await ask({
      title: t.deleteWebhookTo(host),
      text: t.itReceivesNothingMoreAnd,
      confirm: t.delete,
      cancel: t.cancel,
      danger: true,
    });
    if (!sure) return;
    await change(() => removeWebhook(id), t.deletedWebhookTo(host));
    onRemoved();
  }

  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div>
        <p className="font-medium wrap-anywhere">{url}</p>
        <p className="text-muted text-sm">{describeEvents(webhook.events)}</p>
        <p className={classNames('text-pretty text-sm', state.isProblem ? 'text-danger' : 'text-muted')}>
          {state.text}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="compact"
          aria-label={is_active ? t.turnOffHost(host) : t.turnOnHost(host)}
          onClick={() =>
            change(
              () => updateWebhook(id, { is_active: !is_active }),
              is_active ? t.isNoLongerNotified(host) : t.isNotified(host),
            )
          }
        >
          {is_active ? t.turnOff : t.turnOn}
        </Button>
        <Button size="compact" aria-label={t.testHost(host)} onClick={test}>
          {t.test}
        </Button>
        <Button
          size="compact"
          aria-expanded={isLogShown}
          aria-label={t.logOf(host)}
          onClick={() => setLogShown(!isLogShown)}
        >
          {t.log}
        </Button>
        <Button size="compact" aria-haspopup="dialog" aria-label={t.editHost(host)} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button size="compact" aria-label={t.newSecretFor(host)} onClick={rotate}>
          {t.newSecret}
        </Button>
        <Button size="compact" aria-label={t.deleteHost(host)} onClick={remove}>
          {t.delete}
        </Button>
      </div>
      {isLogShown && <DeliveryLog key={sent} webhook={webhook} host={host} onSent={onChange} />}
    </li>
  );
}
