import type { SyncedRow, SyncedTable } from './synced-schemas.ts';
import { selectTaskFields, type TaskFieldWith, taskDefaults } from './task-fields.ts';

interface SyncedKind<Row> {
  /** What the log of changes calls a row. Without it, changes are not recorded and cannot be undone. */
  entity?: string;
  /** Makes deleted rows go to the trash: the values that overwrite the content of an erased one, whose tombstone stays. */
  erased?: Partial<Row>;
}

/** The kinds of rows that every device has, by their tables, those that others refer to first. */
export const syncedKinds = {
  themes: { entity: 'theme', erased: { name: '' } },
  threads: { entity: 'thread', erased: { title: '' } },
  projects: { entity: 'project', erased: { name: '' } },
  captures: {},
  tasks: {
    entity: 'task',
    erased: Object.fromEntries(
      selectTaskFields({ erased: true }).map((field) => [field, taskDefaults[field]]),
    ) as Pick<SyncedRow<'tasks'>, TaskFieldWith<{ erased: true }>>,
  },
  notes: { entity: 'note', erased: { title: '', body: '', url: null } },
  mindfulness_sessions: {
    entity: 'mindfulness_session',
    erased: { name: '', mood_before: null, mood_after: null },
  },
  focus_sessions: { entity: 'focus_session' },
  focus_timers: {},
  settings: {},
  refinements: {},
} as const satisfies { [Table in SyncedTable]: SyncedKind<SyncedRow<Table>> };

type TableWith<Part extends keyof SyncedKind<unknown>> = {
  [Table in SyncedTable]: (typeof syncedKinds)[Table] extends Record<Part, unknown> ? Table : never;
}[SyncedTable];
/** A table whose changes are recorded. */
export type LoggedTable = TableWith<'entity'>;
export type TrashTable = TableWith<'erased'>;
export type Entity = (typeof syncedKinds)[LoggedTable]['entity'];

/** Returns the tables in the order of their references: referenced rows first. */
export const listSyncedTables = () => Object.keys(syncedKinds) as SyncedTable[];

/** Returns, in the same order, the tables whose kind has this part. */
export const listTablesWith = <Part extends keyof SyncedKind<unknown>>(part: Part) =>
  listSyncedTables().filter((table) => part in syncedKinds[table]) as TableWith<Part>[];
