import type { Store } from '../../db/revision.ts';
import type { Auth } from '../auth/create-auth.ts';
import { createSyncRepository } from './sync.repository.ts';
import { createSyncRoutes } from './sync.routes.ts';
import type { ChangeSources } from './sync.usecases.ts';

/** Creates the sync of devices, with the rows of all features before it. */
export function createSync({
  store,
  currentRevision,
  synced,
  events,
  auth: { sessionIsLive, accountExists },
  stopping,
}: Pick<Parameters<typeof createSyncRoutes>[0], 'currentRevision' | 'events' | 'stopping'> & {
  store: Pick<Store, 'db'>;
  synced: ChangeSources;
  auth: Pick<Auth, 'sessionIsLive' | 'accountExists'>;
}) {
  const sync = createSyncRepository(store);
  return {
    routes: {
      '/api': createSyncRoutes({
        sources: synced,
        currentRevision,
        sync,
        events,
        sessionIsLive,
        accountExists,
        stopping,
      }),
    },
  };
}
