import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { maybeSignedOutHeader } from '#contract/sync-headers.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { type Answering, visit } from '../../testing/visitor.ts';

const hour = 3_600_000;
const day = 24 * hour;

async function signUpVisitor(instance: { app: Answering }) {
  const ada = visit(instance);
  await ada.signUp();
  return { ada, token: await ada.idToken() };
}

const decodePayload = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const encodeSegment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('the ID token says who and which session, for one hour', async () => {
  const { database, ...instance } = await createTestApp();
  const { ada, token } = await signUpVisitor(instance);
  const claims = decodePayload(token);
  const { rows: sessions } = await database.handle.authPool.query('select id from session');
  expect(claims).toEqual({
    iss: 'heddle',
    aud: 'heddle',
    sub: (await ada.me(token)).body.id,
    sid: sessions[0].id,
    email: 'ada@example.com',
    name: 'Ada',
    zoneinfo: 'UTC',
    iat: expect.any(Number),
    exp: claims.iat + 3600,
  });
});

test('the private key is stored encrypted', async () => {
  const { database, ...instance } = await createTestApp();
  await signUpVisitor(instance);
  const { rows } = await database.handle.authPool.query('select "privateKey" from jwks');
  expect(rows).toHaveLength(1);
  expect(rows[0].privateKey).not.toContain('"d"');
});

test('the cookie alone opens nothing but the sign-in routes', async () => {
  const { ada } = await signUpVisitor(await createTestApp());
  const session = await ada.get('/api/auth/get-session');
  expect(session.body.user).toMatchObject({ email: 'ada@example.com' });
  expect(session.headers.get('set-auth-jwt')).toBeNull();
  const { status, body } = await ada.get('/api/profile');
  expect([status, body]).toMatchObject([401, { error: { code: 'auth.unauthenticated' } }]);
});

test('a refreshed token works beside the old one', async () => {
  const { ada, token } = await signUpVisitor(await createTestApp());
  await sleep(1001);
  const next = await ada.idToken();
  expect(next).not.toBe(token);
  expect((await ada.me(token)).status).toBe(200);
  expect((await ada.me(next)).status).toBe(200);
});

test('an ID token expires after an hour, even where it was accepted before', async () => {
  let now = new Date();
  const instance = await createTestApp({ clock: () => now });
  const { ada, token } = await signUpVisitor(instance);
  now = new Date(Date.now() + hour - 5_000);
  expect((await ada.me(token)).status).toBe(200);
  now = new Date(Date.now() + hour + 5_000);
  expect((await ada.me(token)).status).toBe(401);
});

test('a session ends thirty days after its last use', async () => {
  const { database, ...instance } = await createTestApp();
  const { ada, token } = await signUpVisitor(instance);
  const expiry = async () => {
    const { rows } = await database.handle.authPool.query('select "expiresAt" from session');
    return rows[0].expiresAt.getTime() - Date.now();
  };
  expect(await expiry()).toBeGreaterThan(30 * day - 10_000);

  await database.handle.authPool.query(`update session set "expiresAt" = now() + interval '10 days'`);
  await ada.idToken();
  expect(await expiry()).toBeGreaterThan(30 * day - 10_000);

  await database.handle.authPool.query(`update session set "expiresAt" = now() - interval '1 second'`);
  await sleep(500);
  expect((await ada.me(token)).status).toBe(401);
  expect((await ada.get('/api/auth/token')).status).toBe(401);
  expect((await ada.get('/api/auth/token', { [maybeSignedOutHeader]: 'true' })).status).toBe(204);
});

test('signing out is refused at once here and within a second on the other instance', async () => {
  const { anotherInstance, ...here } = await createTestApp();
  const { ada, token } = await signUpVisitor(here);
  const there = visit(await anotherInstance());
  expect((await there.me(token)).status).toBe(200);

  expect((await ada.post('/sign-out', {})).status).toBe(200);
  const left = performance.now();
  expect((await ada.me(token)).status).toBe(401);
  while ((await there.me(token)).status === 200) {
    expect(performance.now() - left).toBeLessThan(1000);
    await sleep(5);
  }
  expect([...ada.cookies.keys()]).toEqual(['heddle.device']);
  expect((await ada.get('/api/auth/token')).status).toBe(401);
});

