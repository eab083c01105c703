import X from 'lucide-react/icons/x';
import { useLocation } from 'wouter';
import { useTasksWithReminder } from '#browser/model/reminders/use-due-reminders.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { getReminderMoment } from '#domain/reminder-moment.ts';
import { FloatingCard } from './floating-card.tsx';
import { useTurnOnPush } from './use-turn-on-push.ts';

/** Says once, as soon as a reminder is to come, that notifications can be turned on, where nobody was asked yet. */
export function NotificationHint() {
  const { account } = useStore();
  const [path] = useLocation();
  const tasks = useTasksWithReminder();
  const [isDismissed, setDismissed] = usePersistedState(account.id, 'notification-hint', false, isBoolean);
  const { support, busy, problem, turnOn } = useTurnOnPush(() => {
    toast({ text: 'Notifications are on' });
    setDismissed(true);
  });
  // The settings have the same button.
  if (isDismissed || support !== 'askable' || path === '/settings') return null;
  const now = toWallMinute(new Date());
  if (!tasks.some((task) => (getReminderMoment(task) ?? '') > now)) return null;
  return (
    <FloatingCard label="Notifications">
      <div className="flex items-start gap-2 py-2 pr-2 pl-4">
        <p className="grow text-pretty py-1.5">
          Reminders ring while Heddle is open. Turn on notifications to be reminded when it is closed.
        </p>
        <IconButton label="Dismiss" icon={<X className="size-4" />} onClick={() => setDismissed(true)} />
      </div>
      <p role="alert" className="text-pretty px-4 text-danger">
        {problem}
      </p>
      <div className="px-4 pb-3">
        <Button size="compact" look="primary" busy={busy} onClick={turnOn}>
          Turn on notifications
        </Button>
      </div>
    </FloatingCard>
  );
}
