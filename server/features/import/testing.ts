import type { ColumnChoice, ImportSource } from '#contract/imports.ts';
import readImport from './import-worker.ts';

/** Reads a file as the worker does, on Saturday 21 November 2026 at 10:00 in Vienna. */
export function readForTest(
  name: string,
  file: string | Uint8Array,
  options: { source?: ImportSource; columns?: ColumnChoice; locale?: string } = {},
) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : Uint8Array.from(file);
  const reply = readImport({
    name,
    bytes,
    source: options.source,
    columns: options.columns,
    now: '2026-11-21T10:00:00',
    timeZone: 'Europe/Vienna',
    locale: options.locale ?? 'en-GB',
    timesOfDay: { morning: 9, noon: 12, afternoon: 15, evening: 19 },
  });
  if ('refusal' in reply) return { refusal: reply.refusal };
  const { batches, ...plan } = reply.result;
  return { ...plan, tasks: batches.flatMap((batch) => JSON.parse(batch)) };
}
