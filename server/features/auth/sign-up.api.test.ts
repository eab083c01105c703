import { getMigrations } from 'better-auth/db/migration';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { firstAccountHeader } from '#contract/sync-headers.ts';
import { attemptLimits } from '../../config/limits.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { goodPassword, visit } from '../../testing/visitor.ts';
import { createBetterAuth } from './better-auth.ts';

test('the tables are those better-auth expects', async () => {
  const { auth, database } = await createTestApp();
  const { options } = createBetterAuth({
    config: { baseUrl: undefined, secret: 's'.repeat(32), signup: 'open' },
    pool: database.handle.authPool,
    repository: auth.repository,
    issuer: 'heddle',
    log: pino({ level: 'silent' }),
    onUserCreated: async () => undefined,
  });
  const { toBeAdded, toBeCreated } = await getMigrations(options);
  // Of the authorization server, only the tables that programs without secrets use.
  expect(toBeCreated.map(({ table }) => table)).toEqual([
    'oauthResource',
    'oauthClientResource',
    'oauthClientAssertion',
  ]);
  expect(toBeAdded).toEqual([]);
});

test('signing up signs in, stores the zone and makes the workspace', async () => {
  const instance = await createTestApp();
  const ada = visit(instance);
  const { status, body, headers } = await ada.signUp({ name: ' Ada Lovelace ', timeZone: 'Europe/Vienna' });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com' });

  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(cookie).toMatch(/; SameSite=Lax/i);
  expect(cookie).toMatch(/; Max-Age=2592000/i);
  expect(cookie).not.toMatch(/; Secure/i);
  expect(headers.get('set-auth-jwt')).toBeNull();

  const token = await ada.idToken();
  expect((await ada.me(token)).body).toEqual({
    id: expect.any(String),
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    time_zone: 'Europe/Vienna',
  });
  const themes = await ada.get('/api/organization/themes', { Authorization: `Bearer ${token}` });
  expect(themes.body).toHaveLength(6);
});

test('only the first account is told that it is the first', async () => {
  const instance = await createTestApp();
  const isFirst = async (email: string) =>
    (await visit(instance).signUp({ email })).headers.has(firstAccountHeader);
  expect(await isFirst('ada@example.com')).toBe(true);
  expect(await isFirst('grace@example.com')).toBe(false);
});

test('with an https BASE_URL the cookie is Secure', async () => {
  const instance = await createTestApp({ config: { baseUrl: 'https://tasks.example.com' } });
  const { headers } = await visit(instance).post(
    '/sign-up/email',
    { name: 'Ada', email: 'ada@example.com', password: goodPassword },
    { Origin: 'https://tasks.example.com' },
  );
  expect(headers.getSetCookie()[0]).toMatch(/^__Secure-heddle.*; Secure/i);
});

test('passwords are stored as argon2id with the recommended cost', async () => {
  const { database, ...instance } = await createTestApp();
  await visit(instance).signUp();
  const { rows } = await database.handle.authPool.query('select password from account');
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  ['Mars/Olympus', 'UTC'],
  ['UTC\u0000', 'UTC'],
  [42, 'UTC'],
  [undefined, 'UTC'],
  ['America/Lima', 'America/Lima'],
])('the time zone %j is stored as %s', async (timeZone, stored) => {
  const instance = await createTestApp();
  const ada = visit(instance);
  await ada.signUp({ timeZone });
  expect((await ada.me(await ada.idToken())).body.time_zone).toBe(stored);
});

test('an address has one account, whatever its case', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp();
  const again = await visit(instance).signUp({ email: ' ADA@Example.com ' });
  expect([again.status, again.body.code]).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
  expect(again.headers.getSetCookie()).toEqual([]);
});

test('two racing sign-ups with one address make one account', async () => {
  const { database, anotherInstance, ...first } = await createTestApp();
  const second = await anotherInstance();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => visit(index % 2 ? first : second).signUp()),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']),
  );
  const { rows } = await database.handle.authPool.query(
    'select (select count(*)::int from "user") as users, (select count(*)::int from account) as accounts',
  );
  expect(rows[0]).toEqual({ users: 1, accounts: 1 });
});

