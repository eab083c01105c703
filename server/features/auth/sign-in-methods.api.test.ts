import { expect, test, vi } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { turnOnSecondFactor } from '../../testing/second-factor.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { type Visitor, visit } from '../../testing/visitor.ts';

type Authenticator = ReturnType<typeof createAuthenticator>;

async function addPasskey({ post }: Visitor, authenticator: Authenticator) {
  const { body: options } = await post('/passkey/generate-register-options', {});
  const response = authenticator.create(options as never);
  return post('/passkey/verify-registration', { response, name: 'Laptop' });
}

async function signInWithPasskey({ post }: Visitor, authenticator: Authenticator) {
  const { body: options } = await post('/passkey/generate-authenticate-options', {});
  return post('/passkey/verify-authentication', { response: authenticator.get(options as never) });
}

/** Signs Ada up, and makes a passkey her only way in. */
async function createAccountWithoutPassword() {
  const instance = await createTestApp();
  const laptop = visit(instance);
  await laptop.signUp();
  expect((await laptop.post('/remove-password', {})).body.code).toBe('LAST_WAY_IN');
  const authenticator = createAuthenticator();
  const passkey = (await addPasskey(laptop, authenticator)).body as unknown as { id: string };
  expect((await laptop.post('/remove-password', {})).status).toBe(200);
  return { instance, laptop, authenticator, passkey };
}

test('a passkey is the only way in once the password is removed', async () => {
  const { instance, laptop, authenticator, passkey } = await createAccountWithoutPassword();
  expect((await visit(instance).signIn()).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  expect((await signInWithPasskey(visit(instance), authenticator)).status).toBe(200);
  expect((await laptop.get('/api/auth/sign-in-methods')).body).toMatchObject({ has_password: false });
  expect((await laptop.post('/passkey/delete-passkey', { id: passkey.id })).body).toEqual({
    code: 'LAST_WAY_IN',
    message: 'This is your only way to sign in. Add another one first.',
  });
  const other = (await addPasskey(laptop, createAuthenticator())).body as unknown as { id: string };
  const removals = [passkey, other].map(({ id }) => laptop.post('/passkey/delete-passkey', { id }));
  expect((await Promise.all(removals)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('who has lost the passkeys gets a password by a reset link', async () => {
  const { instance } = await createAccountWithoutPassword();
  const user = await instance.auth.repository.findUserByEmail('ada@example.com');
  const token = await instance.auth.createResetToken(user?.id ?? '');
  const phone = visit(instance);
  expect((await phone.post('/reset-password', { token, newPassword: 'second horse' })).status).toBe(200);
  expect((await phone.signIn({ password: 'second horse' })).status).toBe(200);
});

test('a reset link that was sent before the password was removed no longer works', async () => {
  const instance = await createTestApp();
  const laptop = visit(instance);
  await laptop.signUp();
  const user = await instance.auth.repository.findUserByEmail('ada@example.com');
  const token = await instance.auth.createResetToken(user?.id ?? '');
  await addPasskey(laptop, createAuthenticator());
  await laptop.post('/remove-password', {});
  const refused = await visit(instance).post('/reset-password', { token, newPassword: 'second horse' });
  expect(refused.body.code).toBe('INVALID_TOKEN');
});

test('the password stays while two-step sign-in needs it', async () => {
  const instance = await createTestApp();
  const laptop = visit(instance);
  await laptop.signUp();
  await addPasskey(laptop, createAuthenticator());
  await turnOnSecondFactor(instance, laptop);
  expect((await laptop.post('/remove-password', {})).body.code).toBe('TWO_STEP_IS_ON');
});

test('an account without a password is deleted by somebody who has just signed in', async () => {
  const { laptop } = await createAccountWithoutPassword();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  try {
    expect((await laptop.post('/delete-user', {})).body.code).toBe('SESSION_NOT_FRESH');
    expect((await laptop.post('/set-password', { newPassword: 'second horse' })).body.code).toBe(
      'SESSION_NOT_FRESH',
    );
    expect((await laptop.post('/remove-password', {})).body.code).toBe('SESSION_NOT_FRESH');
  } finally {
    vi.useRealTimers();
  }
  expect((await laptop.post('/delete-user', {})).status).toBe(200);
});

test('an account with a password is deleted with it alone', async () => {
  const ada = visit(await createTestApp());
  await ada.signUp();
  expect((await ada.post('/delete-user', {})).body.code).toBe('INVALID_PASSWORD');
});
