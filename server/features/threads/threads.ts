import { createThreadsRoutes } from './threads.routes.ts';

/** Creates the threads of themes. */
export const createThreads = ({
  threads,
  inTransaction,
  clock,
}: Parameters<typeof createThreadsRoutes>[0]) => ({
  routes: { '/api/organization/threads': createThreadsRoutes({ threads, inTransaction, clock }) },
  synced: { threads },
});
