import { expect, it } from 'vitest';
import { createSignedInApp } from '../testing/test-app.ts';
import { analyzeNewTables } from './analyze-new-tables.ts';

it('analyzes tables with rows that never were, and leaves the others alone', async () => {
  const { ada, database } = await createSignedInApp();
  const { authPool } = database.handle;
  const isAnalysed = async () => {
    const { rows } = await authPool.query<{ relname: string }>(
      `select relname from pg_class where relname in ('tasks', 'notes') and reltuples >= 0`,
    );
    return rows.map(({ relname }) => relname);
  };
  expect(await isAnalysed()).toEqual([]);
  await ada.addTask({ title: 'Rake leaves' });
  await analyzeNewTables(authPool);
  expect(await isAnalysed()).toEqual(['tasks']);
});
