import { join, resolve } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { BackupError } from '#server/features/backup/backup.errors.ts';
import { makeBackup, nameBackup } from '#server/features/backup/make-backup.usecases.ts';
import { verifyBackup } from '#server/features/backup/verify-backup.usecases.ts';
import { StartError } from '#server/start-error.ts';
import { openDatabaseOf } from './open-database.ts';

const usage = `Usage: npm run backup [FILE]
       npm run backup -- --verify FILE

Writes everything that is in the database into one file, by default in BACKUP_DIR, and reads it again to check it.
It works while Heddle runs, with the same DATABASE_URL and SECRET, or DATA_DIR. With BACKUP_KEY the file is encrypted.`;

async function run(args: string[]): Promise<string> {
  const config = readConfig();
  const key = config.backupKey;
  const [first, second, ...rest] = args;
  if (first === '--verify' && second && rest.length === 0) {
    const file = resolve(second);
    return `${file} is complete: ${describe(await verifyBackup({ file, key }))}.`;
  }
  if (second !== undefined || first?.startsWith('-')) throw new BackupError(usage);
  const clock = () => new Date();
  const file = first ? resolve(first) : join(config.backupDir, nameBackup(clock()));
  const { connectionString, leave } = await openDatabaseOf(config, { create: false });
  try {
    const { bytes } = await makeBackup({ connectionString, file, key, secret: config.secret, clock });
    const totals = await verifyBackup({ file, key });
    return `${file} holds ${describe(totals)} in ${(bytes / 1e6).toFixed(1)} MB${key ? ', encrypted' : ''}.`;
  } finally {
    await leave();
  }
}

const describe = ({ tables, rows }: { tables: number; rows: number }) => `${rows} rows of ${tables} tables`;

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const known = [BackupError, ConfigError, StartError].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
