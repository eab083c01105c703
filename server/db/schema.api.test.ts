import { expect, test } from 'vitest';
import { syncedSchemas } from '#contract/synced-schemas.ts';
import { createTestApp } from '../testing/test-app.ts';

/** Rows of settings and timers are put together from columns of other names. */
const { settings: _, focus_timers: __, ...schemas } = syncedSchemas;

test('every field of the contract has a column that is null where the field may be, and no column is without a field', async () => {
  const { database } = await createTestApp();
  const { rows } = await database.handle.authPool.query<{ table: string; column: string; nullable: boolean }>(
    `select table_name as table, column_name as column, is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema = 'public' and column_name <> 'user_id'`,
  );
  for (const [table, { shape }] of Object.entries(schemas))
    expect(
      Object.fromEntries(
        rows.filter((row) => row.table === table).map(({ column, nullable }) => [column, nullable]),
      ),
    ).toEqual(
      Object.fromEntries(
        Object.entries(shape).map(([field, schema]) => [field, schema.safeParse(null).success]),
      ),
    );
});
