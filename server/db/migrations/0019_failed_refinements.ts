import { type Kysely, sql } from 'kysely';

/** Lets the refinements that failed be found, to try them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refinements_failed on refinements (user_id, id) where status = 'failed'`.execute(db);
}
