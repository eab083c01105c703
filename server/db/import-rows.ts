import type { Import } from '#contract/imports.ts';
import type { Task } from '#contract/tasks.ts';
import type { ExportList } from '#contract/transfer.ts';

export interface PlannedProject {
  key: string;
  name: string;
  isArchived: boolean;
  color?: string;
}

/** A thread; it is in `theme`, by name, or in the theme that is chosen for `project`. */
export interface PlannedThread {
  key: string;
  title: string;
  project: string | null;
  theme: string | null;
}

/** A task as it will be added. Its ids are derived from `identity` and those of its places when it is. */
export interface PlannedTask
  extends Pick<
    Task,
    | 'title'
    | 'description'
    | 'priority'
    | 'due_date'
    | 'remind_at'
    | 'recurrence'
    | 'recurs_from_completion'
    | 'tags'
    | 'completed_at'
  > {
  status: 'pending' | 'completed';
  created_at: string | null;
  identity: string;
  /** The identity of its parent. */
  parent: string | null;
  project: string | null;
  thread: string | null;
  theme: string | null;
}

/** Rows of an export as it has them, which are restored together. */
export interface RestoredBatch {
  list: ExportList | 'profile';
  rows: readonly object[];
}

/** An import as it is stored. */
export interface StoredImport extends Import {
  places: ImportPlaces;
  /** The user's zone when it began, IANA name. */
  time_zone: string;
  /** The position of the batch that is added next, from 0. */
  next_batch: number;
}

export interface ImportPlaces {
  projects: PlannedProject[];
  threads: PlannedThread[];
  /** By the key of the project. */
  themes: Record<string, ChosenTheme>;
}

export interface ChosenTheme {
  /** null is the Inbox. */
  theme_id: string | null;
  /** The probability that the suggested theme is right, from 0 to 1; null where the user chose another one. */
  confidence: number | null;
}
