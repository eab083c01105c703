import { join } from 'node:path';
import type { Logger } from 'pino';
import type { VerifiedBackup } from '#contract/backups.ts';
import type { Config } from '../../config/config.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { Texts } from '../../texts.ts';
import { createBackupRoutes } from './backup.routes.ts';
import { type KeptBackups, readBackupStatus, verifyLatestBackup } from './kept-backups.usecases.ts';
import { createRestoreRoutes, restoreUploadPath } from './restore.routes.ts';
import { createRestoreUpload } from './restore-upload.ts';

/** Creates backups: their routes and status, what the jobs that make them need, and restoring one on an empty server. */
export function createBackup({
  config,
  database: { connectionString },
  hasAccounts,
  jobs,
  clock,
  log,
  restart,
}: {
  config: Config;
  database: { connectionString: string };
  hasAccounts: () => Promise<boolean>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: () => Date;
  log: Logger;
  restart?: () => void;
}) {
  const kept: KeptBackups = {
    config,
    connectionString,
    key: config.backupKey,
    secret: config.secret,
    clock,
    log,
  };
  let verifying: Promise<VerifiedBackup> | undefined;
  /** Reads the file once, however many ask meanwhile. */
  const verify = () => {
    verifying ??= verifyLatestBackup(kept).finally(() => {
      verifying = undefined;
    });
    return verifying;
  };
  const upload = createRestoreUpload(join(config.dataDir, 'restore.upload'));
  let isRestarting = false;
  const emptyServer = {
    ...{ config, connectionString, upload, hasAccounts, jobs, clock, log },
    isRestarting: () => isRestarting,
    restart() {
      isRestarting = restart !== undefined;
      restart?.();
    },
  };
  return {
    openRoutes: { '/api/restore': createRestoreRoutes(emptyServer) },
    streamedPaths: [restoreUploadPath],
    routes: { '/api/admin/backups': createBackupRoutes({ verify }) },
    offers: { readBackupStatus: (texts?: Texts['status']) => readBackupStatus(kept, texts) },
    jobParts: { backups: kept },
    close: upload.remove,
  };
}
