import { type Kysely, sql } from 'kysely';

const statements = [
  `create table reclassifications (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    change_id uuid not null,
    state text not null check (state in ('running', 'done', 'cancelled', 'failed')),
    includes_chosen boolean not null,
    time_zone text not null,
    total_tasks integer not null,
    task_ids uuid[] not null,
    read integer not null,
    moved jsonb not null,
    errors jsonb not null,
    started_at timestamptz(3) not null,
    primary key (user_id, id)
  )`,
  `create unique index reclassifications_running on reclassifications (user_id) where state = 'running'`,
  `create index reclassifications_latest on reclassifications (user_id, started_at desc)`,
];

/** Adds the runs of language models over all tasks of a user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
