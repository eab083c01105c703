import type { DueReminder } from '#browser/model/reminders/find-due-reminders.ts';
import { getReminderTag, isReminderTag, summaryTag } from '#domain/reminder-ids.ts';

/** Returns the shown notifications of the app's service worker. */
async function listNotifications(options?: GetNotificationOptions): Promise<Notification[]> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? registration.getNotifications(options) : [];
}

export const hasNotification = async (tag: string): Promise<boolean> =>
  (await listNotifications({ tag })).length > 0;

/**
 * Closes the notifications of reminders that were answered, on this device or another, and in a visible page those that
 * it shows itself.
 */
export async function closeSeenNotifications(due: readonly DueReminder[]): Promise<void> {
  const isVisible = !document.hidden;
  const dueTags = new Set(due.map(({ task }) => getReminderTag(task.id)));
  for (const notification of await listNotifications()) {
    const { tag } = notification;
    const isOfOne = isReminderTag(tag) && (isVisible || !dueTags.has(tag));
    if (isOfOne || (tag === summaryTag && (isVisible || due.length === 0))) notification.close();
  }
}
