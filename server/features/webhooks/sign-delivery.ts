import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';

export const createWebhookSecret = (): string => secretPrefix + randomBytes(32).toString('base64');

/** Returns the headers of a delivery, signed as Standard Webhooks 1.0 says. */
export function signDelivery({
  secret,
  id,
  body,
  now,
}: {
  secret: string;
  id: string;
  body: string;
  now: Date;
}): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
