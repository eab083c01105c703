import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { goodPassword, visit } from '#server/testing/visitor.ts';

const debian = '/usr/lib/postgresql';
const [major] = existsSync(debian)
  ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
  : [];
const postgresBin = join(debian, major ?? '', 'bin');
if (!major) console.log(`Skipped: there is no PostgreSQL in ${debian} (apt-get install postgresql).`);

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'heddle-debian-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const account = { name: 'Ada', email: 'ada@example.com', password: goodPassword };

/** Runs a server until `use` has ended; returns what that does. */
async function withServer<Result>(
  env: Record<string, string>,
  use: (call: (method: string, path: string, body?: unknown) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const { url, request, stop, ended, output } = await startServerProcess(env);
  const ada = visit({ app: { request } });
  const signedUp = await ada.post('/sign-up/email', account, { Origin: url });
  if (signedUp.status !== 200) await ada.post('/sign-in/email', account, { Origin: url });
  const headers = { Authorization: `Bearer ${await ada.idToken()}`, 'Content-Type': 'application/json' };
  const result = await use(async (method, path, body) => {
    const answer = await request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${output()}`);
    return answer.json();
  });
  stop();
  expect(await ended).toEqual([0, null]);
  return result;
}

test.skipIf(!major)(
  'Heddle runs the PostgreSQL of Debian in its own folder, and moves there from its own',
  async () => {
    const dataDir = makeDataDir();
    const own = { DATA_DIR: dataDir, BACKUP: 'off' };
    const system = { ...own, POSTGRES_BIN: postgresBin };
    await withServer(own, (call) => call('POST', '/api/tasks/', { title: 'Wäsche für ÄNNE' }));

    const run = (script: string, args: string[], env: Record<string, string>) =>
      execFileSync(process.execPath, [`scripts/${script}.ts`, ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, SECRET: 'a secret of at least thirty-two characters', ...env },
      });
    const backup = join(dataDir, 'moved.backup');
    run('backup', [backup], own);
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.before'));
    expect(run('restore', [backup], system)).toMatch(/^Restored \d+ rows/);

    const found = await withServer(system, async (call) => {
      await call('POST', '/api/tasks/', { title: 'Added in Debian’s' });
      return call('GET', '/api/tasks?filter=änne');
    });
    expect(found).toMatchObject([{ title: 'Wäsche für ÄNNE' }]);
    const all = await withServer(system, (call) => call('GET', '/api/tasks'));
    expect(all).toHaveLength(2);
  },
);

test.skipIf(!major)('Heddle runs with DATABASE_URL on a server of Debian', async () => {
  const server = await startEmbeddedPostgres({
    dataDir: makeDataDir(),
    postgresBin,
    log: pino({ level: 'silent' }),
    onLost: () => undefined,
    durable: false,
  });
  onTestFinished(server.stop);
  const created = await withServer({ DATABASE_URL: server.connectionString, BACKUP: 'off' }, (call) =>
    call('POST', '/api/captures', { text: 'buy milk tomorrow' }),
  );
  expect(created).toMatchObject({ tasks: [{ title: expect.stringMatching(/milk/i) }] });
});
