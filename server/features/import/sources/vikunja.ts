import { emptyImport, type Importer, type ParsedImport, parsedTask } from './parsed-import.ts';
import {
  isInboxName,
  isRecord,
  type Json,
  joinNotes,
  keepRecurrenceInNotes,
  plainText,
  readDue,
  readInstantText,
  records,
  text,
} from './read-values.ts';

const isProject = (one: unknown): one is Json =>
  isRecord(one) &&
  typeof one.title === 'string' &&
  ('tasks' in one || 'lists' in one) &&
  ('hex_color' in one || 'parent_project_id' in one || 'owner' in one || 'lists' in one);

/** Reads `data.json` of an export: projects with their tasks, or namespaces with lists before version 0.21. */
export const vikunja: Importer = {
  detect: ({ json }) => Array.isArray(json) && json.length > 0 && json.every(isProject),
  parse: ({ json }, context) => {
    // Each server counts its tasks from 1.
    const parsed = emptyImport({ hasStableKeys: false });
    const lists = records(json).flatMap((one) => (Array.isArray(one.lists) ? records(one.lists) : [one]));
    for (const list of lists) {
      const [id, name] = [text(list.id), text(list.title)];
      const project = isInboxName(name) ? null : id;
      const tasks = records(list.tasks);
      // Vikunja exports a project for the favorites and each filter, which repeat tasks.
      if (Number(list.id) < 0) continue;
      if (project !== null)
        parsed.projects.push({
          key: id,
          name,
          isArchived: list.is_archived === true,
          ...readColor(list.hex_color),
        });
      const buckets = new Map(records(list.buckets).map((bucket) => [text(bucket.id), text(bucket.title)]));
      for (const task of tasks) addTask(parsed, task, { project, buckets, context });
    }
    return parsed;
  },
};

function readColor(color: unknown): { color?: string } {
  const hex = text(color).replace(/^#/, '');
  return /^[0-9a-f]{6}$/i.test(hex) ? { color: `#${hex}` } : {};
}

/** 5 is “DO NOW”, 4 urgent, 3 high, 2 medium, 1 low, 0 unset. */
const priorities = [null, 'low', 'medium', 'high', 'urgent', 'urgent'] as const;

function addTask(
  parsed: ParsedImport,
  task: Json,
  {
    project,
    buckets,
    context,
  }: {
    project: string | null;
    buckets: ReadonlyMap<string, string>;
    context: Parameters<Importer['parse']>[1];
  },
): void {
  const related = isRecord(task.related_tasks) ? task.related_tasks : {};
  const [parent] = records(related.parenttask);
  const [reminder] = records(task.reminders);
  const comments = records(task.comments).map(({ comment }) => plainText(text(comment)));
  const due = readDue(task.due_date, context) ?? readDue(task.end_date, context);
  const isCompleted = task.done === true;
  const added = parsedTask({
    key: text(task.id),
    parent: parent ? text(parent.id) : null,
    title: text(task.title),
    notes: joinNotes(plainText(text(task.description)), ...comments),
    project,
    section: buckets.get(text(task.bucket_id)) ?? null,
    tags: records(task.labels).map(({ title }) => text(title)),
    priority: priorities[Number(task.priority)] ?? null,
    // A whole day has no time of its own: the app sets midnight.
    due: due?.endsWith('T00:00') ? due.slice(0, 10) : due,
    remindAt: readDue(reminder?.reminder, context),
    isCompleted,
    completedAt: isCompleted ? readInstantText(task.done_at) : null,
    createdAt: readInstantText(task.created),
  });
  addRecurrence(parsed, added, task);
  parsed.tasks.push(added);
}

const daySeconds = 86_400;

/** Reads `repeat_after`, in seconds; mode 1 repeats each month, mode 2 counts from the day of completion. */
function addRecurrence(parsed: ParsedImport, added: ReturnType<typeof parsedTask>, task: Json): void {
  const [seconds, mode] = [Number(task.repeat_after) || 0, Number(task.repeat_mode) || 0];
  if (mode === 1) added.recurrence = 'FREQ=MONTHLY';
  else if (seconds > 0) {
    const days = seconds / daySeconds;
    const hours = seconds / 3600;
    added.recursFromCompletion = mode === 2;
    if (Number.isInteger(days))
      added.recurrence = days % 7 === 0 ? every('WEEKLY', days / 7) : every('DAILY', days);
    else if (Number.isInteger(hours)) added.recurrence = every('HOURLY', hours);
    else keepRecurrenceInNotes(added, `every ${seconds} seconds`, parsed.changed);
  }
}

const every = (freq: string, interval: number) =>
  interval === 1 ? `FREQ=${freq}` : `FREQ=${freq};INTERVAL=${interval}`;
