import type { Activity } from '#contract/activity.ts';
import type { Trash, TrashTable } from '#contract/trash.ts';

type Row<Table extends TrashTable> = Trash[Table][number];

/** What others refer to comes first. */
export const trashTables = [
  'themes',
  'threads',
  'projects',
  'notes',
  'tasks',
] as const satisfies TrashTable[];

/** What remains of an erased row: that it was there, and what all devices need to know that it is gone. */
export const erasedFields = {
  themes: { name: '' },
  threads: { title: '' },
  projects: { name: '' },
  notes: { title: '', body: '', url: null },
  tasks: {
    title: '',
    context: '',
    description: '',
    due_date: null,
    remind_at: null,
    recurrence: null,
    tags: [],
    auto_tags: [],
    alternatives: [],
  },
} satisfies { [Table in TrashTable]: Partial<Row<Table>> };

/** Whether nothing can bring the row back: no row that is there is without a title or name. */
export const isErased = (row: { deleted_at: string | null } & ({ title: string } | { name: string })) =>
  row.deleted_at !== null && ('title' in row ? row.title : row.name) === '';

/**
 * Milliseconds since 1970; the 30 days of the trash are counted from here. Not before the server heard of it: a device
 * may have been away for long, or its clock have stood wrong.
 */
export const inTrashSince = ({ deleted_at, updated_at }: { deleted_at: string; updated_at: string }) =>
  Math.max(Date.parse(deleted_at), Date.parse(updated_at));

/** A theme, a thread or a project, which take others along when they are deleted. */
export interface Place {
  entity: 'theme' | 'thread' | 'project';
  id: string;
}

/**
 * Of the records of the change that deleted a place: the tasks that left it and the threads that went with it, which
 * come back with it. `themeOf` says whose a thread is.
 */
export const takenAlong = (
  entries: readonly Activity[],
  { entity, id }: Place,
  themeOf: (threadId: string) => string | undefined,
): Activity[] =>
  entries.filter((entry) =>
    entry.entity === 'task'
      ? entry.changes[`${entity}_id`]?.[0] === id
      : entity === 'theme' &&
        entry.entity === 'thread' &&
        entry.action === 'deleted' &&
        themeOf(entry.entity_id) === id,
  );
