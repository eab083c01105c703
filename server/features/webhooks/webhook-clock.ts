import type { Logger } from 'pino';
import { webhookIntervalMs } from '../../config/limits.ts';
import { errorCodes } from '../../log.ts';
import { runWork } from '../../uncaught-errors.ts';

/** Calls `queue` again and again, never twice at once. A failure is logged and made up for. `stop` waits for the call that runs. */
export function startWebhookClock({ queue, log }: { queue: () => Promise<void>; log: Logger }) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function tick(): Promise<void> {
    try {
      await runWork(() => 'webhook clock', queue);
    } catch (error) {
      log.error(errorCodes(error), 'Webhooks could not be told of changes');
    }
    if (!isStopped) timer = setTimeout(next, webhookIntervalMs);
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
