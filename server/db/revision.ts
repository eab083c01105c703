import { type Kysely, sql, Transaction } from 'kysely';
import type { Events } from './events.ts';
import type { Schema } from './schema.ts';

export interface Store {
  db: Kysely<Schema>;
  events: Pick<Events, 'publish'>;
}

/** A change to record. */
export interface Edit {
  /** One id for everything that is changed, and can be undone, together. */
  changeId: string;
  /** The moment of the change on the person's device; not later than now. */
  editedAt: Date;
  now: Date;
}

/** Takes `count` revisions of the user's counter and returns the first of them. */
export type ReserveRevisions = (count: number) => Promise<number>;

/**
 * Runs `write` in one transaction that holds the lock on the user's revision counter from its first `reserveRevisions`,
 * so that one user's writes are serial and revisions become visible in their order. `reserveRevisions(0)` only locks.
 * Publishes the last revision after the commit. Where the store is a transaction already, `write` is part of that.
 */
export async function withRevisions<Result>(
  store: Store,
  userId: string,
  write: (trx: Transaction<Schema>, reserveRevisions: ReserveRevisions) => Promise<Result>,
): Promise<Result> {
  let last = 0;
  let taken = 0;
  const within = (trx: Transaction<Schema>) =>
    write(trx, async (count) => {
      const { rows } = await sql<{ revision: number }>`
        update revision_counters set revision = revision + ${count} where user_id = ${userId} returning revision
      `.execute(trx);
      if (!rows[0]) throw new Error('This user has no revision counter');
      last = rows[0].revision;
      taken += count;
      return last - count + 1;
    });
  const { db } = store;
  const result = await (db instanceof Transaction ? within(db) : db.transaction().execute(within));
  if (taken > 0) store.events.publish(userId, last);
  return result;
}

/** Runs `write` with repositories that read and write in one transaction, under the user's lock from its beginning. */
export type InTransaction<Repositories> = <Result>(
  userId: string,
  write: (repositories: Repositories) => Promise<Result>,
) => Promise<Result>;

/** Returns a function that runs work in one transaction; `create` makes the repositories anew for each. */
export const createInTransaction =
  <Repositories>(store: Store, create: (store: Store) => Repositories): InTransaction<Repositories> =>
  async (userId, write) => {
    let last = 0;
    const events: Store['events'] = {
      publish: (_userId, revision) => {
        last = revision;
      },
    };
    const result = await withRevisions(store, userId, async (db, reserveRevisions) => {
      await reserveRevisions(0);
      return write(create({ db, events }));
    });
    if (last > 0) store.events.publish(userId, last);
    return result;
  };

/** Returns a function that reads the latest committed revision of a user. */
export const createCurrentRevision =
  ({ db }: Pick<Store, 'db'>) =>
  async (userId: string): Promise<number> => {
    const counter = await db
      .selectFrom('revision_counters')
      .select('revision')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return counter?.revision ?? 0;
  };
