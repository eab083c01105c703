import type { Setting } from '#contract/settings.ts';
import { type Store, withRevisions } from '../../db/revision.ts';
import { recheckReminders, trackDigest } from '../../db/track-reminders.ts';

export type SettingsRepository = ReturnType<typeof createSettingsRepository>;

const columns = ['id', 'value', 'updated_at', 'revision'] as const;

export function createSettingsRepository(store: Store) {
  const { db } = store;
  return {
    async list(userId: string): Promise<Setting[]> {
      return db.selectFrom('settings').select(columns).where('user_id', '=', userId).orderBy('id').execute();
    },

    async changedSince(userId: string, since: number, limit: number): Promise<Setting[]> {
      return db
        .selectFrom('settings')
        .select(columns)
        .where('user_id', '=', userId)
        .where('revision', '>', since)
        .orderBy('revision')
        .limit(limit)
        .execute();
    },

    async put(userId: string, setting: Omit<Setting, 'revision'>): Promise<Setting> {
      return withRevisions(store, userId, async (trx, reserveRevisions) => {
        const revision = await reserveRevisions(1);
        const row = { ...setting, value: JSON.stringify(setting.value), revision };
        await trx
          .insertInto('settings')
          .values({ ...row, user_id: userId })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
          .execute();
        return { ...setting, revision };
      });
    },

    recheckReminders: (userId: string, now: Date): Promise<void> => recheckReminders(db, userId, now),
    trackDigest: (userId: string, now: Date): Promise<void> => trackDigest(db, userId, now),
  };
}
