import { createSystemRoutes } from './system.routes.ts';
import type { SystemParts } from './system.usecases.ts';

/** Creates the status of the parts of the server. */
export const createSystem = ({
  config,
  database,
  jobs,
  modelCalls: { models, access },
  transcribers,
  readBackupStatus,
}: Pick<SystemParts, 'config' | 'jobs' | 'transcribers' | 'readBackupStatus'> & {
  database: { check: SystemParts['checkDatabase'] };
  modelCalls: Pick<SystemParts, 'models' | 'access'>;
}) => ({
  routes: {
    '/api/admin': createSystemRoutes({
      config,
      checkDatabase: database.check,
      jobs,
      models,
      access,
      transcribers,
      readBackupStatus,
    }),
  },
});
