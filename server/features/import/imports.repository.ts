import { sql } from 'kysely';
import type { PlannedTask, RestoredBatch, StoredImport } from '../../db/import-rows.ts';
import type { Store } from '../../db/revision.ts';

export type ImportsRepository = ReturnType<typeof createImportsRepository>;

const columns = [
  'id',
  'change_id',
  'undo_id',
  'state',
  'source',
  'file_name',
  'preview',
  'places',
  'time_zone',
  'next_batch',
  'read',
  'added',
  'existing',
  'failure',
  'created_at',
] as const;

/** Creates the repository of imports. The tasks of one are in batches, which are gone once it has ended. */
export function createImportsRepository({ db }: Pick<Store, 'db'>) {
  const deleteBatches = (userId: string, id: string) =>
    db.deleteFrom('import_batches').where('user_id', '=', userId).where('import_id', '=', id).execute();
  const update = (userId: string, id: string, changes: Partial<StoredImport>) =>
    db
      .updateTable('imports')
      .set({
        ...changes,
        places: undefined,
        preview: undefined,
        ...(changes.places && { places: JSON.stringify(changes.places) }),
      } as never)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  return {
    /** Stores a preview with what it adds, `batches` as JSON, in place of the user's earlier previews. */
    async add(userId: string, row: StoredImport, batches: readonly string[]): Promise<void> {
      await db.deleteFrom('imports').where('user_id', '=', userId).where('state', '=', 'preview').execute();
      await db
        .insertInto('imports')
        .values({
          ...row,
          user_id: userId,
          preview: JSON.stringify(row.preview),
          places: JSON.stringify(row.places),
        })
        .execute();
      for (const [position, tasks] of batches.entries())
        await db
          .insertInto('import_batches')
          .values({ user_id: userId, import_id: row.id, position, tasks })
          .execute();
    },

    async find(userId: string, id: string): Promise<StoredImport | undefined> {
      return db
        .selectFrom('imports')
        .select(columns)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    async findLatest(userId: string): Promise<StoredImport | undefined> {
      return db
        .selectFrom('imports')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    /** Finds the one that is in progress, or being undone. */
    async findRunning(userId: string): Promise<Pick<StoredImport, 'id'> | undefined> {
      return db
        .selectFrom('imports')
        .select('id')
        .where('user_id', '=', userId)
        .where('state', 'in', ['running', 'undoing'])
        .executeTakeFirst();
    },

    /** Returns undefined behind the last batch. */
    async findBatch<Batch extends PlannedTask[] | RestoredBatch>(
      userId: string,
      id: string,
      position: number,
    ): Promise<Batch | undefined> {
      const batch = await db
        .selectFrom('import_batches')
        .select('tasks')
        .where('user_id', '=', userId)
        .where('import_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst();
      return batch?.tasks as Batch | undefined;
    },

    async start(userId: string, id: string, places: StoredImport['places']): Promise<void> {
      await update(userId, id, { state: 'running', places });
    },

    async startUndo(userId: string, id: string, undoId: string): Promise<void> {
      await update(userId, id, { state: 'undoing', undo_id: undoId });
    },

    /** Stores the progress. */
    async advance(
      userId: string,
      id: string,
      progress: Pick<StoredImport, 'next_batch' | 'read' | 'added' | 'existing'>,
    ): Promise<void> {
      await update(userId, id, progress);
    },

    async end(
      userId: string,
      id: string,
      state: 'done' | 'cancelled' | 'undone',
      failure: StoredImport['failure'] = null,
    ): Promise<void> {
      await update(userId, id, { state, failure });
      await deleteBatches(userId, id);
    },

    async delete(userId: string, id: string): Promise<void> {
      await db.deleteFrom('imports').where('user_id', '=', userId).where('id', '=', id).execute();
    },

    /** Deletes the previews of all users that nobody imported. */
    async deletePreviews(until: Date): Promise<void> {
      await sql`delete from imports where state = 'preview' and created_at < ${until}`.execute(db);
    },
  };
}