test('signing out without a session is fine', async () => {
  const { status } = await visit(await createTestApp()).post('/sign-out', {});
  expect(status).toBe(200);
});

test('disabling an account ends its sessions and streams within a second', async () => {
  const { auth, ...instance } = await createTestApp();
  const { ada, token } = await signUpVisitor(instance);
  const user = await auth.repository.findUserByEmail('ada@example.com');
  expect((await ada.me(token)).status).toBe(200);
  await auth.repository.setDisabled(user?.id ?? '', new Date());
  await sleep(600);
  expect((await ada.me(token)).status).toBe(401);
  expect(await auth.sessionIsLive(decodePayload(token).sid)).toBe(false);
});

test.each([
  ['nothing', () => undefined],
  ['another scheme', (token: string) => `Basic ${token}`],
  ['no scheme', (token: string) => token],
  ['an empty token', () => 'Bearer '],
  ['two tokens', (token: string) => `Bearer ${token} ${token}`],
  [
    'a token with a changed claim',
    (token: string) => {
      const [header, payload, signature] = token.split('.');
      const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
      return `Bearer ${header}.${encodeSegment({ ...claims, exp: claims.exp + 1 })}.${signature}`;
    },
  ],
  ['a token with a changed signature', (token: string) => `Bearer ${token.slice(0, -6)}AAAAAA`],
  ['a token without a signature', (token: string) => `Bearer ${token.split('.').slice(0, 2).join('.')}.`],
  ['alg none', (token: string) => `Bearer ${encodeSegment({ alg: 'none' })}.${token.split('.')[1]}.`],
  [
    'alg none with our key',
    (token: string) => {
      const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
      return `Bearer ${encodeSegment({ alg: 'none', kid })}.${token.split('.')[1]}.`;
    },
  ],
  ['an endless token', () => `Bearer ${'a'.repeat(100_000)}`],
  ['half a token', (token: string) => `Bearer ${token.slice(0, token.length / 2)}`],
  ['not base64', () => 'Bearer ä.ö.ü'],
  ['dots', () => 'Bearer ..'],
  ['JSON that is no header', () => `Bearer ${encodeSegment([])}.${encodeSegment([])}.x`],
  [
    'a key id that is no id',
    (token: string) => `Bearer ${encodeSegment({ alg: 'EdDSA', kid: "' or 1=1" })}.${token.split('.')[1]}.x`,
  ],
] as [string, (token: string) => string | undefined][])(
  '%s in Authorization is refused',
  async (_what, header) => {
    const instance = await createTestApp();
    const { token } = await signUpVisitor(instance);
    const authorization = header(token);
    const { status } = await visit(instance).get(
      '/api/profile',
      authorization ? { Authorization: encodeURI(authorization) } : {},
    );
    expect(status).toBe(401);
  },
);

test('a token signed by a foreign key is refused, whatever it names', async () => {
  const { database, ...instance } = await createTestApp();
  const { ada, token } = await signUpVisitor(instance);
  const claims = decodePayload(token);
  const foreign = await generateKeyPair('EdDSA');
  const { rows } = await database.handle.authPool.query('select id, "publicKey" from jwks');
  const shared = new TextEncoder().encode(rows[0].publicKey);
  const jwk = await exportJWK(foreign.publicKey);
  const forged = await Promise.all([
    new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: rows[0].id }).sign(foreign.privateKey),
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: crypto.randomUUID() })
      .sign(foreign.privateKey),
    new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA' }).sign(foreign.privateKey),
    new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: rows[0].id, jwk }).sign(foreign.privateKey),
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: rows[0].id }).sign(shared),
  ]);
  for (const forgery of forged) expect((await ada.me(forgery)).status).toBe(401);
});

