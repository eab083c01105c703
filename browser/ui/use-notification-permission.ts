import { useCallback, useEffect, useState } from 'react';
import { canShowNotifications } from './show-notification.ts';

export type NotificationState = NotificationPermission | 'unsupported';

const getState = (): NotificationState => (canShowNotifications() ? Notification.permission : 'unsupported');

/** Returns whether the user has permitted notifications, live. Call `request` in a click, as browsers ask for. */
export function useNotificationPermission(): { state: NotificationState; request: () => void } {
  const [state, setState] = useState(getState);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let hasLeft = false;
    const update = () => setState(getState());
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        if (hasLeft) return;
        status = found;
        status.addEventListener('change', update);
      })
      .catch(() => undefined);
    return () => {
      hasLeft = true;
      status?.removeEventListener('change', update);
    };
  }, []);
  const request = useCallback(() => {
    Notification.requestPermission().then(() => setState(getState()));
  }, []);
  return { state, request };
}
