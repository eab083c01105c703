import Bell from 'lucide-react/icons/bell';
import { useRef, useState } from 'react';
import { t } from '#browser/i18n/reminders.ts';
import type { DueReminder } from '#browser/model/reminders/find-due-reminders.ts';
import { dismissReminders } from '#browser/model/reminders/reminder-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import { FloatingCard } from './floating-card.tsx';
import { NotificationHint } from './notification-hint.tsx';
import { ReminderRow } from './reminder-row.tsx';

const maxShown = 2;

/** Shows all due reminders in one card that stays until each is answered. */
export function ReminderCard({
  due,
  wereMissed,
}: {
  due: readonly DueReminder[];
  /** All of them came due while the app was closed. */
  wereMissed: boolean;
}) {
  const store = useStore();
  const card = useRef<HTMLElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? due : due.slice(-maxShown);
  const title = describe(due.length, wereMissed);

  /** Keeps the focus in the card while it is there. */
  const focusNext = () =>
    restoreFocus(() => card.current?.querySelector<HTMLElement>('button'), { preventScroll: true });

  return (
    <FloatingCard ref={card} label={t.reminders}>
      <div className="flex min-h-11 items-center gap-2.5 pr-2 pl-4">
        <Bell className="size-4 shrink-0 text-accent" />
        <h2 className="grow py-2 font-medium text-sm">{title}</h2>
        {due.length > 1 && (
          <Button
            size="compact"
            look="quiet"
            onClick={() => {
              toastOnError(dismissReminders(store, due), notStored);
              focusNext();
            }}
          >
            {t.dismissAll}
          </Button>
        )}
      </div>
      <p role="alert" className="sr-only">
        {due.length === 1 ? `${title}: ${due[0]?.task.title}` : title}
      </p>
      <ul className="divide-y divide-hairline border-hairline border-t">
        {shown.map((reminder) => (
          <ReminderRow
            key={reminder.id}
            reminder={reminder}
            isOnly={due.length === 1}
            onAnswered={focusNext}
          />
        ))}
      </ul>
      {due.length > shown.length && (
        <div className="border-hairline border-t p-1.5">
          <Button size="compact" look="quiet" className="w-full" onClick={() => setShowsAll(true)}>
            {t.showAll(due.length)}
          </Button>
        </div>
      )}
      <NotificationHint />
    </FloatingCard>
  );
}

function describe(count: number, wereMissed: boolean): string {
  if (wereMissed) return t.remindersWhileAway(count);
  return count === 1 ? t.reminder : t.countReminders(count);
}
