import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table tasks
    add column remind_at text check (remind_at ~ '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$'),
    add column recurs_from_completion boolean not null default false,
    add column parent_id uuid,
    add constraint tasks_parent foreign key (user_id, parent_id) references tasks (user_id, id)`,
  `create index tasks_parent_id on tasks (user_id, parent_id) where parent_id is not null`,
  `alter table projects add column archived_at timestamptz(3)`,
  `alter table threads add column closed_at timestamptz(3)`,

  `create table notes (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    title text not null,
    body text not null,
    url text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    revision bigint not null,
    primary key (user_id, id)
  )`,
  `create unique index notes_revision on notes (user_id, revision)`,

  `alter table activity add column change_id uuid not null default gen_random_uuid()`,
  `update activity set change_id = entity_id where action = 'created'`,
  `alter table activity drop constraint activity_entity_check,
    add check (entity in ('task', 'theme', 'thread', 'project', 'note'))`,
  `create index activity_change on activity (user_id, change_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
