import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { serverTimeHeader } from '#contract/sync-headers.ts';
import { requestIdHeader } from '../../http/request-id.ts';
import { createMailer, type Mail } from '../../mail/mailer.ts';
import { startSmtpServer } from '../../mail/smtp-test-server.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { goodPassword, type Visitor, visit } from '../../testing/visitor.ts';

const newPassword = 'battery staple';
const askForReset = (visitor: Visitor, email = 'ada@example.com') =>
  visitor.post('/request-password-reset', { email });

async function startWithAda() {
  const instance = await createTestApp();
  const ada = visit(instance);
  await ada.signUp();
  return { ...instance, ada };
}

const extractToken = (mail: Mail) => /\/reset\?token=(\S+)/.exec(mail.text)?.[1] ?? '';

/** Waits long enough for what was started in the background. */
const waitUntilSettled = () => sleep(150);

test('the link in the mail sets a new password, once, and ends every session', async () => {
  const smtp = await startSmtpServer();
  const mailer = createMailer({
    config: { smtpUrl: smtp.url, mailFrom: 'Heddle <heddle@example.com>', dataDir: '/nonexistent' },
    log: pino({ level: 'silent' }),
  });
  const instance = await createTestApp({ mailer, config: { smtpUrl: smtp.url } });
  const laptop = visit(instance);
  await laptop.signUp();
  const token = await laptop.idToken();

  const phone = visit(instance);
  const { status, body } = await askForReset(phone, 'ADA@example.com');
  expect([status, body]).toEqual([200, { status: true, sends_mail: true }]);
  const { to, source } = await smtp.next();
  expect(to).toEqual(['ada@example.com']);
  const link = new URL(/http:\S+/.exec(source)?.[0] ?? '');
  expect([link.origin, link.pathname]).toEqual(['http://localhost', '/reset']);

  const reset = { token: link.searchParams.get('token'), newPassword };
  expect((await phone.post('/reset-password', reset)).status).toBe(200);
  expect((await laptop.me(token)).status).toBe(401);
  expect((await laptop.get('/api/auth/token')).status).toBe(401);
  expect((await phone.signIn({ password: goodPassword })).status).toBe(401);
  expect((await phone.signIn({ password: newPassword })).status).toBe(200);

  const again = await phone.post('/reset-password', reset);
  expect([again.status, again.body.code]).toEqual([400, 'INVALID_TOKEN']);
});

/** Lists the headers without the time of the response. */
const listHeaders = ({ headers }: { headers: Headers }) =>
  [...headers].filter(
    ([name]) => ![serverTimeHeader.toLowerCase(), requestIdHeader.toLowerCase()].includes(name),
  );

test('a server without SMTP says that it sends no mail, whoever asks', async () => {
  const { ada } = await startWithAda();
  for (const email of ['ada@example.com', 'nobody@example.com'])
    expect((await askForReset(ada, email)).body).toEqual({ status: true, sends_mail: false });
});

test('neither the response nor its timing reveals whether the account exists', async () => {
  const { mailbox, ada, database } = await startWithAda();
  const known = await askForReset(ada);
  const unknown = await askForReset(ada, 'nobody@example.com');
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(listHeaders(unknown)).toEqual(listHeaders(known));
  await mailbox.next();

  const blocker = await database.handle.authPool.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table "user", verification in access exclusive mode');
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const started = performance.now();
      await askForReset(ada, email);
      expect(performance.now() - started).toBeLessThan(1000);
    }
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});

test('a malformed address is refused', async () => {
  const { ada } = await startWithAda();
  for (const email of ['ada', 'ada\u0000@example.com', `${'a'.repeat(100_000)}@example.com`, 7, undefined])
    expect((await ada.post('/request-password-reset', { email })).status).toBe(400);
});

test('an account gets five mails an hour and the answer stays the same', async () => {
  const { mailbox, ada } = await startWithAda();
  const answers = await Promise.all(Array.from({ length: 9 }, () => askForReset(ada)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  for (let count = 0; count < 5; count++) await mailbox.next();
  await waitUntilSettled();
  expect(mailbox.mails).toEqual([]);
});

test('a link works for one hour', async () => {
  const { mailbox, ada } = await startWithAda();
  await askForReset(ada);
  const token = extractToken(await mailbox.next());
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 61 * 60_000);
    expect((await ada.post('/reset-password/check', { token })).body).toEqual({ works: false });
    expect((await ada.post('/reset-password', { token, newPassword })).body.code).toBe('INVALID_TOKEN');
  } finally {
    vi.useRealTimers();
  }
});

