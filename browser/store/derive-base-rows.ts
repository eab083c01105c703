import type { Transaction } from 'dexie';
import type { Task } from '#contract/tasks.ts';
import { followingId } from '#domain/following-id.ts';
import type { AnyRow, BaseRow, RowTable } from './rows.ts';

/** A change that waits, as far as it matters here. */
interface WaitingChange {
  effects: { table: RowTable; id: string; before: object | null }[];
}

/**
 * Derives the rows the server sent from those that an earlier version of Heddle stored, without a copy of them, and has the
 * server send everything again. Also gives up what that version predicted and kept although the server never had it: next
 * tasks of a series, and entries of the log.
 */
export async function deriveBaseRows(trx: Transaction): Promise<void> {
  const bases = new Map<string, BaseRow>();
  const entries = await trx.table<WaitingChange>('outbox').orderBy('seq').reverse().toArray();
  for (const { table, id, before } of entries.flatMap(({ effects }) => effects.toReversed())) {
    const shown = bases.get(`${table} ${id}`)?.row ?? (await trx.table<AnyRow, string>(table).get(id));
    bases.set(`${table} ${id}`, { table, id, row: before && shown ? { ...shown, ...before } : null });
  }
  const giveUp = (table: BaseRow['table'], ids: readonly string[]) => {
    for (const id of ids)
      if (!bases.has(`${table} ${id}`)) bases.set(`${table} ${id}`, { table, id, row: null });
  };
  const isUnconfirmed = ({ revision }: { revision: number }) => revision === 0;
  const tasks = trx.table<Task, string>('tasks');
  const followers = new Set((await tasks.toCollection().primaryKeys()).map(followingId));
  const next = await tasks.filter((task) => isUnconfirmed(task) && followers.has(task.id)).primaryKeys();
  giveUp('tasks', next);
  giveUp('activity', await trx.table('activity').filter(isUnconfirmed).primaryKeys());
  await trx.table('base_rows').bulkPut([...bases.values()]);
  await trx.table('meta').where('key').equals('cursor').modify({ value: 0 });
}
