import { uuidv7 } from 'uuidv7';
import { captureText } from '#browser/model/captures/capture-mutations.ts';
import { actOnTimer, addFocusSession, deleteFocusSession } from '#browser/model/focus/focus-mutations.ts';
import {
  createMindfulnessSession,
  updateMindfulnessSession,
} from '#browser/model/mindfulness/session-mutations.ts';
import { createNote, deleteNote, updateNote } from '#browser/model/notes/note-mutations.ts';
import {
  archiveProject,
  createProject,
  deleteProject,
  updateProject,
} from '#browser/model/projects/project-mutations.ts';
import { changeSetting } from '#browser/model/settings/setting-mutations.ts';
import {
  createTask,
  deleteTask,
  restoreTask,
  setTaskStatus,
  toggleTask,
  updateTask,
  updateTasks,
} from '#browser/model/tasks/task-mutations.ts';
import { createTheme, deleteTheme, updateTheme } from '#browser/model/themes/theme-mutations.ts';
import {
  closeThread,
  createThread,
  deleteThread,
  mergeThreads,
  updateThread,
} from '#browser/model/threads/thread-mutations.ts';
import { eraseItems, restoreItems } from '#browser/model/trash/trash-mutations.ts';
import { listTrash } from '#browser/model/trash/trash-queries.ts';
import { redoLast, undoLast } from '#browser/model/undo/undo-mutations.ts';
import { getCollection, type ShownTable } from '#browser/store/replica.ts';
import type { Rows } from '#browser/store/rows.ts';
import type { Store } from '#browser/store/store.ts';
import type { Task } from '#contract/tasks.ts';
import type { Chooser } from './chooser.ts';

type Change = (store: Store, chooser: Chooser) => Promise<unknown> | undefined;

const days = ['2026-11-20', '2026-11-24', '2026-12-01T09:00', null] as const;
const rules = ['FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=DAILY;COUNT=3', null] as const;
const label = ({ random }: Chooser, kind: string) => `${kind} ${Math.floor(random() * 1e6)}`;

/** Returns one of the rows that are not in the trash, mostly one of the latest, so that devices meet on the same rows. */
const pickRow = <Row>({ pick }: Chooser, rows: readonly Row[]) => pick(rows.slice(0, 12));
/** Returns a change of a random row of a table; nothing happens where there is none. */
const onRow =
  <Table extends Exclude<ShownTable, 'settings' | 'focus_timers'>>(
    table: Table,
    change: (store: Store, row: Rows[Table], chooser: Chooser) => Promise<unknown> | undefined,
  ): Change =>
  (store, chooser) => {
    const row = pickRow(chooser, getCollection(store.replica, table).rows());
    return row && change(store, row, chooser);
  };
const pickTrash = (store: Store, chooser: Chooser) => chooser.pick(listTrash(store, Date.now()));

/** Returns what a person might change in a task. */
function randomTaskChange(store: Store, chooser: Chooser) {
  const { pick } = chooser;
  const { themes, threads, projects } = store.replica;
  return (
    pick([
      { title: label(chooser, 'Task') },
      { due_date: pick(days) ?? null },
      { recurrence: pick(rules) ?? null },
      { priority: pick(['low', 'urgent', null] as const) ?? null },
      { tags: [label(chooser, 'tag')] },
      { theme_id: pick(themes.rows())?.id ?? null },
      { thread_id: pick(threads.rows())?.id ?? null },
      { project_id: pick(projects.rows())?.id ?? null },
      { status: pick(['pending', 'in_progress', 'completed'] as const) ?? 'pending' },
    ]) ?? {}
  );
}

