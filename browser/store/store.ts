import { uuidv7 } from 'uuidv7';
import type { Account } from '#browser/store/account.ts';
import type { Activity } from '#contract/activity.ts';
import { readInBatches } from './batches.ts';
import { createChangeJournal } from './change-journal.ts';
import { deleteDeviceDatabase, type OutboxEntry, openDeviceDatabase } from './device-database.ts';
import {
  addToOutbox,
  discardFromOutbox,
  type NewOutboxEntry,
  pruneJournalMarks,
  requeueRefused,
} from './outbox.ts';
import { createPendingWrites } from './pending-writes.ts';
import { hasCompletedPull } from './pull.ts';
import { createRecentChanges } from './recent-changes.ts';
import {
  type ChangedIds,
  createReplica,
  loadReplica,
  outboxRow,
  refreshReplica,
  showEffects,
} from './replica.ts';
import { type Connection, type SyncLoop, startSyncLoop } from './sync-loop.ts';
import { createUndoHistory } from './undo-history.ts';

/** Milliseconds; as long as the server sends it. */
const activityKeptFor = 30 * 24 * 60 * 60 * 1000;

/** Milliseconds that a change may be on its way to the disk before it is said, and leaving the page asks first. */
const holdAfter = 300;

/** What tabs of one account tell each other. */
type TabMessage =
  | { kind: 'changed'; changed: ChangedIds }
  | { kind: 'wake' }
  | { kind: 'synced' }
  | { kind: 'connection'; connection: Connection };

export type NewChange = Omit<NewOutboxEntry, 'edited_at' | 'change_id'> &
  Partial<Pick<NewOutboxEntry, 'edited_at' | 'change_id'>> & {
    /** The change it undoes or redoes; it is no new step of the history then. */
    undoes?: { changeId: string; as: 'undo' | 'redo' };
  };

export type Store = ReturnType<typeof openStore>;

/**
 * The store of one account on this device: what screens read, how they change it, and its exchange with the
 * server. Of all tabs one exchanges, the one that holds the lock; where the browser has no locks (plain HTTP
 * on a network address) every tab does, which the server's idempotency makes harmless.
 */
