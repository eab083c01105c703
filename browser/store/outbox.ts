import type { Activity } from '#contract/activity.ts';
import { taskFieldsWith } from '#contract/task-fields.ts';
import { activityId } from '#contract/task-rules.ts';
import { forEachBatch, readInBatches } from './batches.ts';
import type { DeviceDatabase, Effect, NewEffect, OutboxEntry, RowTable } from './device-database.ts';

export type NewOutboxEntry = Omit<
  OutboxEntry,
  'seq' | 'state' | 'problem' | 'code' | 'failures' | 'effects'
> & {
  effects: NewEffect[];
  /** For good: nothing of it is recorded, and what was recorded of these rows goes too. */
  erases?: boolean;
};

const effectTables = (effects: { table: RowTable }[]) => [...new Set(effects.map(({ table }) => table))];

/** Milliseconds for which it is known that a journaled change was written; a tab between the two takes far less. */
const writtenKnownFor = 60 * 60 * 1000;

/**
 * Writes changes and the requests that tell the server of them, all or nothing. Each effect is laid over the
 * row as it is on the disk at that moment, which another tab may have changed. What was written under the same
 * journal id before, by another tab that found it in the journal, is not written again.
 */
export async function addToOutbox(
  db: DeviceDatabase,
  entries: readonly NewOutboxEntry[],
  journalId: string,
): Promise<OutboxEntry[]> {
  const all = entries.flatMap(({ effects }) => effects);
  const mark = `journal ${journalId}`;
  return db.transaction('rw', [...effectTables(all), 'activity', 'outbox', 'meta'], async () => {
    if (await db.meta.get(mark)) return [];
    await db.meta.put({ key: mark, value: Date.now() });
    const rows = await rowsOf(db, all);
    const written: OutboxEntry[] = [];
    for (const { erases = false, ...entry } of entries) {
      const { effects, recorded } = applyEffects(rows, entry);
      if (erases) await deleteActivityOf(db, effects);
      else {
        await forEachBatch(recorded, (part) => db.activity.bulkPut(part));
        for (const { id, ...set } of recorded) effects.push({ table: 'activity', id, set, before: null });
      }
      const stored = { ...entry, effects, state: 'waiting' as const };
      written.push({ ...stored, seq: await db.outbox.add(stored) });
    }
    for (const [table, changed] of rows)
      await forEachBatch([...changed.values()], (part) => db.table(table).bulkPut(part));
    return written;
  });
}

/** Forgets of journaled changes of long ago that they were written. */
export async function pruneJournalMarks(db: DeviceDatabase): Promise<void> {
  const marks = db.meta.where('key').startsWith('journal ');
  await marks.filter(({ value }) => value < Date.now() - writtenKnownFor).delete();
}

/** The rows by table and id. */
export type RowsByTable = Map<RowTable, Map<string, AnyRow>>;

/** Lays the effects of a change over rows, which get their new values, and says what was before and what is recorded of it. */
export function applyEffects(
  rows: RowsByTable,
  entry: Omit<NewOutboxEntry, 'erases'>,
): { effects: Effect[]; recorded: Activity[] } {
  const effects: Effect[] = entry.effects.map(({ table, id, set }) => {
    const row = rows.get(table)?.get(id);
    rows.get(table)?.set(id, { ...row, ...set, id });
    return { table, id, set, before: row ? valuesOf(row, set) : null };
  });
  return { effects, recorded: effects.flatMap((effect) => activityOf(effect, entry) ?? []) };
}

type AnyRow = Record<string, unknown> & { id: string };

/** The rows that effects are about, as they are on the disk; none for those that are new. */
async function rowsOf(
  db: DeviceDatabase,
  effects: readonly Pick<Effect, 'table' | 'id'>[],
): Promise<RowsByTable> {
  const found: RowsByTable = new Map();
  for (const [table, those] of Map.groupBy(effects, ({ table }) => table)) {
    const ids = [...new Set(those.map(({ id }) => id))];
    const rows = await readInBatches(db.table<AnyRow, string>(table), ids);
    found.set(table, new Map(rows.map((row) => [row.id, row])));
  }
  return found;
}

