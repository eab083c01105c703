import { useEffect, useState } from 'react';
import { t } from '#browser/i18n/reminders.ts';
import { PushServiceError, turnOnPush } from '#browser/model/push/push-devices.ts';
import { readPushSupport } from '#browser/model/push/push-support.ts';
import { useStore } from '#browser/store/use-store.ts';
import { serverUnreachable } from '#browser/ui/toast-on-error.ts';
import { useNotificationPermission } from '#browser/ui/use-notification-permission.ts';

/** Returns whether this browser can receive notifications, live, and a function that turns them on, for a click. */
export function useTurnOnPush(onTurnedOn: () => unknown) {
  const { account } = useStore();
  // Renders again when the permission changes in the browser's own settings.
  const { state } = useNotificationPermission();
  const [support, setSupport] = useState(readPushSupport);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser supports follows its permission
  useEffect(() => setSupport(readPushSupport()), [state]);

  async function turnOn() {
    setBusy(true);
    setProblem('');
    try {
      if (await turnOnPush(account.id)) await onTurnedOn();
    } catch (error) {
      setProblem(error instanceof PushServiceError ? t.theBrowserCouldNotReach : serverUnreachable());
    }
    setSupport(readPushSupport());
    setBusy(false);
  }

  return { support, busy, problem, turnOn };
}
