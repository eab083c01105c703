import { maxRetriedRefinements } from '../../config/limits.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { RefinementsRepository } from './refinements.repository.ts';

export interface RetryContext {
  refinements: RefinementsRepository;
  jobs: Pick<JobQueue, 'enqueue' | 'wake'>;
  clock: () => Date;
  userId: string;
}

/** Queues the latest failed refinements again. Returns how many. */
export async function retryFailed({ refinements, jobs, clock, userId }: RetryContext): Promise<number> {
  const retried = await refinements.requestFailed(
    userId,
    { limit: maxRetriedRefinements, at: clock() },
    async (connection, captureIds) => {
      for (const captureId of captureIds)
        await jobs.enqueue('refine-capture', { userId, captureId }, { connection });
    },
  );
  if (retried > 0) jobs.wake('refine-capture');
  return retried;
}
