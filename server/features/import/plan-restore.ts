import type { ImportPreview, ImportRemark } from '#contract/imports.ts';
import { maxNameLength, maxTagLength, maxTags, maxTextLength } from '#contract/limits.ts';
import { type Setting, settingIdSchema, settingValues } from '#contract/settings.ts';
import type { Task } from '#contract/tasks.ts';
import { isStorableText } from '#contract/text.ts';
import { type Export, type ExportList, exportLists, readExportSchema } from '#contract/transfer.ts';
import { importBatchSize, maxImportRemarks, maxImportSamples } from '../../config/limits.ts';
import type { RestoredBatch } from '../../db/import-rows.ts';
import { ImportError } from './sources/parsed-import.ts';

/** What is stored of an export until it is restored. */
export interface RestorePlan {
  preview: ImportPreview;
  /** In the order in which they can be added: what others refer to comes first. */
  batches: RestoredBatch[];
}

/** Checks a whole export of Heddle, and cuts it into batches. Throws `ImportError` for one that is not as Heddle writes it. */
export function planRestore(json: unknown): RestorePlan {
  const read = readExportSchema.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw damaged(`${issue?.path.join('.')} ${issue?.message}`);
  }
  if (!isStorable(read.data)) throw damaged('it holds characters that no text of Heddle has');
  checkReferences(read.data);
  const { data: valid, remarks } = leaveInvalidOut(read.data);
  const data = { ...valid, settings: valid.settings.filter(isUsable) };
  const lists: Record<ExportList, readonly object[]> = {
    ...data,
    tasks: [
      ...data.tasks.filter(({ parent_id }) => parent_id === null),
      ...data.tasks.filter(({ parent_id }) => parent_id !== null),
    ],
    // The export begins with the newest.
    activity: data.activity.toReversed(),
  };
  const batches: RestoredBatch[] = [{ list: 'profile', rows: [data.profile] }];
  for (const list of exportLists)
    for (let at = 0; at < lists[list].length; at += importBatchSize)
      batches.push({ list, rows: lists[list].slice(at, at + importBatchSize) });
  return { preview: describe(data, remarks), batches };
}

const damaged = (what: string) =>
  new ImportError('damaged', `This export cannot be read: ${what}. Export it again.`);

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorableText(key) && isStorable(inner));
}

/** Returns false for a setting of another version of Heddle, which has its default then: what reads settings relies on their values. */
function isUsable({ id, value }: Setting): boolean {
  const known = settingIdSchema.safeParse(id);
  return known.success && settingValues[known.data].safeParse(value).success;
}

/** Throws for a row that refers to one that is not in the file, or for two rows of one id. */
function checkReferences(lists: Export): void {
  const idsOf = (list: ExportList) => {
    const ids = new Set(lists[list].map(({ id }) => id));
    if (ids.size < lists[list].length) throw damaged(`${list} has two rows of one id`);
    return ids;
  };
  const [themes, threads, projects] = [idsOf('themes'), idsOf('threads'), idsOf('projects')];
  const [captures, tasks] = [idsOf('captures'), idsOf('tasks')];
  // A change that changes a row twice is in the log twice.
  for (const list of exportLists) if (list !== 'activity') idsOf(list);
  const check = (where: string, id: string | null, ids: ReadonlySet<string>) => {
    if (id !== null && !ids.has(id)) throw damaged(`${where} ${id} is not in the file`);
  };
  for (const { theme_id } of lists.threads) check('threads.theme_id', theme_id, themes);
  for (const task of lists.tasks) {
    check('tasks.theme_id', task.theme_id, themes);
    check('tasks.thread_id', task.thread_id, threads);
    check('tasks.project_id', task.project_id, projects);
    check('tasks.capture_id', task.capture_id, captures);
    check('tasks.parent_id', task.parent_id, tasks);
  }
  for (const { capture_id } of lists.recordings) check('recordings.capture_id', capture_id, captures);
  const urls = new Set(lists.calendar_subscriptions.map(({ url }) => url));
  if (urls.size < lists.calendar_subscriptions.length) throw damaged('a calendar is in it twice');
}

