import type { Logger } from 'pino';
import { analyzeNewTables } from './db/analyze-new-tables.ts';
import { isOutdated, migrate, withStartLock } from './db/migrate.ts';
import { installJobs } from './jobs/install-jobs.ts';

/**
 * Brings our tables and those of the jobs to what this version needs, one instance at a time; calls `beforeUpdate` if an older Heddle
 * made them. Throws StartError.
 */
export const prepareDatabase = (
  connectionString: string,
  { beforeUpdate, ...parts }: { beforeUpdate?: () => Promise<void>; clock: () => Date; log: Logger },
): Promise<void> =>
  withStartLock(connectionString, async (pool) => {
    if (beforeUpdate && (await isOutdated(pool))) await beforeUpdate();
    await migrate(pool);
    await installJobs(pool, parts);
    await analyzeNewTables(pool);
  });
