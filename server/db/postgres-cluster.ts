import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { emptyLockFileMs, maxPostgresInitMs } from '../config/limits.ts';
import { describeReadOnly, makeFolder } from '../make-folder.ts';
import { StartError } from '../start-error.ts';
import { syncFolder } from '../sync-folder.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { choosePostgresUser, type PostgresUser, runAs } from './postgres-user.ts';

/** The files of the embedded Postgres: DATA_DIR/postgres holds `data`, `password` and `server.log`. */
export interface Cluster {
  dataDir: string;
  /** Postgres' own data folder. */
  folder: string;
  passwordFile: string;
  password: string;
  logFile: string;
  user: PostgresUser;
}

/** Opens the cluster in `dataDir`, made on the first start. Throws StartError when it cannot be used. */
export async function openCluster({
  dataDir,
  binaries,
  durable,
}: {
  dataDir: string;
  binaries: PostgresBinaries;
  durable: boolean;
}): Promise<Cluster> {
  const home = join(dataDir, 'postgres');
  const folder = join(home, 'data');
  const passwordFile = join(home, 'password');
  try {
    makeFolder(dataDir);
    const readOnly = describeReadOnly(dataDir);
    if (readOnly) throw new StartError(readOnly);
    removeDrafts(dataDir);
    if (!existsSync(home)) await createCluster({ dataDir, home, binaries, durable });
    const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
    if (major !== binaries.major) throw wrongMajor({ home, major, binaries });
    const user = await choosePostgresUser({ folder: home, probe: binaries.postgres });
    const password = readFileSync(passwordFile, 'utf8').trim();
    return { dataDir, folder, passwordFile, password, logFile: join(home, 'server.log'), user };
  } catch (error) {
    throw isFileError(error) ? explain(error, { dataDir, home }) : error;
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

function explain(error: NodeJS.ErrnoException, { dataDir, home }: { dataDir: string; home: string }) {
  if (existsSync(home) && error.code === 'ENOENT')
    return new StartError(
      `${home} is damaged (${error.message}): restore it from a backup, or move it away to begin anew.`,
    );
  if (existsSync(home) && (error.code === 'EACCES' || error.code === 'EPERM'))
    return new StartError(
      `${home} belongs to another system user: start Heddle as that user or as root, or give it away with chown -R.`,
    );
  return new StartError(`DATA_DIR is not usable: Heddle cannot write in ${dataDir} (${error.message}).`);
}

function wrongMajor({ home, major, binaries }: { home: string; major: string; binaries: PostgresBinaries }) {
  return new StartError(
    `${home} was made by PostgreSQL ${major}, this Heddle runs ${binaries.major}: make a backup with what made it (npm run backup), move ${home} away, and restore it with this one (docs/backup.md).`,
  );
}

const draftPrefix = 'postgres.new-';

/** Removes what interrupted first starts have left behind. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith(draftPrefix) && isOlderThan(join(dataDir, name), maxPostgresInitMs))
      rmSync(join(dataDir, name), { recursive: true, force: true });
}

/** Creates the cluster in a draft folder and renames it, so that a kill on the way leaves nothing half made. */
async function createCluster({
  dataDir,
  home,
  binaries,
  durable,
}: {
  dataDir: string;
  home: string;
  binaries: PostgresBinaries;
  durable: boolean;
}): Promise<void> {
  const draft = mkdtempSync(join(dataDir, draftPrefix));
  try {
    const user = await choosePostgresUser({ folder: draft, probe: binaries.initdb });
    const passwordFile = join(draft, 'password');
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, {
      mode: 0o600,
      flush: durable,
    });
    if (user.identity) chownSync(passwordFile, user.identity.uid, user.identity.gid);
    await runAs(user, binaries.initdb, [
      `--pgdata=${join(draft, 'data')}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...(Number(binaries.major) >= 17
        ? ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
        : ['--locale=C.UTF-8']),
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    // initdb syncs only what it made itself.
    if (durable) syncFolder(draft);
    renameSync(draft, home);
    if (durable) syncFolder(dataDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another first start at the same time was quicker, and its cluster is just as good.
    if (existsSync(home)) return;
    if (error instanceof StartError) throw error;
    throw new StartError(`PostgreSQL could not make a database in ${dataDir}: ${describeReason(error)}`);
  }
}

function describeReason(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return (
    /(?:error|fatal): *(.*)/i.exec(said)?.[1] ?? (error instanceof Error ? error.message : String(error))
  );
}

/** Reads from postmaster.pid which server runs in the cluster; `ready` once it takes connections. */
export function readPostmaster(
  cluster: Pick<Cluster, 'folder'>,
): { pid: number; port: number; ready: boolean } | undefined {
  const file = join(cluster.folder, 'postmaster.pid');
  const content = readIfThere(file);
  if (content === undefined) return undefined;
  const [pidLine = '', , , port = '', , , , status = ''] = content.split('\n');
  const pid = Number(pidLine);
  // The file is filled just after it is created; one that stays empty is left over from a power cut.
  if (!pid)
    return isOlderThan(file, emptyLockFileMs) ? remove(file, content) : { pid: 0, port: 0, ready: false };
  if (!isAlive(pid)) return undefined;
  // After a restart of the machine or container the pid may be another program's, which Postgres cannot tell.
  if (!runsInFolder(pid, cluster.folder)) return remove(file, content);
  return { pid, port: Number(port), ready: status.trim() === 'ready' && Number(port) > 0 };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isOlderThan(file: string, ms: number): boolean {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - changed > ms;
}

function remove(file: string, content: string): undefined {
  if (readIfThere(file) === content) rmSync(file, { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function runsInFolder(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    // It ended just now, or Heddle may not look, as in a container without CAP_SYS_PTRACE: then its name must do.
    return !isAlive(pid) || readIfThere(`/proc/${pid}/comm`)?.trim() === 'postgres';
  }
}
