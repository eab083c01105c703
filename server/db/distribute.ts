import pg from 'pg';
import { productTables } from './own-tables.ts';

/** Runs a statement and returns its rows. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The tables that product tables refer to and that have no `user_id`. Every node has all of their rows. */
export const referenceTables: readonly string[] = ['user', 'session'];

/** The product table that all others are placed with: the rows of one user are on one node. */
export const firstTable = 'revision_counters';

/** Tables that refer to each other cannot be changed on several connections at once in one transaction. */
export const changeInOrder = `set local citus.multi_shard_modify_mode = 'sequential'`;

interface Reference {
  table: string;
  name: string;
  definition: string;
}

const quote = pg.escapeIdentifier;

/** Returns whether `distributeTables` has made the database distributed. */
export async function isDistributed(query: Query): Promise<boolean> {
  const [citus] = await query<{ isThere: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as "isThere"`,
  );
  if (!citus?.isThere) return false;
  const [user] = await query<{ isThere: boolean }>(
    `select exists (select from pg_dist_partition where logicalrelid = to_regclass('"user"')) as "isThere"`,
  );
  return user?.isThere === true;
}

/** Returns how to run statements on the one connection of a pool, or on a client. */
export const createQuery =
  (client: Pick<pg.Pool, 'query'> | pg.ClientBase): Query =>
  async <Row extends object>(text: string, values: unknown[] = []) =>
    (await (client as pg.ClientBase).query(text, values)).rows as Row[];

/**
 * Distributes what is not distributed yet, within a transaction: what the product refers to is copied to every node, product
 * tables are divided by user, and the others (sign-in, jobs) stay where they are. Returns the names.
 */
export async function distributeTables(query: Query): Promise<string[]> {
  const waiting = await listWaiting(query);
  const tables = waiting.map(({ name }) => name);
  if (tables.length === 0) return [];
  await query(changeInOrder);
  await query(`lock table ${tables.map(quote).join(', ')} in access exclusive mode`);
  const references = await listReferences(query, tables);
  for (const { table, name } of references)
    await query(`alter table ${quote(table)} drop constraint ${quote(name)}`);
  for (const { name, isReference } of waiting) {
    if (isReference) await query('select create_reference_table($1)', [quote(name)]);
    else
      await query(`select create_distributed_table($1, 'user_id', colocate_with => $2)`, [
        quote(name),
        name === firstTable ? 'none' : firstTable,
      ]);
    await query('select truncate_local_data_after_distributing_table($1)', [quote(name)]);
  }
  for (const { table, name, definition } of references)
    await query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
  return tables;
}

/** Lists the tables to distribute in the order in which that is possible. */
async function listWaiting(query: Query): Promise<{ name: string; isReference: boolean }[]> {
  return query(
    `select relname as name, relname = any($2) as "isReference" from pg_class
    where relnamespace = current_schema()::regnamespace and relname = any($1) and relkind = 'r'
      and not exists (
        select from pg_dist_partition where logicalrelid = pg_class.oid and (partmethod = 'h' or repmodel = 't')
      )
    order by relname = any($2) desc, relname = $3 desc, relname`,
    [[...referenceTables, ...productTables], referenceTables, firstTable],
  );
}

/** Lists the foreign keys from and to these tables, those to tables that every node has first. */
async function listReferences(query: Query, tables: string[]): Promise<Reference[]> {
  return query(
    `select source.relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_class as source on source.oid = conrelid join pg_class as target on target.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace
      and (source.relname = any($1) or target.relname = any($1))
    order by target.relname = any($2) desc, source.relname, conname`,
    [tables, referenceTables],
  );
}
