import type { ImportPreview } from '#contract/imports.ts';
import { type Setting, settingIdSchema, settingValues } from '#contract/settings.ts';
import { isStorableText } from '#contract/text.ts';
import { type Export, exportSchema } from '#contract/transfer.ts';
import { type ExportList, exportLists } from '#contract/vocabularies.ts';
import { importBatchSize, maxImportSamples } from '../../config/limits.ts';
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
  const read = exportSchema.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw damaged(`${issue?.path.join('.')} ${issue?.message}`);
  }
  if (!isStorable(read.data)) throw damaged('it holds characters that no text of Heddle has');
  checkReferences(read.data);
  const data = { ...read.data, settings: read.data.settings.filter(isUsable) };
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
  return { preview: describe(data), batches };
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

function describe(lists: Export): ImportPreview {
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
      skipped: 0,
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
    skipped: [],
    changed: [],
    columns: null,
    restores: Object.fromEntries(exportLists.map((list) => [list, lists[list].length])),
  };
}
