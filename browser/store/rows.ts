import type { Activity } from '#contract/activity.ts';
import type { Capture } from '#contract/captures.ts';
import type { FocusSession, FocusTimer } from '#contract/focus.ts';
import type { MindfulnessSession } from '#contract/mindfulness.ts';
import type { Note } from '#contract/notes.ts';
import type { Project } from '#contract/projects.ts';
import type { Refinement } from '#contract/refinements.ts';
import type { Setting } from '#contract/settings.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';

/** The rows a device stores, by table. */
export interface Rows {
  themes: Theme;
  threads: Thread;
  projects: Project;
  settings: Setting;
  notes: Note;
  mindfulness_sessions: MindfulnessSession;
  focus_sessions: FocusSession;
  focus_timers: FocusTimer;
  captures: Capture;
  refinements: Refinement;
  tasks: Task;
  activity: Activity;
}
export type RowTable = keyof Rows;
export const rowTables = [
  'themes',
  'threads',
  'projects',
  'settings',
  'notes',
  'mindfulness_sessions',
  'focus_sessions',
  'focus_timers',
  'captures',
  'refinements',
  'tasks',
  'activity',
] as const satisfies RowTable[];

/** A row of any table. */
export type AnyRow = Record<string, unknown> & { id: string };

/** A row as the server last sent it, kept while this device shows changes of its own on top of it. */
export interface BaseRow {
  table: RowTable;
  id: string;
  /** Null where the server has sent no such row. */
  row: AnyRow | null;
}
