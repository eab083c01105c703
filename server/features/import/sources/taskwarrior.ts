import { emptyImport, type Importer, type ParsedTask, parsedTask } from './parsed-import.ts';
import {
  isRecord,
  type Json,
  joinNotes,
  keepRecurrenceInNotes,
  lookUp,
  readInstant,
  readInstantText,
  readRecurrence,
  records,
  text,
  texts,
} from './read-values.ts';

const isTask = (one: unknown): boolean =>
  isRecord(one) &&
  typeof one.uuid === 'string' &&
  typeof one.description === 'string' &&
  typeof one.status === 'string' &&
  typeof one.entry === 'string';

/** Finds the tasks in an export. Before version 2.6, it held one object on each line. */
function findTasks({ json, text }: { json: unknown; text: string | null }): unknown[] | undefined {
  if (Array.isArray(json)) return json.length > 0 && json.every(isTask) ? json : undefined;
  if (isTask(json)) return [json];
  if (!text?.startsWith('{"')) return undefined;
  try {
    const tasks: unknown[] = text
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line.replace(/,\s*$/, '')));
    return tasks.every(isTask) ? tasks : undefined;
  } catch {
    return undefined;
  }
}

const priorities: Record<string, 'high' | 'medium' | 'low'> = { H: 'high', M: 'medium', L: 'low' };

/** Reads `task export`. A recurring task there is a template with instances; the next open instance takes its place. */
export const taskwarrior: Importer = {
  detect: (file) => findTasks(file) !== undefined,
  parse: (file, context) => {
    const parsed = emptyImport({ hasStableKeys: true });
    const tasks = records(findTasks(file) ?? []);
    const projects = new Set<string>();
    const standIns = findStandIns(tasks);
    for (const [index, one] of tasks.entries()) {
      const row = index + 1;
      const status = text(one.status);
      const title = text(one.description);
      if (status === 'deleted') {
        parsed.skipped.push({ row, title, reason: 'Deleted in Taskwarrior.' });
        continue;
      }
      if (isReplaced(one, standIns)) continue;
      const project = text(one.project).replaceAll('.', ' / ') || null;
      if (project !== null && !projects.has(project)) {
        projects.add(project);
        parsed.projects.push({ key: project, name: project });
      }
      const due = readInstant(one.due) ?? readInstant(one.scheduled);
      const task = parsedTask({
        // One key for the series, whichever instance is open.
        key: status === 'completed' ? text(one.uuid) : text(one.parent) || text(one.uuid),
        title,
        notes: joinNotes(...records(one.annotations).map(({ description }) => text(description))),
        project,
        tags: texts(one.tags),
        priority: lookUp(priorities, text(one.priority)) ?? null,
        due: due && withoutMidnight(context.toFloating(due)),
        isCompleted: status === 'completed',
        completedAt: status === 'completed' ? readInstantText(one.end) : null,
        createdAt: readInstantText(one.entry),
        row,
      });
      if (text(one.recur) !== '' && !task.isCompleted) addRecurrence(task, text(one.recur), parsed.changed);
      if (Array.isArray(one.depends) && one.depends.length > 0)
        parsed.changed.push({ row, title, reason: 'Heddle has no tasks that depend on others.' });
      parsed.tasks.push(task);
    }
    return parsed;
  },
};

/** Dates without a time are midnight of the user's zone. */
const withoutMidnight = (floating: string) =>
  floating.endsWith('T00:00') ? floating.slice(0, 10) : floating;

/** Returns the earliest open instance of each template. */
function findStandIns(tasks: readonly Json[]): Map<string, Json> {
  const standIns = new Map<string, Json>();
  for (const one of tasks) {
    if (!isOpenInstance(one)) continue;
    const known = standIns.get(text(one.parent));
    if (!known || text(one.due) < text(known.due)) standIns.set(text(one.parent), one);
  }
  return standIns;
}

const isOpenInstance = ({ status, parent }: Json) =>
  text(parent) !== '' && (status === 'pending' || status === 'waiting');

const isReplaced = (one: Json, standIns: ReadonlyMap<string, Json>) =>
  one.status === 'recurring'
    ? standIns.has(text(one.uuid))
    : isOpenInstance(one) && standIns.get(text(one.parent)) !== one;

const named: Record<string, string> = {
  daily: 'FREQ=DAILY',
  day: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  sennight: 'FREQ=WEEKLY',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  fortnight: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  month: 'FREQ=MONTHLY',
  bimonthly: 'FREQ=MONTHLY;INTERVAL=2',
  quarterly: 'FREQ=MONTHLY;INTERVAL=3',
  semiannual: 'FREQ=MONTHLY;INTERVAL=6',
  annual: 'FREQ=YEARLY',
  yearly: 'FREQ=YEARLY',
  biannual: 'FREQ=YEARLY;INTERVAL=2',
  biyearly: 'FREQ=YEARLY;INTERVAL=2',
};

const units: Record<string, string> = {
  h: 'HOURLY',
  d: 'DAILY',
  w: 'WEEKLY',
  m: 'MONTHLY',
  q: 'MONTHLY',
  y: 'YEARLY',
};

/** Reads a duration, such as `weekly`, `3d`, `2weeks` or ISO 8601's `P1M`. */
function addRecurrence(
  task: ParsedTask,
  recur: string,
  changed: Parameters<typeof keepRecurrenceInNotes>[2],
) {
  const word = recur.toLowerCase();
  const [, count = '1', unit = ''] =
    /^p?(\d{0,3}) ?(h|hours?|d|days?|w|wks?|weeks?|m|mo|mths?|months?|q|qtrs?|quarters?|y|yrs?|years?)$/.exec(
      word,
    ) ?? [];
  const interval = (Number(count) || 1) * (unit.startsWith('q') ? 3 : 1);
  const freq = units[unit.charAt(0)];
  task.recurrence =
    lookUp(named, word) ??
    (freq ? readRecurrence(`FREQ=${freq}${interval > 1 ? `;INTERVAL=${interval}` : ''}`) : null);
  if (task.recurrence === null) keepRecurrenceInNotes(task, recur, changed);
}
