import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { type Person, startOidcServer } from '../../testing/oidc-server.ts';
import { turnOnSecondFactor } from '../../testing/second-factor.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { origin, type Visitor, visit } from '../../testing/visitor.ts';
import { connectAccount, createAccount, createResetLink, disableAccount } from './accounts.usecases.ts';

const ada: Person = { email: 'ada@example.com', email_verified: true, name: 'Ada Weaver' };
const grace: Person = { email: 'grace@example.com', email_verified: true };

type Server = Awaited<ReturnType<typeof startOidcServer>>;
type Browser = ReturnType<Server['openBrowser']>;

/** Starts a provider that knows Ada and Grace, and Heddle beside it. */
async function setUp({
  config,
  oidc,
  clock,
  ...options
}: Partial<Parameters<typeof startOidcServer>[0]> & {
  config?: Partial<Config>;
  oidc?: Partial<Server['config']['oidc']>;
  clock?: () => Date;
} = {}) {
  const server = await startOidcServer({ people: { ada, grace }, ...options });
  onTestFinished(server.close);
  const instance = await createTestApp({
    config: { ...server.config, oidc: { ...server.config.oidc, ...oidc }, ...config },
    ...(clock && { clock }),
  });
  return { server, instance, visitor: visit(instance), browser: server.openBrowser() };
}

async function ask(visitor: Visitor, path = '/oidc/sign-in', body: object = {}): Promise<string> {
  const { status, text, body: answer } = await visitor.post(path, body);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return String(answer.url);
}

/** Opens the address that leads back to Heddle; returns where that leads. */
async function comeBack(visitor: Visitor, address: string): Promise<string | null> {
  const url = new URL(address);
  expect(url.origin).toBe(origin);
  return (await visitor.get(url.pathname + url.search)).headers.get('Location');
}

const signIn = async (visitor: Visitor, browser: Browser, person = 'ada') =>
  comeBack(visitor, await browser.signIn(await ask(visitor), person));

const getEmail = async (visitor: Visitor) => {
  const { body } = await visitor.get('/api/auth/get-session');
  return (body as { user?: { email: string } } | null)?.user?.email;
};

const readMethods = async (visitor: Visitor) =>
  (await visitor.get('/api/auth/sign-in-methods')).body as Record<string, unknown>;

test('somebody new gets an account and signs in; the second time it is the same account', async () => {
  const { visitor, browser, instance } = await setUp();
  const address = await ask(visitor, '/oidc/sign-in', { from: '/tasks?sort=due', timeZone: 'Europe/Vienna' });
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{32}$/),
    scope: 'openid profile email',
  });
  expect(await comeBack(visitor, await browser.signIn(address, 'ada'))).toBe(
    '/login?from=%2Ftasks%3Fsort%3Ddue',
  );
  const me = await visitor.me(await visitor.idToken());
  expect(me.body).toMatchObject({ email: 'ada@example.com', name: 'Ada Weaver', time_zone: 'Europe/Vienna' });
  const again = visit(instance);
  expect(await signIn(again, browser)).toBe('/login');
  expect((await again.me(await again.idToken())).body.id).toBe(me.body.id);
});

test('no token of the provider is stored readably', async () => {
  const { visitor, browser, instance } = await setUp();
  await signIn(visitor, browser);
  const { rows } = await instance.database.handle.authPool.query(
    'select account."accessToken", account."idToken", account."refreshToken", session."idTokenHint" from account, session',
  );
  expect(rows).toEqual([
    { accessToken: null, idToken: null, refreshToken: null, idTokenHint: expect.stringMatching(/^[^.]+$/) },
  ]);
  expect(instance.logged.join('')).not.toMatch(/eyJ/);
});

test('an address that only the userinfo endpoint tells is read there', async () => {
  const { visitor, browser } = await setUp({ claimsInIdToken: false });
  expect(await signIn(visitor, browser)).toBe('/login');
  expect(await getEmail(visitor)).toBe('ada@example.com');
});

test('an existing account with the same address is not taken over', async () => {
  const { visitor, browser, instance } = await setUp();
  const owner = visit(instance);
  await owner.signUp();
  expect(await signIn(visitor, browser)).toBe('/login?problem=email-in-use');
  expect(await getEmail(visitor)).toBeUndefined();
  expect(await readMethods(owner)).toMatchObject({ provider: { name: 'Example', connected: false } });
});

