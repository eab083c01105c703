import { sql } from 'kysely';
import { taskFieldNames } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import type { ChangeRequest } from '#domain/task-edit.ts';
import { anyId } from '#server/db/any-id.ts';
import { batchByKey } from '#server/db/batch-by-key.ts';
import { taskListBatchSize } from '../../config/limits.ts';
import type { Store } from '../../db/revision.ts';
import { type ChangeOptions, changeTasks } from './change-tasks.repository.ts';
import { type Creation, createTasks } from './create-tasks.repository.ts';
import type { Narrowing } from './narrow.ts';

export type TasksRepository = ReturnType<typeof createTasksRepository>;

export interface TaskListOptions {
  themeId?: string | null | undefined;
  projectId?: string | undefined;
  after?: Position | undefined;
  limit?: number | undefined;
  narrowing?: Narrowing | undefined;
}

/** The place of a task in lists. */
type Position = Pick<Task, 'created_at' | 'id'>;

/** The fields that say which theme, thread or project a task is in. */
export type ContainerField = 'theme_id' | 'thread_id' | 'project_id';

/**
 * Limits the creations in one statement. With eight, the fixed cost of the statement is a fifth; with more, Postgres and
 * Node take turns waiting for each other, since all callers wait for the same batch.
 */
const maxBatchSize = 8;

/** One text for all filters, so that the statement is planned once. */
const meets = ({ statuses, priorities, due }: Narrowing) => sql<boolean>`
  status = any(${statuses}::text[]) and coalesce(priority, 'none') = any(${priorities}::text[])
  and (${due === null} or case when length(due_date) = 10 then due_date || 'T24:00' else due_date end collate "C"
    between ${due?.from ?? null} and ${due?.until ?? null})
`;

/** Compares as lists are ordered. */
const compareNewestFirst = (one: Position, other: Position) =>
  one.created_at === other.created_at
    ? compareTexts(other.id, one.id)
    : compareTexts(other.created_at, one.created_at);

const compareTexts = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

