import type { SyncedTable } from '#contract/synced-schemas.ts';
import { newFocusSession } from '#domain/new-focus-session.ts';
import { newMindfulnessSession } from '#domain/new-mindfulness-session.ts';
import { newNote } from '#domain/new-note.ts';
import { compareProjects, newProject } from '#domain/new-project.ts';
import { newTask } from '#domain/new-task.ts';
import { newTheme } from '#domain/new-theme.ts';
import { newThread } from '#domain/new-thread.ts';
import { newestFirst, oldestFirst } from './collection.ts';
import type { Rows } from './rows.ts';

/** A table that screens read from memory. Captures, refinements and activity are read from the database when they are opened. */
export type ShownTable = Exclude<SyncedTable, 'captures' | 'refinements'>;

export interface ShownKind<Row> {
  /** The order of the rows on screens. */
  compare: (one: Row, other: Row) => number;
  /** Its defaults, which rows that an older version of Heddle stored get in the fields they lack. Other kinds have no defaults. */
  blank?: Row;
  /** Where the API has its rows, for kinds that are restored from the trash one by one. */
  path?: string;
}

const row = { id: '', createdAt: '' };
const epoch = new Date(0).toISOString();

/** What a device has to know of each kind of rows that it shows. */
export const shownKinds = {
  themes: {
    compare: (one, other) => one.position - other.position || oldestFirst(one, other),
    blank: newTheme({ name: '' }, { ...row, position: 0 }),
    path: '/api/organization/themes',
  },
  threads: {
    compare: oldestFirst,
    blank: newThread({ title: '', theme_id: '' }, row),
    path: '/api/organization/threads',
  },
  projects: {
    compare: (one, other) => compareProjects(one, other) || oldestFirst(one, other),
    blank: newProject({ name: '' }, row),
    path: '/api/projects',
  },
  settings: { compare: (one, other) => (one.id < other.id ? -1 : 1) },
  notes: { compare: newestFirst, blank: newNote({ title: '' }, row), path: '/api/notes' },
  focus_sessions: {
    compare: newestFirst,
    blank: newFocusSession({ started_at: epoch, ended_at: epoch, work_ms: 0 }, row),
  },
  mindfulness_sessions: {
    compare: newestFirst,
    blank: newMindfulnessSession(
      {
        exercise: '',
        name: '',
        started_at: epoch,
        ended_at: epoch,
        duration_ms: 0,
        breaths: 0,
        completed: false,
      },
      row,
    ),
    path: '/api/mindfulness/sessions',
  },
  focus_timers: { compare: () => 0 },
  tasks: { compare: newestFirst, blank: newTask({ title: '' }, row) },
} satisfies { [Table in ShownTable]: ShownKind<Rows[Table]> };
