import { useState } from 'react';
import { t } from '#browser/i18n/webhooks.ts';
import { createWebhook, updateWebhook } from '#browser/model/webhooks/webhooks.ts';
import { FormDialog } from '#browser/ui/form-dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { maxWebhookUrlLength } from '#contract/limits.ts';
import { type WebhookEvent, webhookEvents } from '#contract/vocabularies.ts';
import type { CreatedWebhook, Webhook } from '#contract/webhooks.ts';
import { describeWebhookFailure } from './webhook-words.ts';

/** Asks for the address of a webhook and the events to send to it. */
export default function WebhookDialog({
  webhook,
  onSaved,
  onClose,
}: {
  /** The one to change; without it a new one is created. */
  webhook?: Webhook;
  /** Gets a new webhook, with its secret. */
  onSaved: (created?: CreatedWebhook) => void;
  onClose: () => void;
}) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save() {
    if (!URL.canParse(url.trim())) return setProblem(t.enterAnAddressSuchAs);
    if (events.length === 0) return setProblem(t.chooseAtLeastOneEvent);
    setIsSaving(true);
    try {
      const input = { url: url.trim(), events: [...events] };
      if (webhook) {
        await updateWebhook(webhook.id, input);
        onSaved();
      } else onSaved(await createWebhook(input));
    } catch (error) {
      setProblem(describeWebhookFailure(error));
      setIsSaving(false);
    }
  }

  return (
    <FormDialog
      title={webhook ? t.editTheWebhook : t.createAWebhook}
      confirm={webhook ? t.save : t.create}
      disabled={isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t.address}
        type="url"
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        value={url}
        onChange={(next) => {
          setUrl(next);
          setProblem(undefined);
        }}
        maxLength={maxWebhookUrlLength}
        error={problem}
      />
      <fieldset>
        <legend className="font-medium text-sm">{t.events}</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={events.includes(event)}
              onChange={({ target }) => {
                setEvents(
                  webhookEvents.filter((each) => (each === event ? target.checked : events.includes(each))),
                );
                setProblem(undefined);
              }}
              className="size-4.5 shrink-0 cursor-pointer"
            />
            {t.eventNames[event]}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
