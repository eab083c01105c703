import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import {
  authConnectionIdleTimeoutMs,
  databaseConnectTimeoutMs,
  databaseQueryTimeoutMs,
  maxConnections as defaultMaxConnections,
  maxAuthConnections,
} from '../config/limits.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import type { Schema } from './schema.ts';
import { createStatementWatch, type StatementObservers } from './watch-statements.ts';

export type Database = Kysely<Schema>;

const { builtins } = pg.types;

/**
 * Converts what Postgres writes to what the API sends. Postgres writes `2026-11-21 09:00:00.12+00` under
 * `timezone=UTC`; the wire wants ISO 8601 with milliseconds.
 * Put together from its parts: a Date in between takes a sixth of the time of a long list.
 */
const toInstant = (text: string) =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;

const textArray: number = 1009;
const parseTextArray = pg.types.getTypeParser(textArray);
const parseJson = pg.types.getTypeParser(builtins.JSONB);

/** Parses values by column type, with a shortcut for empty lists, which are the most common. */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [textArray]: (text) => (text === '{}' ? [] : parseTextArray(text)),
  [builtins.JSONB]: (text) => (text === '[]' ? [] : parseJson(text)),
  [builtins.TIMESTAMPTZ]: toInstant,
};

export interface DatabaseHandle {
  db: Database;
  /** better-auth's own pool: it wants `timestamptz` as Date, our rows as ISO strings. */
  authPool: pg.Pool;
  connectionString: string;
  /** Resolves when the database answers. */
  check: () => Promise<unknown>;
  /** Counts open connections, idle ones, and statements waiting for one. */
  connections: () => { total: number; idle: number; waiting: number };
  /** Counts statements since the start. */
  statements: () => { all: number; slow: number; seconds: number };
  close: () => Promise<void>;
}

/** Lets Citus plan with the values: it can plan what concerns many users in no other way. Where there is no Citus, nothing changes. */
const setPlanning = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `select set_config('plan_cache_mode', 'auto', false) from pg_extension where extname = 'citus'`,
  );
};

/** Opens pools on `connectionString`. `onError` hears of idle connections that broke; the pool replaces them. */
export function openDatabase(
  connectionString: string,
  {
    onError,
    maxConnections = defaultMaxConnections,
    ...observers
  }: { onError: (error: Error) => void; maxConnections?: number } & StatementObservers,
): DatabaseHandle {
  const settings = {
    connectionString,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: databaseConnectTimeoutMs,
    query_timeout: databaseQueryTimeoutMs,
  };
  const pool = new pg.Pool({
    ...settings,
    // One plan for each statement, whatever its values: the one that plans.api.test.ts looks at.
    options: `${settings.options} -c plan_cache_mode=force_generic_plan`,
    onConnect: setPlanning,
    max: maxConnections,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  const authPool = new pg.Pool({
    ...settings,
    max: maxAuthConnections,
    idleTimeoutMillis: authConnectionIdleTimeoutMs,
  });
  const statements = createStatementWatch(observers);
  for (const each of [pool, authPool]) {
    statements.watch(each);
    each.on('error', onError);
    // A broken connection also fails its query; without this listener the error would end the process.
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
  return {
    db,
    authPool,
    connectionString,
    check: () => pool.query('select 1'),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    statements: statements.totals,
    close: async () => {
      await Promise.all([db.destroy(), authPool.end()]);
    },
  };
}
