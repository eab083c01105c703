import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sessionSchema } from '#contract/sessions.ts';
import { attemptLimits } from '../../config/limits.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { type Answering, goodPassword, type Visitor, visit } from '../../testing/visitor.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const newPassword = 'battery staple';

/** Signs Ada in on her laptop and her phone. */
async function signInOnTwoDevices(instance: { app: Answering }) {
  const laptop = visit(instance);
  await laptop.signUp();
  const phone = visit(instance, { address: '203.0.113.77' });
  await phone.signIn();
  return {
    laptop: { ...laptop, token: await laptop.idToken() },
    phone: { ...phone, token: await phone.idToken() },
  };
}

const listSessions = async ({ get }: Pick<Visitor, 'get'>) => {
  const { body } = await get('/api/auth/list-sessions');
  return z.array(sessionSchema.strict()).parse(body);
};

const isSignedIn = async (device: Visitor & { token: string }) =>
  (await device.me(device.token)).status === 200;

const changePassword = ({ post }: Pick<Visitor, 'post'>, currentPassword = goodPassword) =>
  post('/change-password', { currentPassword, newPassword });

test('a new password leaves other sessions alone where that is wished', async () => {
  const { laptop, phone } = await signInOnTwoDevices(await createTestApp());
  const change = { currentPassword: goodPassword, newPassword, revokeOtherSessions: false };
  expect((await laptop.post('/change-password', change)).status).toBe(200);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, true]);
});

test('sessions are listed with where and when, this one first, and without their tokens', async () => {
  const instance = await createTestApp();
  const { laptop } = await signInOnTwoDevices(instance);
  const other = visit(instance, { address: '2001:db8::7' });
  await other.post(
    '/sign-in/email',
    { email: 'ada@example.com', password: goodPassword },
    { 'User-Agent': firefox },
  );
  await visit(instance).signUp({ email: 'bob@example.com' });

  const sessions = await listSessions(laptop);
  expect(sessions.map(({ current, ip_address, user_agent }) => [current, ip_address, user_agent])).toEqual([
    [true, '203.0.113.1', null],
    [false, '2001:db8::7', firefox],
    [false, '203.0.113.77', null],
  ]);
  const { rows } = await instance.database.handle.authPool.query('select token from session');
  const { text } = await laptop.get('/api/auth/list-sessions');
  for (const { token } of rows) expect(text).not.toContain(token);
});

test('a session is listed as active at its last use, not only once a day', async () => {
  const instance = await createTestApp();
  const { database } = instance;
  const { laptop } = await signInOnTwoDevices(instance);
  await database.handle.authPool.query(
    `update session set "updatedAt" = now() - interval '10 minutes', "expiresAt" = "expiresAt" - interval '10 minutes'`,
  );
  await laptop.idToken();
  const [own, phone] = await listSessions(laptop);
  expect(Date.now() - Date.parse(own?.last_active_at ?? '')).toBeLessThan(60_000);
  expect(Date.now() - Date.parse(phone?.last_active_at ?? '')).toBeGreaterThan(9 * 60_000);
});

test('sessions can be listed and ended however long ago one signed in', async () => {
  const instance = await createTestApp();
  const { database } = instance;
  const { laptop, phone } = await signInOnTwoDevices(instance);
  await database.handle.authPool.query(`update session set "createdAt" = now() - interval '29 days'`);
  const [, other] = await listSessions(laptop);
  expect((await laptop.post('/revoke-session', { id: other?.id })).status).toBe(200);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false]);
  expect(await listSessions(laptop)).toHaveLength(1);
});

test('one session is ended at once here and within a second on the other instance', async () => {
  const { anotherInstance, ...here } = await createTestApp();
  const { laptop, phone } = await signInOnTwoDevices(here);
  const there = visit(await anotherInstance());
  expect((await there.me(phone.token)).status).toBe(200);
  const [, other] = await listSessions(laptop);
  await laptop.post('/revoke-session', { id: other?.id });
  const ended = performance.now();
  expect(await isSignedIn(phone)).toBe(false);
  while ((await there.me(phone.token)).status === 200) {
    expect(performance.now() - ended).toBeLessThan(1000);
    await sleep(5);
  }
  expect((await phone.get('/api/auth/token')).status).toBe(401);
});

