import { execFile } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

const execute = promisify(execFile);

/** The system user that runs Postgres programs, since Postgres refuses to run as root. */
export interface PostgresUser {
  /** Undefined means the user that runs Heddle. */
  identity: { uid: number; gid: number } | undefined;
  /** The command line and spawn options that run `program` as this user. */
  command: (
    program: string,
    args: string[],
  ) => { file: string; args: string[]; options: { uid?: number; gid?: number } };
}

const userName = 'postgres';

/**
 * Decides who runs Postgres on `folder`, which must exist: whoever runs Heddle, or for root the folder's
 * owner if that is an ordinary user, else the system user `postgres`, made when missing.
 */
export async function choosePostgresUser({
  folder,
  probe,
}: {
  folder: string;
  /** A program that must be reachable, with `--version`. */
  probe: string;
}): Promise<PostgresUser> {
  if (process.getuid?.() !== 0)
    return { identity: undefined, command: (program, args) => ({ file: program, args, options: {} }) };

  const owner = lstatSync(folder);
  const identity =
    owner.uid === 0
      ? await findSystemUser()
      : { uid: owner.uid, gid: owner.gid === 0 ? owner.uid : owner.gid };
  if (owner.uid === 0) giveFolder(folder, identity);

  // A clone or DATA_DIR below a folder such as /root, which only root may enter, needs one more capability.
  const ways: PostgresUser[] = [
    { identity, command: (program, args) => ({ file: program, args, options: identity }) },
    withCapability('dac_read_search', identity),
    withCapability('dac_override', identity),
  ];
  for (const way of ways) if (await canReach(way, { folder, probe })) return way;
  throw new StartError(
    `The system user that runs PostgreSQL (uid ${identity.uid}) cannot reach ${folder} or ${probe}: let it enter the folders above (chmod o+x), or run Heddle as an ordinary user.`,
  );
}

/** Runs a Postgres program to its end; rejects with what it wrote when it fails. */
export async function runAs(user: PostgresUser, program: string, args: string[]): Promise<string> {
  const { file, args: commandLine, options } = user.command(program, args);
  const { stdout } = await execute(file, commandLine, { ...options, cwd: '/', env: postgresEnvironment });
  return stdout;
}

/** No PGDATA, PGPORT or locale of the operator's shell reaches Postgres. */
export const postgresEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

async function canReach(way: PostgresUser, { folder, probe }: { folder: string; probe: string }) {
  try {
    await runAs(way, '/bin/sh', [
      '-c',
      '"$1" --version >/dev/null && cd "$2" && test -w .',
      'sh',
      probe,
      folder,
    ]);
    return true;
  } catch {
    return false;
  }
}

function withCapability(capability: string, identity: { uid: number; gid: number }): PostgresUser {
  const flags = [
    `--reuid=${identity.uid}`,
    `--regid=${identity.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    // Without it access(2), by which initdb looks for its neighbors, disregards the capability.
    '--securebits=+no_setuid_fixup',
    '--',
  ];
  return {
    identity,
    command: (program, args) => ({ file: 'setpriv', args: [...flags, program, ...args], options: {} }),
  };
}

async function findSystemUser(): Promise<{ uid: number; gid: number }> {
  const known = findUser();
  if (known) return known;
  try {
    await execute('groupadd', ['--system', '--force', userName]);
    await execute('useradd', [
      '--system',
      '--gid',
      userName,
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      userName,
    ]);
  } catch (error) {
    // Another first start at the same time created it.
    const made = findUser();
    if (made) return made;
    throw new StartError(
      `PostgreSQL does not run as root, and the system user ${userName} could not be made (${error instanceof Error ? error.message.trim().split('\n').at(-1) : error}): run Heddle as an ordinary user.`,
    );
  }
  const made = findUser();
  if (!made) throw new StartError(`The system user ${userName} is missing: run Heddle as an ordinary user.`);
  return made;
}

function findUser(): { uid: number; gid: number } | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === userName) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function giveFolder(folder: string, identity: { uid: number; gid: number }): void {
  chownSync(folder, identity.uid, identity.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), identity.uid, identity.gid);
}
