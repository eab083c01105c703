import { type Kysely, sql } from 'kysely';

const statements = [
  `create table revision_counters (
    user_id uuid primary key references "user" (id) on delete cascade,
    revision bigint not null default 0
  )`,

  `create table themes (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    name text not null,
    icon text not null,
    color text not null,
    origin text not null check (origin in ('standard', 'user', 'ai')),
    position integer not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    revision bigint not null,
    primary key (user_id, id)
  )`,
  `create unique index themes_name on themes (user_id, lower(name)) where deleted_at is null`,
  `create unique index themes_revision on themes (user_id, revision)`,

  `create table threads (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    theme_id uuid not null,
    title text not null,
    origin text not null check (origin in ('standard', 'user', 'ai')),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    revision bigint not null,
    primary key (user_id, id),
    constraint threads_theme foreign key (user_id, theme_id) references themes (user_id, id)
  )`,
  `create index threads_theme_id on threads (user_id, theme_id)`,
  `create unique index threads_revision on threads (user_id, revision)`,

  `create table projects (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    name text not null,
    color text not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    revision bigint not null,
    primary key (user_id, id)
  )`,
  `create unique index projects_revision on projects (user_id, revision)`,

  `create table captures (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    text text not null,
    context text not null,
    captured_at timestamptz(3) not null,
    revision bigint not null,
    primary key (user_id, id)
  )`,
  `create unique index captures_revision on captures (user_id, revision)`,

  `create table tasks (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    title text not null,
    context text not null,
    description text not null,
    status text not null check (status in ('pending', 'in_progress', 'completed', 'paused')),
    priority text check (priority in ('urgent', 'high', 'medium', 'low')),
    due_date text check (due_date ~ '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$'),
    recurrence text,
    tags text[] not null,
    auto_tags text[] not null,
    estimated_pomodoros integer not null check (estimated_pomodoros >= 1),
    theme_id uuid,
    thread_id uuid,
    project_id uuid,
    llm_confidence double precision check (llm_confidence between 0 and 1),
    alternatives jsonb not null,
    capture_id uuid,
    completed_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    revision bigint not null,
    primary key (user_id, id),
    constraint tasks_theme foreign key (user_id, theme_id) references themes (user_id, id),
    constraint tasks_thread foreign key (user_id, thread_id) references threads (user_id, id),
    constraint tasks_project foreign key (user_id, project_id) references projects (user_id, id),
    constraint tasks_capture foreign key (user_id, capture_id) references captures (user_id, id)
  )`,
  `create unique index tasks_revision on tasks (user_id, revision)`,
  `create index tasks_created on tasks (user_id, created_at desc, id desc) where deleted_at is null`,
  `create index tasks_theme_id on tasks (user_id, theme_id) where theme_id is not null`,
  `create index tasks_thread_id on tasks (user_id, thread_id) where thread_id is not null`,
  `create index tasks_project_id on tasks (user_id, project_id) where project_id is not null`,
  `create index tasks_capture_id on tasks (user_id, capture_id) where capture_id is not null`,
  `create index tasks_tagged on tasks (user_id, created_at desc) where tags <> '{}' and deleted_at is null`,
  `create index tasks_filed on tasks (user_id, updated_at desc)
    where theme_id is not null and llm_confidence is null and deleted_at is null`,

  `create table activity (
    user_id uuid not null references "user" (id) on delete cascade,
    revision bigint not null,
    entity text not null check (entity in ('task', 'theme', 'thread', 'project')),
    entity_id uuid not null,
    action text not null check (action in ('created', 'updated', 'deleted', 'restored')),
    changes jsonb not null default '{}',
    overruled jsonb not null default '{}',
    edited_at timestamptz(3) not null,
    recorded_at timestamptz(3) not null default now(),
    primary key (user_id, revision)
  )`,
  `create index activity_entity on activity (user_id, entity_id, edited_at desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
