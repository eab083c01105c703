import { type Kysely, sql } from 'kysely';

const titles = {
  themes: 'name',
  threads: 'title',
  projects: 'name',
  notes: 'title',
  mindfulness_sessions: 'name',
  tasks: 'title',
};

/** Indexes what is in the trash: neither rows that are not deleted nor tombstones of what was erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, title] of Object.entries(titles))
    await sql
      .raw(
        `create index ${table}_trash on ${table} (user_id, deleted_at) where deleted_at is not null and ${title} <> ''`,
      )
      .execute(db);
}
