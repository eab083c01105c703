import { afterEach, expect, test, vi } from 'vitest';
import { maxPasskeys } from '#contract/limits.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { turnOnSecondFactor } from '../../testing/second-factor.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { goodPassword, type Visitor, visit } from '../../testing/visitor.ts';
import { disableAccount } from './accounts.usecases.ts';

afterEach(() => vi.useRealTimers());

type Authenticator = ReturnType<typeof createAuthenticator>;

const minutesToMs = (count: number) => count * 60_000;
const passTime = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

async function add({ post }: Visitor, authenticator: Authenticator, name = 'Chrome on Linux') {
  const { body: options } = await post('/passkey/generate-register-options', {});
  const response = authenticator.create(options as never);
  return post('/passkey/verify-registration', { response, name });
}

async function answer({ post }: Visitor, authenticator: Authenticator, path: string) {
  const { body: options } = await post('/passkey/generate-authenticate-options', {});
  return post(`/passkey/${path}`, { response: authenticator.get(options as never) });
}

const signIn = (visitor: Visitor, authenticator: Authenticator) =>
  answer(visitor, authenticator, 'verify-authentication');
const isSignedIn = async ({ get }: Visitor) => (await get('/api/auth/token')).status === 200;
const listPasskeys = async ({ get }: Visitor) =>
  (await get('/api/auth/sign-in-methods')).body.passkeys as unknown as { id: string; name: string }[];

/** Signs Ada up on a laptop, with a passkey. */
async function createPasskeyAccount() {
  const instance = await createTestApp();
  const laptop = visit(instance);
  await laptop.signUp();
  const authenticator = createAuthenticator();
  expect((await add(laptop, authenticator)).status).toBe(200);
  return { instance, laptop, authenticator };
}

test('several passkeys are added with names, renamed, and removed', async () => {
  const { laptop } = await createPasskeyAccount();
  const second = await add(laptop, createAuthenticator(), 'Key ring');
  expect(second.body).toMatchObject({ name: 'Key ring', synced: false });
  expect((await listPasskeys(laptop)).map(({ name }) => name)).toEqual(['Chrome on Linux', 'Key ring']);
  const { id } = second.body as unknown as { id: string };
  expect((await laptop.post('/passkey/update-passkey', { id, name: ' Blue key ' })).status).toBe(200);
  expect((await listPasskeys(laptop)).map(({ name }) => name)).toEqual(['Chrome on Linux', 'Blue key']);
  expect((await laptop.post('/passkey/delete-passkey', { id })).status).toBe(200);
  expect((await listPasskeys(laptop)).map(({ name }) => name)).toEqual(['Chrome on Linux']);
});

test('a passkey signs in without an address, and without the code of a second factor', async () => {
  const { instance, laptop, authenticator } = await createPasskeyAccount();
  await turnOnSecondFactor(instance, laptop);
  const phone = visit(instance);
  const { status, body } = await signIn(phone, authenticator);
  expect([status, Object.keys(body), body.user]).toEqual([
    200,
    ['user'],
    expect.objectContaining({ email: 'ada@example.com' }),
  ]);
  expect((await phone.me(await phone.idToken())).body.email).toBe('ada@example.com');
});

test('an answer counts once, for its own challenge, within five minutes', async () => {
  const { instance, authenticator } = await createPasskeyAccount();
  const phone = visit(instance);
  const ask = async () => (await phone.post('/passkey/generate-authenticate-options', {})).body as never;
  const verify = async (response: unknown) =>
    (await phone.post('/passkey/verify-authentication', { response })).body.code;

  const first = await ask();
  expect(await verify(authenticator.get(first))).toBeUndefined();
  expect(await verify(authenticator.get(first))).toBe('CHALLENGE_NOT_FOUND');
  const replaced = await ask();
  await ask();
  expect(await verify(authenticator.get(replaced))).toBe('AUTHENTICATION_FAILED');
  const late = await ask();
  passTime(minutesToMs(5.1));
  expect(await verify(authenticator.get(late))).toBe('CHALLENGE_NOT_FOUND');
});

