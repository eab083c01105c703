import type { Logger } from 'pino';
import { analyzeNewTables } from './db/analyze-new-tables.ts';
import { migrate, withStartLock } from './db/migrate.ts';
import { installJobs } from './jobs/install-jobs.ts';

/** Brings our tables and those of the jobs to what this version needs, one instance at a time. Throws StartError. */
export const prepareDatabase = (
  connectionString: string,
  parts: { clock: () => Date; log: Logger },
): Promise<void> =>
  withStartLock(connectionString, async (pool) => {
    await migrate(pool);
    await installJobs(pool, parts);
    await analyzeNewTables(pool);
  });
