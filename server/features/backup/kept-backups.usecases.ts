import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { VerifiedBackup } from '#contract/backups.ts';
import type { SystemStatus } from '#contract/language-models.ts';
import type { Config } from '../../config/config.ts';
import { backupAlarmMs, keptDailyBackups, keptUpdateBackups } from '../../config/limits.ts';
import { StartError } from '../../start-error.ts';
import { type Texts, textsIn } from '../../texts.ts';
import { BackupError, backupFails, noBackup } from './backup.errors.ts';
import { type BackupParts, makeBackup, nameBackup } from './make-backup.usecases.ts';
import { verifyBackup } from './verify-backup.usecases.ts';

export interface KeptBackups extends BackupParts {
  config: Pick<Config, 'backup' | 'backupDir'>;
  log: Logger;
}

/** The kinds of backups, by the prefix of their names. Those made by hand are never removed. */
const kinds = { daily: 'daily', byHand: 'heddle' };
const beforeUpdate = 'before-update';
const namePattern = /^(daily|heddle)-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d\.\d{3}Z)\.backup$/;

interface KeptBackup {
  file: string;
  kind: string;
  madeAt: string;
}

/** Lists the backups in the folder, the newest first. A folder that is missing has none. */
async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, kind = '', day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
      return day ? [{ file: join(folder, name), kind, madeAt: `${day}${hours}:${minutes}:${seconds}` }] : [];
    })
    .sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
}

/** Makes a backup, checks it, and removes the oldest daily ones. Does nothing where backups are off. */
export async function makeDailyBackup({ config, log, ...parts }: KeptBackups): Promise<void> {
  if (config.backup === 'off') return;
  const folder = config.backupDir;
  const file = join(folder, nameBackup(parts.clock(), kinds.daily));
  try {
    const { bytes } = await makeBackup({ ...parts, file });
    const { rows } = await verifyBackup({ file, key: parts.key });
    log.info({ rows, bytes }, 'The daily backup is made');
  } catch (error) {
    if (error instanceof BackupError) log.error(error.message);
    throw error;
  }
  const daily = (await listBackups(folder)).filter(({ kind }) => kind === kinds.daily);
  for (const { file } of daily.slice(keptDailyBackups)) await rm(file, { force: true });
  await removeDrafts(folder, kinds.daily);
}

/** Removes the unfinished backups of a kind that a crash left behind. */
async function removeDrafts(folder: string, kind: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(`${kind}-`) && name.endsWith('.part')) await rm(join(folder, name), { force: true });
}

/** Saves the database before a new version of Heddle changes it, and keeps the latest of these. Throws StartError. */
export async function saveBeforeUpdate({ config, log, ...parts }: KeptBackups): Promise<void> {
  if (config.backup === 'off') return;
  const folder = config.backupDir;
  const file = join(folder, nameBackup(parts.clock(), beforeUpdate));
  try {
    await makeBackup({ ...parts, file });
    await verifyBackup({ file, key: parts.key });
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new StartError(
      `Before it updates the database, Heddle makes a backup, which failed: ${error.message} BACKUP=off updates without one.`,
    );
  }
  log.info(`The database is updated; a backup of it as it was is in ${file}`);
  await removeDrafts(folder, beforeUpdate);
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${beforeUpdate}-`)).sort();
  for (const name of names.slice(0, -keptUpdateBackups)) await rm(join(folder, name), { force: true });
}

/** Returns how old and how large the latest backup is; never where it is. Says it in English, or in the words of `texts`. */
export async function readBackupStatus(
  { config, key, clock }: KeptBackups,
  { backups }: Texts['status'] = textsIn('en').status,
): Promise<SystemStatus['backup']> {
  const [latest] = await listBackups(config.backupDir);
  const size = latest && (await stat(latest.file).catch(() => undefined))?.size;
  const found = { made_at: latest?.madeAt ?? null, bytes: size ?? null };
  if (config.backup === 'off') return { ...found, status: 'not_configured', detail: backups.off };
  if (!latest) return { ...found, status: 'ready', detail: backups.tonight };
  if (clock().getTime() - Date.parse(latest.madeAt) > backupAlarmMs)
    return { ...found, status: 'problem', detail: backups.failed };
  return { ...found, status: 'ready', detail: key === undefined ? backups.readable : backups.encrypted };
}

/** Reads the latest backup and checks it. Throws AppError. */
export async function verifyLatestBackup({ config, key, log }: KeptBackups): Promise<VerifiedBackup> {
  const [latest] = await listBackups(config.backupDir);
  if (!latest) throw noBackup();
  try {
    return { made_at: latest.madeAt, ...(await verifyBackup({ file: latest.file, key })) };
  } catch (error) {
    log.error({ err: error, file: latest.file }, 'The latest backup cannot be read');
    throw backupFails();
  }
}
