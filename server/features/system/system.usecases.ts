import type { SystemStatus } from '#contract/language-models.ts';
import type { Config } from '../../config/config.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { Texts } from '../../texts.ts';
import { version } from '../../version.ts';
import { type ListsProviders, listProviders } from '../language-models/language-models.usecases.ts';
import type { TranscriberChoice } from '../voice/choose-transcriber.ts';

export interface SystemParts {
  config: Pick<Config, 'databaseUrl' | 'smtpUrl'>;
  /** Resolves when the database answers. */
  checkDatabase: () => Promise<unknown>;
  jobs: Pick<JobQueue, 'counts'>;
  models: ListsProviders['models'];
  access: ListsProviders['access'];
  transcribers: TranscriberChoice;
  readBackupStatus: (texts: Texts['status']) => Promise<SystemStatus['backup']>;
}

/**
 * Returns the status of each part in the words of `texts`, with nothing an attacker could use: no addresses, no names of hosts or
 * files.
 */
export async function readSystemStatus({
  config,
  checkDatabase,
  jobs,
  models,
  access,
  transcribers,
  readBackupStatus,
  userId,
  texts,
}: SystemParts & { userId: string; texts: Texts['status'] }): Promise<SystemStatus> {
  const [{ providers, active_provider }, counts, whisper, backup] = await Promise.all([
    listProviders({ models, access, userId }),
    jobs.counts(),
    transcribers.check(userId, texts),
    readBackupStatus(texts),
    checkDatabase(),
  ]);
  const sum = (key: 'waiting' | 'active' | 'failed') =>
    Object.values(counts).reduce((total, count) => total + count[key], 0);
  return {
    version,
    whisper,
    llm: {
      active_provider,
      model: providers.find(({ is_active }) => is_active)?.model ?? null,
    },
    database: {
      status: 'ready',
      detail: config.databaseUrl ? texts.database.own : texts.database.included,
    },
    mail: config.smtpUrl
      ? { status: 'ready', detail: texts.mail.sent }
      : { status: 'not_configured', detail: texts.mail.written },
    push: { status: 'ready', detail: texts.push },
    backup,
    jobs: { waiting: sum('waiting'), active: sum('active'), failed: sum('failed') },
  };
}