test('its owner connects it, signs in with it, and disconnects it again', async () => {
  const { visitor, browser, instance } = await setUp({ people: { ada: { email: 'other@example.com' } } });
  await visitor.signUp();
  const back = await browser.signIn(await ask(visitor, '/oidc/connect'), 'ada');
  expect(await comeBack(visitor, back)).toBe('/settings#password');
  expect(await readMethods(visitor)).toMatchObject({ provider: { connected: true } });
  const phone = visit(instance);
  expect(await signIn(phone, browser)).toBe('/login');
  expect(await getEmail(phone)).toBe('ada@example.com');
  expect((await visitor.post('/oidc/disconnect', {})).status).toBe(200);
  expect(await signIn(visit(instance), browser)).toBe('/login?problem=email-unverified');
});

test('its owner hears of a new connection by mail, and signing out in between makes none', async () => {
  const { visitor, browser, instance } = await setUp({ config: { smtpUrl: 'smtp://mail.example.com' } });
  await visitor.signUp({ email: 'owner@example.com' });
  const back = await browser.signIn(await ask(visitor, '/oidc/connect'), 'ada');
  expect(await comeBack(visitor, back)).toBe('/settings#password');
  const later = await browser.signIn(await ask(visitor, '/oidc/connect'), 'grace');
  await visitor.post('/sign-out', {});
  expect(await comeBack(visitor, later)).toBe('/login?problem=expired');
  await instance.auth.close();
  await instance.runJobs();
  expect(instance.mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['owner@example.com', 'New way to sign in to Heddle'],
  ]);
});

test('only who asked to connect, and is still signed in, is connected', async () => {
  const { visitor, browser, instance } = await setUp();
  const query = async (text: string) => (await instance.database.handle.authPool.query(text)).rows;
  await visitor.signUp({ email: 'owner@example.com' });
  const ended = await browser.signIn(await ask(visitor, '/oidc/connect'), 'ada');
  // As from another device, which leaves the cookies of this browser.
  await query('delete from session');
  expect(await comeBack(visitor, ended)).toBe('/login?problem=expired');

  await visitor.signIn({ email: 'owner@example.com' });
  const other = await browser.signIn(await ask(visitor, '/oidc/connect'), 'ada');
  await query('delete from session');
  await visitor.signUp({ email: 'bob@example.com' });
  expect(await comeBack(visitor, other)).toBe('/settings?problem=other-account#password');
  expect(await query(`select from account where "providerId" <> 'credential'`)).toEqual([]);
});

test('confirming makes no account, whoever the provider names', async () => {
  const { visitor, browser, instance } = await setUp();
  const query = async (text: string) => (await instance.database.handle.authPool.query(text)).rows;
  await visitor.signUp({ email: 'owner@example.com' });
  const back = await browser.signIn(await ask(visitor, '/oidc/confirm'), 'grace');
  expect(await comeBack(visitor, back)).toBe('/settings?problem=other-account#password');
  const later = await browser.signIn(await ask(visitor, '/oidc/confirm'), 'grace');
  await query('delete from session');
  expect(await comeBack(visitor, later)).toBe('/login?problem=other-account');
  expect(await query('select email from "user"')).toEqual([{ email: 'owner@example.com' }]);
});

test('one account of the provider belongs to one account here', async () => {
  const { visitor, browser, instance } = await setUp();
  await signIn(visitor, browser);
  const bob = visit(instance);
  await bob.signUp({ email: 'bob@example.com' });
  const back = await browser.signIn(await ask(bob, '/oidc/connect'), 'ada');
  expect(await comeBack(bob, back)).toBe('/settings?problem=connected-elsewhere#password');
  expect(await readMethods(bob)).toMatchObject({ provider: { connected: false } });
});

