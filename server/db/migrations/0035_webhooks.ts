import { type Kysely, sql } from 'kysely';

const statements = [
  `create table webhooks (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    url text not null,
    events text[] not null,
    secret text not null,
    is_active boolean not null,
    stopped_because text check (stopped_because in ('gone', 'failing')),
    failing_since timestamptz(3),
    seen_revision bigint not null,
    created_at timestamptz(3) not null,
    primary key (user_id, id)
  )`,
  `create table webhook_deliveries (
    user_id uuid not null references "user" (id) on delete cascade,
    webhook_id uuid not null,
    id uuid not null,
    event text not null,
    body text not null,
    state text not null check (state in ('waiting', 'delivered', 'failed')),
    attempts integer not null,
    response_status integer,
    problem text check (problem in ('refused', 'unreachable', 'forbidden')),
    created_at timestamptz(3) not null,
    next_attempt_at timestamptz(3),
    primary key (user_id, webhook_id, id),
    foreign key (user_id, webhook_id) references webhooks (user_id, id) on delete cascade
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
