export interface SystemNotification {
  title: string;
  body: string;
  /** A notification replaces an earlier one of the same tag. */
  tag: string;
  /** The page a press on it opens. */
  path: string;
}

export const canShowNotifications = () => 'Notification' in window;

/** Shows a notification of the system where the user has permitted them. */
export async function showNotification({ title, body, tag, path }: SystemNotification): Promise<void> {
  if (!canShowNotifications() || Notification.permission !== 'granted') return;
  const options = { body, tag, icon: '/icon-192.png', data: { path } };
  // Android shows only those of a service worker.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) {
    await registration.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => window.focus();
}
