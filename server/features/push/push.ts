import type { Config } from '../../config/config.ts';
import { maxPushResponseBytes, pushRequestTimeoutMs } from '../../config/limits.ts';
import type { Store } from '../../db/revision.ts';
import { createPublicFetch } from '../../http/public-fetch.ts';
import type { DeliverPush } from './deliver-push.usecases.ts';
import { createPushRepository } from './push.repository.ts';
import { createPushRoutes } from './push.routes.ts';
import { createVapid } from './vapid.ts';

/** Creates what shows notifications on devices: its routes, and what the jobs that send them need. */
export function createPush({
  store,
  config,
  clock,
  log,
  ...parts
}: Pick<DeliverPush, 'jobs' | 'countPush' | 'clock' | 'log'> & { store: Pick<Store, 'db'>; config: Config }) {
  const delivery = {
    ...parts,
    push: createPushRepository(store),
    vapid: createVapid(config),
    pushFetch: createPublicFetch({
      allowedHosts: config.allowedPushHosts,
      timeoutMs: pushRequestTimeoutMs,
      maxResponseBytes: maxPushResponseBytes,
    }),
  };
  return { delivery, pushRoutes: createPushRoutes({ ...delivery, config, clock, log }) };
}
