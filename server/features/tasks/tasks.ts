import type { Store } from '../../db/revision.ts';
import { createFilterContextReader } from './filter-tasks.usecases.ts';
import { createTaskSearch } from './search-tasks.ts';
import { createTaskSearchRepository } from './task-search.repository.ts';
import { createTasksRoutes } from './tasks.routes.ts';

/** Creates tasks: their routes, and the filter and search that find them. Close it with the app. */
export function createTasks({
  store,
  tasks,
  themes,
  threads,
  projects,
  settings,
  intake,
  currentRevision,
  clock,
  log,
}: Omit<Parameters<typeof createTasksRoutes>[0], 'search' | 'readFilterContext'> &
  Parameters<typeof createFilterContextReader>[0] & { store: Store }) {
  const search = createTaskSearch({ repository: createTaskSearchRepository(store), log });
  const readFilterContext = createFilterContextReader({ themes, threads, projects, settings });
  return {
    offers: { search, readFilterContext },
    routes: {
      '/api/tasks': createTasksRoutes({
        tasks,
        search,
        readFilterContext,
        intake,
        currentRevision,
        clock,
        log,
      }),
    },
    synced: { tasks },
    close: search.close,
  };
}
