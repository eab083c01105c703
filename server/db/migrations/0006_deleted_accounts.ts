import { type Kysely, sql } from 'kysely';

/** That an account was deleted, for its devices that were away: a hash of its id and the time, nothing else of it. */
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
