import type { z } from 'zod';
import type { ImportPreview } from '#contract/imports.ts';
import {
  maxImportedPlaces,
  maxImportedTasks,
  maxNameLength,
  maxTagLength,
  maxTags,
  maxTextLength,
} from '#contract/limits.ts';
import { cleanText, isVisible } from '#contract/text.ts';
import { dueDateSchema, givenInstantSchema, momentSchema } from '#contract/values.ts';
import { maxImportRemarks, maxImportSamples } from '../../config/limits.ts';
import type { PlannedProject, PlannedTask, PlannedThread } from '../../db/import-rows.ts';
import { ImportError, type ParsedImport, type ParsedTask, type Remark } from './sources/parsed-import.ts';
import { joinNotes, readRecurrence } from './sources/read-values.ts';

/** What is stored of a file until it is imported: everything in the shape in which it will be added. */
export interface ImportPlan {
  projects: PlannedProject[];
  threads: PlannedThread[];
  /** Parents before their subtasks, which are one level deep. */
  tasks: PlannedTask[];
  preview: Omit<ImportPreview, 'projects'> & {
    projects: Omit<ImportPreview['projects'][number], 'theme_id'>[];
  };
}

/** Fits what a source holds into Heddle: names and texts of a length that can be stored, one level of subtasks, identities. */
export function planImport(parsed: ParsedImport): ImportPlan {
  if (parsed.tasks.length > maxImportedTasks)
    throw new ImportError(
      'too_many',
      `There are ${parsed.tasks.length.toLocaleString('en')} tasks in this file, and one import takes ${maxImportedTasks.toLocaleString('en')}. Split the file.`,
    );
  const skipped = [...parsed.skipped];
  const changed = [...parsed.changed];
  const kept = dropDuplicates(parsed.tasks, skipped).map((task) => fitTask(task, changed));
  const titled = kept.filter((task) => {
    if (isVisible(task.title)) return true;
    skipped.push({ row: task.row, title: task.notes.slice(0, 100), reason: 'It has no title.' });
    return false;
  });
  const roots = findRoots(titled, changed);
  const projects = planProjects(parsed, titled);
  const known = new Set(projects.map(({ key }) => key));
  const identities = createIdentities(parsed.hasStableKeys);
  const planned = new Map<string, PlannedTask>();
  const threads = new Map<string, PlannedThread>();
  const ordered = [
    ...titled.filter((task) => roots.get(task.key) === task),
    ...titled.filter((task) => roots.get(task.key) !== task),
  ];
  for (const task of ordered) {
    const root = roots.get(task.key) ?? task;
    const parent = root === task ? null : planned.get(root.key);
    // A subtask is where its parent is.
    const project = root.project !== null && known.has(root.project) ? root.project : null;
    const thread = planThread(root, project, threads);
    planned.set(task.key, {
      ...toFields(task),
      identity: identities(task, parent?.identity ?? null, project),
      parent: parent?.identity ?? null,
      project,
      thread: thread?.key ?? null,
      theme: root.theme,
    });
  }
  const places = projects.length + threads.size;
  if (places > maxImportedPlaces)
    throw new ImportError(
      'too_many',
      `There are ${places.toLocaleString('en')} projects and sections in this file, and one import takes ${maxImportedPlaces.toLocaleString('en')}. If a wrong column was taken for the project, choose another one; else split the file.`,
    );
  const tasks = [...planned.values()];
  tellThreadsApart([...threads.values()], projects);
  const tags = new Set(tasks.flatMap((task) => task.tags));
  return {
    projects,
    threads: [...threads.values()],
    tasks,
    preview: {
      counts: {
        tasks: tasks.length,
        subtasks: tasks.filter(({ parent }) => parent !== null).length,
        completed: tasks.filter(({ status }) => status === 'completed').length,
        dated: tasks.filter(({ due_date }) => due_date !== null).length,
        recurring: tasks.filter(({ recurrence }) => recurrence !== null).length,
        threads: threads.size,
        tags: tags.size,
        skipped: skipped.length,
        changed: changed.length,
      },
      projects: describeProjects(projects, [...threads.values()], tasks),
      samples: tasks.slice(0, maxImportSamples).map((task) => ({
        title: task.title.slice(0, 200),
        project: projects.find(({ key }) => key === task.project)?.name ?? null,
        due_date: task.due_date,
        recurrence: task.recurrence,
        priority: task.priority,
        tags: task.tags,
      })),
      skipped: shortenRemarks(skipped),
      changed: shortenRemarks(changed),
      columns: parsed.columns
        ? {
            ...parsed.columns,
            headers: parsed.columns.headers.map((header) => header.slice(0, maxNameLength)),
          }
        : null,
    },
  };
}