test.each([
  ['a blank name', { name: '  ' }, 'INVALID_NAME'],
  ['no name', { name: undefined }, 'INVALID_NAME'],
  ['a long name', { name: 'x'.repeat(201) }, 'NAME_TOO_LONG'],
  ['NUL in the name', { name: 'A\u0000da' }, 'INVALID_INPUT'],
  ['a lone surrogate in the name', { name: 'Ada \ud800' }, 'INVALID_INPUT'],
  ['no address', { email: undefined }, 'INVALID_EMAIL'],
  ['a malformed address', { email: 'ada@' }, 'INVALID_EMAIL'],
  ['NUL in the address', { email: 'ada\u0000@example.com' }, 'INVALID_INPUT'],
  ['an endless address', { email: `${'a'.repeat(500_000)}@example.com` }, 'INVALID_EMAIL'],
  ['an address that is a number', { email: 7 }, 'INVALID_EMAIL'],
  ['a short password', { password: '12345' }, 'PASSWORD_TOO_SHORT'],
  ['a common password', { password: 'Password1' }, 'PASSWORD_TOO_COMMON'],
  ['no password', { password: undefined }, 'PASSWORD_TOO_SHORT'],
  ['an endless password', { password: 'p'.repeat(500_000) }, 'PASSWORD_TOO_LONG'],
  ['NUL in the password', { password: 'abc\u0000defgh' }, 'INVALID_INPUT'],
  ['a lone surrogate in the password', { password: 'abcdefgh\udfff' }, 'INVALID_INPUT'],
])('%s is refused', async (_what, wrong, code) => {
  const { database, ...instance } = await createTestApp();
  const { status, body } = await visit(instance).signUp(wrong);
  expect([status, body.code]).toEqual([400, code]);
  expect((await database.handle.authPool.query('select 1 from "user"')).rows).toEqual([]);
});

test.each(['', '{', '[]', 'null', '"text"', '{"name":{"$gt":""}}'])(
  'the body %j is refused',
  async (body) => {
    const { app } = await createTestApp();
    for (const path of ['sign-up/email', 'sign-in/email', 'request-password-reset', 'reset-password']) {
      const { status } = await app.request(`/api/auth/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect([path, status]).toEqual([path, 400]);
    }
  },
);

test('nobody signs up where sign-up is closed', async () => {
  const instance = await createTestApp({ config: { signup: 'closed' } });
  const { status, body } = await visit(instance).signUp();
  expect([status, body.code]).toEqual([400, 'EMAIL_PASSWORD_SIGN_UP_DISABLED']);
});

test('fields the form does not have are ignored', async () => {
  const { database, ...instance } = await createTestApp();
  await visit(instance).signUp({
    id: 'x',
    emailVerified: true,
    disabledAt: '2020-01-01',
    image: 'javascript:1',
  });
  const { rows } = await database.handle.authPool.query(
    'select "emailVerified", "disabledAt", image from "user"',
  );
  expect(rows).toEqual([{ emailVerified: false, disabledAt: null, image: null }]);
});

test('an account whose workspace could not be created gets it with its first request', async () => {
  const { database, anotherInstance, ...instance } = await createTestApp();
  const ada = visit(instance);
  await ada.signUp();
  await database.handle.db.deleteFrom('revision_counters').execute();
  const next = await anotherInstance();
  await visit(next).me(await ada.idToken());
  expect(await database.handle.db.selectFrom('revision_counters').selectAll().execute()).toHaveLength(1);
});

test('the number of accounts made from one address is limited', async () => {
  const instance = await createTestApp({
    limits: { ...attemptLimits, signUpsPerAddress: { maxAttempts: 2, windowMs: 60_000 } },
  });
  const answers = [];
  for (const name of ['a', 'b', 'c'])
    answers.push(await visit(instance).signUp({ email: `${name}@example.com` }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect((await visit(instance, { address: '203.0.113.2' }).signUp({ email: 'd@example.com' })).status).toBe(
    200,
  );
});
