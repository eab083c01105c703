import type { Store } from '../../db/revision.ts';
import { createCaptureRepository } from './capture.repository.ts';
import { createCapturesRoutes } from './captures.routes.ts';
import { createCreateTasksRoutes } from './create-tasks.routes.ts';

/** Creates what makes tasks of texts, and stores tasks as they are given. */
export function createCapture({
  store,
  tasks,
  intake,
  refine,
  clock,
}: Parameters<typeof createCapturesRoutes>[0] & { store: Pick<Store, 'db'> }) {
  const captures = createCaptureRepository(store);
  const capturing = { tasks, intake, refine, clock };
  return {
    offers: { captures },
    routes: {
      '/api/captures': createCapturesRoutes(capturing),
      '/api/tasks': createCreateTasksRoutes(capturing),
    },
    synced: { captures },
  };
}
