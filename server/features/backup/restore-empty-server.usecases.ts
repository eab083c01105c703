import type { Logger } from 'pino';
import type { VerifiedBackup } from '#contract/backups.ts';
import type { Config } from '../../config/config.ts';
import { replaceSecret } from '../../config/secrets.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { BackupError, refuseBackup, serverInUse, startsAnew } from './backup.errors.ts';
import type { BackupHeader } from './backup-file.ts';
import { restoreBackup } from './restore-backup.usecases.ts';
import type { RestoreUpload } from './restore-upload.ts';

export interface EmptyServer {
  config: Pick<
    Config,
    'dataDir' | 'backupDir' | 'backupKey' | 'secret' | 'isSecretSet' | 'signup' | 'passwordSignIn'
  >;
  connectionString: string;
  upload: RestoreUpload;
  hasAccounts: () => Promise<boolean>;
  jobs: Pick<JobQueue, 'enqueue'>;
  restart: () => void;
  /** Whether it is about to, so that nobody takes it for the server it will be. */
  isRestarting: () => boolean;
  clock: () => Date;
  log: Logger;
}

/** Returns whether anybody may restore a backup: only where anybody may create the first account, and nobody has. Throws AppError. */
export async function offersRestore({ config, hasAccounts, isRestarting }: EmptyServer): Promise<boolean> {
  if (isRestarting()) throw startsAnew();
  return config.signup === 'open' && config.passwordSignIn === 'on' && !(await hasAccounts());
}

/** Stores one part of a backup. Throws AppError, `restore.in_use` once there is an account. */
export const storePart = (server: EmptyServer, part: { offset: number; bytes: Uint8Array }): Promise<void> =>
  server.upload.inTurn(async () => {
    await refuseInUse(server);
    await server.upload.add(part.offset, part.bytes);
  });

/**
 * Restores the backup that was sent, and starts the server anew with its secret. Another key can be tried without sending it again.
 * Throws AppError, `restore.in_use` once there is an account, also when it is created in the same moment.
 */
export const restoreEmptyServer = (server: EmptyServer, key: string | undefined): Promise<VerifiedBackup> =>
  server.upload.inTurn(async () => {
    await refuseInUse(server);
    const { config, upload, connectionString, jobs, clock, log, restart } = server;
    try {
      const { header, totals } = await restoreBackup({
        connectionString,
        file: upload.file,
        key: key || config.backupKey,
        secret: config.secret,
        overwrite: false,
        folder: config.backupDir,
        jobs,
        clock,
        isServing: true,
        check: (header) => refuseOtherSecret(header, config),
      });
      await upload.remove();
      if (header.secret !== undefined && header.secret !== config.secret)
        replaceSecret(config.dataDir, header.secret);
      log.info({ rows: totals.rows, madeAt: header.made_at }, 'A backup was restored');
      restart();
      return { made_at: header.made_at, ...totals };
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      log.warn(`A backup was not restored: ${error.message}`);
      throw refuseBackup(error);
    }
  });

async function refuseInUse(server: EmptyServer): Promise<void> {
  if (await offersRestore(server)) return;
  await server.upload.remove();
  throw serverInUse();
}

function refuseOtherSecret(header: BackupHeader, { secret, isSecretSet }: EmptyServer['config']): void {
  if (isSecretSet && header.secret !== undefined && header.secret !== secret)
    throw new BackupError(
      'The backup was made with another SECRET than the one set for this server: set SECRET to that one, or use npm run restore, which says what it was.',
      'other_secret',
    );
}
