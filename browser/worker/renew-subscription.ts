import { api } from '#browser/api-client.ts';
import type { WorkerScope } from './worker-scope.ts';

export interface SubscriptionChange {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

/**
 * Tells the server of a subscription that the browser has replaced. Without a network the app does so at its next start.
 */
export async function renewSubscription(
  { registration }: WorkerScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const subscription =
    newSubscription ??
    (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const { body: answer } = await api.request<{ token: string }>({
    path: '/api/auth/token',
    sendsToken: false,
  });
  await api.request({
    method: 'POST',
    path: '/api/push/devices',
    headers: { authorization: `Bearer ${answer.token}` },
    body: subscription,
    sendsToken: false,
  });
}
