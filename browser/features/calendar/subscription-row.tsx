import { useState } from 'react';
import { t } from '#browser/i18n/calendar.ts';
import {
  addCalendarSubscription,
  refreshCalendarSubscription,
  removeCalendarSubscription,
} from '#browser/model/calendar/calendar-subscriptions.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import { Button } from '#browser/ui/button.tsx';
import { toReadableColor } from '#browser/ui/color.ts';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { calendarProblemTexts } from '#contract/calendar-problems.ts';
import type { CalendarSubscription } from '#contract/calendar-subscriptions.ts';

const EditCalendarDialog = loadableDialog(() => import('./edit-calendar-dialog.tsx'));

export function SubscriptionRow({
  subscription,
  onChange,
  onRemoved,
}: {
  subscription: CalendarSubscription;
  onChange: () => Promise<void>;
  onRemoved: () => void;
}) {
  const { id, name, color, url, events, fetched_at, problem } = subscription;
  const [isEditing, setIsEditing] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);

  /** Runs a call, and says what went wrong if it fails. Resolves with whether it succeeded. */
  async function attempt(run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run();
      return true;
    } catch (error) {
      toast({ text: toReason(error), tone: 'problem' });
      return false;
    } finally {
      await onChange();
    }
  }

  async function refresh() {
    setIsRefreshing(true);
    await attempt(async () => {
      const refreshed = await refreshCalendarSubscription(id);
      if (refreshed.problem === null) toast({ text: t.isUpToDate(name) });
      else toast({ text: calendarProblemTexts[refreshed.problem], tone: 'problem' });
    });
    setIsRefreshing(false);
  }

  async function remove() {
    if (!(await attempt(() => removeCalendarSubscription(id)))) return;
    toast({
      text: t.removed(name),
      action: {
        label: t.undo,
        onPress: () => void attempt(() => addCalendarSubscription({ url, name, color })),
      },
    });
    // The pressed button is gone with its row.
    onRemoved();
  }

  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div>
        <p className="flex items-baseline gap-2 font-medium wrap-anywhere">
          <span
            aria-hidden="true"
            className="size-3 shrink-0 rounded-xs"
            style={{ background: toReadableColor(color) }}
          />
          {name}
        </p>
        <p className="text-muted text-sm wrap-anywhere">{new URL(url).host}</p>
        <p className="text-muted text-sm">
          {t.eventsInTheComingYear(events)}{' '}
          {fetched_at ? t.lastFetched(formatAgo(fetched_at, new Date())) : t.notFetchedYet}
        </p>
        {problem && <p className="mt-1 text-danger text-sm wrap-anywhere">{calendarProblemTexts[problem]}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" aria-label={t.refreshNamed(name)} busy={isRefreshing} onClick={refresh}>
          {t.refresh}
        </Button>
        <Button size="compact" aria-label={t.editNamed(name)} onClick={() => setIsEditing(true)}>
          {t.edit}
        </Button>
        <Button size="compact" aria-label={t.removeNamed(name)} onClick={remove}>
          {t.remove}
        </Button>
      </div>
      {isEditing && (
        <EditCalendarDialog
          subscription={subscription}
          onClose={() => setIsEditing(false)}
          onChanged={() => void onChange()}
        />
      )}
    </li>
  );
}
