import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { captureField, signUp } from './support/people.ts';
import { test } from './support/test.ts';

/** Gives a page an authenticator such as a phone or a laptop has. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    readCredentials: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Decides whether it recognizes the person from now on. */
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    add: (
      credential: Awaited<ReturnType<typeof session.send<'WebAuthn.getCredentials'>>>['credentials'][number],
    ) => session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

const openSignIn = async (context: BrowserContext) => {
  const page = await context.newPage();
  const authenticator = await addAuthenticator(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  return { page, authenticator };
};

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

test('a passkey is added and signs in by the button and by the field, also after the page was closed', async ({
  page,
  context,
}) => {
  const authenticator = await addAuthenticator(page);
  await signUp(page);
  await page.goto('/settings#passkeys');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Name this passkey' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Blue laptop');
  await expectAccessible(page, 'naming the passkey');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Blue laptop')).toBeVisible();
  await section.getByRole('button', { name: 'Add another passkey' }).click();
  await expect(page.getByText('There is already a passkey for your account here')).toBeVisible();
  await expectAccessible(page, 'the list of passkeys');
  const [credential] = await authenticator.readCredentials();
  if (!credential) throw new Error('The authenticator has no passkey');

  await signOut(page);
  await authenticator.setVerified(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  await expectAccessible(page, 'without a passkey');
  await authenticator.setVerified(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(captureField(page)).toBeVisible();
  await signOut(page);
  await page.close();

  const { page: second, authenticator: kept } = await openSignIn(context);
  await kept.add(credential);
  await second.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(captureField(second)).toBeVisible();
  await second.goto('/settings#passkeys');
  await expect(second.getByText('Blue laptop')).toBeVisible();
  await signOut(second);
  await second.close();

  // The browser offers the passkey where the address is typed; the authenticator takes it at once.
  const { page: third, authenticator: offered } = await openSignIn(context);
  await offered.add(credential);
  await third.getByRole('textbox', { name: 'Email', exact: true }).focus();
  await expect(captureField(third)).toBeVisible();
});
