import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Store } from '../../db/revision.ts';
import { createMailAddresses } from './mail-addresses.ts';
import { createMailInRepository } from './mail-in.repository.ts';
import { createMailInRoutes } from './mail-in.routes.ts';
import { createMailPool } from './mail-pool.ts';
import { startMailServer } from './mail-server.ts';
import type { ReceiveMail } from './receive-mail.usecases.ts';

/** Creates mail in: the routes of its settings, and the server that receives mails. Close it with the app. */
export function createMailIn({
  store,
  config: { secret, mailIn: config },
  tasks,
  intake,
  refine,
  clock,
  log,
}: Pick<ReceiveMail, 'tasks' | 'intake' | 'refine' | 'clock'> & {
  store: Pick<Store, 'db'>;
  config: Pick<Config, 'secret' | 'mailIn'>;
  log: Logger;
}) {
  const inboxes = createMailInRepository(store);
  const addresses = config && createMailAddresses({ secret, domain: config.domain });
  const pool = createMailPool();
  return {
    routes: { '/api/mail-in': createMailInRoutes({ inboxes, addresses }) },
    offers: {
      /** Starts to receive mails; undefined where the operator has not turned that on. */
      listenForMail:
        config &&
        addresses &&
        (() =>
          startMailServer({
            tasks,
            intake,
            refine,
            clock,
            inboxes,
            addresses,
            pool,
            config,
            authservId: config.authservId,
            log,
          })),
    },
    close: pool.close,
  };
}
