import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** From the call that ended the process to its end. */
  milliseconds: number;
}

export interface RunningServer {
  /** Its address, such as http://localhost:41234. */
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** From spawning node to the line that it is ready. */
  startMilliseconds: number;
  /** Everything it has written so far, on both outputs. */
  output: () => string;
  /** The embedded Postgres' process id; undefined when none runs. */
  postgresPid: () => number | undefined;
  /** SIGTERM, and waits for the end. */
  stop: () => Promise<Exit>;
  /** SIGKILL to node, and with `postgres` to that as well: nothing gets to tidy up. */
  kill9: (options?: { postgres?: boolean }) => Promise<Exit>;
}

export interface ServerOptions {
  /** Default: an empty folder of its own. */
  dataDir?: string;
  databaseUrl?: string;
  /** On top of PORT=0, DATA_DIR and LOG_LEVEL; nothing of the test's own environment but PATH reaches it. */
  env?: Record<string, string>;
  /** Where the project is; a copy elsewhere for tests of odd folders. */
  folder?: string;
  /** What runs node, such as `runuser -u nobody --`. */
  prefix?: string[];
}

const startTimeoutMs = 110_000;
const readyLine = /Heddle is ready at (http\S+)/;

/** A Heddle that ended instead of becoming ready. */
export class StartFailure extends Error {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;

  constructor({ code, stdout, stderr }: { code: number | null; stdout: string; stderr: string }) {
    super(`The server ended with ${code} before it was ready:\n${stdout}${stderr}`);
    this.code = code;
    this.stdout = stdout;
    this.stderr = stderr;
  }
}

/** Runs the real server on a free port and waits until it is ready. Rejects with StartFailure. */
export async function startServer({
  dataDir,
  databaseUrl,
  env = {},
  folder = projectFolder,
  prefix = [],
}: ServerOptions & { dataDir: string }): Promise<RunningServer> {
  const main = join(folder, 'server', 'main.ts');
  // As `npm start` does.
  const [program = '', ...args] = [
    ...prefix,
    process.execPath,
    '--expose-gc',
    '--max-semi-space-size=16',
    main,
  ];
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      // As `npm start` does, too.
      NODE_COMPILE_CACHE: join(folder, 'node_modules', '.cache', 'heddle'),
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl, SECRET: 'shared by all instances of the tests' } : {}),
      ...env,
    },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = once(child, 'close');

  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready in ${startTimeoutMs} ms:\n${stdout}${stderr}`));
    }, startTimeoutMs);
    child.stdout.on('data', () => {
      const ready = readyLine.exec(stdout)?.[1];
      if (!ready) return;
      clearTimeout(timer);
      resolve(ready);
    });
    ended.then(([code]) => {
      clearTimeout(timer);
      reject(new StartFailure({ code, stdout, stderr }));
    }, reject);
  });
  const startMilliseconds = performance.now() - begun;

  const end = async (signal: NodeJS.Signals): Promise<Exit> => {
    const asked = performance.now();
    if (isRunning(child)) process.kill(nodePid(), signal);
    const [code, by] = await ended;
    return { code, signal: by, milliseconds: performance.now() - asked };
  };
  const nodePid = () => child.pid ?? 0;
  const postgresPid = () => runningPostgres(dataDir);

  return {
    url,
    port: Number(new URL(url).port),
    pid: nodePid(),
    dataDir,
    startMilliseconds,
    output: () => stdout + stderr,
    postgresPid,
    stop: () => end('SIGTERM'),
    kill9: async ({ postgres = false } = {}) => {
      const database = postgres ? postgresPid() : undefined;
      const exit = end('SIGKILL');
      if (database) process.kill(database, 'SIGKILL');
      const outcome = await exit;
      while (database && isAlive(database)) await sleep(10);
      return outcome;
    },
  };
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Returns whether a process runs; one that has ended and waits to be reaped does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return process.platform !== 'linux' && error instanceof Error && 'path' in error;
  }
}

function runningPostgres(dataDir: string): number | undefined {
  try {
    const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** A folder for data that is gone, with the Postgres in it, when `remove` is called. */
export function makeDataFolder(): { dataDir: string; remove: () => Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'heddle-e2e-'));
  return {
    dataDir,
    remove: async () => {
      const database = runningPostgres(dataDir);
      if (database) process.kill(database, 'SIGQUIT');
      while (database && isAlive(database)) await sleep(10);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
