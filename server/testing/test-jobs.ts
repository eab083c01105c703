import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DatabaseHandle } from '../db/database.ts';
import type { JobDependencies } from '../jobs/job.ts';
import type { JobName, JobPayloads } from '../jobs/job-payloads.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { openBoss } from '../jobs/open-boss.ts';
import { jobNames } from '../jobs/registry.ts';
import { runJob } from '../jobs/run-job.ts';

/**
 * Runs jobs of the real queue without polling workers: each runs as soon as it is enqueued, and retries without delay. Those
 * for later wait until `runAll` after their time, by `clock`.
 * The queue is opened with the first job, so that a test without jobs does not pay for it.
 */
export function createTestJobs({
  database,
  clock,
  log,
}: {
  database: DatabaseHandle;
  clock: () => Date;
  log: Logger;
}) {
  let opened: Promise<PgBoss> | undefined;
  let dependencies: JobDependencies | undefined;
  const runs = new Set<Promise<void>>();
  let later: { startAfter: Date; enqueue: () => Promise<void> }[] = [];

  const open = () => {
    opened ??= openBoss({ pool: database.authPool, clock, log, supervise: false, schedule: false }).then(
      (boss) => boss.start(),
    );
    return opened;
  };

  async function runWaiting(name: JobName): Promise<void> {
    const boss = await open();
    for (;;) {
      const [job] = await boss.fetch<JobPayloads[JobName]>(name, {
        includeMetadata: true,
        ignoreStartAfter: true,
      });
      if (!job || !dependencies) return;
      const { signal } = new AbortController();
      await runJob({ ...job, name, signal }, dependencies).then(
        () => boss.complete(name, job.id),
        (error) => boss.fail(name, job.id, error),
      );
    }
  }

  const queue = createJobQueue({
    open,
    wake: (name) => {
      const run = runWaiting(name)
        .catch((error: unknown) => log.error({ err: error }, 'Test jobs failed'))
        .finally(() => runs.delete(run));
      runs.add(run);
    },
  });

  const enqueue: typeof queue.enqueue = async (name, payload, { startAfter, ...options } = {}) => {
    if (!startAfter || startAfter <= clock()) return queue.enqueue(name, payload, options);
    // By then a transaction that it was stored in is over.
    later.push({ startAfter, enqueue: () => queue.enqueue(name, payload) });
  };

  return {
    ...queue,
    enqueue,
    work: async (given: JobDependencies) => {
      dependencies = given;
    },
    runAll: async () => {
      const due = later.filter(({ startAfter }) => startAfter <= clock());
      later = later.filter((job) => !due.includes(job));
      for (const job of due) await job.enqueue();
      // A job may enqueue another, which begins at once.
      do {
        await Promise.all(runs);
        for (const name of jobNames) await runWaiting(name);
      } while (runs.size > 0);
    },
    stop: async () => {
      await Promise.all(runs);
      await (await opened)?.stop({ close: false, graceful: false });
    },
  };
}
