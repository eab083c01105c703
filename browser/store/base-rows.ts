import { isErased } from '#domain/trash.ts';
import { forEachBatch, readInBatches } from './batches.ts';
import type { DeviceDatabase, Effect } from './device-database.ts';
import { missingFields } from './fill-missing-fields.ts';
import type { AnyRow, BaseRow, RowTable } from './rows.ts';

/** Rows by table and id. */
export type RowsByTable = Map<RowTable, Map<string, AnyRow>>;

type RowKey = Pick<Effect, 'table' | 'id'>;

export const rowKey = ({ table, id }: RowKey): string => `${table} ${id}`;

/** Keeps the rows as they are before effects change them, unless effects that came earlier have changed them already. */
export async function keepBaseRows(
  db: DeviceDatabase,
  effects: readonly RowKey[],
  rows: RowsByTable,
): Promise<void> {
  const keys = [...new Map(effects.map(({ table, id }) => [rowKey({ table, id }), { table, id }])).values()];
  await forEachBatch(keys, async (batch) => {
    const kept = await db.base_rows.bulkGet(batch.map(({ table, id }) => [table, id]));
    const missing = batch.filter((_, index) => !kept[index]);
    await db.base_rows.bulkPut(
      missing.map(({ table, id }) => ({ table, id, row: rows.get(table)?.get(id) ?? null })),
    );
  });
}

/** Reads the effects that the server has not confirmed, in the order in which they were made, by `rowKey`. */
export async function readPendingEffects(db: DeviceDatabase): Promise<Map<string, Effect[]>> {
  const entries = await db.outbox.orderBy('seq').toArray();
  return Map.groupBy(
    entries.flatMap(({ effects }) => effects),
    rowKey,
  );
}

/**
 * Returns a row as this device shows it: what the server sent, with unconfirmed effects on top. A row that the server does
 * not have exists while an effect creates it, and an erased row stays erased.
 */
export function rebase(base: AnyRow | null, effects: readonly Effect[] = []): AnyRow | undefined {
  if (base && isErasedRow(base)) return base;
  let row = base ?? undefined;
  for (const { table, id, set, before } of effects)
    if (row || before === null) row = { ...(row ?? missingFields(table, set)), ...set, id };
  return row && base ? { ...row, revision: base.revision } : row;
}

const isErasedRow = (row: AnyRow) => typeof row.deleted_at === 'string' && isErased(row as never);

/**
 * Makes rows what the server sent last, with unconfirmed effects on top: all rows with a base, or those with these keys. What
 * was predicted for entries that have left the outbox goes unless the server did it too. Returns the keys of these rows.
 */
export async function settleBaseRows(db: DeviceDatabase, keys?: readonly RowKey[]): Promise<RowKey[]> {
  const bases = keys
    ? await readInBatches<BaseRow, [string, string]>(
        db.base_rows,
        keys.map(({ table, id }) => [table, id]),
      )
    : await db.base_rows.toArray();
  if (bases.length === 0) return [];
  const pending = await readPendingEffects(db);
  for (const [table, tableBases] of Map.groupBy(bases, (base) => base.table))
    await forEachBatch(tableBases, async (batch) => {
      const shown = batch.map((base) => ({ id: base.id, row: rebase(base.row, pending.get(rowKey(base))) }));
      await db.table<AnyRow, string>(table).bulkPut(shown.flatMap(({ row }) => row ?? []));
      await db.table(table).bulkDelete(shown.flatMap(({ id, row }) => (row ? [] : id)));
      const settled = batch.filter((base) => !pending.has(rowKey(base)));
      await db.base_rows.bulkDelete(settled.map(({ id }) => [table, id]));
    });
  return bases.map(({ table, id }) => ({ table, id }));
}