/** Leaves out tasks and notes that could not be made here, with the reasons. Subtasks of such a task become tasks. */
function leaveInvalidOut(lists: Export): { data: Export; remarks: ImportRemark[] } {
  for (const list of ['themes', 'threads', 'projects'] as const)
    for (const row of lists[list])
      if (('name' in row ? row.name : row.title).length > maxNameLength)
        throw damaged(`a name in ${list} has more than ${maxNameLength} characters`);
  const parents = new Map(lists.tasks.map(({ id, parent_id }) => [id, parent_id]));
  const remarks: ImportRemark[] = [];
  const keep = <Row extends { title: string }>(rows: Row[], findReason: (row: Row) => string | undefined) =>
    rows.filter((row, index) => {
      const reason = findReason(row);
      if (reason !== undefined)
        remarks.push({ row: index + 1, title: row.title.slice(0, maxNameLength), reason });
      return reason === undefined;
    });
  const kept = keep(lists.tasks, (task) =>
    isOwnAncestor(task.id, parents) ? 'This task is its own subtask.' : findExcess(task),
  );
  const ids = new Set(kept.map(({ id }) => id));
  const tasks = kept.map((task) => (ids.has(task.parent_id ?? '') ? task : { ...task, parent_id: null }));
  const notes = keep(lists.notes, ({ title, body }) =>
    Math.max(title.length, body.length) > maxTextLength ? tooLong('text', maxTextLength) : undefined,
  );
  return { data: { ...lists, tasks, notes }, remarks };
}

const tooLong = (what: string, max: number) => `Its ${what} is longer than ${formatNumber(max)} characters.`;
const formatNumber = (count: number) => count.toLocaleString('en');

/** Says which text of a task is longer than one may be. */
function findExcess(task: Task): string | undefined {
  if (task.title.length > maxTextLength) return tooLong('title', maxTextLength);
  if (task.description.length > maxTextLength) return tooLong('description', maxTextLength);
  if (task.context.length > maxTextLength) return tooLong('origin', maxTextLength);
  if (task.tags.length > maxTags) return `It has more than ${maxTags} tags.`;
  if (task.tags.some((tag) => tag.length > maxTagLength)) return tooLong('tag', maxTagLength);
  return undefined;
}

function isOwnAncestor(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let at = parents.get(id); at && !seen.has(at); at = parents.get(at)) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

function describe(lists: Export, remarks: readonly ImportRemark[]): ImportPreview {
  const kept = lists.tasks.filter(({ deleted_at }) => deleted_at === null);
  const names = new Map(lists.projects.map(({ id, name }) => [id, name]));
  return {
    counts: {
      tasks: kept.length,
      subtasks: kept.filter(({ parent_id }) => parent_id !== null).length,
      completed: kept.filter(({ status }) => status === 'completed').length,
      dated: kept.filter(({ due_date }) => due_date !== null).length,
      recurring: kept.filter(({ recurrence }) => recurrence !== null).length,
      threads: lists.threads.filter(({ deleted_at }) => deleted_at === null).length,
      tags: new Set(kept.flatMap(({ tags }) => tags)).size,
      skipped: remarks.length,
      changed: 0,
    },
    projects: [],
    samples: kept
      .slice(0, maxImportSamples)
      .map(({ title, project_id, due_date, recurrence, priority, tags }) => ({
        title,
        project: names.get(project_id ?? '') ?? null,
        due_date,
        recurrence,
        priority,
        tags,
      })),
    skipped: remarks.slice(0, maxImportRemarks),
    changed: [],
    columns: null,
    restores: Object.fromEntries(exportLists.map((list) => [list, lists[list].length])),
  };
}
