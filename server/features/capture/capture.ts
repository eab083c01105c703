import type { Logger } from 'pino';
import type { Store } from '../../db/revision.ts';
import { createRefine } from '../refinement/request-refinement.usecases.ts';
import { createCaptureRepository } from './capture.repository.ts';
import { createCapturesRoutes } from './captures.routes.ts';
import { createIntakePool, type IntakePool } from './intake-pool.ts';
import { createVocabularyReader } from './vocabulary.usecases.ts';

type Refining = Parameters<typeof createRefine>[0];

/** Creates what makes tasks of texts. Close it with the app. */
export function createCapture({
  store,
  tasks,
  themes,
  threads,
  projects,
  settings,
  refinements,
  modelCalls: { models, access },
  jobs,
  events,
  clock,
  log,
  intakePool = createIntakePool({ log }),
}: Omit<Parameters<typeof createVocabularyReader>[0], 'captures'> &
  Omit<Parameters<typeof createCapturesRoutes>[0], 'intake'> &
  Pick<Refining, 'refinements' | 'jobs' | 'events'> & {
    store: Store;
    modelCalls: Pick<Refining, 'models' | 'access'>;
    log: Logger;
    /** Understands texts. */
    intakePool?: IntakePool | undefined;
  }) {
  const captures = createCaptureRepository(store);
  const intake = {
    ...intakePool,
    readVocabulary: createVocabularyReader({ themes, threads, projects, captures, settings }),
    refine: createRefine({ refinements, models, access, settings, jobs, events, clock, log }),
  };
  return {
    offers: { captures, intake },
    routes: { '/api/captures': createCapturesRoutes({ tasks, intake, clock }) },
    synced: { captures },
    measured: { intake: intakePool.stats },
    close: intakePool.close,
  };
}
