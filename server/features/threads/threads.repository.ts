import type { Thread } from '#contract/threads.ts';
import { settleReferences } from '#server/db/settle-references.ts';
import { createNamedRowRepository } from '../../db/named-row-repository.ts';
import type { Store } from '../../db/revision.ts';
import { themeNotFound } from './threads.errors.ts';

export type ThreadsRepository = ReturnType<typeof createThreadsRepository>;

export function createThreadsRepository(store: Store) {
  return createNamedRowRepository<Thread>(store, {
    table: 'threads',
    check: async (trx, userId, thread) => {
      if (thread.deleted_at) return;
      const place = { theme_id: thread.theme_id, thread_id: null, project_id: null };
      await settleReferences(trx, userId, [place]);
      if (place.theme_id === null) throw themeNotFound();
    },
  });
}
