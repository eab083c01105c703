import type { Logger } from 'pino';
import type { VerifiedBackup } from '#contract/backups.ts';
import type { Config } from '../../config/config.ts';
import { createBackupRoutes } from './backup.routes.ts';
import { type KeptBackups, readBackupStatus, verifyLatestBackup } from './kept-backups.usecases.ts';

/** Creates backups: their routes and status, and what the jobs that make them need. */
export function createBackup({
  config,
  database: { connectionString },
  clock,
  log,
}: {
  config: Config;
  database: { connectionString: string };
  clock: () => Date;
  log: Logger;
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
  return {
    routes: { '/api/admin/backups': createBackupRoutes({ verify }) },
    offers: { readBackupStatus: () => readBackupStatus(kept) },
    jobParts: { backups: kept },
  };
}
