import { type Kysely, sql } from 'kysely';

/** Adds what signs out of the OpenID provider that a session was made by: its ID token, encrypted with SECRET. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table "session" add column "idTokenHint" text').execute(db);
}
