import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { expect, test, vi } from 'vitest';
import { type CreatedAccessToken, createdAccessTokenSchema } from '#contract/access-tokens.ts';
import { maxAccessTokenNameLength, maxAccessTokens } from '#contract/limits.ts';
import { type AccessTokenScope, accessTokenScopes } from '#contract/vocabularies.ts';
import { tokenCallRate } from '../../config/limits.ts';
import { createSignedInApp, type createTestApp, type TestUser } from '../../testing/test-app.ts';
import { visit } from '../../testing/visitor.ts';
import { disableAccount, enableAccount } from '../auth/accounts.usecases.ts';

const path = '/api/access-tokens';
const dayMs = 24 * 60 * 60_000;
const all = [...accessTokenScopes];

type App = Pick<Awaited<ReturnType<typeof createTestApp>>, 'request'>;

async function createToken(
  user: TestUser,
  scopes: readonly AccessTokenScope[] = all,
  fields: object = {},
): Promise<CreatedAccessToken> {
  const created = await user.call('POST', path, {
    name: 'Script',
    scopes,
    expires_in_days: null,
    ...fields,
  });
  return createdAccessTokenSchema.parse(created);
}

/** Sends a request with a token and returns its status and the code of its refusal. */
async function callWith({ request }: App, token: string, method: string, to: string, body?: unknown) {
  const response = await request(to, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects by what it asserts.
  const json: any = isJson ? await response.json() : await response.body?.cancel();
  return { status: response.status, code: json?.error?.code, json, headers: response.headers };
}

test('a token adds and reads tasks, and is listed without its secret', async () => {
  const app = await createSignedInApp();
  const { ada } = app;
  const { token, ...created } = await createToken(ada, ['write', 'read', 'write'], { name: '  Shortcuts ' });
  expect(token).toMatch(/^heddle_[0-9a-f]{48}$/);
  expect(created).toMatchObject({
    name: 'Shortcuts',
    scopes: ['read', 'write'],
    start: token.slice(0, 11),
    expires_at: null,
    last_used_at: null,
    last_used_from: null,
  });
  const added = await callWith(app, token, 'POST', '/api/tasks?auto_classify=true', {
    title: 'call the dentist tomorrow 9am',
  });
  expect(added.status).toBe(201);
  const { json } = await callWith(app, token, 'GET', '/api/tasks');
  expect(json).toMatchObject([{ title: 'call the dentist' }]);
  expect(await ada.call('GET', '/api/tasks')).toEqual(json);

  const listed = await ada.call('GET', path);
  expect(listed).toMatchObject([
    { ...created, last_used_at: expect.any(String), last_used_from: '127.0.0.1' },
  ]);
  expect(JSON.stringify(listed)).not.toContain(token.slice(11));
});

test('only the hash of a token is stored, and nothing of it is exported or logged', async () => {
  const app = await createSignedInApp();
  const { token } = await createToken(app.ada);
  await callWith(app, token, 'GET', '/api/profile');
  await callWith(app, token, 'GET', '/api/admin/llm-providers');
  const { rows } = await app.database.handle.authPool.query('select * from access_tokens');
  expect(rows).toMatchObject([{ token_hash: createHash('sha256').update(token).digest('hex') }]);
  expect(JSON.stringify(rows)).not.toContain(token.slice(11));
  expect(await (await app.ada.send('GET', '/api/export')).text()).not.toContain('heddle_');
  expect(app.logged.join()).not.toContain(token.slice(11));
});

test('a revoked token is refused at once, on another instance too', async () => {
  const app = await createSignedInApp();
  const other = await app.anotherInstance();
  const { id, token } = await createToken(app.ada);
  for (const instance of [app, other])
    expect((await callWith(instance, token, 'GET', '/api/profile')).status).toBe(200);
  await app.ada.call('DELETE', `${path}/${id}`);
  for (const instance of [other, app])
    expect(await callWith(instance, token, 'GET', '/api/profile')).toMatchObject({
      status: 401,
      code: 'access_tokens.invalid',
    });
  expect(await app.ada.call('GET', path)).toEqual([]);
});

test.each([30, 90, 365])('a token for %i days is refused after them, and says so', async (days) => {
  let nowMs = Date.UTC(2026, 10, 27);
  const app = await createSignedInApp({ clock: () => new Date(nowMs) });
  const { token, expires_at } = await createToken(app.ada, all, { expires_in_days: days });
  expect(Date.parse(expires_at ?? '')).toBe(nowMs + days * dayMs);
  nowMs += days * dayMs - 1;
  expect((await callWith(app, token, 'GET', '/api/profile')).status).toBe(200);
  nowMs++;
  expect(await callWith(app, token, 'GET', '/api/profile')).toMatchObject({
    status: 401,
    code: 'access_tokens.expired',
  });
});

test('nobody sees or revokes the tokens of somebody else', async () => {
  const app = await createSignedInApp();
  const { id, token } = await createToken(app.ada);
  const eve = await app.signUp();
  expect(await eve.call('GET', path)).toEqual([]);
  for (const target of [id, uuidv7(), 'not-an-id', token])
    expect((await eve.send('DELETE', `${path}/${target}`)).status).toBe(404);
  expect((await callWith(app, token, 'GET', '/api/profile')).json).toMatchObject({ id: app.ada.id });
});

test('a token counts in the Authorization header alone, whole and as it was made', async () => {
  const app = await createSignedInApp();
  const { token } = await createToken(app.ada);
  for (const query of [`access_token=${token}`, `token=${token}`, `api_key=${token}`])
    expect((await app.request(`/api/tasks?${query}`)).status).toBe(401);
  for (const headers of [
    { Authorization: token },
    { Authorization: `Basic ${btoa(`${token}:`)}` },
    { 'X-Api-Key': token },
    { Cookie: `heddle.session_token=${token}` },
  ])
    expect((await app.request('/api/tasks', { headers })).status).toBe(401);
  for (const wrong of [
    token.slice(0, -1),
    `${token}0`,
    token.toUpperCase(),
    token.replace('heddle_', ''),
    `heddle_${'0'.repeat(48)}`,
    `heddle_${createHash('sha256').update(token).digest('hex')}`,
    "heddle_' or true --",
    `heddle_${'f'.repeat(8000)}`,
  ])
    expect((await callWith(app, wrong, 'GET', '/api/tasks')).status).toBe(401);
});

test('a token is of no use to what the session cookie protects', async () => {
  const { app, ada, request } = await createSignedInApp();
  const { token } = await createToken(ada);
  const headers = { Authorization: `Bearer ${token}` };
  const visitor = visit({ app });
  for (const to of ['/api/auth/token', '/api/auth/list-sessions'])
    expect((await visitor.get(to, headers)).status).toBe(401);
  const { password } = ada;
  for (const [to, body] of [
    ['/delete-user', { password }],
    ['/change-password', { currentPassword: password, newPassword: 'another horse battery' }],
    ['/revoke-sessions', {}],
  ] as const)
    expect((await visitor.post(to, body, headers)).status).toBe(401);
  expect(await (await request('/api/auth/get-session', { headers })).json()).toBe(null);
});

test.each([
  ['an empty name', { name: ' ' }],
  ['an invisible name', { name: '\u200b\u2060' }],
  ['a name with a line break', { name: 'Script\nAuthorization: none' }],
  ['a name with an escape', { name: 'Script\u001b[2J' }],
  ['a name with NUL', { name: 'Script\u0000' }],
  ['a lone surrogate', { name: 'Script\ud800' }],
  ['a huge name', { name: 'x'.repeat(maxAccessTokenNameLength + 1) }],
  ['no scope', { scopes: [] }],
  ['an unknown scope', { scopes: ['read', 'admin'] }],
  ['an odd lifetime', { expires_in_days: 3650 }],
  ['no lifetime', { expires_in_days: undefined }],
])('refuses %s', async (_name, fields) => {
  const { ada } = await createSignedInApp();
  const response = await ada.send('POST', path, {
    name: 'Script',
    scopes: all,
    expires_in_days: null,
    ...fields,
  });
  expect(response.status).toBe(400);
  expect(await ada.call('GET', path)).toEqual([]);
});

test('a user has at most so many tokens, however many are created at once', async () => {
  const { ada } = await createSignedInApp();
  const statuses = await Promise.all(
    Array.from({ length: maxAccessTokens + 5 }, async () => {
      const body = { name: '<b>Script</b>', scopes: ['read'], expires_in_days: null };
      return (await ada.send('POST', path, body)).status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(maxAccessTokens);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  const [first] = await ada.call('GET', path);
  await ada.call('DELETE', `${path}/${first.id}`);
  await createToken(ada);
});

test('each token may be used so often in a minute, and says when it may be used again', async () => {
  const app = await createSignedInApp();
  const [busy, idle] = [await createToken(app.ada), await createToken(app.ada)];
  const statuses = await Promise.all(
    Array.from({ length: tokenCallRate.maxCalls }, () =>
      callWith(app, busy.token, 'GET', '/api/settings').then(({ status }) => status),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { status, code, headers } = await callWith(app, busy.token, 'GET', '/api/settings');
  expect({ status, code }).toEqual({ status: 429, code: 'access_tokens.too_many_calls' });
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect((await callWith(app, idle.token, 'GET', '/api/settings')).status).toBe(200);
});

test('the last use is recorded with its address, at most once a minute', async () => {
  let nowMs = Date.UTC(2026, 10, 27);
  const { app, ada } = await createSignedInApp({ clock: () => new Date(nowMs) });
  const { token } = await createToken(ada);
  const useFrom = async (address: string) =>
    expect((await visit({ app }, { address }).me(token)).status).toBe(200);
  const readUse = async () => {
    const [{ last_used_at, last_used_from }] = await ada.call('GET', path);
    return { at: last_used_at, from: last_used_from };
  };
  const first = { at: '2026-11-27T00:00:00.000Z', from: '203.0.113.7' };
  await useFrom('203.0.113.7');
  await expect.poll(readUse).toEqual(first);
  nowMs += 59_999;
  await useFrom('203.0.113.8');
  expect(await readUse()).toEqual(first);
  nowMs++;
  await useFrom('2001:DB8:0::8');
  await expect.poll(readUse).toEqual({ at: '2026-11-27T00:01:00.000Z', from: '2001:db8::8' });
});

test('tokens of a disabled account are refused until it is enabled, those of a deleted one for good', async () => {
  const app = await createSignedInApp();
  const { auth, ada } = app;
  const { token } = await createToken(ada);
  const readStatus = async () => (await callWith(app, token, 'GET', '/api/profile')).status;
  await disableAccount({ auth, email: ada.email, now: new Date() });
  expect(await readStatus()).toBe(401);
  await enableAccount({ auth, email: ada.email });
  expect(await readStatus()).toBe(200);
  await auth.repository.deleteUser(ada.id, auth.jobs);
  expect(await readStatus()).toBe(401);
});

test('a call is answered although its use cannot be recorded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = await createSignedInApp();
  const { token } = await createToken(app.ada);
  await app.database.handle.authPool.query(
    'create rule kept as on update to access_tokens do instead select 1/0',
  );
  expect((await callWith(app, token, 'GET', '/api/profile')).status).toBe(200);
});

test('a stream of events takes no token', async () => {
  const app = await createSignedInApp();
  const { token } = await createToken(app.ada);
  expect(await callWith(app, token, 'GET', '/api/events')).toMatchObject({
    status: 403,
    code: 'access_tokens.session_required',
  });
});
