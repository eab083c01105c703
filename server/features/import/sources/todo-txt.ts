import { emptyImport, type Importer, type ParsedTask, parsedTask } from './parsed-import.ts';
import { keepRecurrenceInNotes, lookUp, readDue } from './read-values.ts';

/** Starts as a line of todo.txt does: completed, with a priority, or with a date. */
const marked = /^(x \d{4}-\d\d-\d\d|\([A-Z]\) |\d{4}-\d\d-\d\d \S)/;
const tagged = /(^|\s)(\+\S|due:\d{4}-\d\d-\d\d|rec:\+?\d+[dbwmy])/;

const lines = (text: string) => text.split(/\r\n|\r|\n/);

/** Reads the format of todotxt.org with the usual `due:`, `t:`, `rec:` and `pri:`. The first `+project` is the project, others are tags. */
export const todoTxt: Importer = {
  detect: ({ text, name }) => {
    if (text === null) return false;
    const all = lines(text).filter((line) => line.trim() !== '');
    if (/(^|\/)(todo|done)\.txt$/i.test(name)) return all.length > 0;
    const known = all.filter((line) => marked.test(line) || tagged.test(line)).length;
    return known > 0 && known * 2 >= all.length;
  },
  parse: ({ text }, context) => {
    const parsed = emptyImport({ hasStableKeys: false });
    const projects = new Set<string>();
    for (const [index, line] of lines(text ?? '').entries()) {
      if (line.trim() === '') continue;
      const { task, recurrence } = readLine(line.trim(), index + 1);
      if (task.project !== null && !projects.has(task.project)) {
        projects.add(task.project);
        parsed.projects.push({ key: task.project, name: task.project });
      }
      if (task.due !== null) task.due = readDue(task.due, context);
      if (recurrence !== null) addRecurrence(task, recurrence, parsed.changed);
      parsed.tasks.push(task);
    }
    return parsed;
  },
};

const priorities: Record<string, 'urgent' | 'high' | 'medium'> = { A: 'urgent', B: 'high', C: 'medium' };

function readLine(line: string, row: number): { task: ParsedTask; recurrence: string | null } {
  const [, done, level, first, second, rest = ''] =
    /^(x )?(?:\(([A-Z])\) )?(?:(\d{4}-\d\d-\d\d) )?(?:(\d{4}-\d\d-\d\d) )?(.*)$/.exec(line) ?? [];
  const tags: string[] = [];
  const projects: string[] = [];
  const values: Record<string, string> = {};
  const title = rest
    .split(/\s+/)
    .filter((word) => {
      if (/^\+\S/.test(word)) projects.push(word.slice(1));
      else if (/^@\S/.test(word)) tags.push(word.slice(1));
      else if (/^(due|t|rec|pri|id|uuid):\S+$/i.test(word)) {
        const cut = word.indexOf(':');
        values[word.slice(0, cut).toLowerCase()] = word.slice(cut + 1);
      } else return true;
      return false;
    })
    .join(' ');
  const [project = null, ...others] = projects;
  const priority = level ?? values.pri?.toUpperCase();
  const task = parsedTask({
    key: `line ${row}`,
    title: title || rest,
    project,
    tags: [...tags, ...others],
    priority: priority === undefined ? null : (lookUp(priorities, priority) ?? 'low'),
    due: values.due ?? values.t ?? null,
    isCompleted: done !== undefined,
    completedAt: done !== undefined && first ? `${first}T00:00:00.000Z` : null,
    row,
  });
  const created = done === undefined ? first : second;
  if (created) task.createdAt = `${created}T00:00:00.000Z`;
  return { task, recurrence: values.rec ?? null };
}

const frequencies: Record<string, string> = { d: 'DAILY', w: 'WEEKLY', m: 'MONTHLY', y: 'YEARLY' };

/** Reads `rec:1w`, which counts from the day of completion, or `rec:+1w`, which counts from the due date. */
function addRecurrence(
  task: ParsedTask,
  value: string,
  changed: Parameters<typeof keepRecurrenceInNotes>[2],
) {
  const [, strict, count, unit] = /^(\+)?(\d{1,3})([dbwmy])$/i.exec(value) ?? [];
  if (unit === undefined || Number(count) === 0) {
    keepRecurrenceInNotes(task, value, changed);
    return;
  }
  const interval = Number(count) > 1 ? `;INTERVAL=${Number(count)}` : '';
  const isBusiness = unit.toLowerCase() === 'b';
  if (isBusiness && interval !== '') {
    keepRecurrenceInNotes(task, value, changed);
    return;
  }
  task.recurrence = isBusiness
    ? 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
    : `FREQ=${frequencies[unit.toLowerCase()]}${interval}`;
  task.recursFromCompletion = strict === undefined;
}
