import { api } from '#browser/api-client.ts';
import type { NewPushDevice, PushDevice } from '#contract/push.ts';
import { forgetSavedSubscription, readSavedSubscription, saveSubscription } from './saved-subscription.ts';

// All functions in this file ask the server and reject with ApiError or NetworkError.

export async function listPushDevices(): Promise<PushDevice[]> {
  return (await api.request<PushDevice[]>({ path: '/api/push/devices' })).body;
}

/** Sends a test notification. Resolves with the device, whose `last_error` says whether it was taken. */
export async function testPushDevice(id: string): Promise<PushDevice> {
  return (await api.request<PushDevice>({ method: 'POST', path: `/api/push/devices/${id}/test` })).body;
}

/** Stops notifications on a device; this one also leaves its push service. */
export async function removePushDevice({ id, current }: PushDevice): Promise<void> {
  await api.request({ method: 'DELETE', path: `/api/push/devices/${id}` });
  if (!current) return;
  forgetSavedSubscription();
  await (await findSubscription())?.unsubscribe();
}

/**
 * Sends notifications to this browser from now on. Call it in a click, since it asks for permission. Resolves with false
 * if the user refused; rejects with PushServiceError if the browser could not subscribe.
 */
export async function turnOnPush(accountId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribe(accountId, pushManager);
  return true;
}

/**
 * Renews what the server knows of this browser if it was turned on before: when another account signed in, the session was
 * a new one, or the browser changed its address. One that was removed from the list stays removed.
 */
export async function renewPush(accountId: string): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription || readSavedSubscription() === describe(accountId, subscription)) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribe(accountId, pushManager);
}

/** The browser could not subscribe at its push service. */
export class PushServiceError extends Error {
  override readonly name = 'PushServiceError';
}

const describe = (accountId: string, { endpoint }: PushSubscription) => `${accountId} ${endpoint}`;

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}

async function subscribe(accountId: string, pushManager: PushManager): Promise<void> {
  const { body: key } = await api.request<{ public_key: string }>({ path: '/api/push/key' });
  const subscription = await getSubscription(pushManager, key.public_key);
  const body = subscription.toJSON() as NewPushDevice;
  await api.request({ method: 'POST', path: '/api/push/devices', body });
  saveSubscription(describe(accountId, subscription));
}

/** Returns the browser's subscription for a key, base64url; one for another key is replaced. */
async function getSubscription(pushManager: PushManager, key: string): Promise<PushSubscription> {
  try {
    const existing = await pushManager.getSubscription();
    if (existing && toBase64Url(existing.options.applicationServerKey) === key) return existing;
    await existing?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (cause) {
    throw new PushServiceError('The browser could not subscribe.', { cause });
  }
}

const toBase64Url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
