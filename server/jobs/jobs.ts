import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { jobGraceMs, jobPollingIntervalMs } from '../config/limits.ts';
import type { DatabaseHandle } from '../db/database.ts';
import type { JobDependencies } from './job.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { createJobQueue } from './job-queue.ts';
import { openBoss } from './open-boss.ts';
import { jobNames, registry } from './registry.ts';
import { runJob } from './run-job.ts';

/** Runs the jobs of one instance. Jobs are stored in the database, so each runs on whichever instance is free. */
export function createJobs({
  database,
  clock,
  log,
}: {
  database: DatabaseHandle;
  clock: () => Date;
  log: Logger;
}) {
  const workers = new Map<JobName, string[]>();
  let opened: Promise<PgBoss> | undefined;

  function open(): Promise<PgBoss> {
    opened ??= openBoss({ pool: database.authPool, clock, log })
      .then((boss) => boss.start())
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  }

  return {
    ...createJobQueue({
      open,
      wake: (name) =>
        void opened?.then((boss) => {
          for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
        }),
    }),

    /** Runs waiting and scheduled jobs from now on. */
    async work(dependencies: JobDependencies): Promise<void> {
      const boss = await open();
      for (const name of jobNames) {
        const { workers: count = 1, maxPerUser } = registry[name];
        for (let number = 0; number < count; number++) {
          const worker: string = await boss.work(
            name,
            {
              includeMetadata: true,
              pollingIntervalSeconds: jobPollingIntervalMs / 1000,
              ...(maxPerUser !== undefined && { groupConcurrency: maxPerUser }),
            },
            async (attempts: JobWithMetadata<JobPayloads[JobName]>[]) => {
              // Where there was a job there may be another, which should not wait for the next poll.
              boss.notifyWorker(worker);
              for (const attempt of attempts) await runJob({ ...attempt, name }, dependencies);
            },
          );
          workers.set(name, [...(workers.get(name) ?? []), worker]);
        }
      }
    },

    /** Gives running jobs a moment; what has not ended then is tried again later. */
    async stop(): Promise<void> {
      await (await opened)?.stop({ close: false, timeout: jobGraceMs });
    },
  };
}
