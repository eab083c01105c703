import type pg from 'pg';
import type { QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { finishedJobRetentionMs, jobHeartbeatTimeoutMs } from '../config/limits.ts';
import { StartError } from '../start-error.ts';
import type { Job } from './job.ts';
import { jobSchema, openBoss } from './open-boss.ts';
import { jobNames, registry } from './registry.ts';

/** Brings pg-boss's schema, the queues and the schedules to what the registry says. Under the start lock. */
export async function installJobs(
  pool: pg.Pool,
  { clock, log }: { clock: () => Date; log: Logger },
): Promise<void> {
  const { rows } = await pool.query('select to_regnamespace($1) is null as missing', [jobSchema]);
  const createSchema: boolean = rows[0].missing;
  const boss = await openBoss({ pool, clock, log, supervise: false, schedule: false, createSchema });
  try {
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of jobNames) {
      const options = getQueueOptions(registry[name]);
      if (known.has(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, { ...options, policy: policies[registry[name].concurrency] });
    }
    for (const name of jobNames) {
      const { schedule, scheduleZone } = registry[name];
      const tz = scheduleZone === 'server' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
      if (schedule) await boss.schedule(name, schedule, {}, { tz, missed: 'once' });
    }
    for (const { name } of await boss.getSchedules())
      if (!jobNames.some((job) => job === name && registry[job].schedule)) await boss.unschedule(name);
  } catch (error) {
    if (createSchema && (error as { code?: string }).code === '42501')
      throw new StartError(
        `DATABASE_URL is not usable: its user may not create the schema ${jobSchema}; create it for that user, or grant CREATE on the database.`,
      );
    throw error;
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}

const policies = { one: 'exclusive', many: 'standard' } as const;

const toSeconds = (ms: number) => ms / 1000;

function getQueueOptions(job: Job<never>): QueueOptions {
  return {
    heartbeatSeconds: toSeconds(jobHeartbeatTimeoutMs),
    expireInSeconds: toSeconds(job.timeoutMs),
    retryLimit: job.maxRetries,
    retryDelay: toSeconds(job.retryDelayMs),
    retryBackoff: job.maxRetryDelayMs !== undefined,
    ...(job.maxRetryDelayMs !== undefined && { retryDelayMax: toSeconds(job.maxRetryDelayMs) }),
    ...(job.retentionMs !== undefined && { retentionSeconds: toSeconds(job.retentionMs) }),
    deleteAfterSeconds: toSeconds(finishedJobRetentionMs),
  };
}
