import { type Kysely, sql } from 'kysely';

const statements = [
  `create table llm_providers (
    user_id uuid not null references "user" (id) on delete cascade,
    provider text not null,
    model text not null,
    max_tokens integer not null,
    temperature double precision not null,
    reasoning_effort text,
    base_url text,
    input_price double precision,
    output_price double precision,
    api_key text,
    is_active boolean not null,
    created_at timestamptz(3) not null,
    primary key (user_id, provider)
  )`,
  `create unique index llm_providers_active on llm_providers (user_id) where is_active`,
  `create table llm_calls (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    at timestamptz(3) not null,
    provider text not null,
    model text not null,
    purpose text not null,
    latency_ms integer not null,
    input_tokens integer not null,
    output_tokens integer not null,
    cost double precision,
    error_code text,
    error_message text,
    primary key (user_id, id)
  )`,
  `create index llm_calls_at on llm_calls (user_id, at)`,
];

/** Adds the language-model providers of users, and a log of the calls to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
