import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { goodPassword, origin, visit } from '../../testing/visitor.ts';

afterEach(() => vi.useRealTimers());

const wrong = { password: 'not the password' };
const minutesToMs = (count: number) => count * 60_000;

test('the right password signs in', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp();
  const ada = visit(instance);
  expect((await ada.signIn({ email: 'Ada@example.com' })).status).toBe(200);
  expect((await ada.me(await ada.idToken())).body.email).toBe('ada@example.com');
});

test('a composed and a decomposed letter are the same password', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp({ password: 'caf\u00e9-noir' });
  expect((await visit(instance).signIn({ password: 'cafe\u0301-noir' })).status).toBe(200);
});

test('a wrong password and an unknown account are refused alike', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp();
  const known = await visit(instance).signIn(wrong);
  const unknown = await visit(instance).signIn({ email: 'nobody@example.com' });
  expect([known.status, known.body]).toEqual([
    401,
    { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' },
  ]);
  expect(unknown.text).toBe(known.text);
  expect(known.headers.getSetCookie()).toEqual([]);
});

test.each([
  [{ email: 'ada' }, 'INVALID_EMAIL'],
  [{ email: `${'a'.repeat(500_000)}@example.com` }, 'INVALID_EMAIL'],
  [{ email: 'a\u0000@example.com' }, 'INVALID_INPUT'],
  [{ password: 'p\u0000' }, 'INVALID_INPUT'],
  [{ password: 'p\ud800' }, 'INVALID_INPUT'],
  [{ password: 'p'.repeat(500_000) }, 'PASSWORD_TOO_LONG'],
  [{ password: null }, 'INVALID_INPUT'],
  [{ rememberMe: 'yes' }, 'INVALID_INPUT'],
])('%j is not a sign-in', async (credentials, code) => {
  const instance = await createTestApp();
  const { status, body } = await visit(instance).signIn(credentials);
  expect([status, body.code]).toEqual([400, code]);
});

test('after ten wrong passwords even the right one waits, until a quarter of an hour is over', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp();
  for (let count = 0; count < 10; count++) expect((await visit(instance).signIn(wrong)).status).toBe(401);

  const locked = await visit(instance).signIn();
  expect([locked.status, locked.body]).toEqual([
    429,
    { code: 'TOO_MANY_ATTEMPTS', message: 'Too many failed attempts. Please try again later' },
  ]);
  expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(880);
  expect(Number(locked.headers.get('Retry-After'))).toBeLessThanOrEqual(900);

  expect((await visit(instance, { address: '203.0.113.9' }).signIn()).status).toBe(200);
  expect((await visit(instance).signIn({ email: 'bob@example.com' })).body.code).toBe(
    'INVALID_EMAIL_OR_PASSWORD',
  );

  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + minutesToMs(14));
  expect((await visit(instance).signIn()).status).toBe(429);
  vi.setSystemTime(Date.now() + minutesToMs(1.1));
  expect((await visit(instance).signIn()).status).toBe(200);
});

test('a right password clears the wrong attempts before it', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp();
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 9; count++) expect((await visit(instance).signIn(wrong)).status).toBe(401);
    expect((await visit(instance).signIn()).status).toBe(200);
  }
});

test('thirty right passwords at once all sign in, and so do more afterwards', async () => {
  const { anotherInstance, ...first } = await createTestApp();
  await visit(first).signUp();
  for (let count = 0; count < 9; count++) await visit(first).signIn(wrong);
  const second = await anotherInstance();
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => visit(index % 2 ? first : second).signIn()),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  }
});

test('concurrent guesses get no more attempts than sequential ones', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp();
  const answers = await Promise.all(Array.from({ length: 60 }, () => visit(instance).signIn(wrong)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
});

test('guesses spread over accounts are limited for their address', async () => {
  const instance = await createTestApp();
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, index) =>
      visit(instance).signIn({ email: `victim${index}@example.com` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
  expect((await visit(instance, { address: '203.0.113.9' }).signIn()).status).toBe(401);
});

test('guesses behind an address keep nobody out who has signed in from there', async () => {
  const instance = await createTestApp();
  const other = { address: '203.0.113.9' };
  await visit(instance).signUp();
  await visit(instance, other).signUp({ email: 'bob@example.com' });
  await visit(instance, other).signUp({ email: 'eve@example.com' });
  await visit(instance).signIn({ email: 'bob@example.com' });
  await Promise.all(
    Array.from({ length: 110 }, (_, index) =>
      visit(instance).signIn({ email: `victim${index}@example.com` }),
    ),
  );
  const status = async (email: string, credentials = {}) =>
    (await visit(instance).signIn({ email, ...credentials })).status;
  expect([await status('ada@example.com'), await status('bob@example.com')]).toEqual([200, 200]);
  expect([await status('eve@example.com'), await status('nobody@example.com')]).toEqual([429, 429]);
  for (let count = 0; count < 10; count++) expect(await status('ada@example.com', wrong)).toBe(401);
  expect(await status('ada@example.com')).toBe(429);
});

test('a limit reached on one instance holds on the other', async () => {
  const { anotherInstance, ...first } = await createTestApp();
  await visit(first).signUp();
  const second = await anotherInstance();
  for (let count = 0; count < 10; count++) await visit(count % 2 ? first : second).signIn(wrong);
  expect((await visit(first).signIn()).status).toBe(429);
  expect((await visit(second).signIn()).status).toBe(429);
});

test('racing instances each let at most their own ten through', async () => {
  const { anotherInstance, ...first } = await createTestApp();
  await visit(first).signUp();
  const second = await anotherInstance();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => visit(index % 2 ? first : second).signIn(wrong)),
  );
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20);
});

