import type { ColumnChoice, ImportSource } from '#contract/imports.ts';
import type { PlannedTask } from '../db/import-rows.ts';
import readImport from '../features/import/import-worker.ts';

interface Options {
  source?: ImportSource;
  columns?: ColumnChoice;
  locale?: string;
}

/** Reads a file as the worker does, on Saturday 21 November 2026 at 10:00 in Vienna. */
export function tryToRead(name: string, file: string | Uint8Array, options: Options = {}) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : Uint8Array.from(file);
  return readImport({
    name,
    bytes,
    source: options.source,
    columns: options.columns,
    now: '2026-11-21T10:00:00',
    timeZone: 'Europe/Vienna',
    locale: options.locale ?? 'en-GB',
    isEmptyAccount: false,
    timesOfDay: { morning: 9, noon: 12, afternoon: 15, evening: 19 },
  });
}

/** Reads a file that can be read; its tasks have only what is not empty, and the titles of their parents and threads. */
export function readForTest(name: string, file: string | Uint8Array, options: Options = {}) {
  const reply = tryToRead(name, file, options);
  if ('refusal' in reply) throw new Error(reply.refusal.message);
  const { batches, threads, preview, ...plan } = reply.result;
  const all: PlannedTask[] = batches.flatMap((batch) => JSON.parse(batch));
  const titles = new Map(all.map(({ identity, title }) => [identity, title]));
  const tasks = all.map(({ identity, status, parent, thread, ...task }) => ({
    ...Object.fromEntries(Object.entries(task).filter(([, value]) => !isEmpty(value))),
    ...(status === 'completed' && { done: true }),
    ...(parent !== null && { under: titles.get(parent) }),
    ...(thread !== null && { thread: threads.find(({ key }) => key === thread)?.title }),
  }));
  return { ...plan, ...preview, tasks };
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
