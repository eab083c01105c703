import type { Logger } from 'pino';
import type { Auth } from '../features/auth/auth.ts';
import type { TrashRepository } from '../features/trash/trash.repository.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What jobs work with; `createApp` makes it. */
export interface JobDependencies {
  auth: Auth;
  trash: TrashRepository;
  mailer: Mailer;
  clock: () => Date;
  log: Logger;
}

/** A kind of job. Times are in milliseconds, of whole seconds. */
export interface Job<Payload> {
  /** `one`: at most one of its kind waits or runs, on all instances together. */
  concurrency: 'one' | 'many';
  /** A cron expression in UTC; what was missed while no instance ran is made up for once. */
  schedule?: string;
  /** After this time an attempt counts as failed. */
  timeoutMs: number;
  maxRetries: number;
  /** Before the first retry; it doubles up to `maxRetryDelayMs` where that is set. */
  retryDelayMs: number;
  maxRetryDelayMs?: number;
  /** How long it may wait, retries included, before it is dropped. */
  retentionMs?: number;
  /**
   * Does the work; what it throws counts as a failed attempt. It may run twice for one payload, after a crash, and
   * long after it was asked for. `signal` is aborted when the attempt times out or the server stops.
   */
  run: (payload: Payload, dependencies: JobDependencies, signal: AbortSignal) => Promise<void>;
}
