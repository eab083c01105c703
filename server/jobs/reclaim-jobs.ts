import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { lostJobTimeoutMs } from '../config/limits.ts';
import type { JobName } from './job-payloads.ts';
import { jobSchema } from './open-boss.ts';
import { jobNames } from './registry.ts';
import { countCrashes } from './run-job.ts';

interface LostJob {
  id: string;
  name: JobName;
  retryCount: number;
  output: unknown;
}

/**
 * Returns the jobs to the queue whose process has ended, which is when their heartbeat stops, and counts the crash. pg-boss does
 * it too, but only once a minute. Returns the kinds of jobs that can run again at once.
 */
export async function reclaimJobs({
  boss,
  pool,
  log,
}: {
  boss: PgBoss;
  pool: pg.Pool;
  log: Logger;
}): Promise<JobName[]> {
  const { rows } = await pool.query<LostJob>(
    `select id, name, retry_count as "retryCount", output from ${jobSchema}.job
    where name = any($1) and state = 'active' and heartbeat_on < now() - $2 * interval '1 millisecond'`,
    [jobNames, lostJobTimeoutMs],
  );
  for (const { name, output, ...attempt } of rows) {
    log.warn({ job: name }, 'A job is tried again, because its process has ended');
    await boss.fail(name, attempt, { message: 'Its process ended', crashes: countCrashes(output) + 1 });
  }
  await pool.query(
    `update ${jobSchema}.job set start_after = now() where name = any($1) and id = any($2) and state = 'retry'`,
    [jobNames, rows.map(({ id }) => id)],
  );
  return rows.map(({ name }) => name);
}
