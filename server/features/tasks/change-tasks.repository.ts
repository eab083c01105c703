import { type Selectable, sql, type Transaction } from 'kysely';
import { selectTaskFields, type TaskField, taskFieldNames } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import type { SeriesChange } from '#domain/recurring-task.ts';
import { getReminderMoment } from '#domain/reminder-moment.ts';
import type { BeforeAndAfter } from '#domain/task-change.ts';
import { isErased } from '#domain/trash.ts';
import { maxClockSkewMs } from '#server/config/limits.ts';
import { anyId } from '#server/db/any-id.ts';
import { getDeletionAction } from '#server/db/named-row-repository.ts';
import { type Edit, type Store, withRevisions } from '#server/db/revision.ts';
import type { ActivityTable, Schema } from '#server/db/schema.ts';
import { settleReferences } from '#server/db/settle-references.ts';
import { trackReminders } from '#server/db/track-reminders.ts';
import { hasSubtasks } from './tasks.errors.ts';

export interface ChangeRequest {
  id: string;
  /** New values for the task, or null to leave it alone. */
  change: (task: Task) => Partial<Task> | null;
  /** Changes the task even if it was erased, or edited later; for changes that are worked out from what is there. */
  isUnconditional?: boolean;
}

/** Says how the change of a task affects its subtasks and its series. */
export interface Cascade {
  subtask: (task: BeforeAndAfter, subtask: Task) => Partial<Task> | null;
  series?: (task: BeforeAndAfter, subtasks: Task[]) => SeriesChange;
}

export interface ChangeOptions {
  edit: Edit;
  /** Without it, only the tasks themselves change. */
  cascade?: Cascade;
  /** New tasks that the change makes besides; those that exist already are left out. */
  creates?: readonly Task[];
  /** Clears references to rows the user does not have, instead of refusing them. */
  allowMissingReferences?: boolean;
}

interface TaskEdit extends BeforeAndAfter {
  overruled: ActivityEntry['overruled'];
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
    const subtasks = Map.groupBy(
      found.filter(({ parent_id }) => parent_id !== null),
      ({ parent_id }) => parent_id,
    );
    const later = await findLaterEdits(trx, userId, [...byId.keys()], edit);
    const edited = (before: Task, wanted: Partial<Task>) =>
      resolveConflicts(before, wanted, later.get(before.id));

    const asked = requests.flatMap(({ id, change, isUnconditional = false }) => {
      const before = byId.get(id);
      const wanted = before && (isUnconditional || !isErased(before)) && change(before);
      if (!before || !wanted) return [];
      return [isUnconditional ? resolveConflicts(before, wanted, undefined) : edited(before, wanted)];
    });
    const askedIds = new Set(ids);
    const followed = asked.flatMap((task) =>
      (subtasks.get(task.before.id) ?? []).flatMap((subtask) => {
        const wanted = askedIds.has(subtask.id) ? null : cascade?.subtask(task, subtask);
        return wanted ? [edited(subtask, wanted)] : [];
      }),
    );
    const parents = collectParentIds(found, asked);
    for (const { before, after } of asked)
      if (after.parent_id !== before.parent_id && after.parent_id !== null)
        if (after.parent_id === after.id || parents.has(after.id)) throw hasSubtasks();
    await settle(trx, userId, [...asked, ...followed], allowMissingReferences);
    const series = asked.flatMap((task) => cascade?.series?.(task, subtasks.get(task.before.id) ?? []) ?? []);
    const { created: next, changed } = await continueSeries(trx, userId, series, {
      edit,
      ...(cascade && { cascade }),
    });
    const created = [...next, ...(await settleNew(trx, userId, creates, allowMissingReferences))];

