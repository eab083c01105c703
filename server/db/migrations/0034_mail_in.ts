import { type Kysely, sql } from 'kysely';

const statements = [
  // The id is half of the secret address: the other half follows from it and the server's secret.
  `create table mail_inboxes (
    user_id uuid primary key references "user" (id) on delete cascade,
    address_id text not null,
    senders text[] not null,
    last_received_at timestamptz(3),
    last_refused_at timestamptz(3),
    last_refused_from text
  )`,
  // An address is looked up before its user is known.
  `create index mail_inboxes_address_id on mail_inboxes (address_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
