import { type Kysely, sql } from 'kysely';

const statements = [
  `create table refinements (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    status text not null check (status in ('waiting', 'done', 'failed')),
    change_id uuid,
    provider text,
    model text,
    reasoning text,
    input_tokens integer,
    output_tokens integer,
    latency_ms integer,
    attempts integer not null,
    failure jsonb,
    requested_at timestamptz(3) not null,
    finished_at timestamptz(3),
    revision bigint not null,
    primary key (user_id, id)
  )`,
  `create unique index refinements_revision on refinements (user_id, revision)`,
];

/** Adds what language models made of captures; a row has the id of its capture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
