import { journalMarkRetentionMs } from '#browser/limits.ts';
import type { Activity } from '#contract/activity.ts';
import { type Entity, syncedKinds } from '#contract/synced-kinds.ts';
import { selectTaskFields } from '#contract/task-fields.ts';
import { activityId } from '#contract/task-rules.ts';
import { keepBaseRows, type RowsByTable, settleBaseRows } from './base-rows.ts';
import { forEachBatch, readInBatches } from './batches.ts';
import type { DeviceDatabase, Effect, NewEffect, OutboxEntry } from './device-database.ts';
import { missingFields } from './fill-missing-fields.ts';
import type { AnyRow, RowTable } from './rows.ts';

export type NewOutboxEntry = Omit<
  OutboxEntry,
  'seq' | 'state' | 'problem' | 'code' | 'failures' | 'effects'
> & {
  effects: NewEffect[];
  /** Erases rows for good: the change is not recorded, and the rows' activity is deleted once the server has erased them. */
  erases?: boolean;
};

const effectTables = (effects: { table: RowTable }[]) => [...new Set(effects.map(({ table }) => table))];

/**
 * Writes changes and the requests that tell the server about them in one transaction. Each effect is applied to the row
 * as it is on the disk at that moment, since another tab may have changed it. Returns nothing when another tab has
 * already written the change with this journal id.
 */
export async function addToOutbox(
  db: DeviceDatabase,
  entries: readonly NewOutboxEntry[],
  journalId: string,
): Promise<OutboxEntry[]> {
  const all = entries.flatMap(({ effects }) => effects);
  const mark = `journal ${journalId}`;
  return db.transaction('rw', [...effectTables(all), 'activity', 'base_rows', 'outbox', 'meta'], async () => {
    if (await db.meta.get(mark)) return [];
    await db.meta.put({ key: mark, value: Date.now() });
    const rows = await readRows(db, all);
    await keepBaseRows(db, all, rows);
    const added: OutboxEntry[] = [];
    for (const { erases = false, ...entry } of entries) {
      const { effects, activity } = applyEffects(rows, entry);
      if (!erases) {
        const recorded = activity.map(({ id, ...set }) => ({
          table: 'activity' as const,
          id,
          set,
          before: null,
        }));
        await keepBaseRows(db, recorded, await readRows(db, recorded));
        await forEachBatch(activity, (batch) => db.activity.bulkPut(batch));
        effects.push(...recorded);
      }
      const stored = { ...entry, effects, state: 'waiting' as const };
      added.push({ ...stored, seq: await db.outbox.add(stored) });
    }
    for (const [table, changed] of rows)
      await forEachBatch([...changed.values()], (batch) => db.table(table).bulkPut(batch));
    return added;
  });
}

/** Deletes the marks of journaled changes that were written long ago. */
export async function pruneJournalMarks(db: DeviceDatabase): Promise<void> {
  const marks = db.meta.where('key').startsWith('journal ');
  await marks.filter(({ value }) => value < Date.now() - journalMarkRetentionMs).delete();
}

/** Applies a change to `rows` in place. Returns its effects with the values before, and the activity records. */
export function applyEffects(
  rows: RowsByTable,
  entry: Omit<NewOutboxEntry, 'erases'>,
): { effects: Effect[]; activity: Activity[] } {
  const effects: Effect[] = entry.effects.map(({ table, id, set }) => {
    const row = rows.get(table)?.get(id);
    rows.get(table)?.set(id, { ...(row ?? missingFields(table, set)), ...set, id });
    return { table, id, set, before: row ? pickFields(row, set) : null };
  });
  return { effects, activity: effects.flatMap((effect) => toActivity(effect, entry) ?? []) };
}

/** Reads the rows that the effects change; new rows are absent. */
async function readRows(
  db: DeviceDatabase,
  effects: readonly Pick<Effect, 'table' | 'id'>[],
): Promise<RowsByTable> {
  const found: RowsByTable = new Map();
  for (const [table, tableEffects] of Map.groupBy(effects, ({ table }) => table)) {
    const ids = [...new Set(tableEffects.map(({ id }) => id))];
    const rows = await readInBatches(db.table<AnyRow, string>(table), ids);
    found.set(table, new Map(rows.map((row) => [row.id, row])));
  }
  return found;
}

/** Deletes the activity records of rows from this device. */
export async function deleteActivityOf(db: DeviceDatabase, rows: readonly { id: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = await db.activity
    .where('entity_id')
    .anyOf(rows.map(({ id }) => id))
    .primaryKeys();
  await db.activity.bulkDelete(ids);
  await db.base_rows.bulkDelete(ids.map((id) => ['activity', id]));
}

/** Fields that are not a person's change. */
const bookkeepingFields: readonly string[] = selectTaskFields({ setBy: 'server' });

/** Builds the activity record the server will write as well; undefined for tables without activity and where nothing changes. */
function toActivity(
  { table, id, set, before }: Effect,
  { change_id, edited_at }: Pick<OutboxEntry, 'change_id' | 'edited_at'>,
): Activity | undefined {
  const kind: { entity?: Entity } = table === 'activity' ? {} : syncedKinds[table];
  if (!kind.entity) return undefined;
  const valuesBefore = new Map(Object.entries(before ?? {}));
  const changes = Object.fromEntries(
    Object.entries(set)
      .filter(
        ([field, after]) =>
          before &&
          JSON.stringify(valuesBefore.get(field)) !== JSON.stringify(after) &&
          !bookkeepingFields.includes(field),
      )
      .map(([field, after]) => [field, [valuesBefore.get(field) ?? null, after]]),
  ) as Activity['changes'];
  if (before && Object.keys(changes).length === 0) return undefined;
  const deletedAt = changes.deleted_at?.[1];
  return {
    id: activityId(change_id, id),
    change_id,
    entity: kind.entity,
    entity_id: id,
    action:
      before === null ? 'created' : deletedAt === undefined ? 'updated' : deletedAt ? 'deleted' : 'restored',
    changes,
    overruled: {},
    edited_at,
    client: null,
    revision: 0,
  };
}

/** Moves refused entries to the end of the outbox, to be sent once more. Returns the new entries. */
export async function requeueRefused(db: DeviceDatabase, seqs: readonly number[]): Promise<OutboxEntry[]> {
  return db.transaction('rw', 'outbox', async () => {
    const requeued: OutboxEntry[] = [];
    for (const refused of await db.outbox.bulkGet([...seqs])) {
      if (refused?.state !== 'refused') continue;
      const { seq, problem: _problem, code: _code, failures: _failures, ...entry } = refused;
      await db.outbox.delete(seq);
      const waiting = { ...entry, state: 'waiting' as const };
      requeued.push({ ...waiting, seq: await db.outbox.add(waiting) });
    }
    return requeued;
  });
}

/**
 * Discards a change: the rows it changed are again what the server sent last, with the changes that still wait on top.
 * Returns the discarded entry, or undefined when it has been sent meanwhile.
 */
export async function discardFromOutbox(db: DeviceDatabase, seq: number): Promise<OutboxEntry | undefined> {
  const entry = await db.outbox.get(seq);
  if (!entry) return undefined;
  await db.transaction('rw', [...effectTables(entry.effects), 'base_rows', 'outbox'], async () => {
    await db.outbox.delete(seq);
    await settleBaseRows(db, entry.effects);
  });
  return entry;
}

function pickFields(row: Record<string, unknown>, set: object): Partial<never> {
  return Object.fromEntries(Object.keys(set).map((field) => [field, row[field]])) as Partial<never>;
}
