import { createReadingRoutes } from './readings.routes.ts';
import type { RefineDependencies } from './refine-capture.usecases.ts';
import { createRefinementRoutes } from './refinement.routes.ts';
import { createRefine } from './request-refinement.usecases.ts';

type Requesting = Parameters<typeof createRefine>[0];

/** Creates what has language models refine captures, and read texts that are not stored. */
export function createRefinement({
  refinements,
  inTransaction,
  intake,
  modelCalls: { models, access },
  askForObject,
  jobs,
  threads,
  settings,
  events,
  clock,
  log,
  stopping,
}: RefineDependencies &
  Parameters<typeof createRefinementRoutes>[0] &
  Parameters<typeof createReadingRoutes>[0] &
  Pick<Requesting, 'events' | 'log'> & { modelCalls: Pick<Requesting, 'models' | 'access'> }) {
  const refining = { refinements, inTransaction, intake, askForObject, jobs };
  return {
    offers: {
      refine: createRefine({ refinements, models, access, settings, jobs, events, clock, log }),
    },
    routes: {
      '/api/refinements': createRefinementRoutes({ ...refining, clock }),
      '/api/readings': createReadingRoutes({ intake, askForObject, threads, settings, clock, stopping }),
    },
    synced: { refinements },
    jobParts: { refinements: refining },
  };
}