    const written = [...asked, ...followed, ...changed]
      .map((task) => ({ ...task, changes: diffFields(task.before, task.after) }))
      .filter(({ changes, overruled }) => Object.keys(changes).length + Object.keys(overruled).length > 0);
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
      const moved = written.filter(
        ({ before, after }) => getReminderMoment(before) !== getReminderMoment(after),
      );
      const reminded = created.filter((task) => getReminderMoment(task) !== null);
      await trackReminders(trx, userId, [...moved.map(({ after }) => after), ...reminded], edit.editedAt);
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

/** Applies the requested change except for fields that somebody edited later. */
function resolveConflicts(before: Task, wanted: Partial<Task>, later: Set<keyof Task> | undefined): TaskEdit {
  const after = { ...before, ...wanted };
  const overruled: Record<string, unknown> = {};
  for (const field of addLinkedFields(later))
    if (field in wanted) {
      overruled[field] = after[field];
      Object.assign(after, { [field]: before[field] });
    }
  return { before, after, overruled: overruled as TaskEdit['overruled'] };
}

/** Returns the ids of the tasks that will have subtasks after all edits. */
function collectParentIds(found: Task[], edits: TaskEdit[]): Set<string | null> {
  const after = new Map(found.map((task) => [task.id, task]));
  for (const edit of edits) after.set(edit.after.id, edit.after);
  return new Set(
    [...after.values()].flatMap((task) => (task.deleted_at === null ? (task.parent_id ?? []) : [])),
  );
}

/** Makes what the tasks refer to consistent; a task that leaves its theme leaves the thread there too. */
async function settle(
  trx: Transaction<Schema>,
  userId: string,
  edits: TaskEdit[],
  allowMissing: boolean,
): Promise<void> {
  const leavesTheme = new Set(
    edits
      .filter(
        ({ before, after }) => after.theme_id !== before.theme_id && after.thread_id === before.thread_id,
      )
      .map(({ after }) => after),
  );
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

/** Returns the new tasks of the series, and the changes of those of their tasks that already exist. */
async function continueSeries(
  trx: Transaction<Schema>,
  userId: string,
  series: SeriesChange[],
  { edit, cascade }: ChangeOptions,
): Promise<{ created: Task[]; changed: TaskEdit[] }> {
  const starts = series.flatMap((change) => change.starts);
  const ends = new Set(series.flatMap((change) => change.ends));
  if (starts.length + ends.size === 0) return { created: [], changed: [] };
  const there = await findWithSubtasks(trx, userId, [...starts.map(({ id }) => id), ...ends]);
  const known = new Set(there.map(({ id }) => id));
  const started = new Map(starts.map((task) => [task.id, task]));
  const changed = there.flatMap((before) => {
    const start = started.get(before.id);
    if (start && before.deleted_at !== null) return [{ before, after: { ...start }, overruled: {} }];
    if (!ends.has(before.id) || before.deleted_at !== null || before.status === 'completed') return [];
    return [{ before, after: { ...before, deleted_at: edit.editedAt.toISOString() }, overruled: {} }];
  });
  const byId = new Map(changed.map((task) => [task.before.id, task]));
  const followed = there.flatMap((before): TaskEdit[] => {
    const parent = byId.has(before.id) ? undefined : byId.get(before.parent_id ?? '');
    const wanted = parent && cascade?.subtask(parent, before);
    return wanted ? [{ before, after: { ...before, ...wanted }, overruled: {} }] : [];
  });
  return { created: starts.filter(({ id }) => !known.has(id)), changed: [...changed, ...followed] };
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

const bookkeeping: readonly TaskField[] = selectTaskFields({ setBy: 'server' });
const recordedFields = taskFieldNames.filter((field) => !bookkeeping.includes(field));

function diffFields(before: Task, after: Task): ActivityEntry['changes'] {
  const fields = recordedFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, [before[field], after[field]]]));
}

/** Groups of fields that belong together: overruling one overrules all. */
const belongTogether: (keyof Task)[][] = [
  ['status', 'completed_at'],
  ['theme_id', 'thread_id', 'llm_confidence', 'alternatives', 'filed_at'],
];

function addLinkedFields(fields: Set<keyof Task> = new Set()): Set<keyof Task> {
  const groups = belongTogether.filter((group) => group.some((field) => fields.has(field)));
  return new Set([...fields, ...groups.flat()]);
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
