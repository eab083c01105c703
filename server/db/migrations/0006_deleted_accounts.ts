import { type Kysely, sql } from 'kysely';

/** Records deleted accounts for devices that were offline: a hash of the id and the time, nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table deleted_accounts (
        id_hash text primary key,
        deleted_at timestamptz(3) not null default now()
      )`,
    )
    .execute(db);
}