test('ends all other sessions, or all sessions, at once', async () => {
  const instance = await createTestApp();
  const { laptop, phone } = await signInOnTwoDevices(instance);
  expect((await laptop.post('/revoke-other-sessions', {})).status).toBe(200);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false]);
  expect((await laptop.post('/revoke-sessions', {})).status).toBe(200);
  expect(await isSignedIn(laptop)).toBe(false);
});

test('nobody ends a session of somebody else', async () => {
  const instance = await createTestApp();
  const { laptop, phone } = await signInOnTwoDevices(instance);
  const mallory = visit(instance);
  await mallory.signUp({ email: 'mallory@example.com' });
  for (const { id } of await listSessions(laptop)) await mallory.post('/revoke-session', { id });
  await mallory.post('/revoke-other-sessions', {});
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, true]);
});

test.each([
  ['/revoke-session', { id: crypto.randomUUID() }],
  ['/revoke-other-sessions', {}],
  ['/revoke-sessions', {}],
  ['/change-password', { currentPassword: goodPassword, newPassword }],
  ['/delete-user', { password: goodPassword }],
])('%s asks for a session, and takes no request of another site', async (path, body) => {
  const instance = await createTestApp();
  const { laptop, phone } = await signInOnTwoDevices(instance);
  const stranger = visit(instance);
  expect(await stranger.post(path, body)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  const foreign = await laptop.post(path, body, { Origin: 'https://evil.example' });
  expect(foreign).toMatchObject({ status: 403, body: { code: 'INVALID_ORIGIN' } });
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, true]);
});

test('a new password ends the other sessions and the open reset links, and keeps this session', async () => {
  const instance = await createTestApp();
  const { laptop, phone } = await signInOnTwoDevices(instance);
  const { auth } = instance;
  const user = await auth.repository.findUserByEmail('ada@example.com');
  const token = await auth.createResetToken(user?.id ?? '');

  expect((await changePassword(laptop)).status).toBe(200);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false]);
  expect((await laptop.get('/api/auth/token')).status).toBe(200);
  expect((await visit(instance).signIn()).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  expect((await visit(instance).signIn({ password: newPassword })).status).toBe(200);
  const reset = await laptop.post('/reset-password', { token, newPassword: 'somebody else’s' });
  expect(reset.body.code).toBe('INVALID_TOKEN');
});

test.each([
  [{ currentPassword: 'wrong horse', newPassword }, 'INVALID_PASSWORD'],
  [{ currentPassword: goodPassword, newPassword: 'short' }, 'PASSWORD_TOO_SHORT'],
  [{ currentPassword: goodPassword, newPassword: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
  [{ currentPassword: goodPassword }, 'PASSWORD_TOO_SHORT'],
  [{ newPassword }, 'INVALID_INPUT'],
  [{ currentPassword: 'x\u0000', newPassword }, 'INVALID_INPUT'],
  [[], 'INVALID_INPUT'],
])('%j changes no password', async (body, code) => {
  const instance = await createTestApp();
  const { laptop, phone } = await signInOnTwoDevices(instance);
  const { status, body: answer } = await laptop.post('/change-password', body);
  expect([status, answer.code]).toEqual([400, code]);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, true]);
  expect((await visit(instance).signIn()).status).toBe(200);
});

test('a password that could not be stored ends no session', async () => {
  const instance = await createTestApp();
  const { database } = instance;
  const { laptop, phone } = await signInOnTwoDevices(instance);
  await database.handle.authPool.query('create rule kept as on delete to session do instead select 1/0');
  expect((await changePassword(laptop)).status).toBe(500);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, true]);
  await database.handle.authPool.query('drop rule kept on session');
  expect((await visit(instance).signIn()).status).toBe(200);
});

