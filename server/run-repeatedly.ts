import type { Logger } from 'pino';
import { errorCodes } from './log.ts';
import { runWork } from './uncaught-errors.ts';

/**
 * Calls `run` now, and again `nextDelayMs()` after each call has ended, so never twice at once. A call that fails is logged as
 * `failure`. `stop` waits for the call that runs.
 */
export function runRepeatedly({
  name,
  run,
  nextDelayMs,
  failure,
  log,
}: {
  /** Names the work in the log. */
  name: string;
  run: () => Promise<void>;
  nextDelayMs: () => number;
  failure: string;
  log: Logger;
}) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function tick(): Promise<void> {
    try {
      await runWork(() => name, run);
    } catch (error) {
      log.error(errorCodes(error), failure);
    }
    if (!isStopped) timer = setTimeout(next, nextDelayMs());
  }
  const next = () => {
    running = tick();
  };
  let running = tick();

  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
