import type { Logger } from 'pino';
import type { Task } from '#contract/tasks.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';
import { maxRefinedTasks } from '../../config/limits.ts';
import type { Events } from '../../db/events.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { LanguageModelsRepository } from '../language-models/language-models.repository.ts';
import { hasActiveModel } from '../language-models/language-models.usecases.ts';
import type { ModelAccess } from '../language-models/model-access.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';
import { readSetting } from '../settings/settings.usecases.ts';
import type { RefinementsRepository } from './refinements.repository.ts';

interface Dependencies {
  refinements: RefinementsRepository;
  models: LanguageModelsRepository;
  access: ModelAccess;
  settings: SettingsRepository;
  jobs: Pick<JobQueue, 'enqueue' | 'wake'>;
  events: Pick<Events, 'subscribe'>;
  clock: () => Date;
  log: Logger;
}

/**
 * Has the user's model refine a capture, in a job. Resolves at once, or when that is done, at most `waitMs` later, with the
 * capture's tasks; with undefined where they are as they were.
 */
export type Refine = (capture: {
  userId: string;
  captureId: string;
  tasks: readonly Task[];
  waitMs: number;
}) => Promise<Task[] | undefined>;

export function createRefine(dependencies: Dependencies): Refine {
  const { refinements, log } = dependencies;
  return async ({ userId, captureId, tasks, waitMs }) => {
    try {
      if (tasks.length > maxRefinedTasks || !(await isWanted({ ...dependencies, userId }))) return undefined;
      await request({ ...dependencies, userId, captureId });
      if (waitMs <= 0 || !(await isSettled({ ...dependencies, userId, captureId, waitMs }))) return undefined;
      return (await refinements.listTasks(userId, captureId)).filter(({ deleted_at }) => deleted_at === null);
    } catch (error) {
      // The capture is stored, and that is what was asked for.
      log.error({ err: error }, 'A capture could not be given to the language model');
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
  return (await readSetting({ settings, userId, id: 'refine_captures' })) ?? settingDefaults.refine_captures;
}

type Named = Dependencies & { userId: string; captureId: string };

/** A capture that is sent twice is refined once. */
async function request({ refinements, jobs, clock, userId, captureId }: Named): Promise<void> {
  const isNew = await refinements.request(userId, { id: captureId, at: clock() }, (connection) =>
    jobs.enqueue('refine-capture', { userId, captureId }, { connection }),
  );
  if (isNew) jobs.wake('refine-capture');
}

/** Resolves with whether the refinement ended within `waitMs`, on whichever instance. One that is to be tried again later counts as not. */
async function isSettled({
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
