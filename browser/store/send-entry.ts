import { ApiError, api } from '#browser/api-client.ts';
import { t } from '#browser/i18n/sync.ts';
import { maxServerFailures } from '#browser/limits.ts';
import { getServerTime } from '#browser/server-clock.ts';
import {
  baseRevisionHeader,
  changeIdHeader,
  editedAtHeader,
  sentAtHeader,
  storageFullCode,
} from '#contract/sync-headers.ts';
import type { Task } from '#contract/tasks.ts';
import { readInBatches } from './batches.ts';
import type { DeviceDatabase, OutboxEntry } from './device-database.ts';
import { findExcluded } from './find-excluded.ts';
import { rememberConfirmed } from './pull.ts';

export type SendResult = 'sent' | 'refused' | 'try again' | 'server full' | 'signed out';

/** The answer the server gives to a change of a single task that is deleted. */
const taskDeleted = () => ({ code: 'tasks.not_found', problem: t.noSuchTask });

/**
 * Sends one entry. A sent entry leaves the outbox; one that is refused for good stays there for the user to see.
 * Requests are idempotent: creations carry their ids, and everything else states the result rather than the action.
 */
export async function sendEntry(
  db: DeviceDatabase,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<SendResult> {
  try {
    const { body, headers } = await api.request({
      method: entry.method,
      path: entry.path,
      ...(entry.body !== undefined && { body: entry.body }),
      headers: {
        [editedAtHeader]: entry.edited_at,
        [sentAtHeader]: new Date(getServerTime()).toISOString(),
        [changeIdHeader]: entry.change_id,
      },
      signal,
    });
    return await confirm(db, entry, { body, baseRevision: headers.get(baseRevisionHeader) });
  } catch (error) {
    if (!(error instanceof ApiError) || [408, 425, 429].includes(error.status)) return 'try again';
    if (error.status === 401) return 'signed out';
    if (error.code === storageFullCode) return 'server full';
    // The server does not know the change to be undone: the next pull withdraws what the undo predicted.
    if (error.code === 'activity.change_not_found') {
      await db.outbox.delete(entry.seq);
      return 'sent';
    }
    const failures = (entry.failures ?? 0) + 1;
    if (error.status > 500 || (error.status === 500 && failures < maxServerFailures)) {
      if (error.status === 500) await db.outbox.update(entry.seq, { failures });
      return 'try again';
    }
    await db.outbox.update(entry.seq, {
      state: 'refused',
      problem: error.message,
      code: error.code,
      failures: 0,
    });
    return 'refused';
  }
}

/**
 * Removes a sent entry, or keeps as refused the part the server excluded. What it predicted stays until the next pull has
 * brought what the server made of it.
 */
async function confirm(
  db: DeviceDatabase,
  entry: OutboxEntry,
  { body, baseRevision }: { body: unknown; baseRevision: string | null },
): Promise<'sent' | 'refused'> {
  return db.transaction('rw', ['outbox', 'tasks', 'meta'], async () => {
    if (baseRevision !== null) await rememberConfirmed(db, Number(baseRevision) + 1);
    const excluded = await findExcluded(entry, body, (ids) => readInBatches<Task>(db.tasks, ids));
    if (excluded)
      await db.outbox.update(entry.seq, { ...excluded, state: 'refused', ...taskDeleted(), failures: 0 });
    else await db.outbox.delete(entry.seq);
    return excluded ? 'refused' : 'sent';
  });
}
