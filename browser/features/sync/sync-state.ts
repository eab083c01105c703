import { t } from '#browser/i18n/sync.ts';
import type { OutboxEntry } from '#browser/store/device-database.ts';
import type { Connection } from '#browser/store/sync-loop.ts';

export type SyncState =
  | { kind: 'synced' }
  | { kind: 'saving' }
  | { kind: 'connecting' }
  | { kind: 'waiting'; waiting: number }
  | { kind: 'offline'; waiting: number }
  | { kind: 'full'; waiting: number }
  | { kind: 'refused'; refused: number };

/** Returns the sync state to show, the most urgent first. */
export function getSyncState(
  outbox: readonly Pick<OutboxEntry, 'state'>[],
  { connection, isSaving }: { connection: Connection; isSaving: boolean },
): SyncState {
  const refused = outbox.filter(({ state }) => state === 'refused').length;
  const waiting = outbox.length - refused;
  if (refused > 0) return { kind: 'refused', refused };
  if (isSaving) return { kind: 'saving' };
  if (connection === 'offline' || connection === 'full') return { kind: connection, waiting };
  if (waiting > 0) return { kind: 'waiting', waiting };
  return { kind: connection === 'connecting' ? 'connecting' : 'synced' };
}

export function describeSyncState(state: SyncState): string {
  switch (state.kind) {
    case 'synced':
      return t.synced;
    case 'saving':
      return t.savingOnThisDevice;
    case 'connecting':
      return t.connecting;
    case 'waiting':
      return t.waiting(state.waiting);
    case 'offline':
      return state.waiting > 0 ? t.offlineWaiting(state.waiting) : t.offline;
    case 'full':
      return t.fullKeptHere(state.waiting);
    case 'refused':
      return t.refused(state.refused);
  }
}

/** Returns what to say at the top of every page; null while everything is saved or about to be. */
export function describeSyncProblem(state: SyncState, isOnline: boolean): string | null {
  switch (state.kind) {
    case 'offline': {
      const where = isOnline ? t.unreachable : t.withoutNetwork;
      return state.waiting > 0 ? where.kept(state.waiting) : where.goOn;
    }
    case 'waiting':
      return t.notSentYet(state.waiting);
    case 'full':
      return t.fullKept(state.waiting);
    case 'refused':
      return t.showRefused(state.refused);
    default:
      return null;
  }
}
