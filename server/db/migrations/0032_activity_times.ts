import { type Kysely, sql } from 'kysely';

/** Lets the history of some days be read without the rest of the activity log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index activity_times on activity (user_id, edited_at desc, revision desc)`.execute(db);
}
