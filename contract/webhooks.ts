import { z } from 'zod';
import { maxWebhookUrlLength } from './limits.ts';
import { idSchema, instantSchema } from './values.ts';
import { deliveryProblems, deliveryStates, webhookEvents, webhookStops } from './vocabularies.ts';

/** An address that is notified of changes. */
export const webhookSchema = z
  .object({
    id: idSchema,
    url: z.url(),
    events: z.array(z.enum(webhookEvents)),
    is_active: z.boolean(),
    stopped_because: z.enum(webhookStops).nullable().meta({
      description:
        'Why Heddle turned it off: the address answered that it is gone, it failed for a day, or the secret of the webhook cannot be read any more',
    }),
    failing_since: instantSchema.nullable(),
    created_at: instantSchema,
  })
  .meta({ ref: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const createdWebhookSchema = webhookSchema
  .extend({
    secret: z.string().meta({ description: 'Signs deliveries (Standard Webhooks); never shown again' }),
  })
  .meta({ ref: 'CreatedWebhook' });
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

const given = {
  url: z.url('must be an address such as https://example.com/hook').max(maxWebhookUrlLength),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'must have at least one event')
    .transform((events) => [...new Set(events)]),
};
export const newWebhookSchema = z.object(given).meta({ ref: 'NewWebhook' });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

/** Only the fields that change. A webhook that is turned on again is notified of what happens from then on. */
export const webhookPatchSchema = z
  .object({ ...given, is_active: z.boolean() })
  .partial()
  .meta({ ref: 'WebhookPatch' });
export type WebhookPatch = z.infer<typeof webhookPatchSchema>;

/** A message that was sent to a webhook, or is to be. */
export const webhookDeliverySchema = z
  .object({
    id: idSchema.meta({ description: 'Sent as webhook-id, the same at each attempt' }),
    event: z.enum([...webhookEvents, 'webhook.test']),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    response_status: z.int().nullable().meta({ description: 'The HTTP status of the last answer' }),
    problem: z.enum(deliveryProblems).nullable(),
    created_at: instantSchema,
    next_attempt_at: instantSchema.nullable(),
  })
  .meta({ ref: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
