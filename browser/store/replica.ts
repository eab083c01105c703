import { readInBatches } from './batches.ts';
import { type Collection, createCollection } from './collection.ts';
import type { DeviceDatabase, Effect, NewEffect, OutboxEntry } from './device-database.ts';
import { type OptimisticCollection, type WriteOutcome, withOptimisticOverlay } from './optimistic-overlay.ts';
import type { AnyRow, Rows, RowTable } from './rows.ts';
import { type ShownKind, type ShownTable, shownKinds } from './shown-kinds.ts';

export type { ShownTable };

const shownTables = Object.keys(shownKinds) as ShownTable[];
export const isShownTable = (table: string): table is ShownTable => shownTables.some((one) => one === table);

export type Collections = { [T in ShownTable]: OptimisticCollection<Rows[T]> };
export interface Replica extends Collections {
  outbox: Collection<OutboxEntry & { id: string }>;
}

export function getCollection<T extends ShownTable>(
  replica: Collections,
  table: T,
): OptimisticCollection<Rows[T]> {
  return replica[table];
}

function createShownCollection<T extends ShownTable>(table: T): OptimisticCollection<Rows[T]> {
  const { compare } = shownKinds[table] as ShownKind<Rows[T]>;
  const isHidden = (row: Rows[T]) => 'deleted_at' in row && row.deleted_at !== null;
  return withOptimisticOverlay(createCollection<Rows[T]>({ compare, isHidden }));
}

/** Creates the in-memory replica of the device database, which screens read so that none waits for the disk. */
export function createReplica(): Replica {
  const collections = shownTables.map((table) => [table, createShownCollection(table)]);
  return {
    ...(Object.fromEntries(collections) as Collections),
    outbox: createCollection<OutboxEntry & { id: string }>({
      compare: (one, other) => one.seq - other.seq,
      isHidden: () => false,
    }),
  };
}

/** Adds the string id that a collection needs. */
export const outboxRow = (entry: OutboxEntry) => ({ ...entry, id: String(entry.seq) });

/** Reads everything from the disk into the replica. */
export async function loadReplica(db: DeviceDatabase, replica: Replica): Promise<void> {
  // One transaction, so that a change made meanwhile cannot be overwritten with older rows.
  const [outbox, ...tables] = await db.transaction('r', [...shownTables, 'outbox'], () =>
    Promise.all([
      db.outbox.toArray(),
      ...shownTables.map(async (table) => ({ table, rows: await db.table<AnyRow, string>(table).toArray() })),
    ]),
  );
  for (const { table, rows } of tables) getCollection(replica, table).apply({ put: rows as never[] });
  replica.outbox.apply({ put: outbox.map(outboxRow) });
}

export type ChangedIds = { [T in RowTable | 'outbox']?: string[] };

/** Reads rows again that another tab or a pull changed on the disk. */
export async function refreshReplica(
  db: DeviceDatabase,
  replica: Replica,
  changed: ChangedIds,
): Promise<void> {
  await Promise.all([
    ...shownTables.map((table) => refreshTable(db, replica, table, changed[table] ?? [])),
    refreshOutbox(db, replica, changed.outbox ?? []),
  ]);
}

async function refreshTable<T extends ShownTable>(
  db: DeviceDatabase,
  replica: Replica,
  table: T,
  ids: string[],
) {
  if (ids.length === 0) return;
  const rows = db.table<Rows[T], string>(table);
  // One transaction: a batch read before a change was written must not be shown after it.
  const put = await db.transaction('r', rows, () => readInBatches(rows, ids));
  const gone = new Set(ids);
  for (const { id } of put) gone.delete(id);
  getCollection(replica, table).apply({ put, remove: [...gone] });
}

async function refreshOutbox(db: DeviceDatabase, replica: Replica, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const entries = await db.outbox.bulkGet(ids.map(Number));
  replica.outbox.apply({
    put: entries.flatMap((entry) => (entry ? outboxRow(entry) : [])),
    remove: ids.filter((_, index) => entries[index] === undefined),
  });
}

/** Shows effects before they are on the disk. Call the function it returns with the outcome of the write. */
export function showPendingEffects(
  replica: Replica,
  effects: readonly NewEffect[],
): (outcome: WriteOutcome) => void {
  const settleTables = shownTables.map((table) => showInTable(replica, table, effects));
  return (outcome) => {
    for (const settle of settleTables) settle(outcome);
  };
}

function showInTable<T extends ShownTable>(replica: Replica, table: T, effects: readonly NewEffect[]) {
  const changes = effects.filter((effect): effect is Effect<T> => effect.table === table);
  return getCollection(replica, table).showPending(changes);
}
