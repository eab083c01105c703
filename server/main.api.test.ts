import { expect, onTestFinished, test } from 'vitest';
import { pushDeviceSchema } from '#contract/push.ts';
import { startPushService } from './testing/push-service.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { goodPassword, visit } from './testing/visitor.ts';

/** Throws from a callback whenever a request to another host starts, as a bug in a library would. */
const bug = `data:text/javascript,
  import { subscribe } from 'node:diagnostics_channel';
  subscribe('http.client.request.start', () => setImmediate(() => { throw new Error('A bug') }));
  subscribe('http.client.request.start', () => void Promise.reject(new Error('Another bug')));`;

test('an error that nobody catches is logged and fails its request, and the server goes on', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const service = await startPushService();
  onTestFinished(service.close);
  const { url, request, output, stop, ended } = await startServerProcess(
    { DATABASE_URL: database.connectionString, ALLOWED_PUSH_HOSTS: service.host },
    [bug],
  );
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
