import { type Kysely, sql } from 'kysely';

/** Adds the time at which a person chose a task's theme, and orders the index on filed tasks by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table tasks add column filed_at timestamptz(3)`).execute(db);
  await sql.raw(`drop index tasks_filed`).execute(db);
  await sql
    .raw(
      `create index tasks_filed on tasks (user_id, coalesce(filed_at, created_at) desc)
        where llm_confidence is null and (theme_id is not null or alternatives <> '[]') and deleted_at is null`,
    )
    .execute(db);
}
