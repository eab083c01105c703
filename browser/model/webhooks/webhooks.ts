import { api } from '#browser/api-client.ts';
import type {
  CreatedWebhook,
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookPatch,
} from '#contract/webhooks.ts';

// All functions in this file call the server and reject with ApiError or NetworkError.

const root = '/api/webhooks';

export async function listWebhooks(): Promise<Webhook[]> {
  return (await api.request<Webhook[]>({ path: root })).body;
}

export async function createWebhook(input: NewWebhook): Promise<CreatedWebhook> {
  return (await api.request<CreatedWebhook>({ method: 'POST', path: root, body: input })).body;
}

export async function updateWebhook(id: string, patch: WebhookPatch): Promise<void> {
  await api.request({ method: 'PUT', path: `${root}/${id}`, body: patch });
}

/** Makes a new secret. The answer alone has it. */
export async function rotateSecret(id: string): Promise<CreatedWebhook> {
  return (await api.request<CreatedWebhook>({ method: 'POST', path: `${root}/${id}/secret` })).body;
}

export async function removeWebhook(id: string): Promise<void> {
  await api.request({ method: 'DELETE', path: `${root}/${id}` });
}

/** Sends a test, and returns how it went. */
export async function testWebhook(id: string): Promise<WebhookDelivery> {
  return (await api.request<WebhookDelivery>({ method: 'POST', path: `${root}/${id}/test` })).body;
}

export async function listDeliveries(id: string): Promise<WebhookDelivery[]> {
  return (await api.request<WebhookDelivery[]>({ path: `${root}/${id}/deliveries` })).body;
}

/** Sends a delivery again, and returns how it went. */
export async function resendDelivery(id: string, deliveryId: string): Promise<WebhookDelivery> {
  const path = `${root}/${id}/deliveries/${deliveryId}/resend`;
  return (await api.request<WebhookDelivery>({ method: 'POST', path })).body;
}
