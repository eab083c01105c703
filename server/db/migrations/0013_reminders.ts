import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table tasks add column snoozed_until text check (snoozed_until ~ '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$')`,

  // What the clock has to look at. `moment` is floating; `check_at` is when to look next, or null.
  `create table reminders (
    user_id uuid not null references "user" (id) on delete cascade,
    task_id uuid not null,
    moment text not null,
    set_at timestamptz(3) not null,
    check_at timestamptz(3),
    sent_for text,
    sent_at timestamptz(3),
    primary key (user_id, task_id),
    foreign key (user_id, task_id) references tasks (user_id, id) on delete cascade
  )`,
  `create index reminders_check on reminders (check_at, user_id) where check_at is not null`,
  `create index reminders_sent on reminders (user_id, sent_at) where sent_at is not null`,
  `insert into reminders (user_id, task_id, moment, set_at, check_at)
    select user_id, id, remind_at, now(), now() from tasks
    where remind_at is not null and status <> 'completed' and deleted_at is null`,

  `create table digests (
    user_id uuid primary key references "user" (id) on delete cascade,
    set_at timestamptz(3) not null,
    check_at timestamptz(3) not null,
    sent_on text
  )`,
  `create index digests_check on digests (check_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
