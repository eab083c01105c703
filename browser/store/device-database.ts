import Dexie, { type EntityTable, type Table } from 'dexie';
import { uuidv7 } from 'uuidv7';
import type { CalendarEvents } from '#contract/calendar-subscriptions.ts';
import { deriveBaseRows } from './derive-base-rows.ts';
import { fillMissingFields } from './fill-missing-fields.ts';
import type { BaseRow, Rows, RowTable } from './rows.ts';

/** The effect of a change on one row: all fields of a new row, the changed fields of an existing one. */
export interface Effect<T extends RowTable = RowTable> {
  table: T;
  id: string;
  set: Partial<Rows[T]>;
  /** The values these fields had before; null where the row is new. */
  before: Partial<Rows[T]> | null;
}

/** An effect before it is applied, when the values before are not known yet. */
export type NewEffect = Omit<Effect, 'before'>;

/** A change the server has not confirmed, stored as the request to send; entries are sent in the order of `seq`. */
export interface OutboxEntry {
  seq: number;
  /** Identifies the change for undo; several entries may share it. */
  change_id: string;
  /** Describes the change to the user: `Add “Buy milk”`. */
  label: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** The instant the user made the change by the server's clock, in ISO format. */
  edited_at: string;
  effects: Effect[];
  /** A `refused` entry will never be accepted; it is kept until the user decides. */
  state: 'waiting' | 'refused';
  /** The number of times the server failed (500) on it. */
  failures?: number;
  /** The reason it was refused, for the user. */
  problem?: string;
  /** The server's stable error code. */
  code?: string;
}

/**
 * A recording that is only on this device. `unfinished`: its page ended while it was being made. `recorded`: kept until the
 * user decides. `queued`: to be sent as soon as that can be done. `failed`: the server cannot make tasks of it.
 */
export interface LocalRecording {
  /** Also its id on the server, so that sending it twice makes its tasks once. */
  id: string;
  /** ISO instant. */
  started_at: string;
  duration_ms: number;
  state: 'recording' | 'unfinished' | 'recorded' | 'queued' | 'failed';
  /** What the browser heard while it was recorded, or what the user typed. */
  transcription?: string;
  /** The user typed the transcription, so that nothing else transcribes it. */
  is_typed?: boolean;
  /** What the user has typed so far and not made tasks of. */
  draft?: string;
  /** Why it failed, for the user. */
  problem?: string;
}

/** Consecutive 16 kHz mono 16-bit samples of a recording. */
export interface RecordingChunk {
  recording_id: string;
  /** Its place in the recording, from 0. */
  position: number;
  samples: Int16Array<ArrayBuffer>;
}

/** What the server answered last about the events of calendars, with its ETag. */
export interface CalendarCopy extends CalendarEvents {
  id: 'events';
  etag: string;
}

interface Meta {
  /** `cursor`, `confirmed`, `partial`, or `journal ` followed by the id of a journaled change. */
  key: string;
  /** For `cursor` and `confirmed`, a revision; for a journaled change, when it was written, in ms since 1970. */
  value: number;
}

export type DeviceDatabase = Dexie & {
  [T in RowTable]: EntityTable<Rows[T] & { id: string }, 'id'>;
} & {
  base_rows: Table<BaseRow, [string, string]>;
  outbox: EntityTable<OutboxEntry, 'seq'>;
  meta: Table<Meta, string>;
  local_recordings: EntityTable<LocalRecording, 'id'>;
  recording_chunks: Table<RecordingChunk, [string, number]>;
  calendar_copies: EntityTable<CalendarCopy, 'id'>;
} & {
  /** Aborts all transactions that run. */
  abortTransactions: () => void;
};

const databaseName = (accountId: string) => `heddle-${accountId}`;

/** Keeps track of the transactions of a database that run, and returns a function that aborts them. */
function trackTransactions(db: Dexie): () => void {
  const running = new Set<IDBTransaction>();
  db.use({
    stack: 'dbcore',
    name: 'running transactions',
    create: (core) => ({
      ...core,
      transaction(...args) {
        const transaction = core.transaction(...args) as IDBTransaction;
        running.add(transaction);
        const forget = () => running.delete(transaction);
        transaction.addEventListener('complete', forget);
        transaction.addEventListener('abort', forget);
        return transaction;
      },
    }),
  });
  return () => {
    for (const transaction of running)
      try {
        transaction.abort();
      } catch {
        // It has just ended.
      }
  };
}

/** Opens the database of one account on this device. */
export function openDeviceDatabase(accountId: string): DeviceDatabase {
  // Strict durability: a commit must be on the disk before we say that something is saved.
  const dexie = new Dexie(databaseName(accountId), { chromeTransactionDurability: 'strict' });
  const db = Object.assign(dexie, { abortTransactions: trackTransactions(dexie) }) as DeviceDatabase;
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
  // Rows get new fields: defaults first, and the cursor at 0 makes the server send every row again.
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
  db.version(4).stores({ mindfulness_sessions: 'id' });
  db.version(5).stores({ focus_sessions: 'id', focus_timers: 'id' });
  db.version(6).stores({ local_recordings: 'id, state', recording_chunks: '[recording_id+position]' });
  db.version(7).stores({ refinements: 'id, status, finished_at' });
  db.version(8).stores({ base_rows: '[table+id]' }).upgrade(deriveBaseRows);
  db.version(9).stores({ calendar_copies: 'id' });
  // A new field needs no version of its own.
  db.on('ready', () => fillMissingFields(db));
  return db;
}

export function deleteDeviceDatabase(accountId: string): Promise<void> {
  return Dexie.delete(databaseName(accountId));
}
