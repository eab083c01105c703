import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasJobs, waitingJobsColumns, waitingJobsQuery } from '../../jobs/waiting-jobs.ts';
import { makeFolder } from '../../make-folder.ts';
import { version } from '../../version.ts';
import { BackupError } from './backup.errors.ts';
import { type BackupConnection, connectForBackup } from './backup.repository.ts';
import { type BackupTable, type BackupTotals, writeBackupFile } from './backup-file.ts';

/** The name in a backup of the jobs that wait. */
export const jobsTable = 'waiting_jobs';

export interface BackupParts {
  connectionString: string;
  /** Encrypts the backup, which then includes the secret too. */
  key: string | undefined;
  secret: string;
  clock: () => Date;
}

/** Names a backup after the moment it was begun, in UTC, so that names sort by age. */
export const nameBackup = (now: Date, prefix = 'heddle') =>
  `${prefix}-${now.toISOString().replaceAll(':', '')}.backup`;

/** Writes everything in the database to one file, as it is at one moment, while the server goes on. Throws BackupError. */
export async function makeBackup({
  connectionString,
  file,
  key,
  secret,
  clock,
}: BackupParts & { file: string }): Promise<BackupTotals & { bytes: number }> {
  const database = await connectForBackup(connectionString);
  try {
    // Each node would show another moment.
    if (await database.isDistributed())
      throw new BackupError(
        'The database is distributed over several servers: back those up together, as docs/scaling.md says, and set BACKUP=off.',
      );
    makeFolder(dirname(file), { mode: 0o700 });
    const totals = await database.readSnapshot(async () => {
      const migrations = await database.listMigrations();
      if (migrations.length === 0)
        throw new BackupError('The database is empty: there is nothing to back up.');
      const header = {
        format: 1 as const,
        heddle: version,
        made_at: clock().toISOString(),
        migrations,
        ...(key !== undefined && { secret }),
      };
      return writeBackupFile({ file, key, header, tables: readTables(database) });
    });
    return { ...totals, bytes: statSync(file).size };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new BackupError(`There is no room for a backup in ${dirname(file)}.`);
    if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR'].includes(code ?? ''))
      throw new BackupError(
        `A backup cannot be written in ${dirname(file)} (${code}): set BACKUP_DIR to another folder.`,
      );
    throw error;
  } finally {
    await database.close();
  }
}

async function* readTables(
  database: BackupConnection,
): AsyncGenerator<BackupTable & { rows: AsyncIterable<Buffer> }> {
  for (const table of await database.listTables()) yield { ...table, rows: database.readRows(table) };
  if (await hasJobs(database.client))
    yield { name: jobsTable, columns: waitingJobsColumns, rows: database.readQuery(waitingJobsQuery) };
}
