import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { VoiceLimits } from './config/limits.ts';
import type { DatabaseHandle } from './db/database.ts';
import type { Events } from './db/events.ts';
import { createCurrentRevision, createInTransaction, type Store } from './db/revision.ts';
import type { Limits } from './features/auth/attempt-limits.ts';
import type { LocalServer } from './features/language-models/local-servers.ts';
import type { IntakePool } from './features/understanding/intake-pool.ts';
import type { SpeechModel } from './features/voice/speech-models/speech-models.ts';
import { createClientAddress } from './http/client-address.ts';
import { createIsOpenedHere } from './http/local-request.ts';
import type { JobQueue } from './jobs/job-payloads.ts';
import type { Mailer } from './mail/mailer.ts';
import { createRepositories } from './repositories.ts';
import type { Tracing } from './tracing.ts';

export interface AppDependencies {
  config: Config;
  database: DatabaseHandle;
  clock: () => Date;
  mailer: Mailer;
  jobs: JobQueue;
  log: Logger;
  events: Events;
  /** Limits on sign-in attempts and the like. */
  limits?: Limits;
  voiceLimits?: VoiceLimits;
  /** The programs with language models that are looked for on this machine, and the speech models that can be installed. */
  localServers?: readonly LocalServer[];
  speechModels?: readonly SpeechModel[];
  tracing?: Tracing | undefined;
  /** Understands texts; closed with the app. */
  intake?: IntakePool;
  /** Stops every part and starts it anew with the settings as they are then, as after a restore. */
  restart?: () => void;
  /** Aborted when the server stops: open event streams end. */
  stopping?: AbortSignal;
}

/** Creates the parts that every feature may take. */
export function createParts({
  intake,
  stopping = new AbortController().signal,
  ...dependencies
}: AppDependencies) {
  const { config, database, events, log } = dependencies;
  const store: Store = { db: database.db, events };
  const clientAddress = createClientAddress(config.trustedProxies, log);
  return {
    ...dependencies,
    ...createRepositories(store),
    store,
    intakePool: intake,
    stopping,
    clientAddress,
    isOpenedHere: createIsOpenedHere({ clientAddress, baseUrl: config.baseUrl }),
    currentRevision: createCurrentRevision(store),
    inTransaction: createInTransaction(store, createRepositories),
    /** Creates repositories that read and write in the transaction `db`. */
    repositoriesIn: (db: Store['db']) => createRepositories({ ...store, db }),
  };
}
