import { type Kysely, sql } from 'kysely';

const statements = [
  // The id is half of the feed's secret address: the other half follows from it and the server's secret.
  `create table calendar_feeds (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    name text not null,
    theme_id uuid,
    project_id uuid,
    day_tasks text not null check (day_tasks in ('events', 'to_dos')),
    created_at timestamptz(3) not null,
    last_fetched_at timestamptz(3),
    primary key (user_id, id),
    foreign key (user_id, theme_id) references themes (user_id, id),
    foreign key (user_id, project_id) references projects (user_id, id)
  )`,
  `create index tasks_dated on tasks (user_id, due_date, id)
    where due_date is not null and deleted_at is null and status <> 'completed'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