export function createTasksRepository(store: Store) {
  const { db } = store;

  const batchCreates = batchByKey(
    (userId: string, creations: Creation[]) => createTasks(store, userId, creations),
    maxBatchSize,
  );

  return {
    /**
     * Returns tasks, newest first, without tombstones. `themeId` null means the Inbox, undefined any theme; `after` is the
     * last task before those asked for.
     */
    async list(
      userId: string,
      { themeId, projectId, after, limit, narrowing }: TaskListOptions,
    ): Promise<Task[]> {
      let query = db
        .selectFrom('tasks')
        .select(taskFieldNames)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null);
      if (themeId !== undefined) query = query.where('theme_id', themeId === null ? 'is' : '=', themeId);
      if (projectId !== undefined) query = query.where('project_id', '=', projectId);
      if (after !== undefined)
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(after.created_at, after.id)),
        );
      if (narrowing) query = query.where(meets(narrowing));
      if (limit !== undefined) query = query.limit(limit);
      return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
    },

    /** Returns the tasks of captures in the order of their ids, without tombstones. */
    async listOfCaptures(userId: string, captureIds: string[]): Promise<Task[]> {
      // Sorted and filtered here: asked to do that too, Postgres reads all tasks by another index.
      const found = await db
        .selectFrom('tasks')
        .select(taskFieldNames)
        .where('user_id', '=', userId)
        .where('capture_id', '=', anyId(captureIds))
        .execute();
      return found
        .filter(({ deleted_at }) => deleted_at === null)
        .sort((one, other) => (one.id < other.id ? -1 : 1));
    },

    /**
     * Yields what `list` returns in batches. Each is read when it is asked for, so that a slow reader holds no connection; a
     * task never moves in this order, so none is missed or comes twice.
     */
    async *listInBatches(
      userId: string,
      { limit = Number.POSITIVE_INFINITY, ...options }: TaskListOptions,
    ): AsyncGenerator<Task[]> {
      let { after } = options;
      for (let left = limit; left > 0; ) {
        const size = Math.min(left, taskListBatchSize);
        const batch = await this.list(userId, { ...options, after, limit: size });
        if (batch.length > 0) yield batch;
        if (batch.length < size) return;
        after = batch.at(-1);
        left -= size;
      }
    },

    /** Yields, in their order and in batches, those of the tasks with these ids that `list` returns. */
    async *findInBatches(
      userId: string,
      ids: readonly string[],
      { themeId, projectId, after }: TaskListOptions,
    ): AsyncGenerator<Task[]> {
      const isListed = (task: Task) =>
        (themeId === undefined || task.theme_id === themeId) &&
        (projectId === undefined || task.project_id === projectId) &&
        (after === undefined || compareNewestFirst(after, task) < 0);
      for (let start = 0; start < ids.length; start += taskListBatchSize) {
        const batch = await this.findMany(userId, ids.slice(start, start + taskListBatchSize));
        yield batch.filter(isListed);
      }
    },

    /** Returns the ids of the open tasks that have a due date, by date. */
    async listDatedIds(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('tasks')
        .select('id')
        .where('user_id', '=', userId)
        .where('due_date', 'is not', null)
        .where('deleted_at', 'is', null)
        .where('status', '<>', sql.lit('completed'))
        .orderBy('due_date')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Includes tombstones. */
    async find(userId: string, id: string): Promise<Task | undefined> {
      return db
        .selectFrom('tasks')
        .select(taskFieldNames)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Returns those that the user has, without tombstones, in the order of `ids`. */
    async findMany(userId: string, ids: string[]): Promise<Task[]> {
      const rows = await db
        .selectFrom('tasks')
        .select(taskFieldNames)
        .where('user_id', '=', userId)
        .where('id', '=', anyId(ids))
        .where('deleted_at', 'is', null)
        .execute();
      const byId = new Map(rows.map((task) => [task.id, task]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Returns those that the user has, with tombstones. */
    findWithTombstones: (userId: string, ids: string[]): Promise<Task[]> =>
      db
        .selectFrom('tasks')
        .select(taskFieldNames)
        .where('user_id', '=', userId)
        .where('id', '=', anyId(ids))
        .execute(),

    /** Returns which of the tasks the user has, with tombstones. */
    async findStates(userId: string, ids: string[]): Promise<Pick<Task, 'id' | 'title' | 'deleted_at'>[]> {
      return db
        .selectFrom('tasks')
        .select(['id', 'title', 'deleted_at'])
        .where('user_id', '=', userId)
        .where('id', '=', anyId(ids))
        .execute();
    },

    /** Returns the subtasks of these tasks, oldest first, without tombstones. */
    async listSubtasks(userId: string, parentIds: string[]): Promise<Task[]> {
      if (parentIds.length === 0) return [];
      const found = await db
        .selectFrom('tasks')
        .select(taskFieldNames)
        .where('user_id', '=', userId)
        .where('parent_id', '=', anyId(parentIds))
        .execute();
      // Sorted and filtered here, as in `listOfCaptures`.
      return found
        .filter(({ deleted_at }) => deleted_at === null)
        .sort((one, other) => compareNewestFirst(other, one));
    },

    /** Counts tasks by theme, thread or project, without tombstones and subtasks; null counts those without one. */
    async countBy(userId: string, field: ContainerField): Promise<Map<string | null, number>> {
      const counts = await db
        .selectFrom('tasks')
        .select([field, (eb) => eb.fn.countAll<number>().as('count')])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('parent_id', 'is', null)
        .groupBy(field)
        .execute();
      return new Map(counts.map((row) => [row[field] ?? null, row.count]));
    },

    /** Includes tombstones. */
    async idsIn(userId: string, field: ContainerField, id: string): Promise<string[]> {
      const rows = await db
        .selectFrom('tasks')
        .select('id')
        .where('user_id', '=', userId)
        .where(field, '=', id)
        .execute();
      return rows.map((row) => row.id);
    },

    /** Includes tombstones, in revision order. */
    async changedSince(userId: string, since: number, limit: number): Promise<Task[]> {
      return db
        .selectFrom('tasks')
        .select(taskFieldNames)
        .where('user_id', '=', userId)
        .where('revision', '>', since)
        .orderBy('revision')
        .limit(limit)
        .execute();
    },

    /**
     * Stores the creation once: what exists already under its ids (a repeated request) is returned as it is.
     * Throws the not-found error of a theme, thread or project that the user does not have.
     */
    async create(userId: string, creation: Creation): Promise<Task[]> {
      return batchCreates(userId, creation);
    },

    change: (userId: string, requests: ChangeRequest[], options: ChangeOptions) =>
      changeTasks(store, userId, requests, options),
  };
}
