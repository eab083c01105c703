import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { maxPreparedStatements } from '../config/limits.ts';

type Client = Awaited<ReturnType<PostgresPool['connect']>>;

/** Wraps the pool for Kysely so that each statement is parsed and planned once per connection. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, Client>();

  function assignName(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= maxPreparedStatements) return known;
    const name = `statement ${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  /** Returns the client with a `query` of its own. */
  function preparing(client: pg.PoolClient): Client {
    const query = (text: string, values: readonly unknown[]) => {
      const name = values.length > 0 ? assignName(text) : undefined;
      return client.query({ text, values: [...values], ...(name && { name }) });
    };
    return Object.create(client, { query: { value: query } });
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client);
      clients.set(client, known);
      return known;
    },
  };
}
