import type { AskForObject } from '../language-models/ask-for-object.ts';
import { createReclassifyRoutes } from './reclassify.routes.ts';

/** Creates what files open tasks again whose theme nobody chose. */
export function createReclassify({
  tasks,
  themes,
  reclassifications,
  inTransaction,
  intake,
  modelCalls: { models, access },
  askForObject,
  jobs,
  clock,
  stopping,
}: Omit<Parameters<typeof createReclassifyRoutes>[0], 'models' | 'access'> & {
  modelCalls: Pick<Parameters<typeof createReclassifyRoutes>[0], 'models' | 'access'>;
  askForObject: AskForObject;
}) {
  const filing = { tasks, reclassifications, inTransaction, intake, clock };
  return {
    routes: {
      '/api/tasks/bulk-reclassify': createReclassifyRoutes({
        ...filing,
        themes,
        models,
        access,
        jobs,
        stopping,
      }),
    },
    jobParts: { reclassification: { ...filing, askForObject } },
  };
}
