import { type Kysely, type Selectable, sql } from 'kysely';
import type { Task } from '#contract/tasks.ts';
import { coalesce } from '../../db/coalesce.ts';
import { settleReferences } from '../../db/references.ts';
import { type Store, withRevisions } from '../../db/revision.ts';
import type { CaptureTable, Schema } from '../../db/schema.ts';
import { anyOf, type ChangeOptions, type ChangeRequest, changeTasks } from './task-changes.repository.ts';
import { taskColumns } from './task-columns.ts';

export type TasksRepository = ReturnType<typeof createTasksRepository>;

/** What one request creates: tasks, and the capture they come from if there is one. */
export interface Creation {
  capture: Omit<Selectable<CaptureTable>, 'user_id' | 'revision'> | null;
  tasks: Omit<Task, 'revision'>[];
  /** What the tasks refer to and the user does not have is let go, not refused. */
  forgiving?: boolean;
}

/** What a task can be in. */
export type Place = 'theme_id' | 'thread_id' | 'project_id';

export function createTasksRepository(store: Store) {
  const { db } = store;

  const createCoalesced = coalesce((userId: string, creations: Creation[]) =>
    createAll(store, userId, creations),
  );

  return {
    /** Newest first, without tombstones. `themeId` null is the Inbox; undefined any theme. */
    async list(
      userId: string,
      {
        themeId,
        projectId,
        limit,
      }: { themeId?: string | null | undefined; projectId?: string | undefined; limit?: number | undefined },
    ): Promise<Task[]> {
      let query = db
        .selectFrom('tasks')
        .select(taskColumns)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null);
      if (themeId !== undefined) query = query.where('theme_id', themeId === null ? 'is' : '=', themeId);
      if (projectId !== undefined) query = query.where('project_id', '=', projectId);
      if (limit !== undefined) query = query.limit(limit);
      return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
    },

    /** Tombstones too. */
    async find(userId: string, id: string): Promise<Task | undefined> {
      return db
        .selectFrom('tasks')
        .select(taskColumns)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Tasks by their theme, thread or project, tombstones and subtasks left out; those without one under null. */
    async countBy(userId: string, field: Place): Promise<Map<string | null, number>> {
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

    /** Tombstones too. */
    async idsIn(userId: string, field: Place, id: string): Promise<string[]> {
      const rows = await db
        .selectFrom('tasks')
        .select('id')
        .where('user_id', '=', userId)
        .where(field, '=', id)
        .execute();
      return rows.map((row) => row.id);
    },

    /** Tombstones too, in revision order. */
    async changedSince(userId: string, since: number, limit: number): Promise<Task[]> {
      return db
        .selectFrom('tasks')
        .select(taskColumns)
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
      return createCoalesced(userId, creation);
    },

    change: (userId: string, requests: ChangeRequest[], options: ChangeOptions) =>
      changeTasks(store, userId, requests, options),
  };
}

async function createAll(store: Store, userId: string, creations: Creation[]): Promise<Task[][]> {
  const { captures, tasks } = withoutRepeats(creations);
  const refersToRows = tasks.some((task) => places.some((place) => task[place] !== null));
  const created = refersToRows
    ? await withRevisions(store, userId, async (trx, take) => {
        await take(0);
        const forgiven = new Set(creations.flatMap((creation) => (creation.forgiving ? creation.tasks : [])));
        await settleReferences(trx, userId, tasks, { forgives: (task) => forgiven.has(task) });
        return insertCreations(trx, userId, { tasks, captures });
      })
    : await insertCreations(store.db, userId, { tasks, captures });
  if (created.size > 0)
    store.events.publish(userId, Math.max(...[...created.values()].map(({ revision }) => revision)));

  const repeated = new Set(creations.filter((creation) => creation.tasks.some(({ id }) => !created.has(id))));
  const known = repeated.size === 0 ? [] : await findCreated(store.db, userId, [...repeated]);
  return creations.map((creation) =>
    repeated.has(creation)
      ? known.filter(({ id, capture_id }) =>
          creation.capture
            ? capture_id === creation.capture.id
            : creation.tasks.some((task) => task.id === id),
        )
      : creation.tasks.flatMap(({ id }) => created.get(id) ?? []),
  );
}

const places = ['theme_id', 'thread_id', 'project_id', 'parent_id'] as const;

/** What is to be inserted: of several creations with one capture or one task id, the first. */
function withoutRepeats(creations: Creation[]) {
  const captures = new Map<string, NonNullable<Creation['capture']>>();
  const tasks = new Map<string, Creation['tasks'][number]>();
  for (const creation of creations) {
    const { capture } = creation;
    if (capture && captures.has(capture.id)) continue;
    if (capture) captures.set(capture.id, capture);
    for (const task of creation.tasks) if (!tasks.has(task.id)) tasks.set(task.id, task);
  }
  return { captures: [...captures.values()], tasks: [...tasks.values()] };
}

/**
 * Takes revisions and inserts what is not there yet, a capture only together with its tasks; returns the new
 * tasks by id. One statement, so that without references it needs no transaction around it. Rows go over as one
 * JSON text: the statement stays the same for any number of them.
 */
async function insertCreations(
  db: Kysely<Schema>,
  userId: string,
  { tasks, captures }: Pick<ReturnType<typeof withoutRepeats>, 'tasks' | 'captures'>,
): Promise<Map<string, Task>> {
  // A capture comes after its tasks, so that whoever pulls from just before a task gets both.
  const numbered = (rows: object[], first: number) =>
    JSON.stringify(rows.map((row, index) => ({ ...row, revision: first + index })));
  const { rows } = await sql<{ id: string; revision: number }>`
    with counter as (
      update revision_counters set revision = revision + ${tasks.length + captures.length}
      where user_id = ${userId}
      returning user_id, revision - ${tasks.length + captures.length} as base
    ), new_captures as (
      insert into captures (user_id, id, text, context, captured_at, revision)
      select user_id, id, text, context, captured_at, base + capture.revision
      from counter, jsonb_to_recordset(${numbered(captures, tasks.length + 1)}::jsonb)
        as capture (id uuid, text text, context text, captured_at timestamptz, revision bigint)
      on conflict (user_id, id) do nothing
      returning id
    ), new_tasks as (
      insert into tasks (user_id, ${sql.join(taskColumns.map((column) => sql.ref(column)))})
      select counter.user_id, ${sql.join(
        taskColumns.map((column) =>
          column === 'revision' ? sql`base + task.revision` : sql.ref(`task.${column}`),
        ),
      )}
      from counter, jsonb_populate_recordset(null::tasks, ${numbered(tasks, 1)}::jsonb) as task
      where task.capture_id is null or task.capture_id in (select id from new_captures)
      on conflict (user_id, id) do nothing
      returning user_id, id, capture_id, revision, created_at
    ), recorded as (
      insert into activity (user_id, revision, change_id, entity, entity_id, action, edited_at)
      select user_id, revision, coalesce(capture_id, id), 'task', id, 'created', created_at from new_tasks
    )
    select id, revision from new_tasks
  `.execute(db);
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  return new Map(
    tasks.flatMap((task) => {
      const revision = revisions.get(task.id);
      return revision === undefined ? [] : [[task.id, { ...task, revision }]];
    }),
  );
}

/** The tasks that stand for creations which came before, in the order of their ids. */
async function findCreated(db: Kysely<Schema>, userId: string, creations: Creation[]): Promise<Task[]> {
  const captureIds = creations.flatMap(({ capture }) => capture?.id ?? []);
  const taskIds = creations.flatMap(({ capture, tasks }) => (capture ? [] : tasks.map(({ id }) => id)));
  const mine = db.selectFrom('tasks').select(taskColumns).where('user_id', '=', userId);
  return mine
    .where('capture_id', '=', anyOf(captureIds))
    .unionAll(mine.where('id', '=', anyOf(taskIds)))
    .orderBy('id')
    .execute();
}
