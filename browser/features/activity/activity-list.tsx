import { useState } from 'react';
import { t } from '#browser/i18n/activity.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { undoWindowMs } from '#browser/limits.ts';
import { type Change, useChanges } from '#browser/model/activity/change-queries.ts';
import {
  type ActivityNames,
  type ChangedEntries,
  createActivityNames,
  describeChange,
  describeOverruled,
  getTitle,
} from '#browser/model/activity/describe-change.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import { useRowsOf, useStore } from '#browser/store/use-store.ts';
import { formatPastDay } from '#browser/time/format-date.ts';
import { formatWallTime } from '#browser/time/format-instant.ts';
import { toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { truncate } from '#browser/ui/truncate.ts';
import { listTablesWith } from '#contract/synced-kinds.ts';

const pageSize = 30;
/** Names shown of rows that were changed together. */
const maxNames = 3;

/** Lists changes, newest first, with Undo for the last hour; only those of one row where `entityId` is given. */
export function ActivityList({ entityId }: { entityId?: string }) {
  const now = useWallMinute();
  const [count, setCount] = useState(pageSize);
  const read = useChanges(count, entityId);
  const names = useActivityNames();
  // Reading the device's database takes only a moment, so nothing is shown meanwhile.
  if (read === undefined) return null;
  if (read === 'failed')
    return (
      <p role="alert" className="py-6 text-muted">
        {t.theActivityOnThisDevice}
      </p>
    );
  if (read.changes.length === 0)
    return <EmptyState title={t.noActivityYet}>{t.whatYouDoAppearsHere}</EmptyState>;
  return (
    <>
      {groupByDay(read.changes).map(([day, changes]) => (
        <div key={day} className="mt-4 first:mt-0">
          <h3 className="mb-1 font-medium text-muted text-sm">{formatPastDay(day, now)}</h3>
          <ul>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} names={names} showsName={entityId === undefined} />
            ))}
          </ul>
        </div>
      ))}
      {read.more && (
        <Button size="compact" className="mt-4" onClick={() => setCount(count + pageSize)}>
          {t.loadMore}
        </Button>
      )}
    </>
  );
}

const loggedTables = listTablesWith('entity');

/** Renders again whenever a row changes: a change from another device can arrive before the row it is about. */
function useActivityNames(): ActivityNames {
  useRowsOf(loggedTables);
  useHourCycle();
  return createActivityNames(useStore());
}

function ChangeRow({
  change,
  names,
  showsName,
}: {
  change: Change;
  names: ActivityNames;
  showsName: boolean;
}) {
  const store = useStore();
  const { what, about, ...done } = describeChange(change, names);
  const time = formatWallTime(new Date(change.editedAt), names.hourCycle);
  const canUndo = Date.now() - Date.parse(change.editedAt) < undoWindowMs;

  const undo = async () => {
    try {
      const undone = await undoChange(store, change.id);
      toast({ text: undone ? t.undone : t.thereIsNothingLeftTo });
    } catch {
      toast({ text: t.theChangeCouldNotBe, tone: 'problem' });
    }
  };

  return (
    <li className="flex min-h-11 items-start gap-3 border-hairline border-b py-1">
      <time
        dateTime={change.editedAt}
        className={classNames(
          'shrink-0 py-2 text-muted text-sm tabular-nums',
          names.hourCycle === 'h12' ? 'w-18' : 'w-11',
        )}
      >
        {time}
      </time>
      <p className="min-w-0 grow py-1.5 wrap-anywhere">
        {what}
        {showsName && about && (
          <span dir="auto" className="text-muted">
            {' '}
            {short(about)}
          </span>
        )}
        {change.entries
          .flatMap((entry) => describeOverruled(entry, names))
          .map((lost) => (
            <span
              key={lost}
              dir="auto"
              className="block max-h-40 overflow-y-auto whitespace-pre-wrap text-muted text-sm"
            >
              {t.replaced(lost)}
            </span>
          ))}
        {change.client !== undefined && (
          <span className="block text-muted text-sm">
            <RichText text={t.by} tags={{ client: <bdi>{change.client}</bdi> }} />
          </span>
        )}
        {done.total > 1 && <span className="block text-muted text-sm">{formatNames(done, names)}</span>}
      </p>
      {canUndo && (
        <Button look="quiet" size="compact" className="shrink-0" onClick={undo}>
          {t.undo}
          <span className="sr-only"> {[what, about && short(about)].filter(Boolean).join(' ')}</span>
        </Button>
      )}
    </li>
  );
}

function formatNames({ entries, total }: ChangedEntries, names: ActivityNames): string {
  const titles = entries.slice(0, maxNames).flatMap((entry) => getTitle(entry, names) ?? []);
  const others = total - titles.length;
  return [...titles.map(short), ...(others > 0 ? [t.andMore(others)] : [])].join(', ');
}

const short = (text: string) => truncate(text, 100);

/** Groups changes by the user's calendar day, keeping their order. */
function groupByDay(changes: readonly Change[]): [day: string, changes: Change[]][] {
  const days = new Map<string, Change[]>();
  for (const change of changes) {
    const day = toWallMinute(new Date(change.editedAt)).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days];
}
