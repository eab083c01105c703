import type { Selectable } from 'kysely';
import type { Store } from '../../db/revision.ts';
import type { CalendarFeedTable } from '../../db/schema.ts';

export type CalendarFeedsRepository = ReturnType<typeof createCalendarFeedsRepository>;

export type FeedRow = Omit<Selectable<CalendarFeedTable>, 'user_id'>;

const columns = [
  'id',
  'name',
  'theme_id',
  'project_id',
  'day_tasks',
  'created_at',
  'last_fetched_at',
] as const;

export function createCalendarFeedsRepository({ db }: Pick<Store, 'db'>) {
  const select = (userId: string) =>
    db.selectFrom('calendar_feeds').select(columns).where('user_id', '=', userId);

  return {
    /** Lists the feeds, oldest first. */
    list: (userId: string): Promise<FeedRow[]> =>
      select(userId).orderBy('created_at').orderBy('id').execute(),

    /** Returns a feed with the time zone of its user. */
    find: (userId: string, id: string): Promise<(FeedRow & { timeZone: string }) | undefined> =>
      db
        .selectFrom('calendar_feeds')
        .innerJoin('user', 'user.id', 'calendar_feeds.user_id')
        .select([
          'calendar_feeds.id',
          'calendar_feeds.name',
          'theme_id',
          'project_id',
          'day_tasks',
          'created_at',
          'last_fetched_at',
          'timeZone',
        ])
        .where('user_id', '=', userId)
        .where('calendar_feeds.id', '=', id)
        .executeTakeFirst(),

    async create(userId: string, feed: FeedRow): Promise<void> {
      await db
        .insertInto('calendar_feeds')
        .values({ ...feed, user_id: userId })
        .execute();
    },

    /** Gives a feed another id, and forgets when the old one was fetched. Returns undefined if there is no such feed. */
    renew: (userId: string, id: string, newId: string): Promise<FeedRow | undefined> =>
      db
        .updateTable('calendar_feeds')
        .set({ id: newId, last_fetched_at: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst(),

    /** Returns false if there was no such feed. */
    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('calendar_feeds')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async recordFetch(userId: string, id: string, now: Date): Promise<void> {
      await db
        .updateTable('calendar_feeds')
        .set({ last_fetched_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },
  };
}
