import { createServer } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { startOidcServer } from '#server/testing/oidc-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { captureField } from './support/people.ts';
import { test } from './support/test.ts';

/** The provider needs to know the address of Heddle before it starts. */
async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** Signs in at the provider's own pages. */
async function enterAtProvider(page: Page) {
  await page.getByPlaceholder('Enter any login').fill('ada');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('single sign-on makes an account, signs out at the provider too, and tells when it is cancelled', async ({
  page,
  start,
}) => {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const provider = await startOidcServer({
    people: { ada: { email: 'ada@example.com', email_verified: true, name: 'Ada Weaver' } },
    appOrigin: url,
  });
  const { issuer, clientId, clientSecret } = provider.config.oidc;
  try {
    await start({
      env: {
        PORT: String(port),
        BASE_URL: url,
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: 'Example',
      },
    });
    await page.goto(`${url}/settings#password`);
    await page.getByRole('button', { name: 'Continue with Example' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'You did not sign in with Example' }),
    ).toBeVisible();
    await expectAccessible(page, 'a cancelled sign-in');
    await page.goto(`${url}/settings#password`);
    await page.getByRole('button', { name: 'Continue with Example' }).click();
    await enterAtProvider(page);
    const section = page.getByRole('region', { name: 'Password', exact: true });
    await expect(section.getByText('Your account has no password.')).toBeVisible();
    await expect(section.getByText('You can sign in with Example.')).toBeVisible();
    await expectAccessible(page, 'an account without a password');
    await section.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('This is your only way to sign in')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(captureField(page)).toHaveCount(0);
  } finally {
    provider.close();
  }
});
