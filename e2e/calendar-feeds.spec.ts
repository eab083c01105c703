import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { capture, signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ timezoneId: 'Europe/Vienna', locale: 'en-GB' });

test('a calendar address made in the settings shows tasks to an app that is not signed in, until it is deleted', async ({
  page,
  playwright,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await capture(page, 'call Tom tomorrow at 9am');
  await expect(taskRow(page, 'call Tom')).toBeVisible();
  await page.goto('/settings#calendar');
  await page.getByRole('button', { name: 'Create a calendar address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a calendar address' });
  await dialog.getByLabel('Name of the calendar').fill('');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Give the calendar a name.');
  await dialog.getByLabel('Name of the calendar').fill('My loom');
  await expectAccessible(page, 'creating a calendar address');
  await page.keyboard.press('Enter');
  const feeds = page.getByRole('list', { name: 'Calendar addresses' });
  const address = feeds.getByRole('textbox', { name: 'Address of My loom' });
  await expect(address).toHaveValue(/\/calendar\/[\w-]{64}\.ics$/);
  await expect(feeds).toContainText('All tasks with a date. Not fetched yet.');
  await expect(page.getByText('Google Calendar looks every 8 to 24 hours')).toBeVisible();
  await expectAccessible(page, 'calendar addresses');
  await expectNoSidewaysScroll(page);

  const app = await playwright.request.newContext();
  const first = await address.inputValue();
  const calendar = await app.get(first);
  expect(await calendar.text()).toMatch(
    /^BEGIN:VCALENDAR\r\n(.|\r\n)*X-WR-CALNAME:My loom\r\n(.|\r\n)*SUMMARY:call Tom\r\n(.|\r\n)*END:VCALENDAR\r\n$/,
  );

  await page.getByRole('button', { name: 'New address for My loom' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New address' }).click();
  await expect(page.getByText('“My loom” has a new address')).toBeVisible();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await app.get(first)).status()).toBe(404);
  expect((await app.get(second)).status()).toBe(200);
  await page.reload();
  await expect(feeds).toContainText('Last fetched');

  await page.getByRole('button', { name: 'Delete the address of My loom' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(feeds).toBeHidden();
  expect((await app.get(second)).status()).toBe(404);
  await app.dispose();

  await page.goto('/settings#export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^heddle-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('\r\ntask,call Tom,');
});
