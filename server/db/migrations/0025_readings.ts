import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table refinements add column proposal jsonb`,
  `alter table refinements add column questions jsonb not null default '[]'`,
  `alter table refinements add column locale text not null default 'en'`,
];

/** Adds what a language model would rather have, what it asks, and the language in which a capture is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
