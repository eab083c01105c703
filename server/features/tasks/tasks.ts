import type { Store } from '../../db/revision.ts';
import { createTaskSearch } from './search-tasks.ts';
import { createTaskSearchRepository } from './task-search.repository.ts';
import { createTasksRoutes } from './tasks.routes.ts';

/** Creates tasks: their routes, and the search that finds them. Close it with the app. */
export function createTasks({
  store,
  tasks,
  readFilterContext,
  retag,
  currentRevision,
  clock,
  log,
}: Omit<Parameters<typeof createTasksRoutes>[0], 'search'> & { store: Pick<Store, 'db'> }) {
  const search = createTaskSearch({ repository: createTaskSearchRepository(store), log });
  return {
    offers: { search },
    routes: {
      '/api/tasks': createTasksRoutes({
        tasks,
        search,
        readFilterContext,
        retag,
        currentRevision,
        clock,
        log,
      }),
    },
    synced: { tasks },
    close: search.close,
  };
}
