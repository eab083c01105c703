import type { Logger } from 'pino';
import type { Task } from '#contract/tasks.ts';
import { maxRefinedTasks } from '../../config/limits.ts';
import type { Events } from '../../db/events.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { hasActiveModel, type ListsProviders } from '../language-models/language-models.usecases.ts';
import { readSetting, type SettingsReader } from '../settings/settings.usecases.ts';
import type { RefinementsRepository } from './refinements.repository.ts';

interface Dependencies {
  refinements: RefinementsRepository;
  models: ListsProviders['models'];
  access: ListsProviders['access'];
  settings: SettingsReader;
  jobs: Pick<JobQueue, 'enqueue' | 'wake'>;
  events: Pick<Events, 'subscribe'>;
  clock: () => Date;
  log: Logger;
}

/**
 * Starts a job in which the user's model refines a capture. Waits at most `waitMs` for it, and resolves with the refined tasks, or
 * with undefined if they are unchanged so far.
 */
export type Refine = (capture: {
  userId: string;
  captureId: string;
  /** BCP 47, the language it is written in. */
  locale: string;
  tasks: readonly Task[];
  waitMs: number;
}) => Promise<Task[] | undefined>;

/** Creates `refine`. It never rejects, because the capture itself is stored already. */
export function createRefine(dependencies: Dependencies): Refine {
  const { refinements, log } = dependencies;
  return async ({ userId, captureId, locale, tasks, waitMs }) => {
    try {
      if (tasks.length > maxRefinedTasks || !(await isWanted({ ...dependencies, userId }))) return undefined;
      await request({ ...dependencies, userId, captureId, locale });
      if (waitMs <= 0 || !(await hasSucceeded({ ...dependencies, userId, captureId, waitMs })))
        return undefined;
      return (await refinements.listTasks(userId, captureId)).filter(({ deleted_at }) => deleted_at === null);
    } catch (error) {
      log.error({ err: error }, 'A refinement could not be requested');
      return undefined;
    }
  };
}

async function isWanted({
  settings,
  models,
  access,
  userId,
}: Dependencies & { userId: string }): Promise<boolean> {
  if (!(await hasActiveModel({ models, access, userId }))) return false;
  return await readSetting({ settings, userId, id: 'refine_captures' });
}

type Named = Dependencies & { userId: string; captureId: string };

/** Stores the refinement and its job. Does nothing for a capture that was requested before. */
async function request({
  refinements,
  jobs,
  clock,
  userId,
  captureId,
  locale,
}: Named & { locale: string }): Promise<void> {
  const isNew = await refinements.request(userId, { id: captureId, at: clock(), locale }, (connection) =>
    jobs.enqueue('refine-capture', { userId, captureId }, { connection }),
  );
  if (isNew) jobs.wake('refine-capture');
}

/** Resolves with whether the refinement succeeded within `waitMs`, on whichever instance it runs; false if it will be retried. */
async function hasSucceeded({
  refinements,
  events,
  userId,
  captureId,
  waitMs,
}: Named & { waitMs: number }): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const check = async () => {
    const refinement = await refinements.find(userId, captureId);
    if (refinement?.status !== 'waiting' || refinement.failure) resolve(refinement?.status === 'done');
  };
  const unsubscribe = events.subscribe(userId, () => void check().catch(reject));
  const timer = setTimeout(() => resolve(false), waitMs);
  try {
    await check();
    return await promise;
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
}