test('refused are passkeys of other sites, of nobody here, without a check of the person, and of disabled accounts', async () => {
  const { instance, laptop, authenticator } = await createPasskeyAccount();
  const code = async (other: Authenticator) => (await signIn(visit(instance), other)).body.code;
  expect(await code(createAuthenticator())).toBe('PASSKEY_NOT_FOUND');
  expect((await add(laptop, createAuthenticator({ origin: 'http://evil.example' }))).body.code).toBe(
    'FAILED_TO_VERIFY_REGISTRATION',
  );
  expect((await add(laptop, createAuthenticator({ verifiesUser: false }))).body.code).toBe(
    'PASSKEY_NOT_VERIFIED',
  );
  expect(await listPasskeys(laptop)).toHaveLength(1);
  await disableAccount({ auth: instance.auth, email: 'ada@example.com', now: new Date() });
  const refused = await signIn(visit(instance), authenticator);
  expect([refused.status, refused.body.message]).toEqual([403, 'This account has been disabled']);
});

test('however many passkeys are added at the same time, an account has at most 20', async () => {
  const { instance, laptop } = await createPasskeyAccount();
  const tabs = Array.from({ length: 4 }, () => {
    const tab = visit(instance);
    for (const [name, value] of laptop.cookies) tab.cookies.set(name, value);
    return tab;
  });
  for (let count = 1; count < maxPasskeys - 1; count += 1) await add(laptop, createAuthenticator());
  const added = await Promise.all(tabs.map((tab) => add(tab, createAuthenticator())));
  expect(added.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  // Without a challenge is one whose first request came after the last passkey that was added.
  for (const { status, body } of added)
    if (status !== 200) expect(['TOO_MANY_PASSKEYS', 'CHALLENGE_NOT_FOUND']).toContain(body.code);
  expect((await listPasskeys(laptop)).length).toBeLessThanOrEqual(maxPasskeys);
  await add(laptop, createAuthenticator());
  expect(await listPasskeys(laptop)).toHaveLength(maxPasskeys);
});

test('a removed passkey no longer signs in', async () => {
  const { instance, laptop, authenticator } = await createPasskeyAccount();
  const [stored] = await listPasskeys(laptop);
  await laptop.post('/passkey/delete-passkey', { id: stored?.id });
  const refused = await signIn(visit(instance), authenticator);
  expect([refused.status, refused.body]).toEqual([
    401,
    {
      code: 'PASSKEY_NOT_FOUND',
      message: 'This passkey no longer belongs to an account here. Sign in with your password.',
    },
  ]);
});

test('ten minutes after signing in, adding and removing take the password or a passkey', async () => {
  const { laptop, authenticator } = await createPasskeyAccount();
  const [stored] = await listPasskeys(laptop);
  passTime(minutesToMs(10.1));
  const refused = await laptop.post('/passkey/generate-register-options', {});
  expect([refused.status, refused.body.code]).toEqual([403, 'SESSION_NOT_FRESH']);
  const remove = () => laptop.post('/passkey/delete-passkey', { id: crypto.randomUUID() });
  expect((await remove()).body.code).toBe('SESSION_NOT_FRESH');
  expect((await laptop.post('/passkey/update-passkey', { id: stored?.id, name: 'Laptop' })).status).toBe(200);

  expect((await laptop.post('/confirm', { password: 'wrong' })).body.code).toBe('INVALID_PASSWORD');
  expect((await laptop.post('/confirm', { password: goodPassword })).status).toBe(200);
  expect((await remove()).status).toBe(200);
  passTime(minutesToMs(10.1));
  expect((await remove()).body.code).toBe('SESSION_NOT_FRESH');
  const sessions = async () => (await laptop.get('/api/auth/list-sessions')).body.length;
  const before = await sessions();
  expect((await answer(laptop, authenticator, 'confirm')).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect(await sessions()).toBe(before);
});

test('another account’s passkey confirms nothing, and is neither renamed nor removed', async () => {
  const { instance, laptop } = await createPasskeyAccount();
  const bob = visit(instance);
  await bob.signUp({ email: 'bob@example.com' });
  const bobs = createAuthenticator();
  await add(bob, bobs);
  const [stored] = await listPasskeys(bob);
  expect((await laptop.post('/passkey/update-passkey', { id: stored?.id, name: 'Mine' })).status).toBe(404);
  await laptop.post('/passkey/delete-passkey', { id: stored?.id });
  expect((await listPasskeys(bob)).map(({ name }) => name)).toEqual(['Chrome on Linux']);
  passTime(minutesToMs(10.1));
  expect((await answer(laptop, bobs, 'confirm')).body.code).toBe('PASSKEY_NOT_FOUND');
  expect((await laptop.post('/passkey/generate-register-options', {})).body.code).toBe('SESSION_NOT_FRESH');
});

test('passkeys belong to the host of BASE_URL and are taken from its origin only, or from localhost without it', async () => {
  const hostOf = async (baseUrl: string | undefined) => {
    const ada = visit(await createTestApp({ config: { baseUrl } }));
    const headers = { Origin: baseUrl ?? 'http://localhost' };
    return (await ada.post('/passkey/generate-authenticate-options', {}, headers)).body.rpId;
  };
  expect(await hostOf(undefined)).toBe('localhost');
  expect(await hostOf('https://tasks.example.com')).toBe('tasks.example.com');
});

test.each([
  ['/passkey/update-passkey', { id: crypto.randomUUID(), name: ' ' }],
  ['/passkey/update-passkey', { id: crypto.randomUUID(), name: 'n'.repeat(61) }],
  ['/passkey/verify-authentication', { response: 'yes' }],
  ['/passkey/verify-registration', { response: { id: 1 }, name: 'Key' }],
])('%s refuses %j', async (path, body) => {
  const ada = visit(await createTestApp());
  await ada.signUp();
  const refused = await ada.post(path, body);
  expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_INPUT']);
});

test('nonsense from a browser is refused in words, not as a fault of the server', async () => {
  const { instance, laptop } = await createPasskeyAccount();
  await laptop.post('/passkey/generate-register-options', {});
  const nonsense = { id: 'x', rawId: 'y', type: 'public-key' };
  const clientDataJSON = 'e30';
  const response = { ...nonsense, response: { clientDataJSON, attestationObject: 'oA' } };
  const added = await laptop.post('/passkey/verify-registration', { response, name: 'Key' });
  expect([added.status, added.body.code]).toEqual([400, 'FAILED_TO_VERIFY_REGISTRATION']);
  const nobody = visit(instance);
  await nobody.post('/passkey/generate-authenticate-options', {});
  const signed = { clientDataJSON, authenticatorData: 'oA', signature: 'oA' };
  const refused = await nobody.post('/passkey/verify-authentication', {
    response: { ...nonsense, response: signed },
  });
  expect([refused.status, refused.body.code]).toEqual([401, 'PASSKEY_NOT_FOUND']);
});

test('without a session nothing of it can be changed, with an access token neither', async () => {
  const instance = await createTestApp();
  const ada = await instance.signUp();
  const scopes = ['read', 'write', 'settings'];
  const { token } = await ada.call('POST', '/api/access-tokens', {
    name: 'All',
    scopes,
    expires_in_days: 30,
  });
  const nobody = visit(instance);
  const id = crypto.randomUUID();
  for (const [path, body] of [
    ['generate-register-options', {}],
    ['verify-registration', { response: createAuthenticator().create({ challenge: 'x' }), name: 'Key' }],
    ['update-passkey', { id, name: 'Key' }],
    ['delete-passkey', { id }],
    ['confirm', { response: createAuthenticator().get({ challenge: 'x' }) }],
  ] as const)
    for (const authorization of [`Bearer ${token}`, ada.authorization])
      expect([
        path,
        (await nobody.post(`/passkey/${path}`, body, { Authorization: authorization })).status,
      ]).toEqual([path, 401]);
  expect((await nobody.post('/confirm', { password: goodPassword })).status).toBe(401);
  expect(await isSignedIn(nobody)).toBe(false);
});

test('somebody has at most twenty passkeys', async () => {
  const { laptop } = await createPasskeyAccount();
  for (let count = 1; count < 20; count++) await add(laptop, createAuthenticator());
  const refused = await laptop.post('/passkey/generate-register-options', {});
  expect([refused.status, refused.body.code]).toEqual([400, 'TOO_MANY_PASSKEYS']);
});
