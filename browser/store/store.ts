import { uuidv7 } from 'uuidv7';
import { activityRetentionMs, savingNoticeDelayMs } from '#browser/limits.ts';
import { getServerTime, isServerTimeKnown } from '#browser/server-clock.ts';
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
  showPendingEffects,
} from './replica.ts';
import { type Connection, type SyncLoop, startSyncLoop } from './sync-loop.ts';
import { createUndoHistory } from './undo-history.ts';
import { hasWholeLog } from './whole-log.ts';

/** A message between tabs of one account. */
type TabMessage =
  | { kind: 'changed'; changed: ChangedIds }
  | { kind: 'wake' }
  | { kind: 'synced' }
  | { kind: 'connection'; connection: Connection };

export type NewChange = Omit<NewOutboxEntry, 'edited_at' | 'change_id'> &
  Partial<Pick<NewOutboxEntry, 'edited_at' | 'change_id'>> & {
    /** The change that this one undoes or redoes, which makes it no new step of the undo history. */
    undoes?: { changeId: string; as: 'undo' | 'redo' };
    /** False for what is no step of the undo history either, such as the focus timer going on. */
    isUndoable?: boolean;
  };

export type Store = ReturnType<typeof openStore>;

/**
 * Opens the store of one account on this device: the rows screens read, the way they change them, and the sync with
 * the server. Only the tab that holds the lock syncs. Where the browser has no locks (plain HTTP on a network address)
 * every tab syncs, which is harmless because requests are idempotent.
 */
