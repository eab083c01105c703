import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '#server/config/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { findPostgresBinaries } from '#server/db/postgres-binaries.ts';
import { openCluster, readPostmaster } from '#server/db/postgres-cluster.ts';
import { StartError } from '#server/start-error.ts';

/**
 * Finds the database of this Heddle, whether Heddle runs or not; its own Postgres is started for the duration if it does not. With
 * `create`, one is made in an empty DATA_DIR. Throws StartError.
 */
export async function openDatabaseOf(
  { databaseUrl, dataDir, postgresBin }: Pick<Config, 'databaseUrl' | 'dataDir' | 'postgresBin'>,
  { create }: { create: boolean },
): Promise<{ connectionString: string; leave: () => Promise<void> }> {
  if (databaseUrl) return { connectionString: databaseUrl, leave: async () => undefined };
  if (!create && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`There is no Heddle in ${dataDir}: DATA_DIR takes the folder it was started with.`);
  const cluster = await openCluster({
    dataDir,
    binaries: findPostgresBinaries({ folder: postgresBin }),
    durable: true,
  });
  const running = readPostmaster(cluster);
  if (running?.ready)
    return {
      connectionString: `postgres://heddle:${cluster.password}@127.0.0.1:${running.port}/heddle`,
      leave: async () => undefined,
    };
  const postgres = await startEmbeddedPostgres({
    dataDir,
    postgresBin,
    log: pino({ level: 'silent' }),
    onLost: () => undefined,
  });
  return { connectionString: postgres.connectionString, leave: postgres.stop };
}
