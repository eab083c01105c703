import type pg from 'pg';

/**
 * Has Postgres analyze the tables that have rows and were never analyzed, as after a restore: until then it guesses, and
 * plans badly.
 */
export async function analyzeNewTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = current_schema and relkind = 'r' and reltuples < 0 and pg_relation_size(pg_class.oid) > 0`,
  );
  for (const { name } of rows) await pool.query(`analyze ${name}`);
}
