import { sql } from 'kysely';
import { type ReadingProposal, type Refinement, refinementSchema } from '#contract/refinements.ts';
import { taskFieldNames } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { refinementPatienceMs } from '../../config/limits.ts';
import { anyId } from '../../db/any-id.ts';
import type { StoredReadingProposal } from '../../db/refinement-rows.ts';
import { type Store, withRevisions } from '../../db/revision.ts';
import { createJobConnection } from '../../jobs/job-connection.ts';
import type { JobConnection } from '../../jobs/job-payloads.ts';

export type RefinementsRepository = ReturnType<typeof createRefinementsRepository>;

const columns = refinementSchema.keyof().exclude(['proposal']).options;
/** Without the model's answer, which is the server's own. */
const proposal = sql<ReadingProposal | null>`proposal - 'reading'`.as('proposal');

type StoredRefinement = Omit<Refinement, 'proposal'> & { proposal: StoredReadingProposal | null };

export interface RefinedCapture {
  text: string;
  captured_at: string;
  /** The user's. */
  timeZone: string;
}

/** Creates the repository of refinements, and of what refining a capture reads. */
export function createRefinementsRepository(store: Store) {
  const { db } = store;
  return {
    async changedSince(userId: string, since: number, limit: number): Promise<Refinement[]> {
      return db
        .selectFrom('refinements')
        .select([...columns, proposal])
        .where('user_id', '=', userId)
        .where('revision', '>', since)
        .orderBy('revision')
        .limit(limit)
        .execute();
    },

    async find(userId: string, id: string): Promise<Refinement | undefined> {
      return db
        .selectFrom('refinements')
        .select([...columns, proposal])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Stores that a capture waits for a model; `alongside` runs in the same transaction. Returns false if it was stored before. */
    async request(
      userId: string,
      { id, at, locale }: { id: string; at: Date; locale: string },
      alongside: (connection: JobConnection) => Promise<void>,
    ): Promise<boolean> {
      return withRevisions(store, userId, async (trx, reserveRevisions) => {
        const revision = await reserveRevisions(1);
        const stored = await trx
          .insertInto('refinements')
          .values({ user_id: userId, id, status: 'waiting', attempts: 0, locale, requested_at: at, revision })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute();
        if (stored.length === 0) return false;
        await alongside(createJobConnection(trx));
        return true;
      });
    },

    /** Returns the model's answer that a proposal was made of. */
    async findProposedReading(userId: string, id: string): Promise<object | undefined> {
      const row = await db
        .selectFrom('refinements')
        .select('proposal')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.proposal?.reading;
    },

    /**
     * Returns the latest failed refinements to waiting, or the one with `id`, which may also have waited for long already; `alongside`
     * runs in the same transaction. Returns how many there were.
     */
    async requestFailed(
      userId: string,
      { limit, at, id }: { limit: number; at: Date; id?: string },
      alongside: (connection: JobConnection, ids: readonly string[]) => Promise<void>,
    ): Promise<number> {
      return withRevisions(store, userId, async (trx, reserveRevisions) => {
        await reserveRevisions(0);
        const longAgo = new Date(at.getTime() - refinementPatienceMs);
        const failed = await trx
          .selectFrom('refinements')
          .select('id')
          .where('user_id', '=', userId)
          .$if(id === undefined, (query) => query.where(sql<boolean>`status = 'failed'`))
          .$if(id !== undefined, (query) =>
            query.where('id', '=', id ?? '').where(
              sql<boolean>`(status = 'failed'
                or (status = 'waiting' and (failure is not null or requested_at <= ${longAgo})))`,
            ),
          )
          .orderBy('id', 'desc')
          .limit(limit)
          .execute();
        const ids = failed.map(({ id }) => id);
        if (ids.length === 0) return 0;
        const first = await reserveRevisions(ids.length);
        const rows = JSON.stringify(ids.map((id, index) => ({ id, revision: first + index })));
        await sql`
          update refinements set status = 'waiting', attempts = 0, failure = null, finished_at = null,
            requested_at = ${at}, revision = given.revision
          from jsonb_to_recordset(${rows}::jsonb) as given (id uuid, revision bigint)
          where refinements.user_id = ${userId} and refinements.id = any(${ids}::uuid[])
            and refinements.id = given.id
        `.execute(trx);
        await alongside(createJobConnection(trx), ids);
        return ids.length;
      });
    },

    /** Changes a refinement under a new revision, so that every device pulls it. */
    async change(
      userId: string,
      id: string,
      { failure, proposal, questions, ...change }: Partial<Omit<StoredRefinement, 'id' | 'revision'>>,
    ): Promise<void> {
      await withRevisions(store, userId, async (trx, reserveRevisions) => {
        const revision = await reserveRevisions(1);
        await trx
          .updateTable('refinements')
          .set({
            ...change,
            ...(failure !== undefined && { failure: failure && JSON.stringify(failure) }),
            ...(proposal !== undefined && { proposal: proposal && JSON.stringify(proposal) }),
            ...(questions !== undefined && { questions: JSON.stringify(questions) }),
            revision,
          })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute();
      });
    },

    async findCapture(userId: string, id: string): Promise<RefinedCapture | undefined> {
      return db
        .selectFrom('captures')
        .innerJoin('user', 'user.id', 'captures.user_id')
        .select(['captures.text', 'captures.captured_at', 'user.timeZone'])
        .where('captures.user_id', '=', userId)
        .where('captures.id', '=', id)
        .executeTakeFirst();
    },

    /** Returns all tasks of a capture by id, including those in the trash. */
    async listTasks(userId: string, captureId: string): Promise<Task[]> {
      const tasks = await db
        .selectFrom('tasks')
        .select(taskFieldNames)
        .where('user_id', '=', userId)
        .where('capture_id', '=', captureId)
        .execute();
      return tasks.sort((one, other) => (one.id < other.id ? -1 : 1));
    },

    /** Returns, by task id, the fields that were ever changed, apart from those that only `exceptChangeId` changed. */
    async listTouchedFields(
      userId: string,
      taskIds: readonly string[],
      { exceptChangeId }: { exceptChangeId?: string | null | undefined } = {},
    ): Promise<Map<string, Set<string>>> {
      const rows = await db
        .selectFrom('activity')
        .select(['entity_id', 'change_id', 'changes'])
        .where('user_id', '=', userId)
        .where('entity_id', '=', anyId([...taskIds]))
        .execute();
      const touched = new Map<string, Set<string>>(taskIds.map((id) => [id, new Set()]));
      for (const { entity_id, change_id, changes } of rows)
        if (change_id !== exceptChangeId)
          for (const field of Object.keys(changes)) touched.get(entity_id)?.add(field);
      return touched;
    },

    /** Returns those of these tasks that have subtasks. */
    async listParents(userId: string, taskIds: readonly string[]): Promise<Set<string>> {
      const subtasks = await db
        .selectFrom('tasks')
        .select(['parent_id', 'deleted_at'])
        .where('user_id', '=', userId)
        .where('parent_id', '=', anyId([...taskIds]))
        .execute();
      return new Set(subtasks.flatMap(({ parent_id, deleted_at }) => (deleted_at ? [] : (parent_id ?? []))));
    },
  };
}
