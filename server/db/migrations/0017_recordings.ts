import { type Kysely, sql } from 'kysely';

const statements = [
  `create table recordings (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    recorded_at timestamptz(3) not null,
    duration_ms integer not null,
    format text not null,
    audio bytea not null,
    transcription text,
    parts jsonb not null default '[]',
    capture_id uuid,
    created_at timestamptz(3) not null,
    primary key (user_id, id)
  )`,
  // Sound does not get smaller by compressing it again.
  `alter table recordings alter column audio set storage external`,
  `create index recordings_latest on recordings (user_id, recorded_at desc, id)`,
  `create index recordings_created on recordings (created_at)`,
];

/** Adds the recordings that tasks were made of, with their sound. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
