import type { ImportColumn } from '#contract/imports.ts';
import type { Priority } from '#contract/vocabularies.ts';

/** A task as a source has it, in Heddle's vocabulary. */
export interface ParsedTask {
  /** Unique in the file; `parent` names one of these. */
  key: string;
  /** May come later in the file, be missing, or lead in a circle. */
  parent: string | null;
  title: string;
  notes: string;
  /** The key of a `ParsedProject`; null is the Inbox. */
  project: string | null;
  /** The title of a section of that project. */
  section: string | null;
  /** The name of a theme, which only Heddle's own files know. */
  theme: string | null;
  tags: readonly string[];
  priority: Priority | null;
  /** Floating, with or without a time. */
  due: string | null;
  /** Floating, with a time. */
  remindAt: string | null;
  /** RRULE without the prefix. */
  recurrence: string | null;
  recursFromCompletion: boolean;
  isCompleted: boolean;
  /** ISO instants in UTC. */
  completedAt: string | null;
  createdAt: string | null;
  /** Row, line or place in the file, from 1. */
  row: number | null;
}

export interface ParsedProject {
  key: string;
  name: string;
  isArchived?: boolean;
  color?: string;
}

/** Something of the file that was left out, or not taken as it is there. */
export interface Remark {
  row: number | null;
  title: string;
  reason: string;
}

export interface ParsedImport {
  /** Whether the source gives each task the same key in every export. */
  hasStableKeys: boolean;
  projects: ParsedProject[];
  tasks: ParsedTask[];
  /** Rows that cannot be imported. */
  skipped: Remark[];
  /** What was taken in another form, such as a recurrence that became notes. */
  changed: Remark[];
  /** Only of a table whose columns can be chosen. */
  columns?: { headers: string[]; chosen: ColumnChoice };
}

/** The index of the column that holds each field. */
export type ColumnChoice = Partial<Record<ImportColumn, number>>;

export interface ReadWords {
  due: string | null;
  recurrence: string | null;
  recursFromCompletion: boolean;
  /** The words that say nothing of time. */
  rest: string;
}

export type UnderstoodLine = Pick<
  ParsedTask,
  'title' | 'notes' | 'due' | 'remindAt' | 'recurrence' | 'recursFromCompletion' | 'priority' | 'tags'
>;

export interface ImportContext {
  /** Wall time in the user's zone, `YYYY-MM-DDTHH:MM:SS`. */
  now: string;
  /** BCP 47. */
  locale: string;
  /** Converts an instant to a floating date with a time in the user's zone. */
  toFloating: (instant: Date) => string;
  /** Reads words that say when, in `language` (BCP 47) or that of the locale; null where the language is unknown. */
  readWhen: (words: string, language?: string) => ReadWords | null;
  /** Reads a line as the capture field does; null where it is not one task, or says nothing but its title. */
  understand: (line: string) => UnderstoodLine | null;
  /** What the user chose for a table. */
  columns?: ColumnChoice | undefined;
}

/** A file, or one of an archive. */
export interface ImportFile {
  /** Empty for a pasted text. */
  name: string;
  /** Decoded; null for what is no text. */
  text: string | null;
  /** Parsed; undefined for what is no JSON. */
  json: unknown;
}

export interface Importer {
  detect: (file: ImportFile) => boolean;
  /** Throws `ImportError` for a file that has the form but not the contents. */
  parse: (file: ImportFile, context: ImportContext) => ParsedImport;
}

/** Says in words for people why a file cannot be read. */
export class ImportError extends Error {
  readonly code: 'unknown_format' | 'damaged' | 'too_large' | 'too_many' | 'empty';

  constructor(code: ImportError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export const emptyImport = ({ hasStableKeys }: Pick<ParsedImport, 'hasStableKeys'>): ParsedImport => ({
  hasStableKeys,
  projects: [],
  tasks: [],
  skipped: [],
  changed: [],
});

/** Returns a task with everything that is not given at its default. */
export const parsedTask = (given: Pick<ParsedTask, 'key' | 'title'> & Partial<ParsedTask>): ParsedTask => ({
  parent: null,
  notes: '',
  project: null,
  section: null,
  theme: null,
  tags: [],
  priority: null,
  due: null,
  remindAt: null,
  recurrence: null,
  recursFromCompletion: false,
  isCompleted: false,
  completedAt: null,
  createdAt: null,
  row: null,
  ...given,
});
