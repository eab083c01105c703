import type { Store } from '../../db/revision.ts';
import { createTrashRepository } from './trash.repository.ts';
import { createTrashRoutes } from './trash.routes.ts';

/** Creates the trash, out of which deleted things come back until they are erased. */
export function createTrash({
  store,
  tasks,
  inTransaction,
  clock,
}: Omit<Parameters<typeof createTrashRoutes>[0], 'trash'> & { store: Store }) {
  const trash = createTrashRepository(store);
  return {
    routes: { '/api': createTrashRoutes({ trash, tasks, inTransaction, clock }) },
    jobParts: { trash },
  };
}