const shortenRemarks = (remarks: readonly Remark[]) =>
  remarks.slice(0, maxImportRemarks).map(({ row, title, reason }) => ({
    row,
    title: cleanText(title).slice(0, 200),
    reason: cleanText(reason),
  }));

function dropDuplicates(tasks: readonly ParsedTask[], skipped: Remark[]): ParsedTask[] {
  const keys = new Set<string>();
  return tasks.filter(({ key, row, title }) => {
    if (!keys.has(key)) {
      keys.add(key);
      return true;
    }
    skipped.push({ row, title, reason: 'It is in the file twice, with the same id.' });
    return false;
  });
}

/** Shortens what is too long to be stored; the rest of a title goes into the notes. */
function fitTask(task: ParsedTask, changed: Remark[]): ParsedTask {
  const title = cleanText(task.title)
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .trim();
  const notes = cleanText(task.notes);
  const remark = (reason: string) => changed.push({ row: task.row, title, reason });
  const all = title.length > maxTextLength ? joinNotes(title, notes) : notes;
  if (all.length > maxTextLength)
    remark(`Its notes are longer than ${maxTextLength.toLocaleString('en')} characters and were cut.`);
  else if (all !== notes) remark('Its title is too long: the whole title is in the notes.');
  const names = [...new Set(task.tags.map((tag) => cleanText(tag).trim()))].filter(
    (tag) => tag !== '' && isVisible(tag),
  );
  const tags = names.filter((tag) => tag.length <= maxTagLength).slice(0, maxTags);
  if (tags.length < names.length)
    remark('It has too many tags, or tags that are too long: some were left out.');
  const stored = (schema: z.ZodType<string>, value: string | null) => schema.safeParse(value).data ?? null;
  return {
    ...task,
    title: title.slice(0, maxTextLength).toWellFormed(),
    notes: all.slice(0, maxTextLength).toWellFormed(),
    tags,
    due: stored(dueDateSchema, task.due),
    remindAt: stored(momentSchema, task.remindAt),
    recurrence: task.recurrence === null ? null : readRecurrence(task.recurrence),
    completedAt: stored(givenInstantSchema, task.completedAt),
    createdAt: stored(givenInstantSchema, task.createdAt),
  };
}

/**
 * Finds for each task the topmost one above it, itself if there is none. A circle is broken at the task that comes up
 * again. Deeper subtasks become subtasks of the topmost one.
 */
function findRoots(tasks: readonly ParsedTask[], changed: Remark[]): Map<string, ParsedTask> {
  const byKey = new Map(tasks.map((task) => [task.key, task]));
  const roots = new Map<string, ParsedTask>();
  for (const task of tasks) {
    const way: ParsedTask[] = [];
    const seen = new Set<string>();
    let at: ParsedTask | undefined = task;
    let root = task;
    while (at && !roots.has(at.key) && !seen.has(at.key)) {
      seen.add(at.key);
      way.push(at);
      root = at;
      at = at.parent === null ? undefined : byKey.get(at.parent);
    }
    if (at && roots.has(at.key)) root = roots.get(at.key) ?? root;
    else if (at) {
      root = at;
      changed.push({
        row: at.row,
        title: at.title,
        reason: 'It was a subtask of itself, and becomes a task of its own.',
      });
    }
    for (const one of way) roots.set(one.key, root);
  }
  for (const task of tasks) {
    const root = roots.get(task.key);
    if (root === task || task.parent === null || root?.key === task.parent) continue;
    const parent = byKey.get(task.parent);
    if (parent && parent !== root)
      changed.push({
        row: task.row,
        title: task.title,
        reason: `Heddle has one level of subtasks: it was under “${parent.title.slice(0, 60)}” and is now under “${root?.title.slice(0, 60)}”.`,
      });
  }
  return roots;
}

