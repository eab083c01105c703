import { expect, test } from 'vitest';
import { captureSchema } from '#contract/captures.ts';
import { focusSessionSchema } from '#contract/focus.ts';
import { mindfulnessSessionSchema } from '#contract/mindfulness.ts';
import { noteSchema } from '#contract/notes.ts';
import { projectSchema } from '#contract/projects.ts';
import { refinementSchema } from '#contract/refinements.ts';
import { taskSchema } from '#contract/tasks.ts';
import { themeSchema } from '#contract/themes.ts';
import { threadSchema } from '#contract/threads.ts';
import { createTestApp } from '../testing/test-app.ts';

const schemas = {
  themes: themeSchema,
  threads: threadSchema,
  projects: projectSchema,
  notes: noteSchema,
  mindfulness_sessions: mindfulnessSessionSchema,
  focus_sessions: focusSessionSchema,
  captures: captureSchema,
  refinements: refinementSchema,
  tasks: taskSchema,
};

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
