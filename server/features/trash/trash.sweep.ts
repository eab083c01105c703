import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { TrashRepository } from './trash.repository.ts';
import { sweepTrash } from './trash.usecases.ts';

/** Not while a start is under way. */
const firstAfterMs = 5 * 60 * 1000;
const everyMs = 24 * 60 * 60 * 1000;

/** Erases once a day what has been in the trash for 30 days, until `signal` is aborted. */
export async function sweepDaily({
  trash,
  clock,
  log,
  signal,
}: {
  trash: TrashRepository;
  clock: () => Date;
  log: Logger;
  signal: AbortSignal;
}): Promise<void> {
  for (let wait = firstAfterMs; ; wait = everyMs) {
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await sweepTrash({ trash, clock }).catch((error) =>
      log.error({ err: error }, 'The trash could not be swept; it is tried again tomorrow'),
    );
  }
}
