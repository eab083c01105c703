import type { DeviceDatabase, Effect, OutboxEntry, RowTable } from './device-database.ts';

export type NewOutboxEntry = Omit<OutboxEntry, 'seq' | 'state' | 'problem' | 'failures' | 'effects'> & {
  effects: Omit<Effect, 'before'>[];
};

const effectTables = (effects: { table: RowTable }[]) => [...new Set(effects.map(({ table }) => table))];

/**
 * Writes a change and the request that tells the server of it, both or neither. Each effect is laid over the
 * row as it is on the disk at that moment, which another tab may have changed.
 */
export async function putInOutbox(db: DeviceDatabase, entry: NewOutboxEntry): Promise<OutboxEntry> {
  return db.transaction('rw', [...effectTables(entry.effects), 'outbox'], async () => {
    const effects: Effect[] = [];
    for (const { table, id, set } of entry.effects) {
      const rows = db.table(table);
      const row = await rows.get(id);
      effects.push({ table, id, set, before: row ? valuesOf(row, set) : null });
      await rows.put({ ...row, ...set, id });
    }
    const stored = { ...entry, effects, state: 'waiting' as const };
    return { ...stored, seq: await db.outbox.add(stored) };
  });
}

/** What this device changed and the server has not confirmed, by `table id`. */
export async function pendingFields(db: DeviceDatabase): Promise<Map<string, object>> {
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
    const pending = await pendingFields(db);
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
