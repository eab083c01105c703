import type { Task } from '#contract/tasks.ts';
import { readInBatches } from './batches.ts';
import { type Collection, createCollection, newestFirst, oldestFirst } from './collection.ts';
import type { DeviceDatabase, Effect, NewEffect, OutboxEntry, Rows, rowTables } from './device-database.ts';
import { type OptimisticCollection, type WriteOutcome, withOptimisticOverlay } from './optimistic-overlay.ts';

/** Tables that screens read as lists. Captures and activity are read from the database when they are looked at. */
const shownTables = ['themes', 'threads', 'projects', 'settings', 'notes', 'tasks'] as const;
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

/** Everything the screens of one account read, in memory: no screen waits for the disk. */
export function createReplica(): Replica {
  return {
    themes: withTombstones<Rows['themes']>(
      (one, other) => one.position - other.position || oldestFirst(one, other),
    ),
    threads: withTombstones<Rows['threads']>(oldestFirst),
    projects: withTombstones<Rows['projects']>(oldestFirst),
    settings: withOptimisticOverlay(
      createCollection<Rows['settings']>({
        compare: (one, other) => (one.id < other.id ? -1 : 1),
        isHidden: () => false,
      }),
    ),
    notes: withTombstones<Rows['notes']>(newestFirst),
    tasks: withTombstones<Task>(newestFirst),
    outbox: createCollection<OutboxEntry & { id: string }>({
      compare: (one, other) => one.seq - other.seq,
      isHidden: () => false,
    }),
  };
}

export const outboxRow = (entry: OutboxEntry) => ({ ...entry, id: String(entry.seq) });

export async function loadReplica(db: DeviceDatabase, replica: Replica): Promise<void> {
  // Of one moment: what is changed meanwhile is written after it, and not shown as it was.
  const [themes, threads, projects, settings, notes, outbox, tasks] = await db.transaction(
    'r',
    [...shownTables, 'outbox'],
    () =>
      Promise.all([
        db.themes.toArray(),
        db.threads.toArray(),
        db.projects.toArray(),
        db.settings.toArray(),
        db.notes.toArray(),
        db.outbox.toArray(),
        db.tasks.toArray(),
      ]),
  );
  replica.themes.apply({ put: themes });
  replica.threads.apply({ put: threads });
  replica.projects.apply({ put: projects });
  replica.settings.apply({ put: settings });
  replica.notes.apply({ put: notes });
  replica.outbox.apply({ put: outbox.map(outboxRow) });
  replica.tasks.apply({ put: tasks });
}

export type ChangedIds = { [T in (typeof rowTables)[number] | 'outbox']?: string[] };

/** Reads again what changed on the disk, where another tab or a pull changed it. */
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
  // Of one moment: a part read before a change was written would be shown after it.
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

/** Shows effects at once, before they are on the disk. Call what it returns when it is known what became of them. */
export function showEffects(
  replica: Replica,
  effects: readonly NewEffect[],
): (outcome: WriteOutcome) => void {
  const settle = shownTables.map((table) => showIn(replica, table, effects));
  return (outcome) => {
    for (const step of settle) step(outcome);
  };
}

function showIn<T extends ShownTable>(replica: Replica, table: T, effects: readonly NewEffect[]) {
  const changes = effects.filter((effect): effect is Effect<T> => effect.table === table);
  return getCollection(replica, table).showPending(changes);
}
