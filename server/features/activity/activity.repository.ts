import { sql } from 'kysely';
import type { Activity } from '#contract/activity.ts';
import { activityOnDevicesDays } from '../../config/limits.ts';
import type { Database } from '../../db/database.ts';

export type ActivityRepository = ReturnType<typeof createActivityRepository>;

export function createActivityRepository({ db }: { db: Database }) {
  const selectRows = (userId: string) =>
    db
      .selectFrom('activity')
      .select([
        sql<string>`change_id || ':' || entity_id`.as('id'),
        'change_id',
        'entity',
        'entity_id',
        'action',
        'changes',
        'overruled',
        'edited_at',
        'client',
        'revision',
      ])
      .where('user_id', '=', userId);

  return {
    /** Newest first. */
    async list(
      userId: string,
      { before, limit }: { before?: number | undefined; limit: number },
    ): Promise<Activity[]> {
      let query = selectRows(userId);
      if (before !== undefined) query = query.where('revision', '<', before);
      return query.orderBy('revision', 'desc').limit(limit).execute();
    },

    /** Returns what people changed from one instant to another, the latest first. */
    async listBetween(
      userId: string,
      { from, to, limit }: { from: Date; to: Date; limit: number },
    ): Promise<Activity[]> {
      return selectRows(userId)
        .where('edited_at', '>=', from.toISOString())
        .where('edited_at', '<', to.toISOString())
        .orderBy('edited_at', 'desc')
        .orderBy('revision', 'desc')
        .limit(limit)
        .execute();
    },

    /** Returns all entries with one change id, the last one first. */
    async listByChange(userId: string, changeId: string): Promise<Activity[]> {
      return selectRows(userId).where('change_id', '=', changeId).orderBy('revision', 'desc').execute();
    },

    /** Returns up to `limit` entries with one change id, the last one first, of lower revisions than `before`. */
    async listPageByChange(
      userId: string,
      changeId: string,
      { before, limit }: { before: number; limit: number },
    ): Promise<Activity[]> {
      return selectRows(userId)
        .where('change_id', '=', changeId)
        .where('revision', '<', before)
        .orderBy('revision', 'desc')
        .limit(limit)
        .execute();
    },

    /** Records which AI client made a change, in the transaction that made it. */
    async recordClient(userId: string, changeId: string, client: string): Promise<void> {
      await db
        .updateTable('activity')
        .set({ client })
        .where('user_id', '=', userId)
        .where('change_id', '=', changeId)
        .execute();
    },

    /** Returns all entries of the change that last deleted a row, or none if it never was deleted. */
    async listByDeletion(userId: string, entityId: string): Promise<Activity[]> {
      const deletion = await db
        .selectFrom('activity')
        .select('change_id')
        .where('user_id', '=', userId)
        .where('entity_id', '=', entityId)
        .where('action', '=', 'deleted')
        .orderBy('revision', 'desc')
        .limit(1)
        .executeTakeFirst();
      return deletion ? this.listByChange(userId, deletion.change_id) : [];
    },

    /** Returns the last days only, in revision order. */
    async changedSince(userId: string, since: number, limit: number): Promise<Activity[]> {
      return selectRows(userId)
        .where('revision', '>', since)
        .where('recorded_at', '>', sql<string>`now() - make_interval(days => ${activityOnDevicesDays})`)
        .orderBy('revision')
        .limit(limit)
        .execute();
    },
  };
}
