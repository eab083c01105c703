import type Dexie from 'dexie';
import { newFocusSession } from '#domain/new-focus-session.ts';
import { newMindfulnessSession } from '#domain/new-mindfulness-session.ts';
import { newNote } from '#domain/new-note.ts';
import { newProject } from '#domain/new-project.ts';
import { newTask } from '#domain/new-task.ts';
import { newTheme } from '#domain/new-theme.ts';
import { newThread } from '#domain/new-thread.ts';
import type { Rows, RowTable } from './rows.ts';

/** Tables whose rows no person fills in field by field. */
type OtherTable = 'settings' | 'captures' | 'refinements' | 'activity' | 'focus_timers';

const row = { id: '', createdAt: '' };
const epoch = new Date(0).toISOString();
const blankRows: { [Table in Exclude<RowTable, OtherTable>]: Rows[Table] } = {
  themes: newTheme({ name: '' }, { ...row, position: 0 }),
  threads: newThread({ title: '', theme_id: '' }, row),
  projects: newProject({ name: '' }, row),
  notes: newNote({ title: '' }, row),
  focus_sessions: newFocusSession({ started_at: epoch, ended_at: epoch, work_ms: 0 }, row),
  mindfulness_sessions: newMindfulnessSession(
    {
      exercise: '',
      name: '',
      started_at: epoch,
      ended_at: epoch,
      duration_ms: 0,
      breaths: 0,
      completed: false,
    },
    row,
  ),
  tasks: newTask({ title: '' }, row),
};

const keyPrefix = 'fields ';
/** Names all fields that rows have, so that it differs whenever a field is added. */
const fieldsKey =
  keyPrefix +
  Object.entries(blankRows)
    .map(([table, blank]) => `${table}: ${Object.keys(blank).sort()}`)
    .join('; ');

/** Returns the defaults of a new row that the journal of an older version of Heddle may hold; nothing for part of a row. */
export const missingFields = (table: RowTable, set: object): object =>
  'created_at' in set && table in blankRows ? blankRows[table as keyof typeof blankRows] : {};

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
