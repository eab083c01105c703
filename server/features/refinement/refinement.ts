import { createReadingRoutes } from './readings.routes.ts';
import type { RefineDependencies } from './refine-capture.usecases.ts';
import { createRefinementRoutes } from './refinement.routes.ts';

/** Creates what has language models refine captures, and read texts that are not stored. */
export function createRefinement({
  refinements,
  inTransaction,
  intake,
  askForObject,
  jobs,
  threads,
  settings,
  clock,
  stopping,
}: RefineDependencies &
  Parameters<typeof createRefinementRoutes>[0] &
  Parameters<typeof createReadingRoutes>[0]) {
  const refining = { refinements, inTransaction, intake, askForObject, jobs };
  return {
    routes: {
      '/api/refinements': createRefinementRoutes({ ...refining, clock }),
      '/api/readings': createReadingRoutes({ intake, askForObject, threads, settings, clock, stopping }),
    },
    synced: { refinements },
    jobParts: { refinements: refining },
  };
}
