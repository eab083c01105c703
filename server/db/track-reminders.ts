import { type Kysely, sql, type Transaction } from 'kysely';
import type { Task } from '#contract/tasks.ts';
import { getReminderMoment } from '#domain/reminder-moment.ts';
import type { Schema } from './schema.ts';

/**
 * Makes the clock check the reminders of these tasks, which have just been written and locked, as of `editedAt`: a time that
 * had passed by then is not sent. A reminder that was sent is not sent again for the same time.
 */
export async function trackReminders(
  trx: Transaction<Schema>,
  userId: string,
  tasks: readonly Task[],
  editedAt: Date,
): Promise<void> {
  const wanted = tasks.map((task) => ({ task_id: task.id, moment: getReminderMoment(task) }));
  const set = wanted.filter(({ moment }) => moment !== null);
  if (set.length > 0)
    await sql`
      insert into reminders (user_id, task_id, moment, set_at, check_at)
      select ${userId}::uuid, task_id, moment, ${editedAt}, ${editedAt}
      from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as given (task_id uuid, moment text)
      on conflict (user_id, task_id) do update set
        moment = excluded.moment,
        set_at = excluded.set_at,
        check_at = case when reminders.sent_for = excluded.moment then null else excluded.check_at end
    `.execute(trx);
  const unset = wanted.flatMap(({ task_id, moment }) => (moment === null ? [task_id] : []));
  if (unset.length > 0)
    await sql`
      update reminders set check_at = null
      where user_id = ${userId} and task_id = any(${unset}::uuid[]) and check_at is not null
    `.execute(trx);
}

/** Makes the clock check every pending reminder and the digest of the user: the time zone or a setting has changed. */
export async function recheckReminders(db: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ check_at: now })
    .where('user_id', '=', userId)
    .where('check_at', 'is not', null)
    .execute();
  await db.updateTable('digests').set({ check_at: now }).where('user_id', '=', userId).execute();
}

/** Makes the clock check the user's digest, whose time was set at `now`. */
export async function trackDigest(db: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('digests')
    .values({ user_id: userId, set_at: now, check_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ set_at: now, check_at: now }))
    .execute();
}
