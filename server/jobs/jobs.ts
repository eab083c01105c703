import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import {
  jobGraceMs,
  jobHeartbeatIntervalMs,
  jobPollingIntervalMs,
  lostJobCheckIntervalMs,
} from '../config/limits.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { errorCodes } from '../log.ts';
import type { JobDependencies } from './job.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { createJobQueue } from './job-queue.ts';
import { openBoss } from './open-boss.ts';
import { reclaimJobs } from './reclaim-jobs.ts';
import { jobNames, registry } from './registry.ts';
import { type Attempt, isDead, runJob } from './run-job.ts';

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
  let reclaiming: NodeJS.Timeout | undefined;
  let isStopped = false;

  function open(): Promise<PgBoss> {
    opened ??= openBoss({ pool: database.authPool, clock, log })
      .then((boss) => boss.start())
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  }

  const wake = (name: JobName) =>
    void opened?.then((boss) => {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    });

  /** Checks for lost jobs again and again. `checkedAt` is when it was last done, by `performance.now()`. */
  async function keepReclaiming(boss: PgBoss, checkedAt = performance.now()): Promise<void> {
    const lateMs = performance.now() - checkedAt - lostJobCheckIntervalMs;
    let hasFailed = false;
    try {
      // Where this process or the database was away, so were the heartbeats of jobs that run well.
      if (lateMs < jobHeartbeatIntervalMs)
        for (const name of await reclaimJobs({ boss, pool: database.authPool, log })) wake(name);
    } catch (error) {
      hasFailed = true;
      if (!isStopped) log.warn(errorCodes(error), 'Could not look for lost jobs');
    }
    if (isStopped) return;
    const since = hasFailed ? -Infinity : performance.now();
    reclaiming = setTimeout(() => void keepReclaiming(boss, since), lostJobCheckIntervalMs);
  }

  return {
    ...createJobQueue({ open, wake }),

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
              perJobResults: true,
              heartbeatRefreshSeconds: jobHeartbeatIntervalMs / 1000,
              pollingIntervalSeconds: jobPollingIntervalMs / 1000,
              ...(maxPerUser !== undefined && { groupConcurrency: maxPerUser }),
            },
            async (attempts: JobWithMetadata<JobPayloads[JobName]>[]): Promise<JobResult[]> => {
              // Where there was a job there may be another, which should not wait for the next poll.
              boss.notifyWorker(worker);
              const results: JobResult[] = [];
              for (const attempt of attempts) results.push(await settle({ ...attempt, name }, dependencies));
              return results;
            },
          );
          workers.set(name, [...(workers.get(name) ?? []), worker]);
        }
      }
      void keepReclaiming(boss);
    },

    /** Gives running jobs a moment; what has not ended then is tried again later. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(reclaiming);
      await (await opened)?.stop({ close: false, timeout: jobGraceMs });
    },
  };
}

/** Runs one attempt, unless the job is dead. Rejects if it fails. */
async function settle(attempt: Attempt<JobName>, dependencies: JobDependencies): Promise<JobResult> {
  const { id, name, output } = attempt;
  if (isDead(attempt)) {
    dependencies.log.error({ job: name, id }, 'A job has crashed too often and is not tried again');
    return { id, status: 'deadletter', output };
  }
  await runJob(attempt, dependencies);
  return { id, status: 'completed' };
}
