import { maxTags } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import { importSourceNames } from '#contract/vocabularies.ts';
import { newTask } from '#domain/new-task.ts';
import { importBatchSize } from '../../config/limits.ts';
import type { PlannedTask, RestoredBatch, StoredImport } from '../../db/import-rows.ts';
import type { InTransaction } from '../../db/revision.ts';
import { toWallTime } from '../../floating-date.ts';
import { revertEntries, type UndoRepositories } from '../activity/activity.usecases.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { deriveImportId, resolveIds } from './import-ids.ts';
import { type PlaceRepositories, preparePlaces } from './import-places.ts';
import type { ImportsRepository } from './imports.repository.ts';
import { type RestoreRepositories, restoreAccount } from './restore.usecases.ts';

export type ImportTransaction = InTransaction<
  UndoRepositories & RestoreRepositories & { imports: ImportsRepository }
>;

export interface ImportDependencies {
  imports: ImportsRepository;
  inTransaction: ImportTransaction;
  clock: () => Date;
}

/** Continues an import, or its undoing, where it stopped, batch by batch, until it is done or canceled. */
export async function continueImport({
  imports,
  inTransaction,
  clock,
  userId,
  importId,
  signal,
}: ImportDependencies & { userId: string; importId: string; signal: AbortSignal }): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const run = await imports.find(userId, importId);
    if (run?.state === 'undoing') return undoAll({ inTransaction, clock, userId, run, signal });
    if (run?.state !== 'running') return;
    if (run.preview.restores) return restoreAll({ inTransaction, userId, run, now: clock(), signal });
    await inTransaction(userId, (repositories) =>
      addBatch({ ...repositories, userId, importId, now: clock() }),
    );
  }
}

/** Restores a whole export or nothing. */
async function restoreAll({
  inTransaction,
  userId,
  run: { id, preview },
  now,
  signal,
}: Pick<ImportDependencies, 'inTransaction'> & {
  userId: string;
  run: StoredImport;
  now: Date;
  signal: AbortSignal;
}): Promise<void> {
  try {
    await inTransaction(userId, async ({ imports, ...repositories }) => {
      // Another attempt may have ended meanwhile.
      if ((await imports.find(userId, id))?.state !== 'running') return;
      // Something was added since the restore was started, perhaps by a device that was offline.
      if (!(await repositories.restore.isEmpty(userId)))
        return imports.end(userId, id, 'cancelled', 'not_empty');
      await restoreAccount({ ...repositories, userId, now, batches: readBatches(imports) });
      const { tasks } = preview.counts;
      await imports.advance(userId, id, { next_batch: 0, read: tasks, added: tasks, existing: 0 });
      await imports.end(userId, id, 'done');
    });
  } catch (error) {
    // Rows that Postgres refuses (classes 22 and 23) would be refused again and again.
    if (!/^2[23]/.test((error as { code?: string }).code ?? '')) throw error;
    await inTransaction(userId, ({ imports }) => imports.end(userId, id, 'cancelled', 'refused'));
  }

  async function* readBatches(imports: ImportsRepository) {
    for (let position = 0; ; position += 1) {
      signal.throwIfAborted();
      const batch = await imports.findBatch<RestoredBatch>(userId, id, position);
      if (!batch) return;
      yield batch;
    }
  }
}

/** Takes everything back in batches, the last one first. What an earlier attempt took back is left alone. */
async function undoAll({
  inTransaction,
  clock,
  userId,
  run: { id, change_id, undo_id },
  signal,
}: Omit<ImportDependencies, 'imports'> & {
  userId: string;
  run: StoredImport;
  signal: AbortSignal;
}): Promise<void> {
  let before: number | undefined = Number.MAX_SAFE_INTEGER;
  while (before !== undefined) {
    signal.throwIfAborted();
    const page = { before, limit: importBatchSize };
    before = await inTransaction(userId, async ({ activity, imports, ...repositories }) => {
      const entries = await activity.listPageByChange(userId, change_id, page);
      const now = clock();
      const edit = { changeId: undo_id ?? change_id, editedAt: now, now };
      await revertEntries({ ...repositories, userId, entries, edit });
      const last = entries.at(-1);
      if (!last) await imports.end(userId, id, 'undone');
      return last?.revision;
    });
  }
}

