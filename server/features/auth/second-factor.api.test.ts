import { afterEach, expect, test, vi } from 'vitest';
import { turnOnSecondFactor } from '../../testing/second-factor.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { goodPassword, type Visitor, visit } from '../../testing/visitor.ts';
import { resetSecondFactor } from './accounts.usecases.ts';

afterEach(() => vi.useRealTimers());

const minutesToMs = (count: number) => count * 60_000;
const code = '000000';

function passTime(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

/** Signs Ada up and turns her second factor on. */
async function createProtectedAccount() {
  const instance = await createTestApp();
  const laptop = visit(instance);
  await laptop.signUp();
  const factor = await turnOnSecondFactor(instance, laptop);
  return { instance, laptop, ...factor };
}

const readMethods = async ({ get }: Visitor) => (await get('/api/auth/sign-in-methods')).body.second_factor;
const isSignedIn = async ({ get }: Visitor) => (await get('/api/auth/token')).status === 200;

test('the password alone no longer signs in, and sets no session; the code after it does', async () => {
  const { instance, laptop, readApp, backupCodes } = await createProtectedAccount();
  expect(await isSignedIn(laptop)).toBe(true);
  expect(await readMethods(laptop)).toEqual({ enabled: true, recovery_codes_left: 10 });
  expect(new Set(backupCodes).size).toBe(10);

  const phone = visit(instance);
  const { status, body } = await phone.signIn();
  expect([status, body]).toEqual([200, { twoFactorRedirect: true, twoFactorMethods: ['totp'] }]);
  expect(await isSignedIn(phone)).toBe(false);
  const entered = await phone.post('/two-factor/verify', { code: await readApp() });
  expect([entered.status, Object.keys(entered.body)]).toEqual([200, ['user']]);
  expect(await isSignedIn(phone)).toBe(true);
});

test('turning it on takes the password and a right code, and keeps the session', async () => {
  const instance = await createTestApp();
  const ada = visit(instance);
  await ada.signUp();
  const sessionOf = async () => (await ada.get('/api/auth/get-session')).body.session;
  const before = await sessionOf();
  expect((await ada.post('/two-factor/enable', { password: 'wrong' })).body.code).toBe('INVALID_PASSWORD');
  expect((await ada.post('/two-factor/confirm', { code })).body.code).toBe('TWO_FACTOR_NOT_ENABLED');
  await ada.post('/two-factor/enable', { password: goodPassword });
  expect((await ada.post('/two-factor/confirm', { code })).body).toEqual({
    code: 'INVALID_CODE',
    message: 'That code is wrong or has expired',
  });
  expect(await readMethods(ada)).toEqual({ enabled: false, recovery_codes_left: 0 });
  expect((await visit(instance).signIn()).body.user).toBeDefined();
  await turnOnSecondFactor(instance, ada);
  expect(await sessionOf()).toEqual(before);
  expect((await ada.post('/two-factor/enable', { password: goodPassword })).body.code).toBe(
    'TOTP_ALREADY_ENABLED',
  );
});

test('a code signs in once', async () => {
  const { instance, readApp } = await createProtectedAccount();
  const [first, second] = [visit(instance), visit(instance)];
  await first.signIn();
  await second.signIn();
  const seen = await readApp();
  expect((await first.post('/two-factor/verify', { code: seen })).status).toBe(200);
  const again = await second.post('/two-factor/verify', { code: seen });
  expect([again.status, again.body.code]).toEqual([400, 'INVALID_CODE']);
  expect([again.headers.getSetCookie(), await isSignedIn(second)]).toEqual([[], false]);
});

test('each recovery code signs in once, in whatever spelling, and new ones replace all', async () => {
  const { instance, laptop, readApp, backupCodes } = await createProtectedAccount();
  const [used = '', unused = ''] = backupCodes;
  const enter = async (typed: string) => {
    const phone = visit(instance);
    await phone.signIn();
    return (await phone.post('/two-factor/verify', { code: typed })).status;
  };
  expect(await enter(` ${used.toUpperCase().replace('-', ' ')}`)).toBe(200);
  expect(await enter(used)).toBe(400);
  expect(await readMethods(laptop)).toEqual({ enabled: true, recovery_codes_left: 9 });

  const both = { password: goodPassword, code: await readApp() };
  const renewed = await laptop.post('/two-factor/generate-backup-codes', both);
  const [fresh = ''] = renewed.body.backupCodes as unknown as string[];
  expect(await enter(unused)).toBe(400);
  expect(await enter(fresh)).toBe(200);
});

test.each(['/two-factor/generate-backup-codes', '/two-factor/disable'])(
  '%s takes the password and a code',
  async (path) => {
    const { laptop, readApp } = await createProtectedAccount();
    const password = goodPassword;
    expect((await laptop.post(path, { password: 'wrong', code: await readApp() })).body.code).toBe(
      'INVALID_PASSWORD',
    );
    expect((await laptop.post(path, { password, code })).body.code).toBe('INVALID_CODE');
    expect((await laptop.post(path, { password, code: 'aaaaa-aaaaa' })).body.code).toBe('INVALID_CODE');
    expect((await laptop.post(path, { password })).body.code).toBe('INVALID_CODE');
    expect((await laptop.post(path, { password, code: await readApp() })).status).toBe(200);
  },
);

test('the code of a sign-in does not turn it off as well: who saw one code has used it', async () => {
  const { instance, readApp } = await createProtectedAccount();
  const thief = visit(instance);
  await thief.signIn();
  const seen = await readApp();
  expect((await thief.post('/two-factor/verify', { code: seen })).status).toBe(200);
  for (const path of ['/two-factor/disable', '/two-factor/generate-backup-codes', '/delete-user'])
    expect((await thief.post(path, { password: goodPassword, code: seen })).body.code).toBe('INVALID_CODE');
});

test('turned off, also with a recovery code, the password signs in again', async () => {
  const { instance, laptop, backupCodes } = await createProtectedAccount();
  expect(
    (await laptop.post('/two-factor/disable', { password: goodPassword, code: backupCodes[0] })).status,
  ).toBe(200);
  expect(await isSignedIn(laptop)).toBe(true);
  expect(await readMethods(laptop)).toEqual({ enabled: false, recovery_codes_left: 0 });
  expect((await visit(instance).signIn()).body.user).toBeDefined();
});

test('a trusted device is not asked again at its next two sign-ins, and others are', async () => {
  const { instance, readApp } = await createProtectedAccount();
  const phone = visit(instance);
  await phone.signIn();
  await phone.post('/two-factor/verify', { code: await readApp(), trustDevice: true });
  for (const _ of ['first', 'second']) {
    await phone.post('/sign-out', {});
    expect(await isSignedIn(phone)).toBe(false);
    passTime(minutesToMs(20 * 24 * 60));
    expect((await phone.signIn()).body.user).toBeDefined();
    expect(await isSignedIn(phone)).toBe(true);
  }
  await phone.post('/sign-out', {});
  passTime(minutesToMs(31 * 24 * 60));
  expect((await phone.signIn()).body).toMatchObject({ twoFactorRedirect: true });
  expect((await visit(instance).signIn()).body).toMatchObject({ twoFactorRedirect: true });
});

test('a device that somebody trusted is trusted with their account only, and no longer after a new password', async () => {
  const { instance, laptop, readApp } = await createProtectedAccount();
  const phone = visit(instance);
  await phone.signIn();
  await phone.post('/two-factor/verify', { code: await readApp(), trustDevice: true });
  const bob = visit(instance);
  await bob.signUp({ email: 'bob@example.com' });
  await turnOnSecondFactor(instance, bob);
  expect((await phone.signIn({ email: 'bob@example.com' })).body).toMatchObject({ twoFactorRedirect: true });

  const newPassword = 'battery staple';
  await laptop.post('/change-password', { currentPassword: goodPassword, newPassword });
  expect((await phone.signIn({ password: newPassword })).body).toMatchObject({ twoFactorRedirect: true });
});

test('five wrong codes end a sign-in, and ten lock codes of the account on every network for a quarter of an hour', async () => {
  const { instance, readApp, backupCodes } = await createProtectedAccount();
  const guess = async (guesses: number, address: string) => {
    const thief = visit(instance, { address });
    await thief.signIn();
    const codes = [];
    for (let count = 0; count < guesses; count++)
      codes.push(
        (await thief.post('/two-factor/verify', { code: count % 2 ? code : 'aaaaa-aaaaa' })).body.code,
      );
    return codes;
  };
  const wrong = Array(5).fill('INVALID_CODE');
  expect(await guess(6, '203.0.113.7')).toEqual([...wrong, 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);
  expect(await guess(5, '203.0.113.8')).toEqual(wrong);

  const ada = visit(instance, { address: '203.0.113.9' });
  await ada.signIn();
  const locked = await ada.post('/two-factor/verify', { code: await readApp() });
  expect([locked.status, locked.body.code, locked.headers.get('Retry-After')]).toEqual([
    429,
    'TOO_MANY_ATTEMPTS',
    '900',
  ]);
  expect((await ada.post('/two-factor/verify', { code: backupCodes[0] })).status).toBe(429);
  passTime(minutesToMs(15.1));
  await ada.signIn();
  expect((await ada.post('/two-factor/verify', { code: await readApp() })).status).toBe(200);
});

test('wrong codes of somebody signed in are limited for their session, also when the password is right', async () => {
  const { instance, laptop, readApp } = await createProtectedAccount();
  const turnOff = (given: string) =>
    laptop.post('/two-factor/disable', { password: goodPassword, code: given });
  for (let count = 0; count < 10; count++) expect((await turnOff(code)).body.code).toBe('INVALID_CODE');
  expect((await turnOff(await readApp())).status).toBe(429);
  const phone = visit(instance);
  await phone.signIn();
  expect((await phone.post('/two-factor/verify', { code: await readApp() })).status).toBe(200);
});

test('a code without the password before it, or too long after it, or with a session, is refused', async () => {
  const { instance, laptop, readApp } = await createProtectedAccount();
  const nobody = visit(instance);
  const refused = await nobody.post('/two-factor/verify', { code: await readApp() });
  expect([refused.status, refused.body]).toEqual([
    401,
    {
      code: 'INVALID_TWO_FACTOR_COOKIE',
      message: 'Too much time has passed. Sign in with your password again.',
    },
  ]);
  expect((await laptop.post('/two-factor/verify', { code })).body.code).toBe('INVALID_TWO_FACTOR_COOKIE');
  await nobody.signIn();
  passTime(minutesToMs(10.1));
  expect((await nobody.post('/two-factor/verify', { code: await readApp() })).status).toBe(401);
});

test('without a session nothing of it can be read or changed, with an access token neither', async () => {
  const { instance, readApp } = await createProtectedAccount();
  const ada = await instance.signUp();
  const scopes = ['read', 'write', 'settings'];
  const { token } = await ada.call('POST', '/api/access-tokens', {
    name: 'All',
    scopes,
    expires_in_days: 30,
  });
  for (const headers of [{}, { Authorization: `Bearer ${token}` }, { Authorization: ada.authorization }]) {
    const nobody = visit(instance);
    const both = { password: goodPassword, code: await readApp() };
    for (const path of ['enable', 'confirm', 'generate-backup-codes', 'disable'])
      expect([path, (await nobody.post(`/two-factor/${path}`, both, headers)).status]).toEqual([path, 401]);
    expect((await nobody.get('/api/auth/sign-in-methods', headers)).status).toBe(401);
  }
});

test('secret and codes are in no log, no export and not in plain form in the database', async () => {
  const { instance, laptop, secret, backupCodes } = await createProtectedAccount();
  const phone = visit(instance);
  await phone.signIn();
  await phone.post('/two-factor/verify', { code: backupCodes[0] });
  const exported = await laptop.get('/api/export', { Authorization: `Bearer ${await laptop.idToken()}` });
  const { rows } = await instance.database.handle.authPool.query('select * from "twoFactor"');
  const everything = [instance.logged.join('\n'), exported.text, JSON.stringify(rows)];
  expect(rows).toHaveLength(1);
  expect(exported.status).toBe(200);
  for (const text of everything)
    for (const hidden of [secret, ...backupCodes]) expect(text).not.toContain(hidden);
});

test('deleting the account takes a code as well', async () => {
  const { instance, laptop, readApp } = await createProtectedAccount();
  const remove = async (given?: string) =>
    (await laptop.post('/delete-user', { password: goodPassword, code: given })).body.code;
  expect(await remove()).toBe('CODE_REQUIRED');
  expect(await remove(code)).toBe('INVALID_CODE');
  expect(await isSignedIn(laptop)).toBe(true);
  expect(await remove(await readApp())).toBeUndefined();
  expect((await visit(instance).signIn()).status).toBe(401);
});

test('the operator turns it off for somebody who has lost everything', async () => {
  const { instance } = await createProtectedAccount();
  await resetSecondFactor({ auth: instance.auth, email: 'ada@example.com' });
  expect((await visit(instance).signIn()).body.user).toBeDefined();
  await expect(resetSecondFactor({ auth: instance.auth, email: 'nobody@example.com' })).rejects.toMatchObject(
    { code: 'accounts.not_found' },
  );
});
