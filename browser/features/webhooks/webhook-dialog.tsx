import { useState } from 'react';
import { createWebhook } from '#browser/model/webhooks/webhooks.ts';
import { FormDialog } from '#browser/ui/form-dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { maxWebhookUrlLength } from '#contract/limits.ts';
import { type WebhookEvent, webhookEvents } from '#contract/vocabularies.ts';
import type { CreatedWebhook } from '#contract/webhooks.ts';
import { describeWebhookFailure, eventWords } from './webhook-words.ts';

/** Asks for the address of a new webhook and the events to send to it. */
export default function WebhookDialog({
  onSaved,
  onClose,
}: {
  onSaved: (created: CreatedWebhook) => void;
  onClose: () => void;
}) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save() {
    if (!URL.canParse(url.trim())) return setProblem('Enter an address such as https://example.com/hook.');
    if (events.length === 0) return setProblem('Choose at least one event.');
    setIsSaving(true);
    try {
      onSaved(await createWebhook({ url: url.trim(), events: [...events] }));
    } catch (error) {
      setProblem(describeWebhookFailure(error));
      setIsSaving(false);
    }
  }

  return (
    <FormDialog
      title="Create a webhook"
      confirm="Create"
      disabled={isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Address"
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
        <legend className="font-medium text-sm">Events</legend>
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
            {eventWords[event]}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
