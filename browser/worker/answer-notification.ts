import { ApiError, api } from '#browser/api-client.ts';
import type { ReminderAction } from '#contract/reminders.ts';
import type { NotificationData, WorkerNotification, WorkerScope } from './worker-scope.ts';

/** A shown notification; TypeScript's DOM library leaves out its actions. */
export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: NotificationData | null;
  readonly actions?: readonly { action: string; title: string }[];
  close: () => void;
}

/** Does what was pressed: an action of a reminder, or else opens the page it is about. */
export async function answerNotification(
  scope: WorkerScope,
  notification: ShownNotification,
  action: string,
): Promise<void> {
  notification.close();
  const { path = '/', push } = notification.data ?? {};
  if (action && push?.kind === 'reminder' && push.token)
    await act(scope, notification, { action: action as ReminderAction, token: push.token });
  else await openPage(scope, path);
}

async function act(
  scope: WorkerScope,
  notification: ShownNotification,
  body: { token: string; action: ReminderAction },
): Promise<void> {
  try {
    await api.request({ method: 'POST', path: '/api/reminders/actions', body, sendsToken: false });
  } catch (error) {
    await showFailure(scope, notification, {
      action: body.action,
      isRefused: error instanceof ApiError && error.status === 401,
    });
  }
}

/** Shows the notification again. A token that was refused stays refused; anything else can be tried with the same buttons. */
async function showFailure(
  { registration }: WorkerScope,
  notification: ShownNotification,
  { action, isRefused }: { action: ReminderAction; isRefused: boolean },
): Promise<void> {
  const { title, tag, data } = notification;
  if (!data) return;
  const label = notification.actions?.find((one) => one.action === action)?.title ?? 'Your answer';
  const options: WorkerNotification = { tag, data, icon: '/icon-192.png', requireInteraction: true };
  await registration.showNotification(title, {
    ...options,
    body: isRefused
      ? 'This reminder can no longer be answered from here. Open it in Heddle.'
      : `“${label}” did not reach Heddle. Try again when you are online.`,
    ...(!isRefused && notification.actions && { actions: notification.actions }),
  });
}

/** Opens a path in a page that is open already, without reloading it, or in a new one. */
async function openPage({ clients }: WorkerScope, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: false });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await clients.openWindow(path);
    return;
  }
  await page.focus();
  page.postMessage({ kind: 'open', path });
}
