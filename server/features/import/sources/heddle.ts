import { readExportSchema } from '#contract/transfer.ts';
import { emptyImport, ImportError, type Importer, parsedTask } from './parsed-import.ts';
import { isRecord, text } from './read-values.ts';

/** The lists that are read; the rest of an export belongs to the account it came from. */
const readSchema = readExportSchema.pick({ themes: true, threads: true, projects: true, tasks: true });

/** Reads an export of Heddle. Tasks keep their ids, so that those that are here already are recognized. */
export const heddle: Importer = {
  detect: ({ json }) => isRecord(json) && json.format === 'heddle-export',
  parse: ({ json }) => {
    const read = readSchema.safeParse(json);
    if (!read.success) {
      const [issue] = read.error.issues;
      throw new ImportError(
        'damaged',
        `This export cannot be read: ${issue?.path.join('.')} ${issue?.message}. Export it again.`,
      );
    }
    const { themes, threads, projects, tasks } = read.data;
    const parsed = emptyImport({ hasStableKeys: true });
    const themeOf = new Map(themes.filter(isKept).map(({ id, name }) => [id, text(name)]));
    const threadOf = new Map(threads.filter(isKept).map((thread) => [thread.id, thread]));
    const kept = projects.filter(isKept);
    const projectIds = new Set(kept.map(({ id }) => id));
    for (const { id, name, color, archived_at } of kept)
      parsed.projects.push({ key: id, name, color, isArchived: archived_at !== null });
    const trashed = tasks.length - tasks.filter(isKept).length;
    if (trashed > 0)
      parsed.skipped.push({
        row: null,
        title: trashed === 1 ? '1 task' : `${trashed} tasks`,
        reason: 'In the trash of the account that was exported.',
      });
    for (const task of tasks.filter(isKept)) {
      const thread = task.thread_id === null ? undefined : threadOf.get(task.thread_id);
      parsed.tasks.push(
        parsedTask({
          key: task.id,
          parent: task.parent_id,
          title: task.title,
          notes: task.description,
          project: task.project_id !== null && projectIds.has(task.project_id) ? task.project_id : null,
          section: thread?.title ?? null,
          theme: themeOf.get(thread?.theme_id ?? task.theme_id ?? '') ?? null,
          tags: task.tags,
          priority: task.priority,
          due: task.due_date,
          remindAt: task.remind_at,
          recurrence: task.recurrence,
          recursFromCompletion: task.recurs_from_completion,
          isCompleted: task.status === 'completed',
          completedAt: task.completed_at,
          createdAt: task.created_at,
        }),
      );
    }
    parsed.changed.push({
      row: null,
      title: 'The rest of the export',
      reason: 'Notes, settings, focus and mindfulness sessions, recordings and the history stay in the file.',
    });
    return parsed;
  },
};

const isKept = ({ deleted_at }: { deleted_at: string | null }) => deleted_at === null;
