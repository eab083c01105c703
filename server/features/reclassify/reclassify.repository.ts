import { sql } from 'kysely';
import type { Reclassification } from '#contract/reclassification.ts';
import type { StoredReclassification } from '../../db/reclassification-rows.ts';
import type { Store } from '../../db/revision.ts';

export type ReclassifyRepository = ReturnType<typeof createReclassifyRepository>;

const shownColumns = [
  'id',
  'change_id',
  'state',
  'applies',
  'total_tasks',
  'read',
  'moves',
  'errors',
  'failure',
  'started_at',
] as const;
const toRead = sql<number>`cardinality(task_ids)`.as('to_read');

/** Creates the repository of runs that file all tasks again. */
export function createReclassifyRepository({ db }: Pick<Store, 'db'>) {
  return {
    /** Returns false if another run of the user is in progress. */
    async start(userId: string, run: StoredReclassification): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('reclassifications')
        .values({
          ...run,
          user_id: userId,
          moves: JSON.stringify(run.moves),
          errors: JSON.stringify(run.errors),
        })
        .onConflict((conflict) =>
          conflict.column('user_id').where(sql<boolean>`state = 'running'`).doNothing(),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Returns the run with the ids of its tasks, or undefined if there is none. */
    async find(userId: string, id: string): Promise<StoredReclassification | undefined> {
      return db
        .selectFrom('reclassifications')
        .select([...shownColumns, 'time_zone', 'task_ids'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    async findLatest(userId: string): Promise<Reclassification | undefined> {
      return db
        .selectFrom('reclassifications')
        .select([...shownColumns, toRead])
        .where('user_id', '=', userId)
        .orderBy('started_at', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    /** Stores the progress and appends the moves and errors of a batch. */
    async advance(
      userId: string,
      id: string,
      {
        state,
        read,
        moves,
        errors,
        failure,
      }: Pick<StoredReclassification, 'state' | 'read' | 'moves' | 'errors' | 'failure'>,
    ): Promise<void> {
      await db
        .updateTable('reclassifications')
        .set({
          state,
          read,
          failure,
          moves: sql`moves || ${JSON.stringify(moves)}::jsonb`,
          errors: sql`errors || ${JSON.stringify(errors)}::jsonb`,
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Cancels the running one, if there is one. */
    async cancel(userId: string): Promise<void> {
      await db
        .updateTable('reclassifications')
        .set({ state: 'cancelled' })
        .where('user_id', '=', userId)
        .where('state', '=', 'running')
        .execute();
    },
  };
}
