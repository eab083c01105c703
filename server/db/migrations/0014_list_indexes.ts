import { type Kysely, sql } from 'kysely';

const statements = [
  // The tasks of a theme, of the Inbox or of a project, newest first; finding all of them needs the same index.
  `drop index tasks_theme_id`,
  `create index tasks_theme on tasks (user_id, theme_id, created_at desc, id desc)`,
  `drop index tasks_project_id`,
  `create index tasks_project on tasks (user_id, project_id, created_at desc, id desc) where project_id is not null`,
  `drop index tasks_tagged`,
  `create index tasks_tagged on tasks (user_id, created_at desc, id desc) where tags <> '{}' and deleted_at is null`,
];

/** Gives each list of tasks an index in its own order, so that a page of it costs the same among few and many tasks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
