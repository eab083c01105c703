import { useState } from 'react';
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
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { formatPastDay } from '#browser/time/format-date.ts';
import { toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { truncate } from '#browser/ui/truncate.ts';

const pageSize = 30;
/** Names of things that were changed together. */
const mostNamed = 3;

/** What was done, newest first, with a way back for the last hour; of one thing where `entityId` names it. */
export function ActivityList({ entityId }: { entityId?: string }) {
  const now = useWallMinute();
  const [count, setCount] = useState(pageSize);
  const read = useChanges(count, entityId);
  const names = useActivityNames();
  // Nothing for the moment the device's database takes.
  if (read === undefined) return null;
  if (read === 'failed')
    return (
      <p role="alert" className="py-6 text-muted">
        The activity on this device cannot be read. Reload Heddle to try again.
      </p>
    );
  if (read.changes.length === 0)
    return <EmptyState title="No activity yet">What you do shows up here, with a way to undo it.</EmptyState>;
  return (
    <>
      {byDay(read.changes).map(([day, changes]) => (
        <div key={day} className="mt-4 first:mt-0">
          <h3 className="mb-1 font-medium text-muted text-sm">{formatPastDay(day, now)}</h3>
          <ul>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} names={names} named={entityId === undefined} />
            ))}
          </ul>
        </div>
      ))}
      {read.more && (
        <Button size="compact" className="mt-4" onClick={() => setCount(count + pageSize)}>
          Load more
        </Button>
      )}
    </>
  );
}

/** Anew whenever something changes: what was done on another device is known a moment before what it was done to. */
function useActivityNames(): ActivityNames {
  useRows('themes');
  useRows('threads');
  useRows('projects');
  useRows('notes');
  useRows('tasks');
  return createActivityNames(useStore());
}

function ChangeRow({ change, names, named }: { change: Change; names: ActivityNames; named: boolean }) {
  const store = useStore();
  const { what, about, ...done } = describeChange(change, names);
  const time = toWallMinute(new Date(change.editedAt)).slice(11);
  const undoable = Date.now() - Date.parse(change.editedAt) < undoWindowMs;

  const undo = async () => {
    try {
      const undone = await undoChange(store, change.id);
      toast({ text: undone ? 'Undone' : 'There is nothing left of it to undo' });
    } catch {
      toast({ text: 'It could not be undone. Please try again.', tone: 'problem' });
    }
  };

  return (
    <li className="flex min-h-11 items-start gap-3 border-hairline border-b py-1">
      <time dateTime={change.editedAt} className="w-11 shrink-0 py-2 text-muted text-sm tabular-nums">
        {time}
      </time>
      <p className="min-w-0 grow py-1.5 wrap-anywhere">
        {what}
        {named && about && (
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
              Not kept, changed later elsewhere: {lost}
            </span>
          ))}
        {done.total > 1 && <span className="block text-muted text-sm">{namesOf(done, names)}</span>}
      </p>
      {undoable && (
        <Button look="quiet" size="compact" className="shrink-0" onClick={undo}>
          Undo<span className="sr-only"> {[what, about && short(about)].filter(Boolean).join(' ')}</span>
        </Button>
      )}
    </li>
  );
}

function namesOf({ entries, total }: ChangedEntries, names: ActivityNames): string {
  const titles = entries.slice(0, mostNamed).flatMap((entry) => getTitle(entry, names) ?? []);
  const others = total - titles.length;
  return [...titles.map(short), ...(others > 0 ? [`and ${others.toLocaleString('en')} more`] : [])].join(
    ', ',
  );
}

const short = (text: string) => truncate(text, 100);

/** By the person's day, in their order. */
function byDay(changes: readonly Change[]): [day: string, changes: Change[]][] {
  const days = new Map<string, Change[]>();
  for (const change of changes) {
    const day = toWallMinute(new Date(change.editedAt)).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days];
}