test('a made-up X-Forwarded-For does not get new attempts', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp();
  const statuses = [];
  for (let count = 0; count < 11; count++) {
    const { status } = await visit(instance).post(
      '/sign-in/email',
      { email: 'ada@example.com', ...wrong },
      { 'X-Forwarded-For': `198.51.100.${count}`, 'X-Heddle-Client-Address': `198.51.100.${count}` },
    );
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('behind a trusted proxy each visitor has attempts of their own', async () => {
  const instance = await createTestApp({ config: { trustedProxies: ['10.0.0.0/8'] } });
  await visit(instance).signUp();
  const from = (forwarded: string) =>
    visit(instance, { address: '10.1.2.3' }).post(
      '/sign-in/email',
      { email: 'ada@example.com', ...wrong },
      { 'X-Forwarded-For': forwarded },
    );
  for (let count = 0; count < 10; count++) await from(`made-up-${count}, 198.51.100.1`);
  expect((await from('198.51.100.1')).status).toBe(429);
  expect((await from('198.51.100.2')).status).toBe(401);
});

test('IPv6 addresses of one subscriber share their attempts', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp();
  for (let count = 0; count < 10; count++)
    await visit(instance, { address: `2001:db8:1:2::${count + 1}` }).signIn(wrong);
  expect((await visit(instance, { address: '2001:db8:1:2:ffff::1' }).signIn()).status).toBe(429);
  expect((await visit(instance, { address: '2001:db8:1:3::1' }).signIn()).status).toBe(200);
});

test('a disabled account is told so, but only with the right password', async () => {
  const { auth, ...instance } = await createTestApp();
  await visit(instance).signUp();
  const user = await auth.repository.findUserByEmail('ada@example.com');
  await auth.repository.setDisabled(user?.id ?? '', new Date());

  expect((await visit(instance).signIn(wrong)).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  const { status, body, headers } = await visit(instance).signIn();
  expect([status, body]).toEqual([
    403,
    { code: 'ACCOUNT_DISABLED', message: 'This account has been disabled' },
  ]);
  expect(headers.getSetCookie()).toEqual([]);

  await auth.repository.setDisabled(user?.id ?? '', null);
  expect((await visit(instance).signIn()).status).toBe(200);
});

test.each([
  ['another origin', { Origin: 'https://evil.example' }],
  ['another port', { Origin: `${origin}:8080` }],
  ['an opaque origin', { Origin: 'null' }],
  ['another scheme', { Origin: 'https://localhost' }],
])('a POST from %s is refused, with and without a session', async (_what, headers) => {
  const instance = await createTestApp();
  const ada = visit(instance);
  await ada.signUp();
  for (const visitor of [ada, visit(instance)])
    for (const path of [
      '/sign-in/email',
      '/sign-up/email',
      '/sign-out',
      '/request-password-reset',
      '/reset-password',
      '/revoke-sessions',
    ]) {
      const { status, body } = await visitor.post(
        path,
        { email: 'ada@example.com', password: goodPassword },
        headers,
      );
      expect([path, status, body.code]).toEqual([path, 403, 'INVALID_ORIGIN']);
    }
  expect((await ada.get('/api/auth/token')).status).toBe(200);
});

test('refuses a page of another site that hides its origin, but not a program without one', async () => {
  const { app } = await createTestApp();
  const signIn = (headers: Record<string, string>) =>
    app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'ada@example.com', password: goodPassword }),
    });
  expect((await signIn({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await signIn({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
  expect((await signIn({})).status).toBe(401);
});

test('a form that another page submits is not a sign-in', async () => {
  const { app, ...instance } = await createTestApp();
  await visit({ app, ...instance }).signUp();
  const { status } = await app.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'ada@example.com', password: goodPassword }).toString(),
  });
  expect(status).toBe(400);
});

test('without BASE_URL the page may have any address that the request was sent to', async () => {
  const { app } = await createTestApp();
  for (const own of ['http://127.0.0.1:3000', 'http://192.168.1.20:3000', 'http://nas.local']) {
    const { status } = await app.request(`${own}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: own },
      body: JSON.stringify({ email: 'ada@example.com', password: goodPassword }),
    });
    expect(status).toBe(401);
  }
});

test('with BASE_URL only its own pages may sign in', async () => {
  const { app } = await createTestApp({ config: { baseUrl: 'https://tasks.example.com' } });
  const from = async (page: string) =>
    (
      await app.request('http://10.0.0.7:3000/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: page },
        body: JSON.stringify({ email: 'ada@example.com', password: goodPassword }),
      })
    ).status;
  expect(await from('https://tasks.example.com')).toBe(401);
  expect(await from('http://10.0.0.7:3000')).toBe(403);
});

test("better-auth's other endpoints do not exist", async () => {
  const instance = await createTestApp();
  const ada = visit(instance);
  await ada.signUp();
  for (const path of ['/update-user', '/change-email', '/sign-in/social', '/verify-password'])
    expect([path, (await ada.post(path, { name: 'x' })).status]).toEqual([path, 404]);
  expect((await ada.get('/api/auth/reset-password/x?callbackURL=https://evil.example')).status).toBe(404);
});

test('no log line names an address or a password', async () => {
  const { logged, ...instance } = await createTestApp();
  await Promise.all([visit(instance).signUp(), visit(instance).signUp(), visit(instance).signUp()]);
  await visit(instance).signIn(wrong);
  await visit(instance).post('/request-password-reset', { email: 'ada@example.com' });
  await instance.auth.close();
  expect(logged.join('\n')).not.toMatch(/ada@|horse|not the password/);
});
