import { createThemesRoutes } from './themes.routes.ts';

/** Creates themes. */
export const createThemes = ({
  themes,
  threads,
  tasks,
  inTransaction,
  clock,
}: Parameters<typeof createThemesRoutes>[0]) => ({
  routes: { '/api/organization': createThemesRoutes({ themes, threads, tasks, inTransaction, clock }) },
  synced: { themes },
});
