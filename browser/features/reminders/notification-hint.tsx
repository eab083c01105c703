import X from 'lucide-react/icons/x';
import { t } from '#browser/i18n/reminders.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useTurnOnPush } from './use-turn-on-push.ts';

/** Offers to turn on notifications beside a reminder, on a device that was never asked, until it is dismissed. */
export function NotificationHint() {
  const { account } = useStore();
  const [isDismissed, setDismissed] = usePersistedState(account.id, 'notification-hint', false, isBoolean);
  const { support, busy, problem, turnOn } = useTurnOnPush(() => {
    toast({ text: t.notificationsAreOn });
    setDismissed(true);
  });
  if (isDismissed || support !== 'askable') return null;
  return (
    <section aria-label={t.notifications} className="m-2 rounded-md bg-raised text-sm">
      <div className="flex items-start gap-2 py-1 pr-1 pl-3">
        <p className="grow text-pretty py-2">{t.remindersRingWhileHeddleIs}</p>
        <IconButton label={t.dismiss} icon={<X className="size-4" />} onClick={() => setDismissed(true)} />
      </div>
      <p role="alert" className="text-pretty px-3 text-danger">
        {problem}
      </p>
      <div className="px-3 pb-3">
        <Button size="compact" busy={busy} onClick={turnOn}>
          {t.turnOnNotifications}
        </Button>
      </div>
    </section>
  );
}