test('a reset makes the earlier links useless', async () => {
  const { mailbox, ada } = await startWithAda();
  await askForReset(ada);
  const first = extractToken(await mailbox.next());
  await askForReset(ada);
  const second = extractToken(await mailbox.next());
  expect((await ada.post('/reset-password/check', { token: second })).body).toEqual({ works: true });
  expect((await ada.post('/reset-password', { token: second, newPassword })).status).toBe(200);
  expect((await ada.post('/reset-password/check', { token: first })).body).toEqual({ works: false });
  expect((await ada.post('/reset-password', { token: first, newPassword })).body.code).toBe('INVALID_TOKEN');
});

test('a link used many times at once sets only one password', async () => {
  const { mailbox, ada, anotherInstance, ...instance } = await startWithAda();
  const other = await anotherInstance();
  await askForReset(ada);
  const token = extractToken(await mailbox.next());
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      visit(index % 2 ? instance : other).post('/reset-password', {
        token,
        newPassword: `${newPassword} ${index}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the link is not readable in the database', async () => {
  const { mailbox, ada, database } = await startWithAda();
  await askForReset(ada);
  const token = extractToken(await mailbox.next());
  const { rows } = await database.handle.authPool.query('select * from verification');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([
  [{ newPassword: '12345' }, 'PASSWORD_TOO_SHORT'],
  [{ newPassword: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
  [{ newPassword: 'abc\u0000def' }, 'INVALID_INPUT'],
  [{ newPassword: undefined }, 'PASSWORD_TOO_SHORT'],
  [{ token: '' }, 'INVALID_TOKEN'],
  [{ token: 'made-up' }, 'INVALID_TOKEN'],
  [{ token: undefined }, 'INVALID_TOKEN'],
  [{ token: 'x'.repeat(100_000) }, 'INVALID_TOKEN'],
])('a reset with %j is refused and leaves the link usable', async (wrong, code) => {
  const { mailbox, ada } = await startWithAda();
  await askForReset(ada);
  const token = extractToken(await mailbox.next());
  const { status, body } = await ada.post('/reset-password', { token, newPassword, ...wrong });
  expect([status, body.code]).toEqual([400, code]);
  expect((await ada.post('/reset-password', { token, newPassword })).status).toBe(200);
});

test('a person who was locked out can sign in with the new password at once', async () => {
  const { mailbox, ada } = await startWithAda();
  for (let count = 0; count < 10; count++) await ada.signIn({ password: 'forgotten' });
  expect((await ada.signIn()).status).toBe(429);
  await askForReset(ada);
  await ada.post('/reset-password', { token: extractToken(await mailbox.next()), newPassword });
  expect((await ada.signIn({ password: newPassword })).status).toBe(200);
});

test('retries when the mail server is briefly busy', async () => {
  const smtp = await startSmtpServer({ refuses: 1 });
  const instance = await createTestApp({
    mailer: createMailer({
      config: { smtpUrl: smtp.url, mailFrom: 'heddle@example.com', dataDir: '/nonexistent' },
      log: pino({ level: 'silent' }),
    }),
  });
  const ada = visit(instance);
  await ada.signUp();
  await askForReset(ada);
  expect((await smtp.next()).to).toEqual(['ada@example.com']);
  const failure = instance.logged.find((line) => line.includes('A job failed')) ?? '';
  expect(JSON.parse(failure)).toMatchObject({ job: 'reset-mail', responseCode: 451, attempt: 1 });
  expect(failure).not.toMatch(/ada@|token/);
});

test('without BASE_URL an untrusted Host gets no mail, and the response is the same', async () => {
  const { mailbox, app, logged } = await startWithAda();
  const ask = (base: string) =>
    app.request(`${base}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: base },
      body: JSON.stringify({ email: 'ada@example.com' }),
    });
  const trapped = await ask('http://evil.example');
  expect([trapped.status, await trapped.text()]).toEqual([200, '{"status":true,"sends_mail":false}']);
  await waitUntilSettled();
  expect(mailbox.mails).toEqual([]);
  expect(logged.join()).toContain('BASE_URL must say what links lead to');

  await ask('http://192.168.1.20:3000');
  expect((await mailbox.next()).text).toContain('http://192.168.1.20:3000/reset?token=');
});