export function openStore(
  account: Pick<Account, 'id'>,
  { onAccountDeleted }: { onAccountDeleted: () => void },
) {
  const db = openDeviceDatabase(account.id);
  const replica = createReplica();
  const undoHistory = createUndoHistory(account.id);
  const journal = createChangeJournal(account.id);
  const recentChanges = createRecentChanges(replica);
  /** Settles when all changes so far are on the disk; each write waits for the one before it. */
  let lastWrite: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();
  const tabs = new BroadcastChannel(`heddle-store-${account.id}`);
  const statusListeners = new Set<() => void>();
  let loop: SyncLoop | undefined;
  let status: { isLoaded: boolean; isSynced: boolean; isSaving: boolean; connection: Connection } = {
    isLoaded: false,
    isSynced: false,
    isSaving: false,
    connection: 'connecting',
  };

  function setStatus(next: Partial<typeof status>): void {
    if (Object.entries(next).every(([key, value]) => status[key as keyof typeof status] === value)) return;
    status = { ...status, ...next };
    for (const listener of statusListeners) listener();
  }

  const broadcast = (message: TabMessage) => {
    if (!closing.signal.aborted) tabs.postMessage(message);
  };

  async function onChanged(changed: ChangedIds): Promise<void> {
    await refreshReplica(db, replica, changed);
    broadcast({ kind: 'changed', changed });
  }

  tabs.addEventListener('message', async ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'wake') loop?.wake();
    else if (data.kind === 'synced') setStatus({ isSynced: true });
    else if (data.kind === 'connection') setStatus({ connection: data.connection });
    else {
      await loaded;
      await refreshReplica(db, replica, data.changed).catch(() => undefined);
    }
  });

  const wake = () => {
    if (loop) loop.wake();
    else broadcast({ kind: 'wake' });
  };
  const onOffline = () => setStatus({ connection: 'offline' });
  const onVisibilityChange = () => document.visibilityState === 'visible' && wake();
  window.addEventListener('online', wake);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('pagehide', onPageHide);

  /** Writes the changes that an earlier page was left with before they were in the database. */
  async function recoverJournal(): Promise<void> {
    await journal.recover(async (entries, id) => {
      const recovered = await addToOutbox(db, entries, id);
      if (recovered.length > 0) broadcast({ kind: 'changed', changed: collectChangedIds(recovered) });
    });
    await pruneJournalMarks(db);
  }

  const loaded = (async () => {
    await recoverJournal().catch(reportError);
    const [isSynced] = await Promise.all([hasCompletedPull(db), loadReplica(db, replica)]);
    setStatus({ isLoaded: true, isSynced });
  })();

  async function deleteOldActivity(): Promise<void> {
    // By a clock that is decades ahead everything would be old.
    if (!isServerTimeKnown() || (await hasWholeLog(db))) return;
    const before = new Date(getServerTime() - activityRetentionMs).toISOString();
    await db.activity.where('edited_at').below(before).delete();
  }
  // Runs in the background; if it fails, the next start tries again.
  loaded.then(deleteOldActivity).catch(() => undefined);

  async function runSync(): Promise<void> {
    await loaded;
    if (closing.signal.aborted) return;
    loop = startSyncLoop({
      db,
      signal: closing.signal,
      // Over HTTP/1.1 a browser opens six connections per host, and hidden tabs must not use them up.
      canListen: () => Boolean(navigator.locks) || document.visibilityState === 'visible',
      onChanged,
      onPulled: () => {
        setStatus({ isSynced: true });
        broadcast({ kind: 'synced' });
      },
      onConnection: (connection) => {
        setStatus({ connection });
        broadcast({ kind: 'connection', connection });
      },
      onAccountDeleted: () => closing.signal.aborted || onAccountDeleted(),
    });
    await loop.done;
  }

  const syncing = navigator.locks
    ? navigator.locks.request(`heddle-sync-${account.id}`, { signal: closing.signal }, runSync)
    : runSync();
  syncing.catch((error) => {
    if (!closing.signal.aborted) reportError(error);
  });

  /**
   * Records, journals, shows and adds the change to the undo history before anything else can run; the disk follows,
   * one change after the other.
   */
  async function changeAtomically(
    change_id: string,
    changes: readonly Omit<NewChange, 'change_id'>[],
  ): Promise<string> {
    const edited_at = new Date(getServerTime()).toISOString();
    const entries = changes.map(({ undoes: _, isUndoable: __, ...change }) => ({
      edited_at,
      ...change,
      change_id,
    }));
    recentChanges.add(change_id, entries);
    const journalId = journal.add(entries);
    const settle = showPendingEffects(
      replica,
      changes.flatMap(({ effects }) => effects),
    );
    const removeFromHistory = addToHistory(change_id, changes);
    const write = lastWrite.then(() => addToOutbox(db, entries, journalId));
    lastWrite = write.catch(() => undefined);
    try {
      const stored = await pendingWrites.track(write);
      settle('written');
      replica.outbox.apply({ put: stored.map(outboxRow) });
      broadcast({ kind: 'changed', changed: collectChangedIds(stored) });
      wake();
      journal.remove(journalId);
      return change_id;
    } catch (error) {
      settle('failed');
      removeFromHistory();
      // If the store was closed meanwhile, the next one recovers the change from the journal.
      if (!closing.signal.aborted) journal.remove(journalId);
      throw error;
    }
  }

  /** Adds a change to the undo history and returns a function that removes it again. */
  function addToHistory(
    change_id: string,
    changes: readonly Pick<NewChange, 'undoes' | 'erases' | 'isUndoable'>[],
  ): () => void {
    const undoes = changes.find((change) => change.undoes)?.undoes;
    if (undoes?.as === 'undo') {
      undoHistory.recordUndo(undoes.changeId, change_id);
      return () => undoHistory.recordRedo(change_id, undoes.changeId);
    }
    if (undoes) {
      undoHistory.recordRedo(undoes.changeId, change_id);
      return () => undoHistory.recordUndo(change_id, undoes.changeId);
    }
    if (changes.some(({ erases, isUndoable = true }) => isUndoable && !erases))
      undoHistory.recordChange(change_id);
    return () => undoHistory.forget(change_id);
  }

  // The browser asks before the page is left, since large changes are not in the journal and would be lost.
  const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
  const pendingWrites = createPendingWrites({
    noticeDelayMs: savingNoticeDelayMs,
    onPending(isSaving) {
      if (isSaving) window.addEventListener('beforeunload', confirmLeaving);
      else window.removeEventListener('beforeunload', confirmLeaving);
      setStatus({ isSaving });
    },
  });

  function close(): void {
    if (closing.signal.aborted) return;
    closing.abort();
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('pagehide', onPageHide);
    tabs.close();
    db.close();
  }

  /**
   * Leaves the database before the page goes into the back/forward cache: WebKit stops its transactions in the middle there,
   * and every other page waits for them. What they were writing is in the journal. The page starts anew when it is back.
   */
  function onPageHide({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    close();
    db.abortTransactions();
    window.addEventListener('pageshow', () => location.reload(), { once: true });
  }

  return {
    account,
    db,
    replica,
    undoHistory,
    /** Resolves when the data on this device has been read; rejects when it cannot be. */
    loaded,

    getStatus: () => status,
    subscribe(listener: () => void) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },

    /**
     * Makes a change: shows it at once, then writes it on this device together with the request for the server.
     * Resolves with the id under which it can be undone when it is on the disk. When it cannot be written, rejects and
     * shows the old state again.
     */
    change: ({ change_id = uuidv7(), ...change }: NewChange) => changeAtomically(change_id, [change]),

    /** Makes one change of several requests as `change` does: all of them or none. */
    changeAtomically,

    /** Returns the activity of a change that this tab made recently, available as soon as it is shown. */
    getRecentActivity: recentChanges.getActivity,

    /** Reads the activity of a change from the disk, once all changes so far are on it. */
    async readActivity(changeId: string): Promise<Activity[]> {
      await loaded;
      await lastWrite;
      const ids = await db.activity.where({ change_id: changeId }).primaryKeys();
      return readInBatches<Activity>(db.activity, ids);
    },

    /** Sends a refused change again. */
    async retry(seq: number): Promise<void> {
      await db.outbox.update(seq, { state: 'waiting' });
      await onChanged({ outbox: [String(seq)] });
      wake();
    },

    /** Sends refused changes again after everything that waits, since they may depend on it. */
    async requeue(seqs: readonly number[]): Promise<void> {
      await lastWrite;
      const requeued = await requeueRefused(db, seqs);
      await onChanged({ outbox: [...seqs, ...requeued.map(({ seq }) => seq)].map(String) });
      wake();
    },

    /** Discards a change that could not be sent. */
    async discard(seq: number): Promise<void> {
      const entry = await discardFromOutbox(db, seq);
      if (entry) await onChanged(collectChangedIds([entry]));
      wake();
    },

    wake,

    isClosed: () => closing.signal.aborted,
    /** Is aborted when the store is closed. */
    closed: closing.signal,

    close,
  };
}

function collectChangedIds(entries: readonly OutboxEntry[]): ChangedIds {
  const changed: ChangedIds = { outbox: entries.map(({ seq }) => String(seq)) };
  for (const { effects } of entries)
    for (const { table, id } of effects) {
      changed[table] ??= [];
      changed[table].push(id);
    }
  return changed;
}

/** Deletes everything of the account on this device: its database and its entries in localStorage. */
export async function clearDevice(account: Pick<Account, 'id'>): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.includes(account.id)) localStorage.removeItem(key);
  await deleteDeviceDatabase(account.id);
}
