import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table reclassifications
    drop column includes_chosen,
    add column applies boolean not null default true,
    add column failure text`,
  `alter table reclassifications alter column applies drop default`,
  `alter table reclassifications rename column moved to moves`,
];

/** Lets a run propose its moves instead of making them, and stores why its model could not be asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
