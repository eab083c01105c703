import type { Priority } from '#contract/vocabularies.ts';
import { toWallTime } from '../../../floating-date.ts';
import { emptyImport, type Importer, type ParsedTask, parsedTask } from './parsed-import.ts';
import { cellReader, readTable } from './read-table.ts';
import {
  isInboxName,
  joinNotes,
  keepRecurrenceInNotes,
  lookUp,
  readFloating,
  readInstant,
  readInstantText,
  readRecurrence,
} from './read-values.ts';

const isHeader = (headers: string[]) =>
  ['list name', 'title', 'status'].every((name) => headers.includes(name));

const priorities: Record<string, Priority> = { '1': 'low', '3': 'medium', '5': 'high' };
const yes = /^(y|yes|true|1)$/i;

/**
 * Reads a backup. Lines with the date, the version and a legend come before the header. `Status` is 0 for open, 1 and 2 for
 * completed, -1 for “won't do”. Instants are in UTC; all-day dates are to be read in `Timezone`.
 */
export const ticktick: Importer = {
  detect: ({ text }) => text !== null && readTable(text.slice(0, 5000), isHeader) !== undefined,
  parse: (file, context) => {
    const table = readTable(file.text ?? '', isHeader);
    // The ids in the file only count its rows.
    const parsed = emptyImport({ hasStableKeys: false });
    if (!table) return parsed;
    const cell = cellReader(table);
    const projects = new Set<string>();
    for (const { row, cells } of table.rows) {
      const read = (name: string) => cell(cells, name);
      const list = read('list name');
      const project = isInboxName(list) ? null : joinKey(read('folder name'), list);
      if (project !== null && !projects.has(project)) {
        projects.add(project);
        parsed.projects.push({ key: project, name: list });
      }
      const status = read('status');
      const isAllDay = yes.test(read('is all day'));
      const zone = read('timezone');
      const date = (name: string) => readDate(read(name), { isAllDay, zone, toFloating: context.toFloating });
      const { notes, items } = splitChecklist(read('content'), yes.test(read('is check list')));
      const key = read('taskid') || `row ${row}`;
      const task = parsedTask({
        key,
        parent: read('parentid') || null,
        title: read('title'),
        notes,
        project,
        section: read('column name') || null,
        tags: read('tags')
          .split(/[,，]/)
          .map((tag) => tag.trim().replace(/^#/, ''))
          .filter((tag) => tag !== ''),
        priority: lookUp(priorities, read('priority')) ?? null,
        due: date('due date') ?? date('start date'),
        isCompleted: status !== '' && status !== '0',
        completedAt: readInstantText(read('completed time')),
        createdAt: readInstantText(read('created time')),
        row,
      });
      if (task.title === '' && task.notes !== '') task.title = task.notes.split('\n', 1)[0] ?? '';
      if (status === '-1')
        parsed.changed.push({
          row,
          title: task.title,
          reason: 'Marked “Won’t do”: it counts as completed.',
        });
      const repeat = read('repeat');
      if (repeat !== '') {
        task.recurrence = readRecurrence(repeat);
        if (task.recurrence === null) keepRecurrenceInNotes(task, repeat, parsed.changed);
      }
      task.remindAt = readReminder(read('reminder'), task.due);
      parsed.tasks.push(task, ...items.map((item, index) => toSubtask(task, item, index)));
    }
    return parsed;
  },
};

const joinKey = (folder: string, list: string) => (folder === '' ? list : `${folder}/${list}`);

function readDate(
  value: string,
  { isAllDay, zone, toFloating }: { isAllDay: boolean; zone: string; toFloating: (instant: Date) => string },
): string | null {
  const instant = readInstant(value);
  if (!instant) return readFloating(value);
  if (!isAllDay) return toFloating(instant);
  try {
    return toWallTime(instant, zone || 'UTC').slice(0, 10);
  } catch {
    return toFloating(instant).slice(0, 10);
  }
}

interface Item {
  title: string;
  isCompleted: boolean;
}

/** Takes the items of a checklist out of the notes: `▫` before an open one, `▪` before one that is done. */
function splitChecklist(content: string, isChecklist: boolean): { notes: string; items: Item[] } {
  // Some exports write line breaks as carriage returns.
  const lines = content.replace(/\r\n?/g, '\n').split('\n');
  if (!isChecklist && !lines.some((line) => /^\s*[▫▪]/.test(line))) return { notes: content, items: [] };
  const items: Item[] = [];
  const notes: string[] = [];
  for (const line of lines) {
    const [, mark, title = ''] = /^\s*([▫▪])\s*(.*)$/.exec(line) ?? [];
    if (mark && title.trim() !== '') items.push({ title: title.trim(), isCompleted: mark === '▪' });
    else if (!mark) notes.push(line);
  }
  return { notes: joinNotes(notes.join('\n')), items };
}

const toSubtask = (task: ParsedTask, { title, isCompleted }: Item, index: number): ParsedTask =>
  parsedTask({
    key: `${task.key} item ${index + 1}`,
    parent: task.key,
    title,
    isCompleted: isCompleted || task.isCompleted,
    completedAt: isCompleted || task.isCompleted ? task.completedAt : null,
    createdAt: task.createdAt,
    project: task.project,
    section: task.section,
    row: task.row,
  });

/** Reads the first reminder, such as `-PT30M` or `TRIGGER:-P0DT1H0M0S`, before a date with a time. */
function readReminder(value: string, due: string | null): string | null {
  if (value === '' || !due?.includes('T')) return null;
  const [, sign, days = 0, hours = 0, minutes = 0] =
    /([+-]?)P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?/.exec(value) ?? [];
  if (sign === undefined) return null;
  const offset = (Number(days) * 1440 + Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(Date.parse(`${due}:00Z`) + offset * 60_000).toISOString().slice(0, 16);
}
