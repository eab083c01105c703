import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { openTask } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/reminders.ts';
import type { DueReminder } from '#browser/model/reminders/find-due-reminders.ts';
import {
  completeReminder,
  dismissReminders,
  snoozeReminder,
} from '#browser/model/reminders/reminder-mutations.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { shortTitle } from '#browser/model/tasks/task-text.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatPastDay } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Snooze } from '#contract/reminders.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';

export function ReminderRow({
  reminder,
  isOnly,
  onAnswered,
}: {
  reminder: DueReminder;
  isOnly: boolean;
  onAnswered: () => void;
}) {
  const store = useStore();
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const { task, moment } = reminder;

  const answer = (work: Promise<unknown>) => {
    toastOnError(work, notStored);
    onAnswered();
  };
  const complete = async () =>
    toastWithUndo(store, t.completed(shortTitle(task.title)), await completeReminder(store, reminder));
  const snooze = async (choice: Snooze) => {
    const { changeId, until } = await snoozeReminder(store, reminder, choice);
    const time = formatTimeOfDay(until.slice(11, 16), hourCycle);
    const isToday = until.slice(0, 10) === now.slice(0, 10);
    toastWithUndo(store, isToday ? t.snoozedUntil(time) : t.snoozedUntilTomorrow(time), changeId);
  };

  return (
    <li className="flex flex-col gap-2 py-2.5 pr-2 pl-4">
      <div className="flex items-start gap-2">
        <button
          type="button"
          onClick={() => openTask(task.id)}
          className="min-w-0 grow cursor-pointer rounded-sm py-1 pointer-coarse:py-2 text-left hover:underline"
        >
          <span className="sr-only">{t.open} </span>
          <span dir="auto" className="line-clamp-3 font-medium wrap-anywhere">
            {task.title}
          </span>
          <time dateTime={moment} className="block text-muted text-sm">
            {formatPastDay(moment, now)}, {formatTimeOfDay(moment.slice(11), hourCycle)}
          </time>
        </button>
        <IconButton
          label={t.dismiss}
          aria-label={t.dismissOf(task.title)}
          icon={<X className="size-4" />}
          onClick={() => answer(dismissReminders(store, [reminder]))}
        />
      </div>
      <div className="flex gap-2 pr-2">
        <Button
          size="compact"
          look={isOnly ? 'primary' : 'secondary'}
          icon={<Check className="size-4" />}
          aria-label={t.doneOf(task.title)}
          onClick={() => answer(complete())}
        >
          {t.done}
        </Button>
        <Menu
          label={t.snoozeOf(task.title)}
          trigger={
            <Button
              size="compact"
              icon={<AlarmClock className="size-4" />}
              aria-label={t.snoozeOf(task.title)}
            >
              {t.snooze}
            </Button>
          }
        >
          {(Object.keys(t.snoozes) as Snooze[]).map((choice) => (
            <MenuItem key={choice} onSelect={() => answer(snooze(choice))}>
              {t.snoozes[choice]}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </li>
  );
}
