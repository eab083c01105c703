import { CompiledQuery, type Kysely, type Selectable } from 'kysely';
import { taskFieldNames } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { getReminderMoment } from '#domain/reminder-moment.ts';
import { anyId } from '#server/db/any-id.ts';
import { type Store, withRevisions } from '#server/db/revision.ts';
import type { CaptureTable, Schema } from '#server/db/schema.ts';
import { settleReferences } from '#server/db/settle-references.ts';
import { AppError } from '#server/http/errors.ts';

/** Holds everything that one request creates: tasks, and their capture if there is one. */
export interface Creation {
  /** The change id under which it is undone with others. Default: the id of its capture or its task. */
  changeId?: string;
  capture: Omit<Selectable<CaptureTable>, 'user_id' | 'revision'> | null;
  tasks: Omit<Task, 'revision'>[];
  /** Clears references to rows the user does not have, instead of refusing them. */
  allowMissingReferences?: boolean;
}

/** Stores each creation once, and returns the tasks of each; existing tasks are returned as they are. */
export async function createTasks(store: Store, userId: string, creations: Creation[]): Promise<Task[][]> {
  try {
    return await createNew(store, userId, creations);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A task that already exists is not refused for its references.
    const known = await findCreated(store.db, userId, creations);
    const isRepeat = (creation: Creation) => known.some((task) => belongsTo(creation, task));
    if (!creations.some((creation) => !creation.allowMissingReferences && isRepeat(creation))) throw error;
    const lenient = creations.map((one) => (isRepeat(one) ? { ...one, allowMissingReferences: true } : one));
    return createNew(store, userId, lenient);
  }
}

async function createNew(store: Store, userId: string, creations: Creation[]): Promise<Task[][]> {
  const once = deduplicate(creations);
  const { tasks } = once;
  const forgiven = new Set(
    creations.flatMap((creation) => (creation.allowMissingReferences ? creation.tasks : [])),
  );
  const settleAndInsert = async (db: Kysely<Schema>) => {
    const asOf = await settleReferences(db, userId, tasks, { allowsMissing: (task) => forgiven.has(task) });
    return insertCreations(db, userId, once, asOf);
  };
  const revisions =
    (await settleAndInsert(store.db)) ??
    // The user's rows changed between reading and writing, so try again under the lock.
    (await withRevisions(store, userId, async (trx, reserveRevisions) => {
      await reserveRevisions(0);
      return settleAndInsert(trx);
    })) ??
    new Map<string, number>();
  if (revisions.size > 0) store.events.publish(userId, Math.max(...revisions.values()));

  const stored = new Map<string, Task>();
  for (const task of tasks) {
    const revision = revisions.get(task.id);
    if (revision !== undefined) stored.set(task.id, { ...task, revision });
  }
  const repeated = new Set(creations.filter(({ tasks }) => tasks.some(({ id }) => !stored.has(id))));
  const known = repeated.size === 0 ? [] : await findCreated(store.db, userId, [...repeated]);
  return creations.map((creation) =>
    repeated.has(creation)
      ? known.filter((task) => belongsTo(creation, task))
      : creation.tasks.flatMap(({ id }) => stored.get(id) ?? []),
  );
}

/** Returns true if a stored task comes from an earlier attempt at this creation. */
const belongsTo = ({ capture, tasks }: Creation, { id, capture_id }: Task) =>
  capture ? capture_id === capture.id : tasks.some((task) => task.id === id);

/** Returns what to insert: the first of several creations with the same capture or task id. */
function deduplicate(creations: Creation[]) {
  const captures = new Map<string, NonNullable<Creation['capture']>>();
  const tasks = new Map<string, Creation['tasks'][number]>();
  const changeIds = new Map<string, string>();
  for (const creation of creations) {
    const { capture } = creation;
    if (capture && captures.has(capture.id)) continue;
    if (capture) captures.set(capture.id, capture);
    for (const task of creation.tasks) {
      if (tasks.has(task.id)) continue;
      tasks.set(task.id, task);
      if (creation.changeId !== undefined) changeIds.set(task.id, creation.changeId);
    }
  }
  return { captures: [...captures.values()], tasks: [...tasks.values()], changeIds };
}

/**
 * Reserves revisions and inserts new rows, a capture only together with its tasks; returns the revisions
 * of the new tasks by their id. Does nothing, and returns undefined, when the user is no longer at the revision `asOf`.
 * Uses a single statement, so it needs no transaction.
 */
