import { z } from 'zod';
import type { Activity } from '#contract/activity.ts';
import type { Task } from '#contract/tasks.ts';
import { parseMoment } from '#intake/dates/calendar.ts';
import { historyDays, maxChangesForModel, maxHistoryEntries } from '../../../config/limits.ts';
import { toInstant } from '../../../floating-date.ts';
import { describeTasks, excerpt, readFacts, shownTaskSchema } from './describe-task.ts';
import { readRowNames } from './row-names.ts';
import { findTask } from './task-refs.ts';
import { type ReadContext, readTool } from './tool.ts';
import { addDays, daySchema, describeInstant, taskRefSchema, wallTimeNow } from './values.ts';

const outputSchema = z.object({
  /** Which tasks were moved to a later date, how often and by how many days in all. */
  postponed: z.array(z.object({ task: shownTaskSchema, times: z.int(), days: z.int() })).optional(),
  completed: z.array(z.object({ task: shownTaskSchema, at: z.string() })).optional(),
  /** What was changed together, newest first; `change` can be undone. */
  changes: z.array(z.object({ change: z.string(), at: z.string(), what: z.array(z.string()) })).optional(),
  /** There is more in these days than was read. */
  is_cut: z.boolean().optional(),
});

export const readHistory = readTool({
  name: 'read_history',
  description: `Reads what happened from one day to another (YYYY-MM-DD, both included; by default the last ${historyDays} days): what: postponed (tasks moved to a later date, how often, the most first; moves that were taken back do not count; open_only leaves out completed tasks), completed (each completion, also those of recurring tasks), or changes (what was changed when, with ids such as C2 for undo). Narrow it to a task. At most ${maxChangesForModel} entries.`,
  input: z.object({
    what: z.enum(['postponed', 'completed', 'changes']),
    from: daySchema.optional(),
    to: daySchema.optional(),
    task: taskRefSchema.optional(),
    open_only: z.boolean().optional(),
  }),
  output: outputSchema,
  run: async (context, { what, task, open_only = false, ...range }) => {
    const today = wallTimeNow(context).slice(0, 10);
    const { to = today, from = addDays(to, 1 - historyDays) } = range;
    const { activity, user } = context;
    const entityId = task === undefined ? undefined : (await findTask(context, task)).id;
    const read = await activity.listBetween(user.id, {
      from: toInstant(`${from}T00:00`, user.timeZone),
      to: toInstant(`${addDays(to, 1)}T00:00`, user.timeZone),
      limit: maxHistoryEntries,
    });
    const entries = entityId === undefined ? read : read.filter(({ entity_id }) => entity_id === entityId);
    const shown =
      what === 'changes'
        ? { changes: await listChanges(context, entries) }
        : what === 'postponed'
          ? { postponed: await listPostponed(context, entries, open_only) }
          : { completed: await listCompleted(context, entries) };
    const found = Object.values(shown)[0]?.length ?? 0;
    return {
      output: { ...shown, ...(read.length === maxHistoryEntries && { is_cut: true }) },
      about: `${what}, ${from} to ${to}`,
      found,
    };
  },
});

type Pair = readonly [unknown, unknown];

async function listPostponed(context: ReadContext, entries: readonly Activity[], openOnly: boolean) {
  const moves = findPostponements(entries);
  const { tasks, user } = context;
  const rows = await tasks.findMany(user.id, [...moves.keys()]);
  const most = rows
    .filter(({ status }) => !openOnly || status !== 'completed')
    .map((task) => ({ task, ...sum(moves.get(task.id) ?? []) }))
    .sort((one, other) => other.times - one.times || other.days - one.days)
    .slice(0, maxChangesForModel);
  const shown = await describeById(
    context,
    most.map(({ task }) => task.id),
  );
  return most.flatMap(({ task: { id }, ...count }) => {
    const task = shown.get(id);
    return task ? [{ task, ...count }] : [];
  });
}

interface Move {
  before: string;
  after: string;
}

/** Returns the moves of each task to a later date, without those after which it was moved back to where it had been. */
function findPostponements(entries: readonly Activity[]): Map<string, Move[]> {
  const moves = new Map<string, Move[]>();
  for (const { entity, entity_id, changes, action } of entries.toReversed()) {
    const [before, after] = (changes.due_date ?? []) as [string?, string?];
    if (entity !== 'task' || action !== 'updated' || !before || !after) continue;
    const standing = moves.get(entity_id) ?? [];
    const takenBack = standing.findLastIndex((move) => move.before === after);
    if (takenBack >= 0) standing.length = takenBack;
    else if (after > before) standing.push({ before, after });
    if (standing.length > 0) moves.set(entity_id, standing);
    else moves.delete(entity_id);
  }
  return moves;
}

const sum = (moves: readonly Move[]) => ({
  times: moves.length,
  days: moves.reduce((days, { before, after }) => days + parseMoment(after).day - parseMoment(before).day, 0),
});

async function listCompleted(context: ReadContext, entries: readonly Activity[]) {
  const completions = entries.filter(
    ({ entity, changes }) => entity === 'task' && (changes.status as Pair | undefined)?.[1] === 'completed',
  );
  const latest = completions.slice(0, maxChangesForModel);
  const tasks = await describeById(
    context,
    latest.map(({ entity_id }) => entity_id),
  );
  return latest.flatMap(({ entity_id, edited_at }) => {
    const task = tasks.get(entity_id);
    // What was reopened since was not completed.
    return task?.status === 'completed' ? [{ task, at: describeInstant(edited_at, context) }] : [];
  });
}

async function describeById(context: ReadContext, ids: readonly string[]) {
  const rows = await context.tasks.findMany(context.user.id, [...new Set(ids)]);
  const shown = await describeTasks(context, rows, await readFacts(context));
  return new Map(rows.map(({ id }, index) => [id, shown[index]]));
}

/** Fields whose changes say something; others follow from them. */
const toldFields: readonly (keyof Task | 'name' | 'closed_at' | 'archived_at')[] = [
  'title',
  'name',
  'status',
  'due_date',
  'priority',
  'recurrence',
  'remind_at',
  'tags',
  'estimated_pomodoros',
  'closed_at',
  'archived_at',
];

async function listChanges(context: ReadContext, entries: readonly Activity[]) {
  const nameOf = await readRowNames(context, entries);
  const changes = [...Map.groupBy(entries, ({ change_id }) => change_id)].slice(0, maxChangesForModel);
  return changes.map(([id, group]) => ({
    change: context.ids.nameChange(id),
    at: describeInstant(group[0]?.edited_at ?? '', context),
    what: group
      .slice(0, maxToldRows)
      .map((entry) => `${entry.action} “${excerpt(nameOf(entry), maxNameLength)}”${describeFields(entry)}`),
  }));
}

const maxToldRows = 8;
const maxNameLength = 80;

function describeFields({ action, changes }: Activity): string {
  if (action !== 'updated') return '';
  const told = toldFields.flatMap((field) => {
    const change = changes[field];
    return change ? `${field} ${JSON.stringify(change[0])} → ${JSON.stringify(change[1])}` : [];
  });
  return told.length > 0 ? `: ${told.join(', ')}` : '';
}
