import { type Kysely, sql } from 'kysely';

/** Extends the index on tasks that a person filed to those filed in the Inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop index tasks_filed`).execute(db);
  await sql
    .raw(
      `create index tasks_filed on tasks (user_id, updated_at desc)
        where llm_confidence is null and (theme_id is not null or alternatives <> '[]') and deleted_at is null`,
    )
    .execute(db);
}
