import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** A request or a job that runs. */
interface Work {
  /** Names it in the log. */
  name: () => string;
  /** Stands in each line that it logs. */
  labels: Record<string, string>;
  fail: (error: UncaughtError) => void;
}

const current = new AsyncLocalStorage<Work>();

/** Fails a request or job that caused an error nobody caught, which is the cause. */
export class UncaughtError extends Error {
  constructor(cause: unknown) {
    super('An error was not caught', { cause });
  }
}

/** Runs a request or job. Rejects with UncaughtError if an error is thrown meanwhile where nobody can catch it, as by an emitter. */
export function runWork<Result>(
  name: () => string,
  run: () => Promise<Result>,
  labels: Record<string, string> = {},
): Promise<Result> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  return current.run({ name, labels, fail: reject }, () => Promise.race([run(), failed]));
}

/** Returns the labels of the request or job that runs, for each of its lines in the log. */
export const describeWork = (): Record<string, string> => ({ ...current.getStore()?.labels });

/** Returns the id of the request that runs. */
export const currentRequestId = (): string | undefined => current.getStore()?.labels.request;

/** Logs an error that nobody caught, and fails the request or job that caused it; the process and everybody else go on. */
export function handleUncaught(error: unknown, log: Logger): void {
  const work = current.getStore();
  log.error({ err: error, feature: work?.name() }, 'An error was not caught');
  work?.fail(new UncaughtError(error));
}
