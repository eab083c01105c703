import Dexie, { type EntityTable, type Table } from 'dexie';
import { uuidv7 } from 'uuidv7';
import type { Activity } from '#contract/activity.ts';
import type { Capture } from '#contract/captures.ts';
import type { Note } from '#contract/notes.ts';
import type { Project } from '#contract/projects.ts';
import type { Setting } from '#contract/settings.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';

/** The rows a device keeps, by table. */
export interface Rows {
  themes: Theme;
  threads: Thread;
  projects: Project;
  settings: Setting;
  notes: Note;
  captures: Capture;
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
  'captures',
  'tasks',
  'activity',
] as const satisfies RowTable[];

/** What a change does to one row: all fields of a new one, the changed fields of another. */
export interface Effect<T extends RowTable = RowTable> {
  table: T;
  id: string;
  set: Partial<Rows[T]>;
  /** The fields' values before; null where the row is new. */
  before: Partial<Rows[T]> | null;
}

/** As a change gives it, which does not know what was there. */
export type NewEffect = Omit<Effect, 'before'>;

/** A change the server has not confirmed: replayed in the order of `seq` as the request it is. */
export interface OutboxEntry {
  seq: number;
  /** Under which it can be undone; several entries may share one. */
  change_id: string;
  /** What was done, for people: `Add “Buy milk”`. */
  label: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** When the person did it; ISO instant. */
  edited_at: string;
  effects: Effect[];
  /** `refused`: the server will never take it; kept until the person decides. */
  state: 'waiting' | 'refused';
  /** How often the server failed over it. */
  failures?: number;
  /** Why it was refused, for people and for programs. */
  problem?: string;
  code?: string;
}

interface Meta {
  /** `cursor`, or `journal ` and the id of a journaled change. */
  key: string;
  /** The last revision this device has, absent until the first pull is complete; or when the change was written, in ms since 1970. */
  value: number;
}

export type DeviceDatabase = Dexie & {
  [T in RowTable]: EntityTable<Rows[T] & { id: string }, 'id'>;
} & {
  outbox: EntityTable<OutboxEntry, 'seq'>;
  meta: Table<Meta, string>;
};

const databaseName = (accountId: string) => `heddle-${accountId}`;

/** One account's own database on this device. */
export function openDeviceDatabase(accountId: string): DeviceDatabase {
  // Strict: a commit is on the disk, not on its way there, when we say that something is saved.
  const db = new Dexie(databaseName(accountId), { chromeTransactionDurability: 'strict' }) as DeviceDatabase;
  db.version(1).stores({
    themes: 'id',
    threads: 'id',
    projects: 'id',
    settings: 'id',
    captures: 'id',
    tasks: 'id',
    outbox: '++seq, state',
    meta: 'key',
  });
  // Rows get fields they did not have: the server sends everything anew, over what is shown meanwhile.
  db.version(2)
    .stores({ notes: 'id', activity: 'id, change_id, edited_at' })
    .upgrade(async (trx) => {
      await trx
        .table('tasks')
        .toCollection()
        .modify({ parent_id: null, remind_at: null, recurs_from_completion: false });
      await trx.table('threads').toCollection().modify({ closed_at: null });
      await trx.table('projects').toCollection().modify({ archived_at: null });
      await trx
        .table('outbox')
        .toCollection()
        .modify((entry) => {
          entry.change_id = uuidv7();
        });
      await trx.table('meta').put({ key: 'cursor', value: 0 });
    });
  db.version(3).stores({ activity: 'id, change_id, edited_at, entity_id' });
  return db;
}

export function deleteDeviceDatabase(accountId: string): Promise<void> {
  return Dexie.delete(databaseName(accountId));
}
