import type { Logger } from 'pino';
import { runRepeatedly } from '../../run-repeatedly.ts';

const minuteMs = 60_000;

/**
 * Calls `send` now and at the beginning of each minute, which is when reminders are due. What a failed call missed, the next one
 * sends. `stop` waits for the call that runs.
 */
export const startReminderClock = ({
  send,
  clock,
  log,
}: {
  send: () => Promise<void>;
  clock: () => Date;
  log: Logger;
}) =>
  runRepeatedly({
    name: 'reminder clock',
    run: send,
    nextDelayMs: () => minuteMs - (clock().getTime() % minuteMs),
    failure: 'Reminders could not be sent',
    log,
  });
