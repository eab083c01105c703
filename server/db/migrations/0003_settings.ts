import { type Kysely, sql } from 'kysely';

const statements = [
  `create table settings (
    user_id uuid not null references "user" (id) on delete cascade,
    id text not null,
    value jsonb not null,
    updated_at timestamptz(3) not null,
    revision bigint not null,
    primary key (user_id, id)
  )`,
  `create unique index settings_revision on settings (user_id, revision)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
