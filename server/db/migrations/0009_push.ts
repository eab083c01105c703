import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table session add constraint session_user_id unique ("userId", id)`,
  // A device belongs to the session that subscribed it, and goes with it.
  `create table push_devices (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    session_id uuid not null,
    origin text not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3),
    busy_until timestamptz(3),
    failures integer not null default 0,
    last_error text check (last_error in ('refused', 'unreachable', 'busy', 'forbidden_address')),
    primary key (user_id, id),
    unique (user_id, endpoint),
    foreign key (user_id, session_id) references session ("userId", id) on delete cascade
  )`,
  `create index push_devices_session on push_devices (user_id, session_id)`,
  `create index push_devices_endpoint on push_devices (endpoint)`,

  // One row for each message and device: its payload until it is sent, then only that it was.
  `create table push_deliveries (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    device_id uuid not null,
    message text not null,
    payload jsonb,
    topic text not null,
    urgency text not null check (urgency in ('normal', 'high')),
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    primary key (user_id, id),
    unique (user_id, device_id, message),
    foreign key (user_id, device_id) references push_devices (user_id, id) on delete cascade
  )`,
  `create index push_deliveries_expiry on push_deliveries (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
