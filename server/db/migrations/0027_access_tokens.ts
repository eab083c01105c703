import { type Kysely, sql } from 'kysely';

const statements = [
  `create table access_tokens (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    name text not null,
    scopes text[] not null,
    start text not null,
    token_hash text not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3),
    last_used_at timestamptz(3),
    last_used_from text,
    primary key (user_id, id)
  )`,
  // A token is looked up before its user is known.
  `create index access_tokens_token_hash on access_tokens (token_hash)`,
];

/** Adds personal access tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
