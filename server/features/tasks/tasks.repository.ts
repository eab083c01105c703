import { type Selectable, sql, type Transaction } from 'kysely';
import type { Task } from '#contract/tasks.ts';
import { coalesce } from '../../db/coalesce.ts';
import { settleReferences } from '../../db/references.ts';
import { type Store, withRevisions } from '../../db/revision.ts';
import type { ActivityTable, CaptureTable, Schema, TaskTable } from '../../db/schema.ts';

export type TasksRepository = ReturnType<typeof createTasksRepository>;

/** What one request creates: tasks, and the capture they come from if there is one. */
export interface Creation {
  capture: Omit<Selectable<CaptureTable>, 'user_id' | 'revision'> | null;
  tasks: Omit<Task, 'revision'>[];
}

/** New values for a task, or null to leave it alone. */
export type TaskChange = (task: Task) => Partial<Task> | null;

/** What a task can be in. */
export type Place = 'theme_id' | 'thread_id' | 'project_id';

export interface ChangeRequest {
  id: string;
  change: TaskChange;
}

const columns = [
  'id',
  'title',
  'context',
  'description',
  'status',
  'priority',
  'due_date',
  'recurrence',
  'tags',
  'auto_tags',
  'estimated_pomodoros',
  'theme_id',
  'thread_id',
  'project_id',
  'llm_confidence',
  'alternatives',
  'capture_id',
  'completed_at',
  'created_at',
  'updated_at',
  'deleted_at',
  'revision',
] as const satisfies (keyof TaskTable)[];

type ActivityEntry = Omit<Selectable<ActivityTable>, 'user_id' | 'recorded_at' | 'entity'>;

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
        .select(columns)
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
        .select(columns)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Tasks by their theme, thread or project, tombstones left out; those without one under null. */
    async countBy(userId: string, field: Place): Promise<Map<string | null, number>> {
      const counts = await db
        .selectFrom('tasks')
        .select([field, (eb) => eb.fn.countAll<number>().as('count')])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
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
        .select(columns)
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

    /**
     * Reads each task under the user's lock, applies its change, and records what changed. A field that was
     * edited later than `editedAt` keeps its value; the overruled one is recorded. Ids the user does not have
     * are left out of the answer.
     */
    async change(
      userId: string,
      requests: ChangeRequest[],
      { editedAt, now }: { editedAt: Date; now: Date },
    ): Promise<Task[]> {
      return withRevisions(store, userId, async (trx, take) => {
        await take(0);
        const found = await trx
          .selectFrom('tasks')
          .select(columns)
          .where('user_id', '=', userId)
          .where(
            'id',
            'in',
            requests.map(({ id }) => id),
          )
          .execute();
        const later = await laterEdits(
          trx,
          userId,
          found.map(({ id }) => id),
          editedAt,
        );
        const byId = new Map(found.map((task) => [task.id, task]));
        const edits = requests.flatMap(({ id, change }) => {
          const before = byId.get(id);
          const wanted = before && change(before);
          if (!before || !wanted) return [];
          const after = { ...before, ...wanted };
          const overruled: ActivityEntry['overruled'] = {};
          for (const field of later.get(id) ?? [])
            if (field in wanted) {
              overruled[field] = after[field];
              Object.assign(after, { [field]: before[field] });
            }
          return [{ before, after, overruled }];
        });

        const leavesTheme = new Set(
          edits
            .filter(
              ({ before, after }) =>
                after.theme_id !== before.theme_id && after.thread_id === before.thread_id,
            )
            .map(({ after }) => after),
        );
        const settled = edits.map(({ after }) => after);
        await settleReferences(trx, userId, settled, (task) => leavesTheme.has(task));

        const written = edits
          .map((edit) => ({ ...edit, changes: differences(edit.before, edit.after) }))
          .filter(
            ({ changes, overruled }) => Object.keys(changes).length + Object.keys(overruled).length > 0,
          );
        if (written.length > 0) {
          const first = await take(written.length);
          for (const [index, { after }] of written.entries()) {
            after.revision = first + index;
            after.updated_at = now.toISOString();
            byId.set(after.id, after);
          }
          await replaceTasks(
            trx,
            userId,
            written.map(({ after }) => after),
          );
          await recordActivity(
            trx,
            userId,
            written.map(({ after, changes, overruled }) => ({
              revision: after.revision,
              entity_id: after.id,
              action: changes.deleted_at ? (after.deleted_at ? 'deleted' : 'restored') : 'updated',
              changes,
              overruled,
              edited_at: editedAt.toISOString(),
            })),
          );
        }
        return requests.flatMap(({ id }) => byId.get(id) ?? []);
      });
    },
  };
}

