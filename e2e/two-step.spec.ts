import { expect, type Page } from '@playwright/test';
import { computeTotp } from '#server/features/auth/totp.ts';
import { expectAccessible } from './support/accessible.ts';
import { captureField, type Person, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes what an authenticator app shows that was given the key by hand. */
function readApp(key: string): string {
  const bits = [...key].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return computeTotp(Buffer.from(bytes), Date.now());
}

async function enterPassword(page: Page, { email, password }: Person) {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

test('two-step sign-in is turned on, asks for a code or a recovery code, and trusts a device', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUp(page);
  await page.goto('/settings#two-step');
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(dialog.getByLabel('Code that your app shows')).toBeFocused();
  await expectAccessible(page, 'the key');
  const key = await dialog.getByRole('textbox', { name: 'Key' }).inputValue();
  await dialog.getByLabel('Code that your app shows').fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'That code is wrong' })).toBeVisible();
  await dialog.getByLabel('Code that your app shows').fill(readApp(key));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy codes' })).toBeFocused();
  await expectAccessible(page, 'the recovery codes');
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download codes' }).click();
  expect((await saving).suggestedFilename()).toBe('heddle-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of your 10 recovery codes are left.')).toBeVisible();

  await signOut(page);
  await enterPassword(page, person);
  await expect(page.getByLabel('Code from your app')).toBeFocused();
  await expectAccessible(page, 'the code after the password');
  await page.getByLabel('Code from your app').fill(readApp(key));
  await page.getByLabel('Trust this device for 30 days').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(captureField(page)).toBeVisible();

  await signOut(page);
  await enterPassword(page, person);
  await expect(captureField(page)).toBeVisible();

  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await other.goto('/login');
  await enterPassword(other, person);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(codes[0] ?? '');
  await other.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(captureField(other)).toBeVisible();
  await other.goto('/settings#two-step');
  await expect(other.getByText('9 of your 10 recovery codes are left.')).toBeVisible();
  await other.close();
});