export function openStore(
  account: Pick<Account, 'id'>,
  { onAccountDeleted }: { onAccountDeleted: () => void },
) {
  const db = openDeviceDatabase(account.id);
  const replica = createReplica();
  const history = createUndoHistory(account.id);
  const journal = createChangeJournal(account.id);
  const recent = createRecentChanges(replica);
  /** Of all changes so far, in their order. */
  let written: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();
  const tabs = new BroadcastChannel(`heddle-store-${account.id}`);
  const statusListeners = new Set<() => void>();
  let loop: SyncLoop | undefined;
  let status: { loaded: boolean; synced: boolean; saving: boolean; connection: Connection } = {
    loaded: false,
    synced: false,
    saving: false,
    connection: 'connecting',
  };

  function setStatus(next: Partial<typeof status>): void {
    if (Object.entries(next).every(([key, value]) => status[key as keyof typeof status] === value)) return;
    status = { ...status, ...next };
    for (const listener of statusListeners) listener();
  }

  const tell = (message: TabMessage) => {
    if (!closing.signal.aborted) tabs.postMessage(message);
  };

  async function onChanged(changed: ChangedIds): Promise<void> {
    await refreshReplica(db, replica, changed);
    tell({ kind: 'changed', changed });
  }

  tabs.addEventListener('message', async ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'wake') loop?.wake();
    else if (data.kind === 'synced') setStatus({ synced: true });
    else if (data.kind === 'connection') setStatus({ connection: data.connection });
    else {
      await loaded;
      await refreshReplica(db, replica, data.changed).catch(() => undefined);
    }
  });

  const wake = () => {
    if (loop) loop.wake();
    else tell({ kind: 'wake' });
  };
  const goneOffline = () => setStatus({ connection: 'offline' });
  const shown = () => document.visibilityState === 'visible' && wake();
  window.addEventListener('online', wake);
  window.addEventListener('offline', goneOffline);
  document.addEventListener('visibilitychange', shown);

  /** Brings in what a page that was left could not write any more. */
  async function recoverJournal(): Promise<void> {
    await journal.recover(async (entries, id) => {
      const recovered = await addToOutbox(db, entries, id);
      if (recovered.length > 0) tell({ kind: 'changed', changed: changedBy(recovered) });
    });
    await pruneJournalMarks(db);
  }

  const loaded = (async () => {
    await recoverJournal().catch(reportError);
    const [synced] = await Promise.all([hasCompletedPull(db), loadReplica(db, replica)]);
    setStatus({ loaded: true, synced });
  })();

  async function forgetOldActivity(): Promise<void> {
    const before = new Date(Date.now() - activityKeptFor).toISOString();
    await db.activity.where('edited_at').below(before).delete();
  }
  // Nobody waits for it; what fails is tried again by the next start.
  loaded.then(forgetOldActivity).catch(() => undefined);

  async function exchange(): Promise<void> {
    await loaded;
    if (closing.signal.aborted) return;
    loop = startSyncLoop({
      db,
      signal: closing.signal,
      // A browser has six connections to a host over HTTP/1.1: tabs that nobody sees must not use them up.
      canListen: () => Boolean(navigator.locks) || document.visibilityState === 'visible',
      onChanged,
      onPulled: () => {
        setStatus({ synced: true });
        tell({ kind: 'synced' });
      },
      onConnection: (connection) => {
        setStatus({ connection });
        tell({ kind: 'connection', connection });
      },
      onAccountDeleted: () => closing.signal.aborted || onAccountDeleted(),
    });
    await loop.done;
  }

  const exchanging = navigator.locks
    ? navigator.locks.request(`heddle-sync-${account.id}`, { signal: closing.signal }, exchange)
    : exchange();
  exchanging.catch((error) => {
    if (!closing.signal.aborted) reportError(error);
  });

  /**
   * All that must not wait comes first, before anything else can run: what is recorded, the journal, the screen and
   * the history. The disk follows, one change after the other.
   */
  async function changeAtomically(
    change_id: string,
    changes: readonly Omit<NewChange, 'change_id'>[],
  ): Promise<string> {
    const edited_at = new Date().toISOString();
    const entries = changes.map(({ undoes: _, ...change }) => ({ edited_at, ...change, change_id }));
    recent.add(change_id, entries);
    const journalId = journal.keep(entries);
    const settle = showEffects(
      replica,
      changes.flatMap(({ effects }) => effects),
    );
    const forget = noteInHistory(change_id, changes);
    const writes = written.then(() => addToOutbox(db, entries, journalId));
    written = writes.catch(() => undefined);
    try {
      const stored = await holding(writes);
      settle('written');
      replica.outbox.apply({ put: stored.map(outboxRow) });
      tell({ kind: 'changed', changed: changedBy(stored) });
      wake();
      journal.remove(journalId);
      return change_id;
    } catch (error) {
      settle('failed');
      forget();
      // A store that is closed meanwhile leaves it to the next one.
      if (!closing.signal.aborted) journal.remove(journalId);
      throw error;
    }
  }

  /** Returns how to take the note back. */
  function noteInHistory(
    change_id: string,
    changes: readonly Pick<NewChange, 'undoes' | 'erases'>[],
  ): () => void {
    const undoes = changes.find((change) => change.undoes)?.undoes;
    if (undoes?.as === 'undo') {
      history.undone(undoes.changeId, change_id);
      return () => history.redone(change_id, undoes.changeId);
    }
    if (undoes) {
      history.redone(undoes.changeId, change_id);
      return () => history.undone(change_id, undoes.changeId);
    }
    if (changes.some(({ erases }) => !erases)) history.recordChange(change_id);
    return () => history.forget(change_id);
  }

  const holdPage = (event: BeforeUnloadEvent) => event.preventDefault();
  /** While much is written the status says so, and leaving the page asks first: what is not on the disk would be gone. */
  const holding = createPendingWrites({
    holdAfter,
    onHeld(saving) {
      if (saving) window.addEventListener('beforeunload', holdPage);
      else window.removeEventListener('beforeunload', holdPage);
      setStatus({ saving });
    },
  });

  return {
    account,
    db,
    replica,
    history,
    /** Settles when the data on this device can be read; rejects when it cannot. */
    loaded,

    status: () => status,
    subscribe(listener: () => void) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },

    /**
     * Makes a change: shown at once, then written on this device together with the request for the server.
     * Resolves, with the id under which it can be undone, when it is on the disk. Rejects, and shows the old state
     * again, when it cannot be written.
     */
    change: ({ change_id = uuidv7(), ...change }: NewChange) => changeAtomically(change_id, [change]),

    /** As `change`, for what takes several requests and is one thing to the person: all of it or nothing. */
    changeAtomically,

    /** What was recorded of a change, where this tab made it lately: known as soon as it is shown. */
    getRecentActivity: recent.of,

    /** What was recorded of a change, from the disk, when all that is on it is read and all changes so far are on it. */
    async readActivity(changeId: string): Promise<Activity[]> {
      await loaded;
      await written;
      const ids = await db.activity.where({ change_id: changeId }).primaryKeys();
      return readInBatches<Activity>(db.activity, ids);
    },

    /** Sends a refused change once more. */
    async retry(seq: number): Promise<void> {
      await db.outbox.update(seq, { state: 'waiting' });
      await onChanged({ outbox: [String(seq)] });
      wake();
    },

    /** Sends refused changes once more, after all that waits: what they need may be in it. */
    async requeue(seqs: readonly number[]): Promise<void> {
      await written;
      const entries = await requeueRefused(db, seqs);
      await onChanged({ outbox: [...seqs, ...entries.map(({ seq }) => seq)].map(String) });
      wake();
    },

    /** Gives up a change that could not be sent. */
    async discard(seq: number): Promise<void> {
      const entry = await discardFromOutbox(db, seq);
      if (entry) await onChanged(changedBy([entry]));
      wake();
    },

    wake,

    isClosed: () => closing.signal.aborted,

    close() {
      if (closing.signal.aborted) return;
      closing.abort();
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', goneOffline);
      document.removeEventListener('visibilitychange', shown);
      tabs.close();
      db.close();
    },
  };
}

function changedBy(entries: readonly OutboxEntry[]): ChangedIds {
  const changed: ChangedIds = { outbox: entries.map(({ seq }) => String(seq)) };
  for (const { effects } of entries)
    for (const { table, id } of effects) {
      changed[table] ??= [];
      changed[table].push(id);
    }
  return changed;
}

/** Everything of the account on this device: its database, and what is noted beside it. */
export async function clearDevice(account: Pick<Account, 'id'>): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.includes(account.id)) localStorage.removeItem(key);
  await deleteDeviceDatabase(account.id);
}
