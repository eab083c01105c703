import { expect, test } from 'vitest';
import { createSignedInApp } from '../testing/test-app.ts';

const newId = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/** Starts an app whose proxy is 10.0.0.1, and asks it over a socket from `remoteAddress`. */
async function open() {
  const { app, logged, ada, database } = await createSignedInApp({
    config: { trustedProxies: ['10.0.0.1'] },
  });
  const ask = (path: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.request(
      `http://localhost${path}`,
      { headers: { Authorization: ada.authorization, ...headers } },
      { incoming: { socket: { remoteAddress }, connection: { remoteAddress }, headers } },
    );
  return { ask, logged, database };
}

test('each answer has an id, which errors name too', async () => {
  const { ask } = await open();
  const [one, other] = [await ask('/health', '10.0.0.9'), await ask('/api/nothing', '10.0.0.9')];
  const ids = [one, other].map((answer) => answer.headers.get('X-Request-Id'));
  expect(ids).toEqual([expect.stringMatching(newId), expect.stringMatching(newId)]);
  expect(ids[0]).not.toBe(ids[1]);
  expect(await other.json()).toMatchObject({ error: { code: 'http.not_found', request_id: ids[1] } });
});

test('only a trusted proxy gives a request its id, which is a word', async () => {
  const { ask } = await open();
  const idFrom = async (remoteAddress: string, id: string) =>
    (await ask('/health', remoteAddress, { 'x-request-id': id })).headers.get('X-Request-Id');
  expect(await idFrom('10.0.0.1', 'from-the-proxy:1')).toBe('from-the-proxy:1');
  for (const [address, id] of [
    ['10.0.0.9', 'from-the-proxy:1'],
    ['10.0.0.1', 'short'],
    ['10.0.0.1', 'with blanks in it'],
    ['10.0.0.1', 'x'.repeat(129)],
  ] as const)
    expect(await idFrom(address, id)).toMatch(newId);
});

test('what a request logs has its id', async () => {
  const { ask, logged, database } = await open();
  await database.handle.db.schema.alterTable('notes').renameTo('gone').execute();
  const answer = await ask('/api/notes', '10.0.0.1', { 'x-request-id': 'the-one-that-failed' });
  expect([answer.status, await answer.json()]).toMatchObject([
    500,
    { error: { request_id: 'the-one-that-failed' } },
  ]);
  const line = logged.map((json) => JSON.parse(json)).find(({ msg }) => /failed$/.test(msg));
  expect(line).toMatchObject({ msg: 'GET /api/notes failed', request: 'the-one-that-failed' });
});