async function createAll(store: Store, userId: string, creations: Creation[]): Promise<Task[][]> {
  return withRevisions(store, userId, async (trx, take) => {
    await take(0);
    const known = await existing(trx, userId, creations);
    const fresh = creations.filter((creation) => {
      const { capture, tasks } = creation;
      const isKnown = capture ? known.captures.has(capture.id) : tasks.every(({ id }) => known.tasks.has(id));
      // A second creation of the same ids in this batch waits behind the first and finds it there.
      if (!isKnown && capture) known.captures.add(capture.id);
      return !isKnown;
    });
    const captures = fresh.flatMap(({ capture }) => capture ?? []);
    const tasks = fresh.flatMap((creation) => creation.tasks).filter(({ id }) => !known.tasks.has(id));
    await settleReferences(trx, userId, tasks);
    // A capture comes after its tasks, so that whoever pulls from just before a task gets both.
    const first = await take(tasks.length + captures.length);
    const rows: Task[] = tasks.map((task, index) => ({ ...task, revision: first + index }));
    if (captures.length > 0)
      await insertRows(
        trx,
        'captures',
        captures.map((capture, index) => ({
          ...capture,
          user_id: userId,
          revision: first + rows.length + index,
        })),
      );
    if (rows.length > 0) {
      await insertRows(
        trx,
        'tasks',
        rows.map((row) => ({ ...row, user_id: userId })),
      );
      await recordActivity(
        trx,
        userId,
        rows.map((row) => ({
          revision: row.revision,
          entity_id: row.id,
          action: 'created' as const,
          changes: {},
          overruled: {},
          edited_at: row.created_at,
        })),
      );
    }
    for (const row of rows) known.tasks.set(row.id, row);
    return creations.map(({ capture, tasks }) =>
      capture && !fresh.some((creation) => creation.capture === capture)
        ? [...known.tasks.values()].filter((task) => task.capture_id === capture.id)
        : tasks.flatMap(({ id }) => known.tasks.get(id) ?? []),
    );
  });
}

/** What the user already has of these creations. */
async function existing(trx: Transaction<Schema>, userId: string, creations: Creation[]) {
  const captureIds = creations.flatMap(({ capture }) => capture?.id ?? []);
  const taskIds = creations.flatMap(({ tasks }) => tasks.map(({ id }) => id));
  const tasks = await trx
    .selectFrom('tasks')
    .select(columns)
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<string>`any(${taskIds}::uuid[])`),
        eb('capture_id', '=', sql<string>`any(${captureIds}::uuid[])`),
      ]),
    )
    .orderBy('id')
    .execute();
  const captures =
    captureIds.length === 0
      ? []
      : await trx
          .selectFrom('captures')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', 'in', captureIds)
          .execute();
  return {
    tasks: new Map(tasks.map((task) => [task.id, task])),
    captures: new Set(captures.map(({ id }) => id)),
  };
}

function differences(before: Task, after: Task): Partial<Record<keyof Task, [unknown, unknown]>> {
  const fields = columns.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(fields.map((field) => [field, [before[field], after[field]]]));
}

/** Fields of each task that somebody edited after `editedAt`. */
async function laterEdits(trx: Transaction<Schema>, userId: string, ids: string[], editedAt: Date) {
  const later = new Map<string, Set<keyof Task>>();
  if (ids.length === 0) return later;
  const rows = await trx
    .selectFrom('activity')
    .select(['entity_id', 'changes'])
    .where('user_id', '=', userId)
    .where('entity_id', 'in', ids)
    .where('edited_at', '>', editedAt.toISOString())
    .execute();
  for (const { entity_id, changes } of rows) {
    const fields = later.get(entity_id) ?? new Set();
    for (const field of columns) if (field in changes) fields.add(field);
    later.set(entity_id, fields);
  }
  return later;
}

/** Rows go over as one JSON text: the statement stays the same for any number of them. */
async function insertRows(
  trx: Transaction<Schema>,
  table: 'captures' | 'tasks',
  rows: object[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
}

async function replaceTasks(trx: Transaction<Schema>, userId: string, tasks: Task[]): Promise<void> {
  const assignments = columns
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`);
  await sql`
    update tasks set ${sql.join(assignments)}
    from jsonb_populate_recordset(null::tasks, ${JSON.stringify(tasks)}::jsonb) as changed
    where tasks.user_id = ${userId} and tasks.id = changed.id
  `.execute(trx);
}

async function recordActivity(
  trx: Transaction<Schema>,
  userId: string,
  entries: ActivityEntry[],
): Promise<void> {
  await sql`
    insert into activity (user_id, revision, entity, entity_id, action, changes, overruled, edited_at)
    select ${userId}::uuid, revision, 'task', entity_id, action, changes, overruled, edited_at
    from jsonb_populate_recordset(null::activity, ${JSON.stringify(entries)}::jsonb)
  `.execute(trx);
}
