import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { replaceSecret } from '#server/config/secrets.ts';
import { checkServer } from '#server/db/check-server.ts';
import { openDatabase } from '#server/db/database.ts';
import { withStartLock } from '#server/db/migrate.ts';
import { BackupError } from '#server/features/backup/backup.errors.ts';
import { restoreBackup } from '#server/features/backup/restore-backup.usecases.ts';
import { installJobs } from '#server/jobs/install-jobs.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { StartError } from '#server/start-error.ts';
import { openDatabaseOf } from './open-database.ts';

const usage = `Usage: npm run restore FILE
       npm run restore FILE -- --overwrite

Puts a backup into an empty database: that of DATABASE_URL, or one made in DATA_DIR. Heddle must be stopped.
--overwrite replaces what the database holds, and saves that in BACKUP_DIR first.
An encrypted backup needs BACKUP_KEY.`;

async function run(args: string[]): Promise<string> {
  const [given, ...others] = args.filter((arg) => arg !== '--overwrite');
  if (!given || given.startsWith('-') || others.length > 0) throw new BackupError(usage);
  const config = readConfig();
  if (config.databaseUrl) await checkServer(config.databaseUrl);
  const log = pino({ level: 'silent' });
  const clock = () => new Date();
  const { connectionString, leave } = await openDatabaseOf(config, { create: true });
  try {
    await withStartLock(connectionString, (pool) => installJobs(pool, { clock, log }));
    const database = openDatabase(connectionString, { onError: () => undefined, maxConnections: 1 });
    const jobs = createJobs({ database, clock, log });
    try {
      const { header, totals, restorePoint } = await restoreBackup({
        connectionString,
        file: resolve(given),
        key: config.backupKey,
        secret: config.secret,
        overwrite: args.includes('--overwrite'),
        folder: config.backupDir,
        jobs,
        clock,
      });
      return [
        `Restored ${totals.rows} rows of ${totals.tables} tables as they were on ${header.made_at}.`,
        ...(restorePoint ? [`What was there before is in ${restorePoint}.`] : []),
        ...restoreSecret(config, header.secret),
      ].join('\n');
    } finally {
      await jobs.stop();
      await database.close();
    }
  } finally {
    await leave();
  }
}

/** Puts the secret of the backup into DATA_DIR, and returns what is left to do about it. */
function restoreSecret({ secret, isSecretSet, dataDir }: Config, backedUp: string | undefined): string[] {
  if (backedUp === undefined)
    return [
      'The backup is not encrypted, so it has no SECRET in it. With another SECRET than before, everybody has to sign in again: see docs/backup.md.',
    ];
  if (backedUp === secret) return [];
  if (isSecretSet) {
    const draft = join(dataDir, 'secret.restored');
    writeFileSync(draft, backedUp, { mode: 0o600 });
    return [
      `The backup was made with another SECRET, which is now in ${draft}: set SECRET to it, and delete the file.`,
    ];
  }
  const { file, previous } = replaceSecret(dataDir, backedUp);
  return [
    `${file} now holds the secret of the backup${previous ? `; the previous one is in ${previous}` : ''}.`,
  ];
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const known = [BackupError, ConfigError, StartError].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