/** Adds a batch together with the progress, so that a batch is added once. */
async function addBatch({
  imports,
  tasks,
  userId,
  importId,
  now,
  ...repositories
}: PlaceRepositories & {
  imports: ImportsRepository;
  tasks: TasksRepository;
  userId: string;
  importId: string;
  now: Date;
}): Promise<void> {
  const run = await imports.find(userId, importId);
  if (run?.state !== 'running') return;
  const batch = await imports.findBatch<PlannedTask[]>(userId, importId, run.next_batch);
  if (!batch) {
    await imports.end(userId, importId, 'done');
    return;
  }
  const { source, places, change_id } = run;
  const edit = { changeId: change_id, editedAt: now, now };
  const placeOf = await preparePlaces({ repositories, userId, source, places, tasks: batch, edit });
  const resolved = await resolveIds(
    batch.flatMap(({ identity, parent }) => [identity, parent ?? identity]),
    (identity, generation) => deriveImportId(source, 'task', identity, generation),
    (ids) => tasks.findStates(userId, ids),
  );
  const idOf = (identity: string | null) => resolved.get(identity ?? '')?.id ?? null;
  const missing = batch
    .map((task, index) => ({ task, index }))
    .filter(({ task }) => resolved.get(task.identity)?.row === undefined);
  const rows = missing.map(({ task, index }) => {
    const order = run.next_batch * importBatchSize + index;
    const ids = { id: idOf(task.identity) ?? '', parent_id: idOf(task.parent) };
    return toTask({ task, place: placeOf(task), ids, order, run, now });
  });
  // Parents first: a task refers only to one that is there.
  for (const some of [
    rows.filter(({ parent_id }) => parent_id === null),
    rows.filter(({ parent_id }) => parent_id !== null),
  ])
    if (some.length > 0)
      await tasks.create(userId, {
        changeId: change_id,
        capture: null,
        tasks: some,
        allowMissingReferences: true,
      });
  await imports.advance(userId, importId, {
    next_batch: run.next_batch + 1,
    read: run.read + batch.length,
    added: run.added + rows.length,
    existing: run.existing + batch.length - rows.length,
  });
}

function toTask({
  task: { title, description, priority, due_date, recurrence, recurs_from_completion, status, ...task },
  place: { sectionTag, ...place },
  ids: { id, parent_id },
  order,
  run,
  now,
}: {
  task: PlannedTask;
  place: ReturnType<Awaited<ReturnType<typeof preparePlaces>>>;
  ids: { id: string; parent_id: string | null };
  /** The place of the task in the file. */
  order: number;
  run: Pick<StoredImport, 'source' | 'created_at' | 'time_zone'>;
  now: Date;
}): Task {
  // Lists show the newest task first: the first of a file stays above the others.
  const fallbackMs = Date.parse(run.created_at) - order;
  const givenMs = task.created_at === null ? fallbackMs : Date.parse(task.created_at);
  const createdAt = new Date(Math.min(givenMs, now.getTime())).toISOString();
  const isAhead = task.remind_at !== null && task.remind_at > toWallTime(now, run.time_zone).slice(0, 16);
  const row = newTask(
    {
      title,
      description,
      priority,
      due_date,
      // A reminder of the past would ring at once.
      remind_at: isAhead ? task.remind_at : null,
      recurrence,
      recurs_from_completion,
      status,
      tags: sectionTag === null ? task.tags : [...new Set([...task.tags, sectionTag])].slice(0, maxTags),
      context: `Imported from ${importSourceNames[run.source]}`,
      parent_id,
      ...place,
    },
    { id, createdAt },
  );
  if (row.filed_at !== null) row.filed_at = now.toISOString();
  if (status === 'completed') row.completed_at = task.completed_at ?? createdAt;
  row.updated_at = now.toISOString();
  return row;
}
