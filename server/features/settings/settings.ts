import { createSettingsRoutes } from './settings.routes.ts';

/** Creates the settings of people. */
export const createSettings = ({
  settings,
  inTransaction,
  clock,
}: Parameters<typeof createSettingsRoutes>[0]) => ({
  routes: { '/api/settings': createSettingsRoutes({ settings, inTransaction, clock }) },
  synced: { settings },
});
