import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { restoreOfferSchema, verifiedBackupSchema } from '#contract/backups.ts';
import { errorSchema } from '#contract/errors.ts';
import { readStartedVersions } from '../../started-versions.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { goodPassword, visit } from '../../testing/visitor.ts';
import { version } from '../../version.ts';
import { makeBackup } from './make-backup.usecases.ts';

const key = 'a key for backups of sixteen or more';
const secret = 'the secret of the server that the backup is of';
const email = 'ada@example.com';

type Request = (path: string, init?: RequestInit) => Response | Promise<Response>;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes an encrypted backup with one account, and one that anybody can read, of a server without accounts. */
async function makeBackups() {
  const folder = makeFolder();
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const write = async (name: string, key: string | undefined) => {
    const file = join(folder, name);
    await makeBackup({
      connectionString: database.connectionString,
      secret,
      clock: () => new Date(),
      key,
      file,
    });
    return readFileSync(file);
  };
  const withoutAccounts = await write('empty.backup', undefined);
  const { signUp } = await createTestApp({ database, config: { secret } });
  const ada = await signUp({ email, password: goodPassword });
  await ada.addTask({ title: 'Water the fern' });
  return { withoutAccounts, backup: await write('one.backup', key) };
}

const isOffered = async (request: Request) =>
  restoreOfferSchema.parse(await (await request('/api/restore')).json()).offered;

const sendPart = async (request: Request, offset: number, bytes: Buffer) =>
  (
    await request(`/api/restore/file?offset=${offset}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
  ).status;

async function restore(request: Request, key?: string) {
  const response = await request('/api/restore', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  const body = await response.json();
  return response.ok
    ? { status: response.status, restored: verifiedBackupSchema.parse(body) }
    : { status: response.status, code: errorSchema.parse(body).error.code };
}

test('an empty server takes a backup in parts, becomes the server it is of, and takes no other', async () => {
  const { backup } = await makeBackups();
  const { request, url, output, dataDir } = await startServerProcess({ SECRET: '' });
  expect(await isOffered(request)).toBe(true);
  const half = Math.floor(backup.length / 2);
  expect(await sendPart(request, 0, backup.subarray(0, half))).toBe(204);
  expect(await restore(request, key)).toEqual({ status: 422, code: 'restore.wrong_key' });
  expect(await sendPart(request, half + 1, backup.subarray(half))).toBe(409);
  expect(await sendPart(request, half, backup.subarray(half))).toBe(204);
  expect(await restore(request)).toEqual({ status: 422, code: 'restore.encrypted' });
  expect(await restore(request, 'another key of sixteen')).toEqual({
    status: 422,
    code: 'restore.wrong_key',
  });
  expect(await isOffered(request)).toBe(true);
  const { status, restored } = await restore(request, key);
  expect(status).toBe(200);
  expect(restored?.rows).toBeGreaterThan(10);

  // It starts anew with the secret of the backup, at the same address.
  await vi.waitFor(() => expect(output().match(/Heddle is ready at/g)).toHaveLength(2), 60_000);
  expect(await isOffered(request)).toBe(false);
  const ada = visit({ app: { request } });
  const signedIn = await ada.post('/sign-in/email', { email, password: goodPassword }, { Origin: url });
  expect(signedIn.status).toBe(200);
  const tasks = await request('/api/tasks/', { headers: { Authorization: `Bearer ${await ada.idToken()}` } });
  expect(await tasks.json()).toMatchObject([{ title: 'Water the fern' }]);

  expect(await sendPart(request, 0, backup)).toBe(409);
  expect(await restore(request, key)).toEqual({ status: 409, code: 'restore.in_use' });

  expect(readStartedVersions(dataDir).map((each) => each.version)).toEqual([version]);

  // Nor does the program for the operator, while it serves.
  const file = join(makeFolder(), 'one.backup');
  writeFileSync(file, backup);
  const { status: exitCode, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../../../scripts/restore.ts', import.meta.url)), file, '--overwrite'],
    { env: { DATA_DIR: dataDir, BACKUP_KEY: key }, encoding: 'utf8' },
  );
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('stop Heddle first')]);
  expect((await ada.me(await ada.idToken())).status).toBe(200);
});

async function createEmptyServer(config: { signup?: 'closed'; secret?: string } = {}) {
  const dataDir = makeFolder();
  return createTestApp({ config: { dataDir, backupDir: join(dataDir, 'backups'), ...config } });
}

test('of a sign-up and a restore in the same moment the first one counts', async () => {
  const { backup } = await makeBackups();
  for (const headStartMs of [0, 150, 300, 450, 600, 750]) {
    const { app, request, signUp } = await createEmptyServer({ secret });
    expect(await sendPart(request, 0, backup)).toBe(204);
    const newcomer = 'grace@example.com';
    const [answer] = await Promise.all([
      restore(request, key),
      sleep(headStartMs).then(() => signUp({ email: newcomer }).catch(() => undefined)),
    ]);
    const canSignIn = async (email: string, password: string) =>
      (await visit({ app }).signIn({ email, password })).status === 200;
    const isRestored = await canSignIn(email, goodPassword);
    expect(isRestored).toBe(answer.status === 200);
    if (!isRestored) {
      expect(answer).toEqual({ status: 409, code: 'restore.in_use' });
      expect(await canSignIn(newcomer, 'correct horse battery')).toBe(true);
    }
  }
});

test('of two restores in the same moment one is made', async () => {
  const { backup } = await makeBackups();
  const { request } = await createEmptyServer({ secret });
  expect(await sendPart(request, 0, backup)).toBe(204);
  const answers = await Promise.all([restore(request, key), restore(request, key)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each<
  [
    string,
    { signup?: 'closed'; secret?: string },
    (made: Awaited<ReturnType<typeof makeBackups>>) => Buffer,
    string,
  ]
>([
  ['what is no backup', {}, () => Buffer.from('%PDF-1.7 and so on, at some length'), 'restore.no_backup'],
  ['a backup without accounts', {}, ({ withoutAccounts }) => withoutAccounts, 'restore.no_accounts'],
  [
    'a backup of another SECRET, where the operator has set one',
    {},
    ({ backup }) => backup,
    'restore.other_secret',
  ],
])('refuses %s', async (_name, config, choose, code) => {
  const made = await makeBackups();
  const { request, signUp } = await createEmptyServer(config);
  expect(await sendPart(request, 0, choose(made))).toBe(204);
  expect(await restore(request, key)).toEqual({ status: 422, code });
  expect(await isOffered(request)).toBe(true);
  await signUp();
  expect(await isOffered(request)).toBe(false);
});

test('is not offered where nobody can sign up', async () => {
  const { backup } = await makeBackups();
  const { request } = await createEmptyServer({ signup: 'closed' });
  expect(await isOffered(request)).toBe(false);
  expect(await sendPart(request, 0, backup)).toBe(409);
  expect((await restore(request, key)).status).toBe(409);
});
