import { CompiledQuery, type Kysely, type KyselyPlugin, RawNode } from 'kysely';
import type { Migration } from 'kysely/migration';
import { changeInOrder, distributeTables, type Query, referenceTables } from './distribute.ts';

const created = /^\s*create table "?(\w+)"? \(/;
const reference =
  /,\s*((?:constraint \w+ )?foreign key \([^)]*\) references "?(\w+)"? \([^)]*\)(?: on delete cascade)?)/g;

/**
 * Makes migrations work where product tables are distributed. A table that one creates may refer to them only once it is distributed
 * as well: so it is created without such references, distributed after the migration, and given them then.
 */
export const forDistributed = (migrations: Record<string, Migration>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [name, { up: (db) => upAndDistribute(db, up) }]),
  );

async function upAndDistribute(db: Kysely<unknown>, up: Migration['up']): Promise<void> {
  const query: Query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  await query(changeInOrder);
  const postponed: string[] = [];
  await up(
    db.withPlugin(
      rewriteRaw((statement) => {
        const { text, references } = splitReferences(statement);
        postponed.push(...references);
        return text;
      }),
    ),
  );
  await distributeTables(query);
  for (const statement of postponed) await query(statement);
}

/**
 * Separates a statement that creates a table from its foreign keys to product tables, which come as statements of their own.
 * Other statements stay as they are.
 */
export function splitReferences(statement: string): { text: string; references: string[] } {
  const table = created.exec(statement)?.[1];
  if (!table) return { text: statement, references: [] };
  const references: string[] = [];
  const text = statement.replace(reference, (whole, definition: string, target: string) => {
    if (referenceTables.includes(target)) return whole;
    references.push(`alter table "${table}" add ${definition}`);
    return '';
  });
  return { text, references };
}

const rewriteRaw = (rewrite: (statement: string) => string): KyselyPlugin => ({
  transformQuery: ({ node }) =>
    RawNode.is(node) && node.parameters.length === 0
      ? RawNode.createWithSql(rewrite(node.sqlFragments.join('')))
      : node,
  transformResult: async ({ result }) => result,
});
