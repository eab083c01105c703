import type { Db, PgBoss } from 'pg-boss';
import type { JobCounts, JobName, JobQueue } from './job-payloads.ts';
import { jobNames } from './registry.ts';

/** Jobs as features and Admin see them, on a pg-boss that is opened when it is first needed. */
export function createJobQueue({
  open,
  wake,
}: {
  open: () => Promise<PgBoss>;
  wake: (name: JobName) => void;
}): JobQueue {
  return {
    async enqueue(name, payload, { connection, startAfter } = {}) {
      const boss = await open();
      await boss.send(name, payload, {
        ...(connection && { db: connection as Db }),
        ...(startAfter && { startAfter }),
        // What `maxPerUser` counts.
        ...('userId' in payload && { group: { id: payload.userId } }),
      });
      if (!connection) wake(name);
    },

    wake,

    async deleteJobsOf(userId, connection) {
      const boss = await open();
      const db = connection as Db;
      for (const name of jobNames)
        for (;;) {
          const ids = (await boss.findJobs(name, { data: { userId }, db })).map(({ id }) => id);
          if (ids.length === 0) break;
          await boss.deleteJob(name, ids, { db });
        }
    },

    /** Up to a minute old. */
    async counts() {
      const boss = await open();
      const counted = jobNames.map(async (name) => {
        const [stats] = await boss.getQueueStats(name, { force: true });
        const { queuedCount = 0, activeCount = 0, failedCount = 0 } = stats ?? {};
        return [name, { waiting: queuedCount, active: activeCount, failed: failedCount }] as const;
      });
      return Object.fromEntries(await Promise.all(counted)) as Record<JobName, JobCounts>;
    },
  };
}
