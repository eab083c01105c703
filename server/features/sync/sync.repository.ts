import type { Database } from '../../db/database.ts';

export type SyncRepository = ReturnType<typeof createSyncRepository>;

export function createSyncRepository({ db }: { db: Database }) {
  return {
    /** Returns the latest committed revision of the user. */
    async currentRevision(userId: string): Promise<number> {
      const counter = await db
        .selectFrom('revision_counters')
        .select('revision')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return counter?.revision ?? 0;
    },
  };
}
