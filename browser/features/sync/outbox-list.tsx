import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import type { OutboxEntry } from '#browser/store/device-database.ts';
import { useOutbox, useStore } from '#browser/store/use-store.ts';
import { formatInstant } from '#browser/time/format-instant.ts';
import { Button } from '#browser/ui/button.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import type { SyncState } from './sync-state.ts';
import { notRestored, restoreAndApply, useTrashed } from './trashed-changes.ts';

/** Lists the changes that wait or could not be saved. */
export function OutboxList({ state }: { state: SyncState }) {
  const store = useStore();
  const outbox = useOutbox();
  const hourCycle = useHourCycle();
  if (outbox.length === 0)
    return (
      <p className="text-muted">
        {state.kind === 'offline'
          ? 'Heddle works without a connection. What you do is kept on this device and sent when you are back online.'
          : 'Everything on this device is saved on the server too.'}
      </p>
    );
  return (
    <>
      {(state.kind === 'offline' || state.kind === 'full') && (
        <div className="mb-4 flex items-center justify-between gap-4">
          <p className="text-muted">
            {state.kind === 'full'
              ? 'The server’s storage is full. Your changes are safe on this device and will be sent once whoever runs the server has made room.'
              : 'Your changes are on this device and will be sent when the server can be reached.'}
          </p>
          <Button onClick={store.wake} className="shrink-0">
            Try now
          </Button>
        </div>
      )}
      <ul className="flex flex-col divide-y divide-hairline">
        {outbox.map((entry) => (
          <li key={entry.seq} className="flex flex-col gap-2 py-3">
            <span className="line-clamp-3 break-words">{entry.label}</span>
            <span className="text-muted text-sm">
              {formatInstant(entry.edited_at, hourCycle)}
              {entry.state === 'waiting' && ', waiting to be sent'}
            </span>
            {entry.state === 'refused' && <Refused entry={entry} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Refused({ entry }: { entry: OutboxEntry }) {
  const store = useStore();
  const trashed = useTrashed(entry);
  const words = !trashed
    ? `Could not be saved: ${entry.problem}`
    : trashed.isErased
      ? 'It was deleted for good on another device.'
      : 'It was deleted on another device and is in the trash. If you restore it, this change is applied too.';
  return (
    <>
      <span className="text-danger text-sm">{words}</span>
      <span className="flex gap-2">
        {!trashed && (
          <Button onClick={() => toastOnError(store.retry(entry.seq), notStored)}>Try again</Button>
        )}
        {trashed && !trashed.isErased && (
          <Button onClick={() => toastOnError(restoreAndApply(store, trashed), notRestored)}>Restore</Button>
        )}
        <Button look="danger" onClick={() => toastOnError(store.discard(entry.seq), notStored)}>
          Discard
        </Button>
      </span>
    </>
  );
}
