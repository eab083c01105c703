import type { Config } from '../../config/config.ts';
import { maxPushResponseBytes, pushRequestTimeoutMs } from '../../config/limits.ts';
import { createPublicFetch } from '../../http/public-fetch.ts';
import type { DeliverPush } from './deliver-push.usecases.ts';
import { createPushRoutes } from './push.routes.ts';
import { createVapid } from './vapid.ts';

/** Creates what shows notifications on devices: its routes, and what the jobs that send them need. */
export function createPush({
  push,
  config,
  jobs,
  clock,
  log,
}: Pick<DeliverPush, 'push' | 'jobs' | 'clock' | 'log'> & { config: Config }) {
  const pushes = new Map<string, number>();
  const delivery = {
    jobs,
    push,
    countPush: (outcome: string) => void pushes.set(outcome, (pushes.get(outcome) ?? 0) + 1),
    vapid: createVapid(config),
    pushFetch: createPublicFetch({
      allowedHosts: config.allowedPushHosts,
      timeoutMs: pushRequestTimeoutMs,
      maxResponseBytes: maxPushResponseBytes,
    }),
  };
  return {
    routes: { '/api/push': createPushRoutes({ ...delivery, config, clock, log }) },
    measured: { pushes: (): ReadonlyMap<string, number> => pushes },
    jobParts: { push: delivery },
  };
}
