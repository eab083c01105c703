import { type Kysely, sql } from 'kysely';

const statements = [
  `create table revision_gaps (
    user_id uuid not null references "user" (id) on delete cascade,
    after bigint not null,
    until bigint not null,
    primary key (user_id, after)
  )`,
];

/** Remembers which revisions were given before a restore and mean nothing any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
