import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { migrations } from '../../db/migrate.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { createWaitingJobsTable, replaceWaitingJobs, waitingJobsColumns } from '../../jobs/waiting-jobs.ts';
import { BackupError, damagedBackup } from './backup.errors.ts';
import { type BackupConnection, connectForBackup } from './backup.repository.ts';
import { type BackupHeader, type BackupTotals, readBackupFile, readBackupHeader } from './backup-file.ts';
import { type BackupParts, jobsTable, makeBackup, nameBackup } from './make-backup.usecases.ts';

interface RestoreParts extends BackupParts {
  file: string;
  /** Replaces what is in the database, after a restore point was made. */
  overwrite: boolean;
  /** Where the restore point goes. */
  folder: string;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** The caller serves this database, which has no account: that is checked under a lock, in the transaction of the restore. */
  isServing?: boolean;
  /** Looks at what is said about the backup, and throws where it must not be restored. */
  check?: (header: BackupHeader) => void;
}

export interface Restored {
  header: BackupHeader;
  totals: BackupTotals;
  /** The backup of what was in the database before; undefined if nothing was. */
  restorePoint: string | undefined;
}

/**
 * Puts a backup in the place of everything in the database, in one transaction: if anything fails, the database stays as it was. The
 * queue of jobs must be installed. Throws BackupError.
 */
export async function restoreBackup(parts: RestoreParts): Promise<Restored> {
  const { connectionString, file, key, clock, jobs, isServing = false, check } = parts;
  const header = await readBackupHeader({ file, key });
  refuseNewer(header);
  check?.(header);
  const database = await connectForBackup(connectionString);
  try {
    await database.takeStartLock();
    if (await database.isDistributed())
      throw new BackupError(
        'The database is distributed over several servers: restore into an empty database, start Heddle on it, and then run npm run distribute.',
      );
    const others = isServing ? 0 : await database.countOthers();
    if (others > 0)
      throw new BackupError(
        `Something else is connected to the database (${others} times): stop Heddle first, on every machine that uses this database.`,
      );
    const restorePoint = isServing ? undefined : await makeRestorePoint(database, parts);
    const totals = await database.inTransaction(async () => {
      if (isServing) await lockEmpty(database);
      await database.dropTables();
      await database.migrateTo(header.migrations);
      await createWaitingJobsTable(database.client, jobsTable);
      const read = await refuseInvalidRows(async () => {
        const recreate = await database.dropReferencesAndIndexes();
        const read = await readBackupFile({ file, key, onTable: await createLoader(database) });
        await recreate();
        return read;
      });
      await database.migrateTo(Object.keys(migrations));
      if (isServing && (await database.countAccounts()) === 0)
        throw new BackupError('The backup holds no account: there is nothing to restore.', 'no_accounts');
      // Milliseconds grow faster than anybody's revisions, so no two restores continue at the same one.
      await database.skipLostRevisions(clock().getTime());
      await replaceWaitingJobs({ client: database.client, temporary: jobsTable, jobs, now: clock() });
      return read;
    });
    await database.query('analyze');
    return { header, totals, restorePoint };
  } finally {
    await database.close();
  }
}

function refuseNewer({ heddle, migrations: needed }: BackupHeader): void {
  const unknown = needed.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by a newer Heddle (${heddle}, with ${unknown.join(', ')}): update Heddle, then restore it.`,
      'newer',
    );
}

/** Keeps everybody from the tables until the end of the transaction, and throws if there is an account by then. */
async function lockEmpty(database: BackupConnection): Promise<void> {
  try {
    await database.lockTables();
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new BackupError('The database is busy: try again in a moment.', 'busy');
  }
  if ((await database.countAccounts()) > 0)
    throw new BackupError('The database holds an account by now, so nothing was restored.', 'in_use');
}

/** Recognizes Postgres' lock_not_available and deadlock_detected. */
const isBusy = (error: unknown) => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

/** Calls a backup damaged where Postgres refuses rows that have no form (class 22), or lack those they refer to (class 23). */
async function refuseInvalidRows<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    throw /^2[23]/.test((error as { code?: string }).code ?? '') ? damagedBackup() : error;
  }
}

async function makeRestorePoint(
  database: BackupConnection,
  { overwrite, folder, file: _file, ...parts }: RestoreParts,
): Promise<string | undefined> {
  const accounts = await database.countAccounts();
  if (accounts === 0) return undefined;
  if (!overwrite)
    throw new BackupError(
      `The database holds ${accounts} ${accounts === 1 ? 'account' : 'accounts'}: add --overwrite to replace everything in it. What it holds now is saved first.`,
    );
  const file = join(folder, nameBackup(parts.clock(), 'before-restore'));
  await makeBackup({ ...parts, file });
  return file;
}

/** Returns how to store one table of a backup; what is no table of that schema is refused. */
async function createLoader(database: BackupConnection) {
  const known = await database.listTables();
  return async ({ name, columns }: { name: string; columns: string[] }, rows: AsyncIterable<Buffer>) => {
    const table = [...known, { name: jobsTable, columns: waitingJobsColumns }].find(
      (each) => each.name === name,
    );
    if (!table || columns.some((column) => !table.columns.includes(column)))
      throw new BackupError(`The backup has a table that its version of Heddle does not know: ${name}.`);
    const { stream, rows: stored } = database.writeRows({ name, columns });
    await pipeline(rows, stream);
    return stored();
  };
}
