import type { Logger } from 'pino';
import { errorCodes } from '../../log.ts';
import { runWork } from '../../uncaught-errors.ts';

const minuteMs = 60_000;

/**
 * Calls `send` now and at the beginning of each minute, which is when reminders are due, never twice at once. A failure
 * is logged and made up for a minute later. `stop` waits for the call that runs.
 */
export function startReminderClock({
  send,
  clock,
  log,
}: {
  send: () => Promise<void>;
  clock: () => Date;
  log: Logger;
}) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function tick(): Promise<void> {
    try {
      await runWork(() => 'reminder clock', send);
    } catch (error) {
      log.error(errorCodes(error), 'Reminders could not be sent');
    }
    if (!isStopped) timer = setTimeout(next, minuteMs - (clock().getTime() % minuteMs));
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
