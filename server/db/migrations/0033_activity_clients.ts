import { type Kysely, sql } from 'kysely';

/** Lets the activity log say which AI client made a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity add column client text`.execute(db);
}
