import { type Kysely, sql } from 'kysely';

const statements = [
  `create domain mood as smallint check (value between 1 and 5)`,
  `create table mindfulness_sessions (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    exercise text not null,
    name text not null,
    started_at timestamptz(3) not null,
    ended_at timestamptz(3) not null,
    duration_ms integer not null,
    breaths integer not null,
    completed boolean not null,
    mood_before mood,
    mood_after mood,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    revision bigint not null,
    primary key (user_id, id)
  )`,
  `create unique index mindfulness_sessions_revision on mindfulness_sessions (user_id, revision)`,
  // Named so because the table still had a constraint of the plain name when 0005 created the domain.
  `alter domain activity_entity drop constraint activity_entity_check1`,
  `alter domain activity_entity add constraint activity_entity_check
    check (value in ('task', 'theme', 'thread', 'project', 'note', 'mindfulness_session'))`,
];

/** Adds the sessions of the mindfulness center. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
