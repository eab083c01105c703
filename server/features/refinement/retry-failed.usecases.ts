import type { Refinement } from '#contract/refinements.ts';
import { maxRetriedRefinements } from '../../config/limits.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { getRefinement } from './decide-refinement.usecases.ts';
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

/** Queues one refinement again if it has failed or its model hangs. Idempotent. Throws `refinements.not_found`. */
export async function retryRefinement({
  refinements,
  jobs,
  clock,
  userId,
  id,
}: RetryContext & { id: string }): Promise<Refinement> {
  const retried = await refinements.requestFailed(userId, { limit: 1, at: clock(), id }, (connection) =>
    jobs.enqueue('refine-capture', { userId, captureId: id }, { connection }),
  );
  if (retried > 0) jobs.wake('refine-capture');
  return getRefinement(refinements, userId, id);
}
