import type { Database } from '../../db/database.ts';

export type SyncRepository = ReturnType<typeof createSyncRepository>;

export function createSyncRepository({ db }: { db: Database }) {
  return {
    /** Returns the last revision that a restore kept, if `revision` is one of those that it lost. */
    async findRevisionBeforeLoss(userId: string, revision: number): Promise<number | undefined> {
      const gap = await db
        .selectFrom('revision_gaps')
        .select('after')
        .where('user_id', '=', userId)
        .where('after', '<', revision)
        .where('until', '>', revision)
        .orderBy('after')
        .limit(1)
        .executeTakeFirst();
      return gap?.after;
    },
  };
}
