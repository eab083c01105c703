import { type Kysely, sql, type Transaction } from 'kysely';
import type { Events } from '../features/sync/events.ts';
import type { Schema } from './schema.ts';

export interface Store {
  db: Kysely<Schema>;
  events: Pick<Events, 'publish'>;
}

/** A change that is to be recorded. */
export interface Edit {
  /** What is done at once has one id, under which it can be undone. */
  changeId: string;
  /** When the person made it; not later than now. */
  editedAt: Date;
  now: Date;
}

/** Takes `count` revisions of the user's counter and returns the first of them. */
export type TakeRevisions = (count: number) => Promise<number>;

/**
 * Runs `write` in one transaction that holds the lock on the user's revision counter from its first `take`,
 * so that one user's writes are serial and revisions become visible in their order. `take(0)` only locks.
 * Publishes the last revision after the commit.
 */
export async function withRevisions<Result>(
  store: Store,
  userId: string,
  write: (trx: Transaction<Schema>, take: TakeRevisions) => Promise<Result>,
): Promise<Result> {
  let last = 0;
  let taken = 0;
  const result = await store.db.transaction().execute((trx) =>
    write(trx, async (count) => {
      const { rows } = await sql<{ revision: number }>`
        update revision_counters set revision = revision + ${count} where user_id = ${userId} returning revision
      `.execute(trx);
      if (!rows[0]) throw new Error('This user has no revision counter');
      last = rows[0].revision;
      taken += count;
      return last - count + 1;
    }),
  );
  if (taken > 0) store.events.publish(userId, last);
  return result;
}
