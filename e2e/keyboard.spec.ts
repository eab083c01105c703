import { expect, type Page } from '@playwright/test';
import { captureField, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('the sheet lists what is bound, and single keys can be switched off', async ({ page }) => {
  await signUp(page);
  await page.locator('main').focus();
  await page.keyboard.press('?');
  await expect(sheet(page)).toContainText('All Tasks');
  await page.keyboard.type('gt');
  await expect(page).toHaveURL(/\/$/);
  await sheet(page).getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await expect(sheet(page)).not.toContainText('All Tasks');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await page.keyboard.type('gt?');
  await expect(page).toHaveURL(/\/$/);
  await expect(sheet(page)).toHaveCount(0);

  await page.goto('/settings#shortcuts');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.locator('main').focus();
  await page.keyboard.type('gt');
  await expect(page).toHaveURL(/\/tasks$/);
  await page.keyboard.type('gh');
  await captureField(page).pressSequentially('gt?/');
  await expect(captureField(page)).toHaveValue('gt?/');
  await expect(page).toHaveURL(/\/$/);
});
