import type { Task } from '#contract/tasks.ts';
import { compareProjects } from '#domain/new-project.ts';
import { readInBatches } from './batches.ts';
import { type Collection, createCollection, newestFirst, oldestFirst } from './collection.ts';
import type { DeviceDatabase, Effect, NewEffect, OutboxEntry } from './device-database.ts';
import { type OptimisticCollection, type WriteOutcome, withOptimisticOverlay } from './optimistic-overlay.ts';
import type { Rows, rowTables } from './rows.ts';

/** Tables that screens read from memory. Captures, refinements and activity are read from the database when they are opened. */
const shownTables = [
  'themes',
  'threads',
  'projects',
  'settings',
  'notes',
  'mindfulness_sessions',
  'focus_sessions',
  'focus_timers',
  'tasks',
] as const;
export type ShownTable = (typeof shownTables)[number];
export const isShownTable = (table: string): table is ShownTable => shownTables.some((one) => one === table);

export type Collections = { [T in ShownTable]: OptimisticCollection<Rows[T]> };
export interface Replica extends Collections {
  outbox: Collection<OutboxEntry & { id: string }>;
}

export function getCollection<T extends ShownTable>(
  replica: Collections,
  table: T,
): OptimisticCollection<Rows[T]> {
  return replica[table];
}

const withTombstones = <Row extends { id: string; deleted_at: string | null }>(
  compare: (one: Row, other: Row) => number,
) => withOptimisticOverlay(createCollection<Row>({ compare, isHidden: (row) => row.deleted_at !== null }));

/** Creates the in-memory replica of the device database, which screens read so that none waits for the disk. */
export function createReplica(): Replica {
  return {
    themes: withTombstones<Rows['themes']>(
      (one, other) => one.position - other.position || oldestFirst(one, other),
    ),
    threads: withTombstones<Rows['threads']>(oldestFirst),
    projects: withTombstones<Rows['projects']>(
      (one, other) => compareProjects(one, other) || oldestFirst(one, other),
    ),
    settings: withOptimisticOverlay(
      createCollection<Rows['settings']>({
        compare: (one, other) => (one.id < other.id ? -1 : 1),
        isHidden: () => false,
      }),
    ),
    notes: withTombstones<Rows['notes']>(newestFirst),
    mindfulness_sessions: withTombstones<Rows['mindfulness_sessions']>(newestFirst),
    focus_sessions: withTombstones<Rows['focus_sessions']>(newestFirst),
    focus_timers: withOptimisticOverlay(
      createCollection<Rows['focus_timers']>({ compare: () => 0, isHidden: () => false }),
    ),
    tasks: withTombstones<Task>(newestFirst),
    outbox: createCollection<OutboxEntry & { id: string }>({
      compare: (one, other) => one.seq - other.seq,
      isHidden: () => false,
    }),
  };
}

/** Adds the string id that a collection needs. */
export const outboxRow = (entry: OutboxEntry) => ({ ...entry, id: String(entry.seq) });

/** Reads everything from the disk into the replica. */
export async function loadReplica(db: DeviceDatabase, replica: Replica): Promise<void> {
  // One transaction, so that a change made meanwhile cannot be overwritten with older rows.
  const [
    themes,
    threads,
    projects,
    settings,
    notes,
    mindfulness_sessions,
    focus_sessions,
    focus_timers,
    outbox,
    tasks,
  ] = await db.transaction('r', [...shownTables, 'outbox'], () =>
    Promise.all([
      db.themes.toArray(),
      db.threads.toArray(),
      db.projects.toArray(),
      db.settings.toArray(),
      db.notes.toArray(),
      db.mindfulness_sessions.toArray(),
      db.focus_sessions.toArray(),
      db.focus_timers.toArray(),
      db.outbox.toArray(),
      db.tasks.toArray(),
    ]),
  );
  replica.themes.apply({ put: themes });
  replica.threads.apply({ put: threads });
  replica.projects.apply({ put: projects });
  replica.settings.apply({ put: settings });
  replica.notes.apply({ put: notes });
  replica.mindfulness_sessions.apply({ put: mindfulness_sessions });
  replica.focus_sessions.apply({ put: focus_sessions });
  replica.focus_timers.apply({ put: focus_timers });
  replica.outbox.apply({ put: outbox.map(outboxRow) });
  replica.tasks.apply({ put: tasks });
}

export type ChangedIds = { [T in (typeof rowTables)[number] | 'outbox']?: string[] };

/** Reads rows again that another tab or a pull changed on the disk. */
export async function refreshReplica(
  db: DeviceDatabase,
  replica: Replica,
  changed: ChangedIds,
): Promise<void> {
  await Promise.all([
    ...shownTables.map((table) => refreshTable(db, replica, table, changed[table] ?? [])),
    refreshOutbox(db, replica, changed.outbox ?? []),
  ]);
}

async function refreshTable<T extends ShownTable>(
  db: DeviceDatabase,
  replica: Replica,
  table: T,
  ids: string[],
) {
  if (ids.length === 0) return;
  const rows = db.table<Rows[T], string>(table);
  // One transaction: a batch read before a change was written must not be shown after it.
  const put = await db.transaction('r', rows, () => readInBatches(rows, ids));
  const gone = new Set(ids);
  for (const { id } of put) gone.delete(id);
  getCollection(replica, table).apply({ put, remove: [...gone] });
}

async function refreshOutbox(db: DeviceDatabase, replica: Replica, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const entries = await db.outbox.bulkGet(ids.map(Number));
  replica.outbox.apply({
    put: entries.flatMap((entry) => (entry ? outboxRow(entry) : [])),
    remove: ids.filter((_, index) => entries[index] === undefined),
  });
}

/** Shows effects before they are on the disk. Call the function it returns with the outcome of the write. */
export function showPendingEffects(
  replica: Replica,
  effects: readonly NewEffect[],
): (outcome: WriteOutcome) => void {
  const settleTables = shownTables.map((table) => showInTable(replica, table, effects));
  return (outcome) => {
    for (const settle of settleTables) settle(outcome);
  };
}

function showInTable<T extends ShownTable>(replica: Replica, table: T, effects: readonly NewEffect[]) {
  const changes = effects.filter((effect): effect is Effect<T> => effect.table === table);
  return getCollection(replica, table).showPending(changes);
}