async function insertCreations(
  db: Kysely<Schema>,
  userId: string,
  { tasks, captures, changeIds }: ReturnType<typeof deduplicate>,
  asOf: number | undefined,
): Promise<Map<string, number> | undefined> {
  const taskRows = JSON.stringify(tasks.map((task, index) => givenOf(task, index + 1)));
  // A capture comes after its tasks, so that whoever pulls from just before a task gets both.
  const captureRows = captures.map((row, index) => ({ ...row, revision: tasks.length + 1 + index }));
  const rowsOf = [userId, tasks.length + captures.length, asOf ?? null, taskRows];
  const withCaptures = [...rowsOf, JSON.stringify(captureRows)];
  const reminders = tasks.flatMap((task) => {
    const moment = getReminderMoment(task);
    return moment === null ? [] : [[task.id, moment]];
  });
  const insert: CompiledQuery<{ id: string | null; revision: number | null }> =
    changeIds.size + reminders.length > 0
      ? CompiledQuery.raw(insertEverything, [
          ...withCaptures,
          JSON.stringify(Object.fromEntries(changeIds)),
          JSON.stringify(Object.fromEntries(reminders)),
        ])
      : captures.length > 0
        ? CompiledQuery.raw(insertTasksAndCaptures, withCaptures)
        : CompiledQuery.raw(insertTasks, rowsOf);
  const { rows } = await db.executeQuery(insert);
  if (rows.length === 0) return undefined;
  return new Map(rows.flatMap(({ id, revision }) => (id && revision ? [[id, revision]] : [])));
}

const blank = newTask(
  { title: '' },
  { id: '00000000-0000-0000-0000-000000000000', createdAt: '1970-01-01T00:00:00.000Z' },
);

/** Returns the fields that differ from a blank task. Most of a new task is blank, and parsing JSON costs Postgres time. */
function givenOf(task: Creation['tasks'][number], revision: number): Record<string, unknown> {
  const given: Record<string, unknown> = { revision };
  for (const column of taskFieldNames) {
    if (column === 'revision') continue;
    const value = task[column];
    const isEmpty = Array.isArray(value) && value.length === 0;
    if (!isEmpty && value !== blank[column]) given[column] = value;
  }
  return given;
}

/**
 * Builds the statement. Rows, and change ids and reminders by task, are passed as one JSON text each ($4 to $7), so the text
 * is the same for any number of rows; it is built once, since building it with Kysely takes longer than sending it.
 */
const buildInsertStatement = ({ withCaptures = false, withRest = false }) => `
  with counter as (
    update revision_counters set revision = revision + $2
    where user_id = $1 and revision = coalesce($3, revision)
    returning user_id, revision - $2 as base
  ), ${withCaptures ? `${newCaptures},` : ''} new_tasks as (
    insert into tasks (user_id, ${taskFieldNames.join(', ')})
    select counter.user_id, ${taskFieldNames
      .map((column) => (column === 'revision' ? 'base + task.revision' : `task.${column}`))
      .join(', ')}
    from counter, jsonb_populate_recordset(
      jsonb_populate_record(null::tasks, '${JSON.stringify(blank)}'), $4::jsonb
    ) as task
    ${withCaptures ? 'where task.capture_id is null or task.capture_id in (select id from new_captures)' : ''}
    on conflict (user_id, id) do nothing
    returning user_id, id, capture_id, revision, created_at
  ), ${withRest ? `${newReminders},` : ''} recorded as (
    insert into activity (user_id, revision, change_id, entity, entity_id, action, edited_at)
    select user_id, revision, coalesce(${withRest ? '($6::jsonb ->> id::text)::uuid, ' : ''}capture_id, id), 'task', id, 'created', created_at from new_tasks
  )
  select id, revision from counter left join new_tasks using (user_id)
`;

const newCaptures = `new_captures as (
    insert into captures (user_id, id, text, context, captured_at, revision)
    select user_id, id, text, context, captured_at, base + capture.revision
    from counter, jsonb_to_recordset($5::jsonb)
      as capture (id uuid, text text, context text, captured_at timestamptz, revision bigint)
    on conflict (user_id, id) do nothing
    returning id
  )`;

/** As `trackReminders` does for tasks that are changed. */
const newReminders = `new_reminders as (
    insert into reminders (user_id, task_id, moment, set_at, check_at)
    select user_id, id, $7::jsonb ->> id::text, created_at, created_at from new_tasks
    where $7::jsonb ? id::text
  )`;

const insertTasks = buildInsertStatement({});
const insertTasksAndCaptures = buildInsertStatement({ withCaptures: true });
const insertEverything = buildInsertStatement({ withCaptures: true, withRest: true });

/** Returns the tasks that already exist for these creations, ordered by id. */
async function findCreated(db: Kysely<Schema>, userId: string, creations: Creation[]): Promise<Task[]> {
  const captureIds = creations.flatMap(({ capture }) => capture?.id ?? []);
  const taskIds = creations.flatMap(({ capture, tasks }) => (capture ? [] : tasks.map(({ id }) => id)));
  const mine = db.selectFrom('tasks').select(taskFieldNames).where('user_id', '=', userId);
  const found = await mine
    .where('capture_id', '=', anyId(captureIds))
    .unionAll(mine.where('id', '=', anyId(taskIds)))
    .execute();
  // Ordered here: Postgres may go through all tasks by id rather than sort a few.
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}
