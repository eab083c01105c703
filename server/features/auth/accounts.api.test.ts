import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { visit } from '../../testing/visitor.ts';

const script = fileURLToPath(new URL('../../../scripts/account.ts', import.meta.url));
const secret = 'a secret of at least thirty-two characters';

/** Runs `npm run account` as the operator would; answers what it prints. */
async function runAccount(environment: Record<string, string>, ...args: string[]) {
  const options = { env: { PATH: process.env.PATH, ...environment } };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], options);
    return { code: 0, stdout: stdout.trim(), stderr: stderr.trim() };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout: stdout.trim(), stderr: stderr.trim() };
  }
}

async function startWithAda() {
  const instance = await createTestApp();
  const ada = visit(instance);
  await ada.signUp();
  return { instance, ada, environment: { DATABASE_URL: instance.database.connectionString, SECRET: secret } };
}

test('the operator disables an account, whose sessions end within a second, and enables it again', async () => {
  const { instance, ada, environment } = await startWithAda();
  const token = await ada.idToken();
  expect((await ada.me(token)).status).toBe(200);

  expect(await runAccount(environment, 'disable', 'Ada@example.com')).toMatchObject({ code: 0, stderr: '' });
  await sleep(500);
  expect((await ada.me(token)).status).toBe(401);
  expect((await ada.get('/api/auth/token')).status).toBe(401);
  expect((await visit(instance).signIn()).body.code).toBe('ACCOUNT_DISABLED');
  expect((await runAccount(environment, 'list')).stdout).toMatch(/^ada@example.com\tAda\tdisabled since 20/);

  expect(await runAccount(environment, 'enable', 'ada@example.com')).toMatchObject({ code: 0, stderr: '' });
  expect((await visit(instance).signIn()).status).toBe(200);
  expect((await runAccount(environment, 'list')).stdout).toBe('ada@example.com\tAda\tenabled');
  expect((await ada.me(token)).status).toBe(401);
});

test('the operator adds somebody to a closed server, who sets the password on the link', async () => {
  const { instance, environment } = await startWithAda();
  const closed = { ...environment, SIGNUP: 'closed', BASE_URL: 'https://tasks.example.com' };
  const { code, stdout } = await runAccount(closed, 'create', 'Bo@Example.com');
  expect(code).toBe(0);
  const link = new URL(stdout);
  expect([link.origin, link.pathname]).toEqual(['https://tasks.example.com', '/reset']);
  const bo = visit(instance);
  const reset = { token: link.searchParams.get('token'), newPassword: 'battery staple' };
  expect((await bo.post('/reset-password', reset)).status).toBe(200);
  expect((await bo.signIn({ email: 'bo@example.com', password: 'battery staple' })).status).toBe(200);
  const themes = await instance.request('/api/organization/themes', {
    headers: { Authorization: `Bearer ${await bo.idToken()}` },
  });
  expect(await themes.json()).toHaveLength(6);
  expect(await runAccount(closed, 'create', 'bo@example.com')).toMatchObject({
    code: 1,
    stderr: 'There is already an account with the address bo@example.com.',
  });
  expect((await runAccount(closed, 'create', 'nobody')).stderr).toBe('nobody is not an email address.');
});

test('the operator makes a reset link', async () => {
  const { ada, environment } = await startWithAda();
  const { stdout } = await runAccount(
    { ...environment, BASE_URL: 'https://tasks.example.com' },
    'reset-link',
    'ada@example.com',
  );
  const link = new URL(stdout);
  expect([link.origin, link.pathname]).toEqual(['https://tasks.example.com', '/reset']);
  const { status } = await ada.post('/reset-password', {
    token: link.searchParams.get('token'),
    newPassword: 'battery staple',
  });
  expect(status).toBe(200);
});

test('the operator connects an account with the OpenID provider', async () => {
  const { environment } = await startWithAda();
  const connect = (more: Record<string, string>) =>
    runAccount({ ...environment, ...more }, 'connect', 'Ada@example.com', 'ada-1');
  expect((await connect({})).stderr).toBe('There is no OpenID provider: set OIDC_ISSUER.');
  const provider = {
    BASE_URL: 'https://tasks.example.com',
    OIDC_ISSUER: 'https://auth.example.com',
    OIDC_CLIENT_ID: 'heddle',
    PASSWORD_SIGN_IN: 'off',
  };
  expect(await connect(provider)).toEqual({
    code: 0,
    stdout: 'ada@example.com signs in as ada-1 of the OpenID provider.',
    stderr: '',
  });
  expect((await runAccount({ ...environment, ...provider }, 'create', 'bo@example.com')).stdout).toBe(
    'bo@example.com has an account. Connect it: npm run account connect bo@example.com SUBJECT',
  );
});

test.each([
  [['connect', 'ada@example.com'], 'Usage: npm run account -- COMMAND'],
  [['disable', 'nobody@example.com'], 'There is no account with the address nobody@example.com.'],
  [[], 'Usage: npm run account -- COMMAND'],
  [['destroy', 'ada@example.com'], 'Usage: npm run account -- COMMAND'],
  [['disable'], 'Usage: npm run account -- COMMAND'],
  [['disable', 'ada@example.com', 'bob@example.com'], 'Usage: npm run account -- COMMAND'],
])('%j is explained', async (args, message) => {
  const { environment } = await startWithAda();
  const { code, stdout, stderr } = await runAccount(environment, ...args);
  expect([code, stdout, stderr.split('\n')[0]]).toEqual([1, '', message]);
});

test('with DATA_DIR it works beside a server that runs, without one, and says where there is none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'heddle-account-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const environment = { DATA_DIR: dataDir };
  expect((await runAccount(environment, 'list')).stderr).toMatch(/^There is no Heddle in .*DATA_DIR/);

  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: pino({ level: 'silent' }),
    onLost: () => undefined,
    durable: false,
  });
  try {
    await migrateToLatest(postgres.connectionString);
    const handle = openDatabase(postgres.connectionString, { onError: () => undefined });
    const { connectionString } = postgres;
    const instance = await createTestApp({ database: { handle, connectionString, drop: handle.close } });
    await visit(instance).signUp();
    await handle.close();
    expect(await runAccount(environment, 'list')).toEqual({
      code: 0,
      stdout: 'ada@example.com\tAda\tenabled',
      stderr: '',
    });
  } finally {
    await postgres.stop();
  }
  expect(await runAccount(environment, 'disable', 'ada@example.com')).toMatchObject({ code: 0, stderr: '' });
  expect((await runAccount(environment, 'list')).stdout).toContain('disabled since');
});
