import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { setTitleBadge } from '#browser/features/page-states/use-title.ts';
import { renewPush } from '#browser/model/push/push-devices.ts';
import { useDueReminders } from '#browser/model/reminders/use-due-reminders.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';
import type { WorkerMessage } from '#browser/worker/worker-scope.ts';
import { ReminderCard } from './reminder-card.tsx';
import { useRing } from './use-ring.ts';

/** Rings reminders while the app is open; mounted once, after the first paint. */
export default function Reminders() {
  const { isLoaded } = useStoreStatus();
  useOpenFromNotification();
  useRenewedPush();
  return isLoaded && <LoadedReminders />;
}

function LoadedReminders() {
  const due = useDueReminders();
  const { hasRung } = useRing(due);
  useEffect(() => {
    setTitleBadge(due.length);
    return () => setTitleBadge(0);
  }, [due.length]);
  return due.length > 0 && <ReminderCard due={due} wereMissed={!hasRung} />;
}

/** Goes where a notification leads that was pressed while the app is open. */
function useOpenFromNotification(): void {
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'open') navigate(data.path);
    };
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, []);
}

function useRenewedPush(): void {
  const { account } = useStore();
  useEffect(() => {
    // Without it this device is not reminded while the app is closed, which the settings show.
    renewPush(account.id).catch(() => undefined);
  }, [account.id]);
}