test('a token made for another server is refused', async () => {
  const instance = await createTestApp();
  const { ada } = await signUpVisitor(instance);
  const elsewhere = await instance.anotherInstance({ config: { baseUrl: 'http://localhost' } });
  const token = await ada.idToken();
  expect((await visit(elsewhere).me(token)).status).toBe(401);
});

test('a token of one user with the session of another is refused', async () => {
  const { auth, ...instance } = await createTestApp();
  const { ada, token } = await signUpVisitor(instance);
  const bob = visit(instance);
  await bob.signUp({ email: 'bob@example.com' });
  const bobs = decodePayload(await bob.idToken());
  const { token: mixed } = await auth.api.signJWT({
    body: { payload: { ...decodePayload(token), sid: bobs.sid } },
  });
  expect((await ada.me(mixed)).status).toBe(401);
});

test('keys made by another instance are found', async () => {
  const { anotherInstance, ...first } = await createTestApp();
  const second = await anotherInstance();
  const { token } = await signUpVisitor(first);
  expect((await visit(second).me(token)).status).toBe(200);
});

test('a changed SECRET signs everybody out and does nothing else', async () => {
  const { anotherInstance, ...before } = await createTestApp();
  const { ada, token } = await signUpVisitor(before);
  const after = await anotherInstance({
    config: { secret: 'another secret of more than thirty-two characters' },
  });
  expect((await visit(after).me(token)).status).toBe(401);
  const again = visit(after);
  for (const [name, value] of ada.cookies) again.cookies.set(name, value);
  expect((await again.get('/api/auth/token')).status).toBe(401);
  expect((await again.signIn()).status).toBe(200);
  expect((await again.me(await again.idToken())).status).toBe(200);
});

test('while the database is down nobody is told to sign in or that they are signed out', async () => {
  const { database, ...instance } = await createTestApp();
  const { ada, token } = await signUpVisitor(instance);
  await database.handle.db.schema.alterTable('session').renameTo('session_away').execute();
  await sleep(550);
  expect((await ada.get('/api/auth/token')).status).toBe(500);
  expect((await ada.post('/sign-out', {})).status).toBe(500);
  expect((await ada.me(token)).status).toBe(500);
  await database.handle.db.schema.alterTable('session_away').renameTo('session').execute();
  expect((await ada.me(token)).status).toBe(200);
  expect((await ada.get('/api/auth/token')).status).toBe(200);
});

test('does not report a session as ended when ending it failed', async () => {
  const { database, ...instance } = await createTestApp();
  const { ada, token } = await signUpVisitor(instance);
  await database.handle.authPool.query('create rule kept as on delete to session do instead select 1/0');
  expect((await ada.post('/sign-out', {})).status).toBe(500);
  expect((await ada.me(token)).status).toBe(200);
});

test('signing in removes expired rows', async () => {
  const { database, auth, ...instance } = await createTestApp();
  const { ada } = await signUpVisitor(instance);
  await ada.post('/request-password-reset', { email: 'ada@example.com' });
  await ada.signUp({ email: 'bob@example.com' });
  const rows = async () => {
    const { rows } = await database.handle.authPool.query(
      'select (select count(*)::int from session) as sessions, (select count(*)::int from verification) as links',
    );
    return rows[0];
  };
  await vi.waitFor(async () => expect(await rows()).toEqual({ sessions: 2, links: 1 }));
  await database.handle.authPool.query(`update session set "expiresAt" = now() - interval '1 minute'`);
  await database.handle.authPool.query(`update verification set "expiresAt" = now() - interval '1 minute'`);
  await visit(instance).signIn();
  await vi.waitFor(async () => expect(await rows()).toEqual({ sessions: 1, links: 0 }));
});

test('an account that is deleted while its session is looked up is signed out', async () => {
  const instance = await createTestApp();
  const ada = visit(instance);
  await ada.signUp();
  const token = await ada.idToken();
  vi.spyOn(instance.auth.repository, 'hasWorkspace').mockImplementationOnce(async (userId) => {
    await instance.database.handle.authPool.query('delete from "user" where id = $1', [userId]);
    return false;
  });
  expect((await ada.me(token)).status).toBe(401);
});
