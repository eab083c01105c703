import { type Kysely, sql } from 'kysely';

/** Adds the tasks found in the text of a task, which it offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks add column suggestions jsonb not null default '[]'`.execute(db);
}
