import { expect, test } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { turnOnSecondFactor } from '../../testing/second-factor.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { goodPassword, visit } from '../../testing/visitor.ts';

const config = { smtpUrl: 'smtp://mail.example.com', baseUrl: undefined };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

/** Signs Ada up on a laptop, on a server with mail. */
async function createMailedAccount() {
  const instance = await createTestApp({ config });
  const laptop = visit(instance);
  await laptop.signUp({ timeZone: 'Europe/Vienna' });
  const readSubjects = async () => {
    await instance.auth.close();
    await instance.runJobs();
    return instance.mailbox.mails.map(({ subject }) => subject);
  };
  return { instance, laptop, readSubjects };
}

test('the first sign-in in a browser sends a mail with browser, address and time, and no later one does', async () => {
  const { instance, laptop, readSubjects } = await createMailedAccount();
  await laptop.post('/sign-out', {});
  await laptop.signIn();
  const phone = visit(instance, { address: '203.0.113.77' });
  const credentials = { email: 'ada@example.com', password: goodPassword };
  await phone.post('/sign-in/email', credentials, { 'User-Agent': firefox });
  await phone.post('/sign-out', {});
  await phone.post('/sign-in/email', credentials, { 'User-Agent': firefox });
  await phone.signIn({ password: 'wrong' });
  expect(await readSubjects()).toEqual(['New sign-in to Heddle']);
  const [mail] = instance.mailbox.mails;
  expect(mail?.to).toBe('ada@example.com');
  expect(mail?.text).toMatch(/^Somebody signed in to your Heddle account on a new device/);
  expect(mail?.text).toMatch(/ at \d\d:\d\d \(Europe\/Vienna\)$/m);
});

test('a new device is described by its browser and its address while it is signed in', async () => {
  const { instance, readSubjects } = await createMailedAccount();
  const phone = visit(instance, { address: '203.0.113.77' });
  const credentials = { email: 'ada@example.com', password: goodPassword };
  await phone.post('/sign-in/email', credentials, { 'User-Agent': firefox });
  await readSubjects();
  expect(instance.mailbox.mails[0]?.text).toContain('Firefox on Linux, from 203.0.113.77\n');
});

test('a browser that somebody else has signed in with is new to the account', async () => {
  const { instance, laptop, readSubjects } = await createMailedAccount();
  await visit(instance).signUp({ email: 'bob@example.com' });
  await laptop.signIn({ email: 'bob@example.com' });
  expect(await readSubjects()).toEqual(['New sign-in to Heddle']);
  expect(instance.mailbox.mails[0]?.to).toBe('bob@example.com');
});

test('a new device sends a mail only once its code or its passkey was right', async () => {
  const { instance, laptop, readSubjects } = await createMailedAccount();
  const authenticator = createAuthenticator();
  const { body: options } = await laptop.post('/passkey/generate-register-options', {});
  const response = authenticator.create(options as never);
  await laptop.post('/passkey/verify-registration', { response, name: 'Key ring' });
  const { readApp } = await turnOnSecondFactor(instance, laptop);
  const [phone, tablet, thief] = [visit(instance), visit(instance), visit(instance)];
  await thief.signIn();
  await phone.signIn();
  await phone.post('/two-factor/verify', { code: await readApp() });
  const { body: challenge } = await tablet.post('/passkey/generate-authenticate-options', {});
  await tablet.post('/passkey/verify-authentication', { response: authenticator.get(challenge as never) });
  expect((await readSubjects()).sort()).toEqual([
    'New passkey for Heddle',
    'New sign-in to Heddle',
    'New sign-in to Heddle',
  ]);
  expect(instance.mailbox.mails.find(({ subject }) => subject.includes('passkey'))?.text).toContain(
    '\nKey ring\n',
  );
});

test('a changed password, a second factor turned off and a new access token each send a mail', async () => {
  const { instance, laptop, readSubjects } = await createMailedAccount();
  const { readApp } = await turnOnSecondFactor(instance, laptop);
  await laptop.post('/two-factor/disable', { password: goodPassword, code: await readApp() });
  await instance.request('/api/access-tokens', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await laptop.idToken()}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ name: 'Shortcuts', scopes: ['read'], expires_in_days: 30 }),
  });
  await laptop.post('/change-password', { currentPassword: goodPassword, newPassword: 'battery staple' });
  expect((await readSubjects()).sort()).toEqual([
    'New access token for Heddle',
    'Two-step sign-in is off',
    'Your Heddle password has changed',
  ]);
  const token = instance.mailbox.mails.find(({ subject }) => subject.includes('token'));
  expect(token?.text).toContain('\nShortcuts\n');
  expect(token?.text).not.toContain('heddle_');
});

test('a password set by a reset link sends a mail', async () => {
  const { instance, readSubjects } = await createMailedAccount();
  const user = await instance.auth.repository.findUserByEmail('ada@example.com');
  const token = await instance.auth.createResetToken(user?.id ?? '');
  await visit(instance).post('/reset-password', { token, newPassword: 'battery staple' });
  expect(await readSubjects()).toEqual(['Your Heddle password has changed']);
});

test('without SMTP nothing is mailed, and the cookie that names a browser is out of reach of scripts', async () => {
  const instance = await createTestApp();
  await visit(instance).signUp();
  const { headers } = await visit(instance).signIn();
  const cookie = headers.getSetCookie().find((each) => each.startsWith('heddle.device='));
  expect(cookie).toMatch(/^heddle\.device=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  await instance.auth.close();
  await instance.runJobs();
  expect(instance.mailbox.mails).toEqual([]);
});
