import { type Selectable, sql, type Transaction } from 'kysely';
import { taskFieldNames } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import type { SeriesChange } from '#domain/recurring-task.ts';
import {
  type Cascade,
  type ChangeRequest,
  collectLeavingTheme,
  collectReminded,
  continueSeries,
  editTasks,
  findSeriesChanges,
  nestsTooDeep,
  type TaskEdit,
  withChanges,
} from '#domain/task-edit.ts';
import { maxClockSkewMs } from '#server/config/limits.ts';
import { anyId } from '#server/db/any-id.ts';
import { getDeletionAction } from '#server/db/named-row-repository.ts';
import { type Edit, type Store, withRevisions } from '#server/db/revision.ts';
import type { ActivityTable, Schema } from '#server/db/schema.ts';
import { settleReferences } from '#server/db/settle-references.ts';
import { trackReminders } from '#server/db/track-reminders.ts';
import { hasSubtasks } from './tasks.errors.ts';

export interface ChangeOptions {
  edit: Edit;
  /** Without it, only the tasks themselves change. */
  cascade?: Cascade;
  /** New tasks that the change makes besides; those that exist already are left out. */
  creates?: readonly Task[];
  /** Clears references to rows the user does not have, instead of refusing them. */
  allowMissingReferences?: boolean;
}

type ActivityEntry = Omit<Selectable<ActivityTable>, 'user_id' | 'recorded_at' | 'entity' | 'change_id'>;

/**
 * Reads each task under the user's lock, applies its change, and records what changed. A field that was edited
 * later than the edit keeps its value; the overruled one is recorded. Returns the tasks asked for; ids the user
 * does not have are left out.
 */
export async function changeTasks(
  store: Store,
  userId: string,
  requests: ChangeRequest[],
  { edit, cascade, creates = [], allowMissingReferences = false }: ChangeOptions,
): Promise<Task[]> {
  return withRevisions(store, userId, async (trx, reserveRevisions) => {
    await reserveRevisions(0);
    const ids = requests.map(({ id }) => id);
    const found = cascade ? await findWithSubtasks(trx, userId, ids) : await findTasks(trx, userId, ids);
    const byId = new Map(found.map((task) => [task.id, task]));
    const later = await findLaterEdits(trx, userId, [...byId.keys()], edit);
    const { asked, followed } = editTasks({ requests, found, later, cascade });
    if (nestsTooDeep(found, asked)) throw hasSubtasks();
    await settle(trx, userId, [...asked, ...followed], allowMissingReferences);
    const series = findSeriesChanges(asked, found, cascade);
    const next = continueSeries({
      series,
      there: await findSeries(trx, userId, series),
      cascade,
      at: edit.editedAt.toISOString(),
    });
    const created = [...next.created, ...(await settleNew(trx, userId, creates, allowMissingReferences))];

    const written = withChanges([...asked, ...followed, ...next.changed]);
    if (written.length + created.length > 0) {
      const first = await reserveRevisions(written.length + created.length);
      for (const [index, { after }] of written.entries()) {
        after.revision = first + index;
        after.updated_at = edit.now.toISOString();
        byId.set(after.id, after);
      }
      for (const [index, task] of created.entries()) task.revision = first + written.length + index;
      await replaceTasks(
        trx,
        userId,
        written.map(({ after }) => after),
      );
      await insertTasks(trx, userId, created);
      await trackReminders(trx, userId, collectReminded(written, created), edit.editedAt);
      await recordActivity(trx, userId, edit, [
        ...written.map(({ before, after, changes, overruled }) => ({
          revision: after.revision,
          entity_id: after.id,
          action: getDeletionAction(before, after),
          changes,
          overruled,
        })),
        ...created.map(({ id, revision }) => ({
          revision,
          entity_id: id,
          action: 'created' as const,
          changes: {},
          overruled: {},
        })),
      ]);
    }
    return requests.flatMap(({ id }) => byId.get(id) ?? []);
  });
}

/** Makes what the tasks refer to consistent; a task that leaves its theme leaves the thread there too. */
async function settle(
  trx: Transaction<Schema>,
  userId: string,
  edits: TaskEdit[],
  allowMissing: boolean,
): Promise<void> {
  const leavesTheme = collectLeavingTheme(edits);
  const settled = edits.map(({ after }) => after);
  await settleReferences(trx, userId, settled, {
    themeWins: (task) => leavesTheme.has(task),
    allowsMissing: () => allowMissing,
  });
}

