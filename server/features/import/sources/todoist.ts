import type { Priority } from '#contract/vocabularies.ts';
import {
  emptyImport,
  type Importer,
  type ImportFile,
  type ParsedImport,
  type ParsedTask,
  parsedTask,
} from './parsed-import.ts';
import { cellReader, readTable } from './read-table.ts';
import { isInboxName, joinNotes, lookUp, readWords } from './read-values.ts';

const isHeader = (headers: string[]) => ['type', 'content', 'indent'].every((name) => headers.includes(name));

const priorities: Record<string, Priority> = { '1': 'urgent', '2': 'high', '3': 'medium' };

/**
 * Reads the CSV of one project, as exported or as part of a backup. The file is named after the project. Rows are tasks, sections,
 * and notes, which belong to the task before them; `INDENT` counts from 1.
 */
export const todoist: Importer = {
  detect: ({ text }) => text !== null && readTable(text.slice(0, 5000), isHeader) !== undefined,
  parse: (file, context) => {
    const table = readTable(file.text ?? '', isHeader);
    const parsed = emptyImport({ hasStableKeys: false });
    if (!table) return parsed;
    const cell = cellReader(table);
    const project = addProject(parsed, file);
    let section: string | null = null;
    /** The task at each indent that the next one may be under. */
    const above: ParsedTask[] = [];
    for (const { row, cells } of table.rows) {
      const type = cell(cells, 'type').toLowerCase();
      const content = cell(cells, 'content');
      const last = above.at(-1);
      if (type === 'section') {
        section = content || null;
        above.length = 0;
      } else if (type === 'note') {
        const note = readAttachments(content);
        if (last) last.notes = joinNotes(last.notes, note);
        else parsed.skipped.push({ row, title: note, reason: 'A comment on the project. Heddle has none.' });
      } else if (type === 'task') {
        const { title, tags } = splitLabels(content);
        const indent = Math.max(1, Math.min(Number(cell(cells, 'indent')) || 1, above.length + 1));
        above.length = indent - 1;
        const level = cell(cells, 'priority');
        const task = parsedTask({
          key: `row ${row}`,
          parent: above.at(-1)?.key ?? null,
          title,
          notes: joinNotes(cell(cells, 'description')),
          project,
          section,
          tags: [...new Set([...tags, ...splitList(cell(cells, 'labels'))])],
          priority: lookUp(priorities, level) ?? null,
          row,
        });
        readWords(task, cell(cells, 'date'), {
          context,
          changed: parsed.changed,
          language: cell(cells, 'date lang') || undefined,
        });
        const deadline = cell(cells, 'deadline');
        if (deadline !== '') {
          if (task.due === null && task.recurrence === null)
            readWords(task, deadline, {
              context,
              changed: parsed.changed,
              language: cell(cells, 'deadline lang') || undefined,
            });
          else task.notes = joinNotes(task.notes, `Deadline: ${deadline}`);
        }
        above.push(task);
        parsed.tasks.push(task);
      } else if (type !== '' && type !== 'meta')
        parsed.skipped.push({ row, title: content, reason: `Rows of the type “${type}” are not known.` });
    }
    return parsed;
  },
};

/** Backups name files `Project [2203306141].csv`. */
function addProject(parsed: ParsedImport, { name }: ImportFile): string | null {
  const base = name.split('/').at(-1) ?? '';
  const project = base
    .replace(/\.csv$/i, '')
    .replace(/\s*\[\w+\]\s*$/, '')
    .trim();
  if (isInboxName(project)) return null;
  parsed.projects.push({ key: project, name: project });
  return project;
}

/** Takes labels such as `@home` out of a title. An address such as `ada@example.com` is none. */
function splitLabels(content: string): { title: string; tags: string[] } {
  const tags: string[] = [];
  const title = content
    .replace(/(^|\s)@([\p{L}\p{N}_/-]+)(?=\s|$)/gu, (_, space: string, label: string) => {
      tags.push(label);
      return space === '' ? '' : ' ';
    })
    .replace(/\s+/g, ' ')
    // A task that cannot be completed, which heads others.
    .replace(/^\s*\* /, '')
    .trim();
  return title === '' ? { title: content, tags: [] } : { title, tags };
}

const splitList = (list: string) =>
  list
    .split(/[,;]/)
    .map((label) => label.trim().replace(/^@/, ''))
    .filter((label) => label !== '');

/** Replaces the data of an attachment by its name and address. */
const readAttachments = (note: string): string =>
  note.replace(/\[\[file (\{.*?\})\]\]/gs, (whole, data: string) => {
    try {
      const { file_name, file_url } = JSON.parse(data);
      return [file_name, file_url].filter((part) => typeof part === 'string').join(' ');
    } catch {
      return whole;
    }
  });
