import { createActivityRoutes } from './activity.routes.ts';

/** Creates the log of changes, and what takes them back. */
export const createActivity = ({
  activity,
  inTransaction,
  clock,
}: Parameters<typeof createActivityRoutes>[0]) => ({
  routes: { '/api': createActivityRoutes({ activity, inTransaction, clock }) },
  synced: { activity },
  exported: { activity },
});
