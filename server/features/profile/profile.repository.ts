import type { Profile } from '#contract/profile.ts';
import type { Store } from '../../db/revision.ts';
import { recheckReminders } from '../../db/track-reminders.ts';

/** Rows of better-auth's `user`, whose key is the user id itself. */
export function createProfileRepository({ db }: Pick<Store, 'db'>) {
  return {
    /** Returns undefined when the account no longer exists. */
    async update(userId: string, change: { name?: string; timeZone?: string }): Promise<Profile | undefined> {
      return db
        .updateTable('user')
        .set({ ...change, updatedAt: new Date() })
        .where('id', '=', userId)
        .returning(['id', 'email', 'name', 'timeZone as time_zone'])
        .executeTakeFirst();
    },

    recheckReminders: (userId: string, now: Date): Promise<void> => recheckReminders(db, userId, now),
  };
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;
