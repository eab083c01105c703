import { ApiError, api } from '#browser/api-client.ts';
import { baseRevisionHeader, changeIdHeader, editedAtHeader, sentAtHeader } from '#contract/sync-headers.ts';
import type { Task } from '#contract/tasks.ts';
import { readInBatches } from './batches.ts';
import type { DeviceDatabase, OutboxEntry } from './device-database.ts';
import { findExcluded } from './find-excluded.ts';
import { discardFromOutbox } from './outbox.ts';
import { readCursor } from './pull.ts';

export type SendResult = 'sent' | 'refused' | 'try again' | 'signed out';

/** As the server refuses the change of one task that is deleted. */
const wasDeleted = { code: 'tasks.not_found', problem: 'There is no such task.' };

/** How often the server may fail over one entry (500) before it stops holding up those behind it. */
const mostFailures = 20;

/**
 * Sends one entry. Sent, it leaves the outbox; refused for good, it stays there to be seen. Requests repeat
 * safely: creations carry their ids, everything else says what shall be, not what to do.
 */
export async function sendEntry(
  db: DeviceDatabase,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<SendResult> {
  try {
    const { headers, body } = await api.request({
      method: entry.method,
      path: entry.path,
      ...(entry.body !== undefined && { body: entry.body }),
      headers: {
        [editedAtHeader]: entry.edited_at,
        [sentAtHeader]: new Date().toISOString(),
        [changeIdHeader]: entry.change_id,
      },
      signal,
    });
    return await confirm(db, entry, { body, baseRevision: headers.get(baseRevisionHeader) });
  } catch (error) {
    if (!(error instanceof ApiError) || [408, 425, 429].includes(error.status)) return 'try again';
    if (error.status === 401) return 'signed out';
    // To be undone was what the server had already from another device, or refused: the rows come as they are there.
    if (error.code === 'activity.change_not_found') {
      await discardFromOutbox(db, entry.seq);
      return 'sent';
    }
    const failures = (entry.failures ?? 0) + 1;
    if (error.status > 500 || (error.status === 500 && failures < mostFailures)) {
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
 * Takes the entry out, or keeps of it what the server left out as refused, and sets the cursor back to just before
 * what the server wrote, if a pull has already run past it: rows that came in meanwhile were shown with this entry's
 * values and must come again as they are.
 */
async function confirm(
  db: DeviceDatabase,
  entry: OutboxEntry,
  { body, baseRevision }: { body: unknown; baseRevision: string | null },
): Promise<'sent' | 'refused'> {
  return db.transaction('rw', ['outbox', 'meta', 'tasks'], async () => {
    const rest = await findExcluded(entry, body, (ids) => readInBatches<Task>(db.tasks, ids));
    if (rest) await db.outbox.update(entry.seq, { ...rest, state: 'refused', ...wasDeleted, failures: 0 });
    else await db.outbox.delete(entry.seq);
    const cursor = await readCursor(db);
    if (baseRevision !== null && cursor !== undefined && cursor > Number(baseRevision))
      await db.meta.put({ key: 'cursor', value: Number(baseRevision) });
    return rest ? 'refused' : 'sent';
  });
}
