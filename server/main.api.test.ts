import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { pushDeviceSchema } from '#contract/push.ts';
import { startPushService } from './testing/push-service.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { goodPassword, visit } from './testing/visitor.ts';

/** Throws from a callback whenever a request to another host starts, as a bug in a library would. */
const bug = `data:text/javascript,
  import { subscribe } from 'node:diagnostics_channel';
  subscribe('http.client.request.start', () => setImmediate(() => { throw new Error('A bug') }));
  subscribe('http.client.request.start', () => void Promise.reject(new Error('Another bug')));`;

/** Runs the server as a process with the bug. */
async function startBuggyServer(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'heddle-main-'));
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', bug, main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PORT: '0', DATA_DIR: dataDir, SECRET: 'a secret of at least thirty-two characters', ...env },
  });
  let output = '';
  const ready = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const [, url] = /Heddle is ready at (http\S+)/.exec(output) ?? [];
    if (url) ready.resolve(url);
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = await Promise.race([ready.promise, ended.then(() => Promise.reject(new Error(output)))]);
  const request = (path: string | URL | Request, init?: RequestInit) => fetch(`${url}${path}`, init);
  return { url, request, output: () => output, stop: () => child.kill('SIGTERM'), ended };
}

test('an error that nobody catches is logged and fails its request, and the server goes on', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const service = await startPushService();
  onTestFinished(service.close);
  const { url, request, output, stop, ended } = await startBuggyServer({
    DATABASE_URL: database.connectionString,
    ALLOWED_PUSH_HOSTS: service.host,
  });
  const ada = visit({ app: { request } });
  const account = { name: 'Ada', email: 'ada@example.com', password: goodPassword };
  await ada.post('/sign-up/email', account, { Origin: url });
  const headers = { Authorization: `Bearer ${await ada.idToken()}`, 'Content-Type': 'application/json' };
  const browser = service.subscribe();
  browser.answer({ status: 201, delayMs: 2000 });
  const body = JSON.stringify(browser.subscription);
  const created = await request('/api/push/devices', { method: 'POST', headers, body });
  const device = pushDeviceSchema.parse(await created.json());
  const answer = await request(`/api/push/devices/${device.id}/test`, { method: 'POST', headers });
  expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: 'service.failed' } }]);
  expect((await request('/health')).status).toBe(200);
  expect(output()).toMatch(
    /An error was not caught .*A bug.* feature="POST \/api\/push\/devices\/:id\/test"/,
  );
  expect(output()).toMatch(/An error was not caught .*Another bug/);
  stop();
  expect(await ended).toEqual([0, null]);
});
