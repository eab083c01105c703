import { sql, type Transaction } from 'kysely';
import type { Task } from '#contract/tasks.ts';
import type { Store } from '../../db/revision.ts';
import type { Schema } from '../../db/schema.ts';

export type RemindersRepository = ReturnType<typeof createRemindersRepository>;

/** A reminder with the fields of its task that a notification shows. */
export interface Reminder
  extends Pick<Task, 'title' | 'due_date' | 'status' | 'deleted_at' | 'remind_at' | 'snoozed_until'> {
  task_id: string;
  moment: string;
  /** ISO instants. */
  set_at: string;
  sent_at: string | null;
}

/** The owner of reminders. */
export interface Person {
  id: string;
  email: string;
  timeZone: string;
}

export interface Digest {
  /** ISO instant. */
  set_at: string;
  sent_on: string | null;
}

export function createRemindersRepository({ db }: Pick<Store, 'db'>) {
  const selectReminders = (userId: string) =>
    db
      .selectFrom('reminders')
      .innerJoin('tasks', (join) =>
        join.onRef('tasks.user_id', '=', 'reminders.user_id').onRef('tasks.id', '=', 'reminders.task_id'),
      )
      .select([
        'task_id',
        'moment',
        'set_at',
        'sent_at',
        'title',
        'due_date',
        'status',
        'deleted_at',
        'remind_at',
        'snoozed_until',
      ])
      .where('reminders.user_id', '=', userId);

  return {
    /** Lists the users with a reminder or digest to check, by id, after `after`. */
    async listDueUsers(now: Date, { after, limit }: { after: string; limit: number }): Promise<string[]> {
      const { rows } = await sql<{ user_id: string }>`
        select user_id from (
          select user_id from reminders where check_at <= ${now} and user_id > ${after}
          union select user_id from digests where check_at <= ${now} and user_id > ${after}
        ) as due order by user_id limit ${limit}
      `.execute(db);
      return rows.map(({ user_id }) => user_id);
    },

    /** Runs `write` in one transaction, unless another instance is busy with this user's reminders. */
    async withUser(userId: string, write: (trx: Transaction<Schema>) => Promise<void>): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ isFree: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${`reminders ${userId}`}, 0)) as "isFree"
        `.execute(trx);
        if (rows[0]?.isFree) await write(trx);
      });
    },

    findPerson: (userId: string): Promise<Person | undefined> =>
      db.selectFrom('user').select(['id', 'email', 'timeZone']).where('id', '=', userId).executeTakeFirst(),

    /** Lists the reminders to check, the earliest first, and locks them against changes of their tasks. */
    listDue: (userId: string, now: Date): Promise<Reminder[]> =>
      selectReminders(userId)
        .where('check_at', '<=', now.toISOString())
        .orderBy('moment')
        .orderBy('task_id')
        .forUpdate('reminders')
        .execute(),

    /** Lists the reminders sent after `since` whose time has not changed since then, the latest last. */
    listSent: (userId: string, since: Date): Promise<Reminder[]> =>
      selectReminders(userId)
        .where('sent_at', '>', since.toISOString())
        .whereRef('sent_for', '=', 'moment')
        .orderBy('sent_at')
        .orderBy('moment')
        .execute(),

    /** Sets when to check reminders next; null for never. */
    async schedule(userId: string, taskIds: string[], checkAt: Date | null): Promise<void> {
      if (taskIds.length === 0) return;
      await db
        .updateTable('reminders')
        .set({ check_at: checkAt })
        .where('user_id', '=', userId)
        .where('task_id', 'in', taskIds)
        .execute();
    },

    async markSent(userId: string, taskIds: string[], now: Date): Promise<void> {
      await db
        .updateTable('reminders')
        .set((eb) => ({ sent_for: eb.ref('moment'), sent_at: now, check_at: null }))
        .where('user_id', '=', userId)
        .where('task_id', 'in', taskIds)
        .execute();
    },

    async removeDigest(userId: string): Promise<void> {
      await db.deleteFrom('digests').where('user_id', '=', userId).execute();
    },

    findDueDigest: (userId: string, now: Date): Promise<Digest | undefined> =>
      db
        .selectFrom('digests')
        .select(['set_at', 'sent_on'])
        .where('user_id', '=', userId)
        .where('check_at', '<=', now.toISOString())
        .executeTakeFirst(),

    async scheduleDigest(userId: string, change: { check_at: Date; sent_on?: string }): Promise<void> {
      await db.updateTable('digests').set(change).where('user_id', '=', userId).execute();
    },

    /** Lists open tasks that are due before the day `before`, the earliest first. */
    listDueTasks: (userId: string, before: string): Promise<Pick<Task, 'title' | 'due_date'>[]> =>
      db
        .selectFrom('tasks')
        .select(['title', 'due_date'])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('status', '<>', 'completed')
        .where('due_date', '<', before)
        .orderBy('due_date')
        .orderBy('id')
        .execute(),
  };
}
