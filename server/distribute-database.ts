import { distributionLockTimeoutMs } from './config/limits.ts';
import { createQuery, distributeTables, firstTable, type Query } from './db/distribute.ts';
import { withStartLock } from './db/migrate.ts';
import { StartError } from './start-error.ts';

/**
 * Makes the tables of a database on Citus distributed that are not yet, in one transaction; returns their names. All of them
 * are locked meanwhile. Throws StartError where that is not possible.
 */
export async function distributeDatabase(connectionString: string): Promise<string[]> {
  let distributed: string[] = [];
  await withStartLock(connectionString, async (pool) => {
    const query = createQuery(pool);
    await refuseUnready(query);
    await query('begin');
    try {
      await query(`set local lock_timeout = ${distributionLockTimeoutMs}`);
      distributed = await distributeTables(query);
      await query('commit');
    } catch (error) {
      await query('rollback').catch(() => undefined);
      if ((error as { code?: string }).code === '55P03')
        throw new StartError(
          'Another query held a table lock too long. Nothing was changed; try again when the server is less busy.',
        );
      throw error;
    }
  });
  return distributed;
}

/** Refuses a database where Citus or a node is missing. */
async function refuseUnready(query: Query): Promise<void> {
  const [extension] = await query(`select from pg_extension where extname = 'citus'`);
  if (!extension)
    throw new StartError(
      'Citus is not installed in the database of DATABASE_URL. docs/scaling.md says how to build it and set it up.',
    );
  const [nodes] = await query<{ coordinators: number; workers: number }>(
    `select count(*) filter (where groupid = 0)::integer as coordinators,
      count(*) filter (where shouldhaveshards)::integer as workers
    from pg_dist_node where isactive and noderole = 'primary'`,
  );
  if (!nodes?.coordinators)
    throw new StartError(
      `The coordinator does not know its own address: run select citus_set_coordinator_host('its address') in the database.`,
    );
  if (!nodes.workers)
    throw new StartError(
      `No worker node is set up yet: run select citus_add_node('its address', 5432) in the database for each worker.`,
    );
  const [first] = await query(`select from pg_class where oid = to_regclass('${firstTable}')`);
  if (!first)
    throw new StartError('The database has no tables of Heddle: start Heddle on it once, then try again.');
}