/** What a person does on a device, the more often the more often it is listed. */
const changes: Record<string, { weight: number; make: Change }> = {
  addTask: {
    weight: 6,
    make: (store, chooser) =>
      createTask(store, {
        title: label(chooser, 'Task'),
        due_date: chooser.pick(days) ?? null,
        recurrence: chooser.pick(rules) ?? null,
      }),
  },
  addSubtask: {
    weight: 4,
    make: onRow('tasks', (store, { id, parent_id }, chooser) =>
      createTask(store, { title: label(chooser, 'Step'), parent_id: parent_id ?? id }),
    ),
  },
  capture: {
    weight: 3,
    make: (store, chooser) =>
      captureText(store, { text: `${label(chooser, 'buy milk')} and call Tom tomorrow` }),
  },
  editTask: {
    weight: 10,
    make: onRow('tasks', (store, task, chooser) => updateTask(store, task, randomTaskChange(store, chooser))),
  },
  toggleTask: { weight: 10, make: onRow('tasks', toggleTask) },
  pauseTask: { weight: 1, make: onRow('tasks', (store, task) => setTaskStatus(store, task, 'paused')) },
  deleteTask: { weight: 4, make: onRow('tasks', deleteTask) },
  restoreTask: {
    weight: 3,
    make: (store, chooser) => {
      const task = chooser.pick(
        [...store.replica.tasks.all()].filter(({ deleted_at }) => deleted_at !== null),
      );
      return task && restoreTask(store, task);
    },
  },
  editTasks: {
    weight: 4,
    make: (store, chooser) => {
      const tasks = [...new Set([1, 2, 3].flatMap(() => pickRow(chooser, store.replica.tasks.rows()) ?? []))];
      const change =
        chooser.pick([randomTaskChange(store, chooser), { deleted_at: new Date().toISOString() }]) ?? {};
      return updateTasks(
        store,
        tasks.map((task) => ({ task, change })),
      );
    },
  },
  undo: { weight: 5, make: (store) => undoLast(store) },
  redo: { weight: 2, make: (store) => redoLast(store) },
  addNote: { weight: 1, make: (store, chooser) => createNote(store, { title: label(chooser, 'Note') }) },
  editNote: {
    weight: 2,
    make: onRow('notes', (store, note, chooser) => updateNote(store, note, { body: label(chooser, 'Body') })),
  },
  deleteNote: { weight: 1, make: onRow('notes', (store, note) => deleteNote(store, note)) },
  addProject: {
    weight: 1,
    make: (store, chooser) => createProject(store, { name: label(chooser, 'Project') }),
  },
  editProject: {
    weight: 1,
    make: onRow('projects', (store, project, chooser) =>
      chooser.random() < 0.5
        ? updateProject(store, project, { name: label(chooser, 'Project') })
        : archiveProject(store, project, project.archived_at === null),
    ),
  },
  deleteProject: { weight: 1, make: onRow('projects', (store, project) => deleteProject(store, project)) },
  addTheme: { weight: 1, make: (store, chooser) => createTheme(store, { name: label(chooser, 'Theme') }) },
  editTheme: {
    weight: 1,
    make: onRow('themes', (store, theme, chooser) =>
      updateTheme(store, theme, { name: label(chooser, 'Theme') }),
    ),
  },
  deleteTheme: { weight: 1, make: onRow('themes', (store, theme) => deleteTheme(store, theme)) },
  addThread: {
    weight: 2,
    make: onRow('themes', (store, theme, chooser) =>
      createThread(store, { title: label(chooser, 'Thread'), theme_id: theme.id }),
    ),
  },
  editThread: {
    weight: 2,
    make: (store, chooser) => {
      const thread = chooser.pick(store.replica.threads.rows());
      const theme = chooser.pick(store.replica.themes.rows());
      if (!thread || !theme) return undefined;
      return chooser.random() < 0.5
        ? updateThread(store, thread, { theme_id: theme.id })
        : closeThread(store, thread, thread.closed_at === null);
    },
  },
  mergeThreads: {
    weight: 1,
    make: (store, chooser) => {
      const [thread, into] = [1, 2].map(() => chooser.pick(store.replica.threads.rows()));
      return thread && into && thread !== into ? mergeThreads(store, thread, into) : undefined;
    },
  },
  deleteThread: { weight: 1, make: onRow('threads', (store, thread) => deleteThread(store, thread)) },
  restoreFromTrash: {
    weight: 2,
    make: (store, chooser) => {
      const item = pickTrash(store, chooser);
      return item && restoreItems(store, [item]);
    },
  },
  eraseFromTrash: {
    weight: 1,
    make: (store, chooser) => {
      const item = pickTrash(store, chooser);
      return item && eraseItems(store, [item]);
    },
  },
  changeSetting: {
    weight: 1,
    make: (store, { random }) => changeSetting(store, 'work_duration', 1 + Math.floor(random() * 60)),
  },
  useTimer: {
    weight: 3,
    make: (store, { pick }) =>
      actOnTimer(
        store,
        pick([
          { kind: 'start_new', sessionId: uuidv7() },
          { kind: 'pause' },
          { kind: 'resume' },
          { kind: 'skip', sessionId: uuidv7() },
          { kind: 'stop' },
        ] as const) ?? { kind: 'stop' },
      ),
  },
  addFocusSession: {
    weight: 1,
    make: (store, { random }) => {
      const endMs = Date.now() - Math.floor(random() * 1e8);
      return addFocusSession(store, {
        started_at: new Date(endMs - 60_000).toISOString(),
        ended_at: new Date(endMs).toISOString(),
        work_ms: 60_000,
      });
    },
  },
  deleteFocusSession: {
    weight: 1,
    make: onRow('focus_sessions', (store, session) => deleteFocusSession(store, session)),
  },
  addMindfulnessSession: {
    weight: 1,
    make: (store) => {
      const at = new Date().toISOString();
      return createMindfulnessSession(store, {
        id: uuidv7(),
        exercise: 'box',
        name: 'Box breathing',
        started_at: at,
        ended_at: at,
        duration_ms: 60_000,
        breaths: 4,
        completed: true,
      });
    },
  },
  editMindfulnessSession: {
    weight: 1,
    make: onRow('mindfulness_sessions', (store, session, chooser) =>
      updateMindfulnessSession(store, session, { mood_after: 1 + Math.floor(chooser.random() * 5) }),
    ),
  },
};

const lots = Object.keys(changes).flatMap((name) => Array<string>(changes[name]?.weight ?? 0).fill(name));

/** Makes a random change as a person would. Resolves with the id of a task it added, when that is on this device's disk. */
export async function makeRandomChange(store: Store, chooser: Chooser): Promise<string | undefined> {
  const name = chooser.pick(lots) ?? '';
  const made = await changes[name]?.make(store, chooser);
  return name === 'addTask' ? (made as Task).id : undefined;
}
