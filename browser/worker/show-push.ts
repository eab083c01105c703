import type { PushNotification, PushPayload } from '#contract/push.ts';
import { addShownReminders, readShownReminders } from './shown-reminders.ts';
import type { WorkerNotification, WorkerScope } from './worker-scope.ts';

/** Shows a push message, always: browsers end the subscription of an app that takes one and shows nothing. */
export async function showPush(scope: WorkerScope, message: PushMessageData | null): Promise<void> {
  const notification = await selectNotification(readPayload(message));
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A visible page rings by itself.
  const silent = pages.some(({ visibilityState }) => visibilityState === 'visible');
  await scope.registration.showNotification(notification.title, { ...formatOptions(notification), silent });
  for (const page of pages) page.postMessage({ kind: 'pushed' });
}

interface PushMessageData {
  json: () => unknown;
}

function readPayload(message: PushMessageData | null): PushNotification {
  try {
    const payload = message?.json() as PushPayload | undefined;
    if (payload?.notification.title) return payload.notification;
  } catch {
    // It is not a message of this server.
  }
  return {
    title: 'Heddle',
    body: 'Open Heddle to see what is new.',
    navigate: '/',
    tag: 'heddle',
    data: { kind: 'test' },
  };
}

/** Returns one notification about all reminders instead if some that were sent before never arrived here. */
async function selectNotification(notification: PushNotification): Promise<PushNotification> {
  const { data } = notification;
  if (data.kind !== 'reminder') return notification;
  const { reminders, missed } = data;
  const shown = await readShownReminders().catch((): string[] => []);
  const isMissing = missed?.reminders.some((reminder) => !shown.includes(reminder));
  await addShownReminders([...(missed?.reminders ?? []), ...reminders]).catch(() => undefined);
  return missed && isMissing
    ? { ...missed.notification, data: { kind: 'reminder', reminders: [...missed.reminders, ...reminders] } }
    : notification;
}

function formatOptions({ body, tag, navigate, actions = [], data }: PushNotification): WorkerNotification {
  return {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    actions: actions.map(({ action, title }) => ({ action, title })),
    data: { path: toPath(navigate), push: data },
  };
}

/** Takes the path alone, so that a notification never leads to another site. */
function toPath(address: string): string {
  const { pathname, search, hash } = new URL(address, location.origin);
  return pathname + search + hash;
}
