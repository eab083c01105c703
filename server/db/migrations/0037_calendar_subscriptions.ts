import { type Kysely, sql } from 'kysely';

const statements = [
  `create table calendar_subscriptions (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    url text not null,
    name text not null,
    color text not null,
    created_at timestamptz(3) not null,
    checked_at timestamptz(3),
    fetched_at timestamptz(3),
    next_check_at timestamptz(3) not null,
    problem text,
    failures integer not null default 0,
    etag text,
    last_modified text,
    read_on text,
    events_hash text,
    events integer not null default 0,
    primary key (user_id, id),
    unique (user_id, url)
  )`,
  `create index calendar_subscriptions_due on calendar_subscriptions (next_check_at)`,
  // Moments are days, floating times and instants in UTC, which all sort as text.
  `create table calendar_events (
    user_id uuid not null references "user" (id) on delete cascade,
    subscription_id uuid not null,
    position integer not null,
    starts text collate "C" not null,
    ends text collate "C" not null,
    title text not null,
    location text not null,
    is_busy boolean not null,
    primary key (user_id, subscription_id, position),
    foreign key (user_id, subscription_id) references calendar_subscriptions (user_id, id) on delete cascade
  )`,
  `create index calendar_events_dated on calendar_events (user_id, starts)`,
];

/** Adds calendars that users subscribe to, and their events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