/** Lists the projects that have tasks. */
function planProjects(parsed: ParsedImport, tasks: ParsedTask[]): PlannedProject[] {
  const used = new Set(tasks.map(({ project }) => project));
  return parsed.projects
    .filter(({ key, name }) => used.has(key) && isVisible(name))
    .map(({ key, name, isArchived = false, color }) => ({
      key,
      name: shortenName(name),
      isArchived,
      ...(color && { color }),
    }));
}

const shortenName = (name: string) => cleanText(name).trim().slice(0, maxNameLength).toWellFormed().trim();

/** Plans the thread that a section becomes, once for each theme or project. */
function planThread(
  { section, theme }: ParsedTask,
  project: string | null,
  threads: Map<string, PlannedThread>,
): PlannedThread | undefined {
  const title = section === null ? '' : shortenName(section);
  if (!isVisible(title)) return undefined;
  const key = JSON.stringify([theme === null ? project : null, theme, title]);
  const thread = threads.get(key) ?? { key, title, project, theme };
  threads.set(key, thread);
  return thread;
}

/** Puts the name of the project before sections such as “Backlog”, which several projects have. */
function tellThreadsApart(threads: readonly PlannedThread[], projects: readonly PlannedProject[]): void {
  const names = new Map(projects.map(({ key, name }) => [key, name]));
  const same = Map.groupBy(threads, ({ title }) => title.toLowerCase());
  for (const some of same.values())
    if (some.length > 1)
      for (const thread of some) {
        const name = names.get(thread.project ?? '');
        if (name !== undefined) thread.title = shortenName(`${name}: ${thread.title}`);
      }
}

const toFields = (task: ParsedTask) => ({
  title: task.title,
  description: task.notes,
  priority: task.priority,
  due_date: task.due,
  remind_at: task.isCompleted ? null : task.remindAt,
  recurrence: task.recurrence,
  recurs_from_completion: task.recurrence !== null && task.recursFromCompletion,
  tags: [...task.tags],
  status: task.isCompleted ? ('completed' as const) : ('pending' as const),
  completed_at: task.isCompleted ? task.completedAt : null,
  created_at: task.createdAt,
});

/**
 * Returns a function that says what a task is recognized by in another export: its key, or the words and the place that are
 * unlikely to change, with a count that tells apart tasks that are alike.
 */
function createIdentities(hasStableKeys: boolean) {
  const seen = new Map<string, number>();
  return (task: ParsedTask, parent: string | null, project: string | null): string => {
    if (hasStableKeys) return task.key;
    const same = JSON.stringify(
      task.createdAt === null ? [project, parent, task.title] : [parent, task.title, task.createdAt],
    );
    const count = seen.get(same) ?? 0;
    seen.set(same, count + 1);
    return `${same} ${count}`;
  };
}

function describeProjects(
  projects: readonly PlannedProject[],
  threads: readonly PlannedThread[],
  tasks: readonly PlannedTask[],
): Omit<ImportPreview['projects'][number], 'theme_id'>[] {
  const counts = new Map<string | null, number>();
  for (const { project } of tasks) counts.set(project, (counts.get(project) ?? 0) + 1);
  return projects.map(({ key, name }) => ({
    key,
    name,
    tasks: counts.get(key) ?? 0,
    threads: threads.filter(({ project }) => project === key).map(({ title }) => title),
  }));
}
