import { type Kysely, sql } from 'kysely';

const statements = [
  `create table focus_timers (
    user_id uuid primary key references "user" (id) on delete cascade,
    state jsonb not null,
    updated_at timestamptz(3) not null,
    revision bigint not null
  )`,
  `create domain focus_mode as text check (value in ('pomodoro', 'flowtime'))`,
  `create domain focus_outcome as text check (value in ('done', 'partly', 'not'))`,
  `create table focus_sessions (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    task_id uuid,
    intent text not null,
    mode focus_mode not null,
    started_at timestamptz(3) not null,
    ended_at timestamptz(3) not null,
    work_ms integer not null,
    planned_ms integer,
    interruptions integer not null,
    outcome focus_outcome,
    completed boolean not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    revision bigint not null,
    primary key (user_id, id)
  )`,
  `create unique index focus_sessions_revision on focus_sessions (user_id, revision)`,
  `alter domain activity_entity drop constraint activity_entity_check`,
  `alter domain activity_entity add constraint activity_entity_check
    check (value in ('task', 'theme', 'thread', 'project', 'note', 'mindfulness_session', 'focus_session'))`,
];

/** Adds the focus timer and its sessions. A session may name a task that never reached the server, so it is kept anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
