import { useState } from 'react';
import { t } from '#browser/i18n/webhooks.ts';
import { listWebhooks } from '#browser/model/webhooks/webhooks.ts';
import { Button } from '#browser/ui/button.tsx';
import { CopyField } from '#browser/ui/copy-field.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { CreatedWebhook, Webhook } from '#contract/webhooks.ts';
import { WebhookRow } from './webhook-row.tsx';
import { webhooksId } from './webhook-words.ts';

const WebhookDialog = loadableDialog(() => import('./webhook-dialog.tsx'));

/** Lists the user's webhooks, and creates new ones. */
export default function WebhookList() {
  const source = useServerData(listWebhooks);
  /** The webhook that the dialog changes, or a new one. */
  const [edited, setEdited] = useState<Webhook | 'new'>();
  const [withSecret, setWithSecret] = useState<CreatedWebhook>();
  const focusHeading = () => document.getElementById(webhooksId)?.focus({ preventScroll: true });

  return (
    <div className="flex flex-col items-start gap-4">
      {withSecret && (
        <section
          key={withSecret.secret}
          aria-label={t.webhookSecret}
          className="w-full rounded-md border border-accent bg-surface p-4"
        >
          <h3 className="font-medium">{t.yourWebhooksSecret}</h3>
          <p className="mt-1 mb-3 text-pretty text-muted">{t.giveItToTheProgram}</p>
          <CopyField
            label={t.secret}
            value={withSecret.secret}
            copyLabel={t.copySecret}
            copiedText={t.secretCopied}
            look="primary"
            focuses
          />
          <Button
            className="mt-3"
            onClick={() => {
              setWithSecret(undefined);
              focusHeading();
            }}
          >
            {t.iHaveSavedIt}
          </Button>
        </section>
      )}
      <div className="w-full empty:hidden">
        <WhenLoaded source={source} loading={t.loadingWebhooks}>
          {(webhooks) =>
            webhooks.length === 0 ? (
              <p className="text-muted">{t.thereAreNoWebhooksYet}</p>
            ) : (
              <ul
                aria-label={t.webhooks}
                className="divide-y divide-hairline rounded-md border border-hairline bg-surface"
              >
                {webhooks.map((webhook) => (
                  <WebhookRow
                    key={webhook.id}
                    webhook={webhook}
                    onChange={source.reload}
                    onEdit={() => setEdited(webhook)}
                    onNewSecret={setWithSecret}
                    onRemoved={focusHeading}
                  />
                ))}
              </ul>
            )
          }
        </WhenLoaded>
      </div>
      <Button aria-haspopup="dialog" onClick={() => setEdited('new')}>
        {t.createAWebhook}
      </Button>
      {edited && (
        <WebhookDialog
          {...(edited !== 'new' && { webhook: edited })}
          onClose={() => setEdited(undefined)}
          onSaved={(made) => {
            setEdited(undefined);
            if (made) setWithSecret(made);
            source.reload();
          }}
        />
      )}
    </div>
  );
}