/** Returns copies of those of these tasks that do not exist, with what they refer to made consistent. */
async function settleNew(
  trx: Transaction<Schema>,
  userId: string,
  creates: readonly Task[],
  allowMissing: boolean,
): Promise<Task[]> {
  if (creates.length === 0) return [];
  const there = await findTasks(
    trx,
    userId,
    creates.map(({ id }) => id),
  );
  const known = new Set(there.map(({ id }) => id));
  const created = creates.filter(({ id }) => !known.has(id)).map((task) => ({ ...task }));
  await settleReferences(trx, userId, created, { allowsMissing: () => allowMissing });
  return created;
}

/** Returns those tasks of the series that already exist, with their subtasks. */
async function findSeries(
  trx: Transaction<Schema>,
  userId: string,
  series: readonly SeriesChange[],
): Promise<Task[]> {
  const ids = new Set(series.flatMap(({ starts, ends }) => [...starts.map(({ id }) => id), ...ends]));
  return ids.size === 0 ? [] : findWithSubtasks(trx, userId, [...ids]);
}

async function findTasks(trx: Transaction<Schema>, userId: string, ids: string[]): Promise<Task[]> {
  return trx
    .selectFrom('tasks')
    .select(taskFieldNames)
    .where('user_id', '=', userId)
    .where('id', '=', anyId(ids))
    .execute();
}

async function findWithSubtasks(trx: Transaction<Schema>, userId: string, ids: string[]): Promise<Task[]> {
  return trx
    .selectFrom('tasks')
    .select(taskFieldNames)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('id', '=', anyId(ids)), eb('parent_id', '=', anyId(ids))]))
    .execute();
}

/**
 * Returns the fields of each task that somebody edited after this edit. A recorded edit that lies ahead of the server's
 * clock was made while that clock was wrong: it counts as made before anything that arrives now.
 */
async function findLaterEdits(
  trx: Transaction<Schema>,
  userId: string,
  ids: string[],
  { editedAt, now }: Edit,
) {
  const later = new Map<string, Set<keyof Task>>();
  if (ids.length === 0) return later;
  const rows = await trx
    .selectFrom('activity')
    .select(['entity_id', 'changes'])
    .where('user_id', '=', userId)
    .where('entity_id', '=', anyId(ids))
    .where('edited_at', '>', editedAt.toISOString())
    .where('edited_at', '<=', new Date(now.getTime() + maxClockSkewMs).toISOString())
    .execute();
  for (const { entity_id, changes } of rows) {
    const fields = later.get(entity_id) ?? new Set();
    for (const field of taskFieldNames) if (field in changes) fields.add(field);
    later.set(entity_id, fields);
  }
  return later;
}

/** Names the ids beside the join, since Postgres would join all of the user's tasks where it knows nothing of the table. */
async function replaceTasks(trx: Transaction<Schema>, userId: string, tasks: Task[]): Promise<void> {
  if (tasks.length === 0) return;
  const assignments = taskFieldNames
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`);
  await sql`
    update tasks set ${sql.join(assignments)}
    from jsonb_populate_recordset(null::tasks, ${JSON.stringify(tasks)}::jsonb) as changed
    where tasks.user_id = ${userId} and tasks.id = ${anyId(tasks.map(({ id }) => id))} and tasks.id = changed.id
  `.execute(trx);
}

async function insertTasks(trx: Transaction<Schema>, userId: string, tasks: Task[]): Promise<void> {
  if (tasks.length === 0) return;
  const columns = sql.join(taskFieldNames.map((column) => sql.ref(column)));
  await sql`
    insert into tasks (user_id, ${columns})
    select ${userId}::uuid, ${columns}
    from jsonb_populate_recordset(null::tasks, ${JSON.stringify(tasks)}::jsonb)
  `.execute(trx);
}

async function recordActivity(
  trx: Transaction<Schema>,
  userId: string,
  { changeId, editedAt }: Edit,
  entries: Omit<ActivityEntry, 'edited_at' | 'client'>[],
): Promise<void> {
  await sql`
    insert into activity (user_id, revision, change_id, entity, entity_id, action, changes, overruled, edited_at)
    select ${userId}::uuid, revision, ${changeId}::uuid, 'task', entity_id, action, changes, overruled, ${editedAt}
    from jsonb_populate_recordset(null::activity, ${JSON.stringify(entries)}::jsonb)
  `.execute(trx);
}