test('guessing the password is limited for the session it comes from, and nobody is locked out', async () => {
  const { maxAttempts: points } = attemptLimits.wrongPasswordsPerAccount;
  const instance = await createTestApp();
  const { laptop, phone } = await signInOnTwoDevices(instance);
  const guesses = Array.from({ length: points + 5 }, (_, index) =>
    index % 2 ? laptop.post('/delete-user', { password: 'guess' }) : changePassword(laptop, 'guess'),
  );
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'INVALID_PASSWORD')).toHaveLength(points);
  const blocked = await laptop.post('/delete-user', { password: goodPassword });
  expect(blocked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0);

  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, true]);
  const again = visit(instance);
  expect((await again.signIn()).status).toBe(200);
  expect((await changePassword(phone)).status).toBe(200);
});

test('who guesses behind the same address keeps nobody from changing the password or deleting the account', async () => {
  const limits = { ...attemptLimits, wrongPasswordsPerAddress: { maxAttempts: 3, windowMs: 60_000 } };
  const instance = await createTestApp({ limits });
  const { laptop } = await signInOnTwoDevices(instance);
  const guess = { email: 'eve@example.com', password: 'guess' };
  for (let count = 0; count < 3; count++) await visit(instance).signIn(guess);
  expect((await visit(instance).signIn(guess)).body.code).toBe('TOO_MANY_ATTEMPTS');
  expect((await changePassword(laptop)).status).toBe(200);
  expect((await laptop.post('/delete-user', { password: newPassword })).status).toBe(200);
});

test('a right password clears the wrong attempts before it', async () => {
  const limits = { ...attemptLimits, wrongPasswordsPerAccount: { maxAttempts: 2, windowMs: 60_000 } };
  const { laptop } = await signInOnTwoDevices(await createTestApp({ limits }));
  expect((await changePassword(laptop, 'guess')).status).toBe(400);
  expect((await changePassword(laptop)).status).toBe(200);
  expect((await changePassword(laptop, 'guess')).status).toBe(400);
  expect((await changePassword(laptop, newPassword)).status).toBe(200);
});

test('while the database is down nothing is reported as done or signed out', async () => {
  const instance = await createTestApp();
  const { database } = instance;
  const { laptop } = await signInOnTwoDevices(instance);
  await database.handle.db.schema.alterTable('session').renameTo('session_away').execute();
  expect((await laptop.get('/api/auth/list-sessions')).status).toBe(500);
  expect((await laptop.post('/revoke-other-sessions', {})).status).toBe(500);
  expect((await laptop.post('/delete-user', { password: goodPassword })).status).toBe(500);
  await database.handle.db.schema.alterTable('session_away').renameTo('session').execute();
  expect(await isSignedIn(laptop)).toBe(true);
});

test('deleting an account ends its cookie and all its sessions, and frees its address', async () => {
  const { anotherInstance, ...here } = await createTestApp();
  const { laptop, phone } = await signInOnTwoDevices(here);
  const there = visit(await anotherInstance());
  expect((await there.me(phone.token)).status).toBe(200);
  expect((await laptop.post('/delete-user', { password: goodPassword })).status).toBe(200);
  const deleted = performance.now();
  expect([...laptop.cookies.keys()]).toEqual(['heddle.device']);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([false, false]);
  while ((await there.me(phone.token)).status === 200) {
    expect(performance.now() - deleted).toBeLessThan(1000);
    await sleep(5);
  }
  expect((await visit(here).signIn()).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  expect((await visit(here).signUp()).status).toBe(200);
});

test('deleting an account that is being deleted is no error of the server', async () => {
  const instance = await createTestApp();
  const { laptop, phone } = await signInOnTwoDevices(instance);
  const answers = await Promise.all(
    [laptop, phone, laptop].map(({ post }) => post('/delete-user', { password: goodPassword })),
  );
  for (const { status } of answers) expect([200, 401]).toContain(status);
  expect((await visit(instance).signIn()).status).toBe(401);
});
