import { type Kysely, sql } from 'kysely';

const statements = [
  `create table assistant_conversations (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    title text not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    primary key (user_id, id)
  )`,
  `create index assistant_conversations_latest on assistant_conversations (user_id, updated_at desc, id)
    where deleted_at is null`,
  `create index assistant_conversations_deleted on assistant_conversations (deleted_at) where deleted_at is not null`,
  `create table assistant_messages (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    conversation_id uuid not null,
    position integer not null,
    role text not null check (role in ('user', 'assistant')),
    content jsonb not null,
    created_at timestamptz(3) not null,
    primary key (user_id, id),
    foreign key (user_id, conversation_id) references assistant_conversations (user_id, id) on delete cascade
  )`,
  `create unique index assistant_messages_position on assistant_messages (user_id, conversation_id, position)`,
  `create table assistant_proposals (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    message_id uuid not null,
    position integer not null,
    tool text not null,
    input jsonb not null,
    status text not null check (status in ('open', 'accepted', 'refused')),
    primary key (user_id, id),
    foreign key (user_id, message_id) references assistant_messages (user_id, id) on delete cascade
  )`,
  `create unique index assistant_proposals_position on assistant_proposals (user_id, message_id, position)`,
];

/** Adds conversations with the assistant, and the changes it proposed in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
