import type Dexie from 'dexie';
import type { RowTable } from './rows.ts';
import { shownKinds } from './shown-kinds.ts';

const blankRows: { [Table in RowTable]?: object } = Object.fromEntries(
  Object.entries(shownKinds).flatMap(([table, kind]) => ('blank' in kind ? [[table, kind.blank]] : [])),
);

const keyPrefix = 'fields ';
/** Names all fields that rows have, so that it differs whenever a field is added. */
const fieldsKey =
  keyPrefix +
  Object.entries(blankRows)
    .map(([table, blank]) => `${table}: ${Object.keys(blank).sort()}`)
    .join('; ');

/** Returns the defaults of a new row that the journal of an older version of Heddle may hold; nothing for part of a row. */
export const missingFields = (table: RowTable, set: object): object =>
  ('created_at' in set && blankRows[table]) || {};

/**
 * Adds the fields that an older version of Heddle did not know to the rows it stored, at their defaults; once for each set
 * of fields. The server then sends everything again, since it may have other values.
 */
export async function fillMissingFields(db: Dexie): Promise<void> {
  const meta = db.table<{ key: string; value: number }, string>('meta');
  if (await meta.get(fieldsKey)) return;
  await db.transaction('rw', ['meta', ...Object.keys(blankRows)], async () => {
    for (const [table, blank] of Object.entries(blankRows))
      await db
        .table<object>(table)
        .filter((row) => Object.keys(blank).some((field) => !(field in row)))
        .modify((row, ref) => {
          ref.value = { ...blank, ...row };
        });
    await meta.where('key').startsWith(keyPrefix).delete();
    await meta.put({ key: fieldsKey, value: Date.now() });
    if (await meta.get('cursor')) await meta.put({ key: 'cursor', value: 0 });
  });
}