/** Takes what was recorded of rows off this device. */
export async function deleteActivityOf(db: DeviceDatabase, rows: readonly { id: string }[]): Promise<void> {
  if (rows.length === 0) return;
  await db.activity
    .where('entity_id')
    .anyOf(rows.map(({ id }) => id))
    .delete();
}

const entities = {
  themes: 'theme',
  threads: 'thread',
  projects: 'project',
  notes: 'note',
  tasks: 'task',
} as const;
const isEntity = (table: RowTable): table is keyof typeof entities => table in entities;
/** Fields that say nothing of what a person did. */
const bookkeeping: readonly string[] = taskFieldsWith({ setBy: 'server' });

/** The record of a change as the server will write it; undefined for rows of which none is kept. */
function activityOf(
  { table, id, set, before }: Effect,
  { change_id, edited_at }: Pick<OutboxEntry, 'change_id' | 'edited_at'>,
): Activity | undefined {
  if (!isEntity(table)) return undefined;
  const was = new Map(Object.entries(before ?? {}));
  const changes = Object.fromEntries(
    Object.entries(set)
      .filter(([field, after]) => before && was.get(field) !== after && !bookkeeping.includes(field))
      .map(([field, after]) => [field, [was.get(field) ?? null, after]]),
  ) as Activity['changes'];
  const trash = changes.deleted_at?.[1];
  return {
    id: activityId(change_id, id),
    change_id,
    entity: entities[table],
    entity_id: id,
    action: before === null ? 'created' : trash === undefined ? 'updated' : trash ? 'deleted' : 'restored',
    changes,
    overruled: {},
    edited_at,
    revision: 0,
  };
}

/** Puts refused changes behind everything that waits, to be sent once more. Returns what they are there. */
export async function requeueRefused(db: DeviceDatabase, seqs: readonly number[]): Promise<OutboxEntry[]> {
  return db.transaction('rw', 'outbox', async () => {
    const sent: OutboxEntry[] = [];
    for (const known of await db.outbox.bulkGet([...seqs])) {
      if (known?.state !== 'refused') continue;
      const { seq, problem: _problem, code: _code, failures: _failures, ...entry } = known;
      await db.outbox.delete(seq);
      const waiting = { ...entry, state: 'waiting' as const };
      sent.push({ ...waiting, seq: await db.outbox.add(waiting) });
    }
    return sent;
  });
}

/** What this device changed and the server has not confirmed, by `table id`. */
export async function readPendingFields(db: DeviceDatabase): Promise<Map<string, object>> {
  const pending = new Map<string, object>();
  for (const { effects } of await db.outbox.orderBy('seq').toArray())
    for (const { table, id, set } of effects)
      pending.set(`${table} ${id}`, { ...pending.get(`${table} ${id}`), ...set });
  return pending;
}

/**
 * Gives up a change for good and puts back the values it replaced, as far as no other change waits for the
 * same field. Returns what to show anew.
 */
export async function discardFromOutbox(db: DeviceDatabase, seq: number): Promise<OutboxEntry | undefined> {
  const entry = await db.outbox.get(seq);
  if (!entry) return undefined;
  await db.transaction('rw', [...effectTables(entry.effects), 'outbox', 'meta'], async () => {
    await db.outbox.delete(seq);
    const pending = await readPendingFields(db);
    let known = Number.POSITIVE_INFINITY;
    for (const { table, id, before } of entry.effects) {
      const rows = db.table(table);
      const row = await rows.get(id);
      if (!row) continue;
      known = Math.min(known, row.revision);
      if (before === null) await rows.delete(id);
      else await rows.put({ ...row, ...before, ...pending.get(`${table} ${id}`) });
    }
    // The server's rows may be newer than the values put back: they come again.
    const cursor = (await db.meta.get('cursor'))?.value ?? 0;
    if (known <= cursor) await db.meta.put({ key: 'cursor', value: Math.max(0, known - 1) });
  });
  return entry;
}

function valuesOf(row: Record<string, unknown>, set: object): Partial<never> {
  return Object.fromEntries(Object.keys(set).map((field) => [field, row[field]])) as Partial<never>;
}
