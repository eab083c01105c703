import { type Selectable, sql } from 'kysely';
import type { CalendarProblem } from '#contract/calendar-problems.ts';
import type { Store } from '../../db/revision.ts';
import type { CalendarSubscriptionTable } from '../../db/schema.ts';
import type { ReadEvent } from './reading/read-calendar.ts';

export type CalendarSubscriptionsRepository = ReturnType<typeof createCalendarSubscriptionsRepository>;

export type SubscriptionRow = Omit<Selectable<CalendarSubscriptionTable>, 'user_id'>;

export type StoredEvent = ReadEvent & { subscription_id: string };

const columns = [
  'id',
  'url',
  'name',
  'color',
  'created_at',
  'checked_at',
  'fetched_at',
  'next_check_at',
  'problem',
  'failures',
  'etag',
  'last_modified',
  'read_on',
  'events_hash',
  'events',
] as const;

/** Creates the repository of the calendars that users subscribe to, and of their events. */
export function createCalendarSubscriptionsRepository({ db }: Pick<Store, 'db'>) {
  const select = (userId: string) =>
    db.selectFrom('calendar_subscriptions').select(columns).where('user_id', '=', userId);
  const update = (userId: string, id: string, changes: Partial<SubscriptionRow>) =>
    db.updateTable('calendar_subscriptions').set(changes).where('user_id', '=', userId).where('id', '=', id);

  return {
    /** Lists the calendars, oldest first. */
    list: (userId: string): Promise<SubscriptionRow[]> =>
      select(userId).orderBy('created_at').orderBy('id').execute(),

    find: (userId: string, id: string): Promise<SubscriptionRow | undefined> =>
      select(userId).where('id', '=', id).executeTakeFirst(),

    /** Returns false if the user has a calendar with this address. */
    async create(userId: string, row: SubscriptionRow, events: readonly ReadEvent[]): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('calendar_subscriptions')
          .values({ ...row, user_id: userId })
          .onConflict((conflict) => conflict.columns(['user_id', 'url']).doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await insertEvents(trx, userId, row.id, events);
        return true;
      });
    },

    /** Returns undefined if there is no such calendar. */
    change: (
      userId: string,
      id: string,
      changes: { name?: string | undefined; color?: string | undefined },
    ): Promise<SubscriptionRow | undefined> =>
      db
        .updateTable('calendar_subscriptions')
        .set(({ ref }) => ({ name: changes.name ?? ref('name'), color: changes.color ?? ref('color') }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst(),

    /** Returns false if there was no such calendar. */
    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('calendar_subscriptions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Takes the calendars of all users that are due, and makes them due again at `nextCheckAt`. */
    async takeDue(
      now: Date,
      nextCheckAt: Date,
      max: number,
    ): Promise<{ userId: string; subscriptionId: string }[]> {
      const due = await db
        .selectFrom('calendar_subscriptions')
        .select(['user_id as userId', 'id as subscriptionId'])
        .where('next_check_at', '<=', now.toISOString())
        .orderBy('next_check_at')
        .limit(max)
        .execute();
      const taken: typeof due = [];
      // One by one, since each user may be on another node; another instance may have been faster.
      for (const each of due) {
        const { numUpdatedRows } = await update(each.userId, each.subscriptionId, {
          next_check_at: nextCheckAt.toISOString(),
        })
          .where('next_check_at', '<=', now.toISOString())
          .executeTakeFirst();
        if (numUpdatedRows > 0n) taken.push(each);
      }
      return taken;
    },

    /** Stores the outcome of a check, and the events if they have changed. */
    async storeCheck(
      userId: string,
      id: string,
      changes: Partial<SubscriptionRow> & { checked_at: string },
      events?: readonly ReadEvent[],
    ): Promise<void> {
      if (!events) return void (await update(userId, id, changes).execute());
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('calendar_subscriptions')
          .set(changes)
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst();
        // It was removed meanwhile.
        if (numUpdatedRows === 0n) return;
        await trx
          .deleteFrom('calendar_events')
          .where('user_id', '=', userId)
          .where('subscription_id', '=', id)
          .execute();
        await insertEvents(trx, userId, id, events);
      });
    },

    /** Lists the events that start before a moment and end after another one, as text sorts them. */
    listEvents: (
      userId: string,
      { after, before }: { after: string; before: string },
    ): Promise<StoredEvent[]> =>
      selectEvents(userId)
        .where('starts', '<', before)
        .where('ends', '>', after)
        .orderBy('starts')
        .orderBy('subscription_id')
        .orderBy('position')
        .execute(),

    /** Lists the events that start in a range of moments, as text sorts them, and take time. */
    listBusyEvents: (
      userId: string,
      { from, before }: { from: string; before: string },
    ): Promise<StoredEvent[]> =>
      selectEvents(userId)
        .where('starts', '>=', from)
        .where('starts', '<', before)
        .where('is_busy', '=', true)
        .execute(),
  };

  function selectEvents(userId: string) {
    return db
      .selectFrom('calendar_events')
      .select(['subscription_id', 'starts', 'ends', 'title', 'location', 'is_busy'])
      .where('user_id', '=', userId);
  }
}

/** Inserts all events with one statement. */
async function insertEvents(
  trx: Store['db'],
  userId: string,
  id: string,
  events: readonly ReadEvent[],
): Promise<void> {
  await sql`
    insert into calendar_events (user_id, subscription_id, position, starts, ends, title, location, is_busy)
    select ${userId}::uuid, ${id}::uuid, number, starts, ends, title, location, is_busy
    from rows from (
      jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as (starts text, ends text, title text, location text, is_busy boolean)
    ) with ordinality as event (starts, ends, title, location, is_busy, number)
  `.execute(trx);
}

/** A problem that leaves the events as they are. */
export type CheckFailure = Exclude<CalendarProblem, 'cut_short'>;
