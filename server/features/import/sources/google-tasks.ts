import { emptyImport, type Importer, parsedTask } from './parsed-import.ts';
import { isRecord, joinNotes, readInstantText, records, text } from './read-values.ts';

/** Reads `Tasks.json` of Takeout: lists, each with its tasks. Dates have no time; no repeats are exported. */
export const googleTasks: Importer = {
  detect: ({ json }) =>
    isRecord(json) &&
    (json.kind === 'tasks#taskLists' || records(json.items).some(({ kind }) => kind === 'tasks#tasks')),
  parse: ({ json }) => {
    const parsed = emptyImport({ hasStableKeys: true });
    for (const list of records(isRecord(json) ? json.items : [])) {
      const key = text(list.id) || text(list.title);
      parsed.projects.push({ key, name: text(list.title) || 'Google Tasks' });
      for (const task of records(list.items)) {
        const title = text(task.title);
        if (task.deleted === true) {
          parsed.skipped.push({ row: null, title, reason: 'Deleted in Google Tasks.' });
          continue;
        }
        const links = records(task.links).map(({ link }) => text(link));
        const isCompleted = task.status === 'completed';
        parsed.tasks.push(
          parsedTask({
            key: text(task.id),
            parent: text(task.parent) || null,
            title,
            notes: joinNotes(text(task.notes), ...links),
            project: key,
            due: /^\d{4}-\d\d-\d\d/.exec(text(task.due))?.[0] ?? null,
            isCompleted,
            completedAt: isCompleted ? readInstantText(task.completed) : null,
            createdAt: readInstantText(task.created),
          }),
        );
      }
    }
    return parsed;
  },
};
