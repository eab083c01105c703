import { type Kysely, sql } from 'kysely';

const statements = [
  `create table imports (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    change_id uuid not null,
    undo_id uuid,
    state text not null check (state in ('preview', 'running', 'done', 'cancelled', 'undoing', 'undone')),
    source text not null,
    file_name text not null,
    preview jsonb not null,
    places jsonb not null,
    time_zone text not null,
    next_batch integer not null,
    read integer not null,
    added integer not null,
    existing integer not null,
    created_at timestamptz(3) not null,
    primary key (user_id, id)
  )`,
  `create unique index imports_running on imports (user_id) where state in ('running', 'undoing')`,
  `create index imports_latest on imports (user_id, created_at desc)`,
  `create index imports_previews on imports (created_at) where state = 'preview'`,
  `create table import_batches (
    user_id uuid not null references "user" (id) on delete cascade,
    import_id uuid not null,
    position integer not null,
    tasks jsonb not null,
    primary key (user_id, import_id, position),
    foreign key (user_id, import_id) references imports (user_id, id) on delete cascade
  )`,
];

/** Adds imports from other apps, and the tasks of each that are still to be added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
