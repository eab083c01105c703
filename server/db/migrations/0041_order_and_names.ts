import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table projects add column position integer`,
  `alter table themes add column renamed_from text`,
];

/** Adds the place of a project among the others, and the first name of a standard theme that was renamed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
