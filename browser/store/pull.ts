import { api } from '#browser/api-client.ts';
import { pullTimeoutMs } from '#browser/limits.ts';
import { syncPageSize } from '#contract/limits.ts';
import type { Delta } from '#contract/sync.ts';
import { isErased, trashTables } from '#domain/trash.ts';
import { readPendingEffects, rebase, rowKey, settleBaseRows } from './base-rows.ts';
import { forEachBatch } from './batches.ts';
import type { DeviceDatabase } from './device-database.ts';
import { deleteActivityOf } from './outbox.ts';
import type { ChangedIds } from './replica.ts';
import { type AnyRow, rowTables } from './rows.ts';

/** Key in `meta` that is present while the pages of a first pull come in. */
const partialPullKey = 'partial';

/** Key in `meta` of the highest revision that the server is known to have written for a change from this device. */
const confirmedKey = 'confirmed';

/** Takes in that the server has written something at this revision or later. */
export async function rememberConfirmed(db: DeviceDatabase, revision: number): Promise<void> {
  await db.meta.put({ key: confirmedKey, value: Math.max(revision, await readConfirmed(db)) });
}

const readConfirmed = async (db: DeviceDatabase) => (await db.meta.get(confirmedKey))?.value ?? 0;

/** Returns whether this device has ever had everything the server had. */
export async function hasCompletedPull(db: DeviceDatabase): Promise<boolean> {
  return (await readCursor(db)) !== undefined && (await db.meta.get(partialPullKey)) === undefined;
}

/** Reads the last revision this device has; undefined before the first page came. */
export async function readCursor(db: DeviceDatabase): Promise<number | undefined> {
  return (await db.meta.get('cursor'))?.value;
}

/** Brings this device up to date, page by page, and tells `onPage` which rows each page changed. */
export async function pull(
  db: DeviceDatabase,
  { signal, onPage }: { signal: AbortSignal; onPage: (changed: ChangedIds) => Promise<void> },
): Promise<void> {
  let since = (await readCursor(db)) ?? 0;
  for (;;) {
    const confirmed = await readConfirmed(db);
    const path = `/api/sync?since=${since}&limit=${syncPageSize}`;
    const { body: delta } = await api.request<Delta>({ path, signal, timeoutMs: pullTimeoutMs });
    // The server was restored from an older backup: pull everything again and keep the rows only this device has.
    if (delta.revision < since || (!delta.has_more && delta.revision < confirmed)) {
      await onPage(await resetRevisions(db));
      since = 0;
      continue;
    }
    await onPage(await storePage(db, delta, since));
    since = delta.revision;
    if (!delta.has_more) return;
  }
}

/** Sets the cursor and every row's revision to 0, so that whatever the server sends counts as newer. */
async function resetRevisions(db: DeviceDatabase): Promise<ChangedIds> {
  const changed: ChangedIds = {};
  await db.transaction('rw', [...rowTables, 'base_rows', 'outbox', 'meta'], async () => {
    await db.meta.put({ key: 'cursor', value: 0 });
    await db.meta.delete(confirmedKey);
    for (const table of rowTables) {
      await db.table(table).toCollection().modify({ revision: 0 });
      changed[table] = await db.table<unknown, string>(table).toCollection().primaryKeys();
    }
    // What was sent and is not in the backup stays as it is shown.
    const pending = await readPendingEffects(db);
    await db.base_rows.filter((base) => !pending.has(rowKey(base))).delete();
    await db.base_rows.toCollection().modify((base) => {
      if (base.row) base.row.revision = 0;
    });
  });
  return changed;
}

/**
 * Writes a page and moves the cursor in the same transaction. Changes that wait in the outbox stay on top of what comes, and
 * a row never goes back to an older revision. The last page brings what the server made of every change sent before the
 * pull, so that other predictions about these rows are withdrawn.
 */
async function storePage(db: DeviceDatabase, delta: Delta, since: number): Promise<ChangedIds> {
  return db.transaction('rw', [...rowTables, 'base_rows', 'outbox', 'meta'], async () => {
    const pending = await readPendingEffects(db);
    const changed: ChangedIds = {};
    for (const table of rowTables) {
      const incoming: (AnyRow & { revision: number })[] = delta[table];
      if (incoming.length === 0) continue;
      const rows = db.table<AnyRow & { revision: number }, string>(table);
      const ids: string[] = [];
      await forEachBatch(incoming, async (batch) => {
        const known = await rows.bulkGet(batch.map(({ id }) => id));
        const newer = batch.filter((row, index) => (known[index]?.revision ?? 0) <= row.revision);
        const withEffects = newer.filter(({ id }) => pending.has(rowKey({ table, id })));
        const others = newer.filter(({ id }) => !pending.has(rowKey({ table, id })));
        await db.base_rows.bulkPut(withEffects.map((row) => ({ table, id: row.id, row })));
        await db.base_rows.bulkDelete(others.map(({ id }) => [table, id]));
        await rows.bulkPut(
          newer.map((row) => ({ ...row, ...rebase(row, pending.get(rowKey({ table, id: row.id }))) })),
        );
        for (const { id } of newer) ids.push(id);
      });
      changed[table] = ids;
    }
    await deleteActivityOf(
      db,
      trashTables.flatMap((table) => delta[table].filter(isErased)),
    );
    // If the cursor was set back meanwhile, this page must not move it forward again.
    const cursor = (await readCursor(db)) ?? 0;
    if (cursor >= since || since === 0) await db.meta.put({ key: 'cursor', value: delta.revision });
    if (delta.has_more) {
      if (since === 0) await db.meta.put({ key: partialPullKey, value: 1 });
      return changed;
    }
    await db.meta.delete(partialPullKey);
    for (const { table, id } of await settleBaseRows(db)) {
      changed[table] ??= [];
      changed[table].push(id);
    }
    return changed;
  });
}
