import type { Activity } from '#contract/activity.ts';
import { selectTaskFields, type TaskField, taskFieldNames } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import type { SeriesChange } from './recurring-task.ts';
import { getReminderMoment } from './reminder-moment.ts';
import type { BeforeAndAfter } from './task-change.ts';
import { isErased } from './trash.ts';

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

/** A changed task, with the values it did not get because those fields were edited later. */
export interface TaskEdit extends BeforeAndAfter {
  overruled: Activity['overruled'];
}

type LaterEdits = ReadonlyMap<string, ReadonlySet<keyof Task>>;

/**
 * Applies each request to its task, and its effects on the subtasks and series; `found` are the tasks asked for and, with a
 * cascade, their subtasks. A field that is in `later` keeps its value. Subtasks that are asked for too do not follow their task.
 */
export function editTasks({
  requests,
  found,
  later,
  cascade,
}: {
  requests: readonly ChangeRequest[];
  found: readonly Task[];
  /** The fields that somebody edited after this change, by task. */
  later: LaterEdits;
  cascade: Cascade | undefined;
}): { asked: TaskEdit[]; followed: TaskEdit[] } {
  const byId = new Map(found.map((task) => [task.id, task]));
  const subtasks = groupSubtasks(found);
  const asked = requests.flatMap(({ id, change, isUnconditional = false }) => {
    const before = byId.get(id);
    const wanted = before && (isUnconditional || !isErased(before)) && change(before);
    if (!before || !wanted) return [];
    return [resolveConflicts(before, wanted, isUnconditional ? undefined : later.get(id))];
  });
  const askedIds = new Set(requests.map(({ id }) => id));
  const followed = asked.flatMap((task) =>
    (subtasks.get(task.before.id) ?? []).flatMap((subtask) => {
      const wanted = askedIds.has(subtask.id) ? null : cascade?.subtask(task, subtask);
      return wanted ? [resolveConflicts(subtask, wanted, later.get(subtask.id))] : [];
    }),
  );
  return { asked, followed };
}

/** Returns what the edits do to the series of their tasks. */
export function findSeriesChanges(
  asked: readonly TaskEdit[],
  found: readonly Task[],
  cascade: Cascade | undefined,
): SeriesChange[] {
  const subtasks = groupSubtasks(found);
  return asked.flatMap((task) => cascade?.series?.(task, subtasks.get(task.before.id) ?? []) ?? []);
}

const groupSubtasks = (tasks: readonly Task[]) =>
  Map.groupBy(
    tasks.filter(({ parent_id }) => parent_id !== null),
    ({ parent_id }) => parent_id,
  );

/** Applies the requested change except for fields that somebody edited later. */
function resolveConflicts(
  before: Task,
  wanted: Partial<Task>,
  later: ReadonlySet<keyof Task> | undefined,
): TaskEdit {
  const after = { ...before, ...wanted };
  const overruled: Record<string, unknown> = {};
  for (const field of addLinkedFields(later))
    if (field in wanted) {
      overruled[field] = after[field];
      Object.assign(after, { [field]: before[field] });
    }
  return { before, after, overruled: overruled as TaskEdit['overruled'] };
}

/** Groups of fields that belong together: overruling one overrules all. */
const belongTogether: (keyof Task)[][] = [
  ['status', 'completed_at'],
  ['theme_id', 'thread_id', 'llm_confidence', 'alternatives', 'filed_at'],
];

function addLinkedFields(fields: ReadonlySet<keyof Task> = new Set()): Set<keyof Task> {
  const groups = belongTogether.filter((group) => group.some((field) => fields.has(field)));
  return new Set([...fields, ...groups.flat()]);
}

/** Returns true if an edit makes a task with subtasks a subtask, or a task one of itself: subtasks have none. */
export function nestsTooDeep(found: readonly Task[], asked: readonly TaskEdit[]): boolean {
  const parents = collectParentIds(found, asked);
  return asked.some(
    ({ before, after }) =>
      after.parent_id !== before.parent_id &&
      after.parent_id !== null &&
      (after.parent_id === after.id || parents.has(after.id)),
  );
}

/** Returns the ids of the tasks that will have subtasks after all edits. */
function collectParentIds(found: readonly Task[], edits: readonly TaskEdit[]): Set<string | null> {
  const after = new Map(found.map((task) => [task.id, task]));
  for (const edit of edits) after.set(edit.after.id, edit.after);
  return new Set(
    [...after.values()].flatMap((task) => (task.deleted_at === null ? (task.parent_id ?? []) : [])),
  );
}

/** Returns the tasks, as they will be, that leave their theme and so the thread there too, unless they move to another thread. */
export const collectLeavingTheme = (edits: readonly TaskEdit[]): Set<Task> =>
  new Set(
    edits
      .filter(
        ({ before, after }) => after.theme_id !== before.theme_id && after.thread_id === before.thread_id,
      )
      .map(({ after }) => after),
  );

/**
 * Returns the new tasks of the series, and the changes of those of their tasks that already exist; `there` are these and their
 * subtasks. `at` is when the change was made (ISO instant).
 */
export function continueSeries({
  series,
  there,
  cascade,
  at,
}: {
  series: readonly SeriesChange[];
  there: readonly Task[];
  cascade: Cascade | undefined;
  at: string;
}): { created: Task[]; changed: TaskEdit[] } {
  const starts = series.flatMap((change) => change.starts);
  const ends = new Set(series.flatMap((change) => change.ends));
  const known = new Set(there.map(({ id }) => id));
  const started = new Map(starts.map((task) => [task.id, task]));
  const changed = there.flatMap((before) => {
    const start = started.get(before.id);
    if (start && before.deleted_at !== null) return [{ before, after: { ...start }, overruled: {} }];
    if (!ends.has(before.id) || before.deleted_at !== null || before.status === 'completed') return [];
    return [{ before, after: { ...before, deleted_at: at }, overruled: {} }];
  });
  const byId = new Map(changed.map((task) => [task.before.id, task]));
  const followed = there.flatMap((before): TaskEdit[] => {
    const parent = byId.has(before.id) ? undefined : byId.get(before.parent_id ?? '');
    const wanted = parent && cascade?.subtask(parent, before);
    return wanted ? [{ before, after: { ...before, ...wanted }, overruled: {} }] : [];
  });
  return { created: starts.filter(({ id }) => !known.has(id)), changed: [...changed, ...followed] };
}

/** Adds what the log records of each edit, and leaves out edits that change and overrule nothing. */
export const withChanges = (edits: readonly TaskEdit[]): (TaskEdit & Pick<Activity, 'changes'>)[] =>
  edits
    .map((edit) => ({ ...edit, changes: diffFields(edit.before, edit.after) }))
    .filter(({ changes, overruled }) => Object.keys(changes).length + Object.keys(overruled).length > 0);

const bookkeeping: readonly TaskField[] = selectTaskFields({ setBy: 'server' });
const recordedFields = taskFieldNames.filter((field) => !bookkeeping.includes(field));

function diffFields(before: Task, after: Task): Activity['changes'] {
  const fields = recordedFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, [before[field], after[field]]]));
}

/** Returns the tasks whose reminder is new, moved or gone. */
export const collectReminded = (edits: readonly BeforeAndAfter[], created: readonly Task[]): Task[] => [
  ...edits
    .filter(({ before, after }) => getReminderMoment(before) !== getReminderMoment(after))
    .map(({ after }) => after),
  ...created.filter((task) => getReminderMoment(task) !== null),
];
