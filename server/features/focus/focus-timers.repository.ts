import { sql } from 'kysely';
import type { FocusTimer } from '#contract/focus.ts';
import { type Store, withRevisions } from '../../db/revision.ts';

export type FocusTimersRepository = ReturnType<typeof createFocusTimersRepository>;

export function createFocusTimersRepository(store: Store) {
  const selectTimers = (userId: string) =>
    store.db
      .selectFrom('focus_timers')
      .select([sql.lit<'timer'>('timer').as('id'), 'state', 'updated_at', 'revision'])
      .where('user_id', '=', userId);

  return {
    /** Returns undefined until the timer is first used. */
    find: (userId: string): Promise<FocusTimer | undefined> => selectTimers(userId).executeTakeFirst(),

    async changedSince(userId: string, since: number, limit: number): Promise<FocusTimer[]> {
      return selectTimers(userId).where('revision', '>', since).limit(limit).execute();
    },

    /** Stores the timer under a new revision, so that every device takes it over. */
    async put(userId: string, timer: Pick<FocusTimer, 'state' | 'updated_at'>): Promise<FocusTimer> {
      return withRevisions(store, userId, async (trx, reserveRevisions) => {
        const revision = await reserveRevisions(1);
        const row = { ...timer, state: JSON.stringify(timer.state), revision };
        await trx
          .insertInto('focus_timers')
          .values({ ...row, user_id: userId })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute();
        return { id: 'timer', ...timer, revision };
      });
    },
  };
}
