import pg from 'pg';
import { oldestPostgresMajor, startCheckTimeoutMs } from '../config/limits.ts';
import { StartError } from '../start-error.ts';

/** Throws a readable StartError when DATABASE_URL leads to no server that Heddle can use. */
export async function checkServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: startCheckTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::integer as version, current_setting('server_encoding') as encoding`,
    );
    const [server] = rows;
    if (!server || server.version < oldestPostgresMajor * 10_000)
      throw new StartError(
        `DATABASE_URL is not usable: it takes PostgreSQL ${oldestPostgresMajor} or newer.`,
      );
    if (server.encoding !== 'UTF8')
      throw new StartError(
        `DATABASE_URL is not usable: its database must be in UTF8, not ${server.encoding}.`,
      );
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL is not usable: ${explain(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function explain(error: unknown): string {
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return explain(error.errors[0]);
  return error instanceof Error && error.message ? error.message : 'no connection';
}
