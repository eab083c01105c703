import { t } from '#browser/i18n/sync.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import type { OutboxEntry } from '#browser/store/device-database.ts';
import { useOutbox, useStore } from '#browser/store/use-store.ts';
import { formatInstant } from '#browser/time/format-instant.ts';
import { Button } from '#browser/ui/button.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import type { SyncState } from './sync-state.ts';
import { restoreAndApply, useTrashed } from './trashed-changes.ts';

/** Lists the changes that wait or could not be saved. */
export function OutboxList({ state }: { state: SyncState }) {
  const store = useStore();
  const outbox = useOutbox();
  const hourCycle = useHourCycle();
  if (outbox.length === 0)
    return (
      <p className="text-muted">
        {state.kind === 'offline' ? t.heddleWorksWithoutAConnection : t.everythingOnThisDeviceIs}
      </p>
    );
  return (
    <>
      {(state.kind === 'offline' || state.kind === 'full') && (
        <div className="mb-4 flex items-center justify-between gap-4">
          <p className="text-muted">
            {state.kind === 'full' ? t.theServersStorageIsFull : t.yourChangesAreOnThis}
          </p>
          <Button onClick={store.wake} className="shrink-0">
            {t.tryNow}
          </Button>
        </div>
      )}
      <ul className="flex flex-col divide-y divide-hairline">
        {outbox.map((entry) => (
          <li key={entry.seq} className="flex flex-col gap-2 py-3">
            <span className="line-clamp-3 break-words">{entry.label}</span>
            <span className="text-muted text-sm">
              {entry.state === 'waiting'
                ? t.waitingSince(formatInstant(entry.edited_at, hourCycle))
                : formatInstant(entry.edited_at, hourCycle)}
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
    ? t.couldNotBeSaved(entry.problem ?? '')
    : trashed.isErased
      ? t.itWasDeletedForGood
      : t.itWasDeletedOnAnother;
  return (
    <>
      <span className="text-danger text-sm">{words}</span>
      <span className="flex gap-2">
        {!trashed && (
          <Button onClick={() => toastOnError(store.retry(entry.seq), notStored)}>{t.tryAgain}</Button>
        )}
        {trashed && !trashed.isErased && (
          <Button onClick={() => toastOnError(restoreAndApply(store, trashed), t.notRestored)}>
            {t.restore}
          </Button>
        )}
        <Button look="danger" onClick={() => toastOnError(store.discard(entry.seq), notStored)}>
          {t.discard}
        </Button>
      </span>
    </>
  );
}
