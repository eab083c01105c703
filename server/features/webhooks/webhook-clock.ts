import type { Logger } from 'pino';
import { webhookIntervalMs } from '../../config/limits.ts';
import { runRepeatedly } from '../../run-repeatedly.ts';

/** Calls `queue` every few seconds. What a failed call missed, the next one does. `stop` waits for the call that runs. */
export const startWebhookClock = ({ queue, log }: { queue: () => Promise<void>; log: Logger }) =>
  runRepeatedly({
    name: 'webhook clock',
    run: queue,
    nextDelayMs: () => webhookIntervalMs,
    failure: 'Webhooks could not be notified of changes',
    log,
  });