test('an account keeps a way in: the last one is not removed', async () => {
  const { visitor, browser } = await setUp();
  await signIn(visitor, browser);
  expect((await visitor.post('/oidc/disconnect', {})).body).toMatchObject({ code: 'LAST_WAY_IN' });
  expect((await visitor.post('/set-password', { newPassword: 'correct horse' })).status).toBe(200);
  expect((await visitor.post('/set-password', { newPassword: 'another horse' })).body.code).toBe(
    'PASSWORD_EXISTS',
  );
  const both = await Promise.all([
    visitor.post('/oidc/disconnect', {}),
    visitor.post('/remove-password', {}),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each<[string, Person, string]>([
  [
    'an address that is not verified',
    { email: 'eve@example.com', email_verified: false },
    'email-unverified',
  ],
  ['an address of which nothing is said', { email: 'eve@example.com' }, 'email-unverified'],
  ['no address', { name: 'Eve' }, 'no-email'],
])('%s makes no account', async (_what, person, problem) => {
  const { visitor, browser } = await setUp({ people: { ada: person } });
  expect(await signIn(visitor, browser)).toBe(`/login?problem=${problem}`);
  expect(await getEmail(visitor)).toBeUndefined();
});

test('a closed sign-up lets in who has an account, and nobody new', async () => {
  const { visitor, browser, instance } = await setUp({ oidc: { signup: 'closed' } });
  expect(await signIn(visitor, browser)).toBe('/login?problem=sign-up-closed');
  await visitor.signUp({ email: 'other@example.com' });
  await comeBack(visitor, await browser.signIn(await ask(visitor, '/oidc/connect'), 'ada'));
  expect(await signIn(visit(instance), browser)).toBe('/login');
});

test('a disabled account is refused', async () => {
  const { visitor, browser, instance } = await setUp();
  await signIn(visitor, browser);
  await disableAccount({ auth: instance.auth, email: 'ada@example.com', now: new Date() });
  expect(await signIn(visit(instance), browser)).toBe('/login?problem=disabled');
});

test('whoever cancels at the provider is not signed in', async () => {
  const { visitor, browser } = await setUp();
  const back = await browser.cancel(await ask(visitor));
  expect(new URL(back).searchParams.get('error')).toBe('access_denied');
  expect(await comeBack(visitor, back)).toBe('/login?problem=cancelled');
});

test('an answer counts once, in the browser that asked, and with its own code', async () => {
  const { visitor, browser, instance } = await setUp();
  const back = await browser.signIn(await ask(visitor), 'ada');
  const copy = visit(instance);
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  expect(await comeBack(visit(instance), back)).toBe('/login?problem=expired');
  expect(await comeBack(visitor, back)).toBe('/login');
  expect(await comeBack(copy, back)).toBe('/login?problem=refused-code');
  await visitor.post('/sign-out', {});
  expect(await comeBack(visitor, back)).toBe('/login?problem=expired');
});

test('a provider with another name than the configured one is refused, and so is an answer of another one', async () => {
  const { server, browser, visitor } = await setUp();
  const alias = server.issuer.replace('127.0.0.1', 'localhost');
  const other = visit(
    await createTestApp({ config: { ...server.config, oidc: { ...server.config.oidc, issuer: alias } } }),
  );
  const refused = await other.post('/oidc/sign-in', {});
  expect([refused.status, refused.body.code]).toEqual([502, 'PROVIDER_MISCONFIGURED']);
  const back = new URL(await browser.signIn(await ask(visitor), 'ada'));
  back.searchParams.set('iss', 'https://evil.example');
  expect(await comeBack(visitor, back.href)).toBe('/login?problem=wrong-issuer');
});

test('a new key of the provider is fetched, and a key that it no longer names is refused', async () => {
  const { server, browser, visitor, instance } = await setUp();
  expect(await signIn(visitor, browser)).toBe('/login');
  await server.rotateKeys();
  expect(await signIn(visit(instance), server.openBrowser())).toBe('/login');
  await server.freezeKeys();
  await server.rotateKeys();
  expect(await signIn(visit(instance), server.openBrowser())).toBe('/login?problem=refused-token');
});

test.each([
  [+5, '/login'],
  [-5, '/login'],
  [+20, '/login?problem=clock'],
  [-20, '/login?problem=clock'],
])('with a clock that is off by %i minutes it leads to %s', async (minutes, target) => {
  const { visitor, browser } = await setUp({
    idTokenLifetimeSeconds: 60,
    clock: () => new Date(Date.now() + minutes * 60_000),
  });
  expect(await signIn(visitor, browser)).toBe(target);
});

test('a provider that is down stops neither the server nor passwords', async () => {
  const { server, visitor, browser, instance } = await setUp();
  const back = await browser.signIn(await ask(visitor), 'ada');
  server.close();
  expect(await comeBack(visitor, back)).toBe('/login?problem=unreachable');
  const fresh = visit(await createTestApp({ config: server.config }));
  const refused = await fresh.post('/oidc/sign-in', {});
  expect([refused.status, refused.body.code]).toEqual([502, 'PROVIDER_UNREACHABLE']);
  expect((await fresh.signUp()).status).toBe(200);
  expect((await visit(instance).signUp()).status).toBe(200);
});

test('signing out leads to the provider, which signs out too and leads back', async () => {
  const { visitor, browser, server } = await setUp();
  await signIn(visitor, browser);
  const { body } = await visitor.post('/sign-out', {});
  const url = new URL(String(body.url));
  expect(url.href).toMatch(new RegExp(`^${server.issuer}/session/end`));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id_token_hint: expect.stringMatching(/^eyJ/),
    client_id: 'heddle',
    post_logout_redirect_uri: 'http://localhost/login',
  });
  expect((await fetch(url)).status).toBe(200);
  await visitor.signUp({ email: 'bob@example.com' });
  expect((await visitor.post('/sign-out', {})).body).toEqual({ success: true });
});

test('somebody signed in confirms with it, keeping the session; another person does not', async () => {
  const { visitor, browser, instance, server } = await setUp();
  await signIn(visitor, browser);
  await instance.database.handle.authPool.query(
    `update session set "confirmedAt" = now() - interval '1 hour'`,
  );
  expect((await visitor.post('/oidc/disconnect', {})).body.code).toBe('SESSION_NOT_FRESH');
  const session = visitor.cookies.get('heddle.session_token');
  const other = await server.openBrowser().signIn(await ask(visitor, '/oidc/confirm'), 'grace');
  expect(await comeBack(visitor, other)).toBe('/settings?problem=other-account#password');
  expect((await visitor.post('/oidc/disconnect', {})).body.code).toBe('SESSION_NOT_FRESH');
  const back = await browser.signIn(await ask(visitor, '/oidc/confirm'), 'ada');
  expect(await comeBack(visitor, back)).toBe('/settings#password');
  expect(visitor.cookies.get('heddle.session_token')).toBe(session);
  expect((await visitor.post('/oidc/disconnect', {})).body.code).toBe('LAST_WAY_IN');
  expect((await visitor.post('/delete-user', {})).status).toBe(200);
});

test('the provider asks for its own second factor, so Heddle asks for none after it', async () => {
  const { visitor, browser, instance } = await setUp();
  await visitor.signUp();
  await comeBack(visitor, await browser.signIn(await ask(visitor, '/oidc/connect'), 'ada'));
  await turnOnSecondFactor(instance, visitor);
  const phone = visit(instance);
  expect(await signIn(phone, browser)).toBe('/login');
  expect(await getEmail(phone)).toBe('ada@example.com');
});

test('where passwords are off, none signs in, signs up, or is made', async () => {
  const { visitor, browser } = await setUp({ config: { passwordSignIn: 'off' } });
  expect((await visitor.get('/api/auth/sign-in-options')).body).toEqual({
    password: false,
    provider: { name: 'Example', auto_redirect: false },
  });
  await signIn(visitor, browser);
  const code = async (path: string, body: object) => (await visitor.post(path, body)).body.code;
  expect([
    await code('/sign-up/email', { name: 'Bob', email: 'bob@example.com', password: 'correct horse' }),
    await code('/sign-in/email', { email: 'ada@example.com', password: 'correct horse' }),
    await code('/request-password-reset', { email: 'ada@example.com' }),
    await code('/reset-password', { token: 'token', newPassword: 'correct horse' }),
    await code('/set-password', { newPassword: 'correct horse' }),
  ]).toEqual(Array(5).fill('PASSWORD_SIGN_IN_OFF'));
});

test('where passwords are off, the operator connects who has nothing but one', async () => {
  const { visitor, browser, instance } = await setUp({ config: { passwordSignIn: 'off' } });
  const account = { auth: instance.auth, email: 'ada@example.com' };
  expect(await createAccount({ ...account, base: origin })).toBeUndefined();
  await expect(createResetLink({ ...account, base: origin })).rejects.toThrow(
    'npm run account connect ada@example.com SUBJECT',
  );
  expect(await signIn(visitor, browser)).toBe('/login?problem=email-in-use');
  const { subject } = instance.logged
    .map((line) => JSON.parse(line))
    .find(({ problem }) => problem === 'email-in-use');
  await connectAccount({ ...account, subject: 'somebody else' });
  await connectAccount({ ...account, subject });
  expect(await signIn(visitor, browser)).toBe('/login');
  expect(await getEmail(visitor)).toBe('ada@example.com');

  await createAccount({ auth: instance.auth, email: 'bob@example.com', base: origin });
  await expect(connectAccount({ auth: instance.auth, email: 'bob@example.com', subject })).rejects.toThrow(
    `${subject} belongs to another account here.`,
  );
});
