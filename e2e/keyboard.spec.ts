import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { holdDatabase } from './support/hold-database.ts';
import { captureField, signUp, titlesOnServer } from './support/people.ts';
import { test } from './support/test.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add tasks' });
const details = (page: Page) => page.getByRole('complementary', { name: 'Details' });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

test('a day without a mouse: add, find, open, complete, take back, go elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await page.locator('main').focus();
  await page.keyboard.type('gt');
  await expect(page).toHaveURL(/\/tasks$/);

  await test.step('q adds one thought after the other, over any page', async () => {
    await page.keyboard.press('q');
    await expect(captureField(page)).toBeFocused();
    await page.keyboard.type('call the dentist');
    await page.keyboard.press('Enter');
    await expect(captureField(page)).toHaveValue('');
    await page.keyboard.type('buy oat milk');
    await page.keyboard.press('Enter');
    await expect(captureField(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(adding(page)).toHaveCount(0);
    await expect.poll(() => titlesOnServer(page)).toEqual(['buy oat milk', 'call the dentist']);
  });

  await test.step('the palette finds a task, completes it, and it is taken back by key', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('milk');
    await expect(palette(page).getByText('1 result', { exact: true })).toBeAttached();
    await expect(chosen(page)).toContainText('buy oat milk');
    await expectAccessible(page, 'the palette with results');
    await page.keyboard.press('Control+Enter');
    await expect(palette(page)).toHaveCount(0);
    const milk = page.getByRole('checkbox', { name: 'buy oat milk' });
    await expect(milk).toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(milk).not.toBeChecked();
    await expect(page.getByText('Undone · Completed “buy oat milk”')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(milk).toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(milk).not.toBeChecked();
  });

  await test.step('it opens what is chosen, and shows it first the next time', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dentist');
    await page.keyboard.press('Enter');
    await expect(details(page)).toContainText('call the dentist');
    await page.keyboard.press('Control+k');
    await expect(chosen(page)).toContainText('call the dentist');
    await page.keyboard.press('Tab');
    await expect(chosen(page)).toContainText('New task');
    await expectAccessible(page, 'the palette with what was chosen last');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expect(chosen(page)).toContainText('Admin');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step('what nothing is called can still be added', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Water the ferns');
    await expect(palette(page).getByText('0 results', { exact: true })).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('✓ Task added successfully')).toBeVisible();
    await expect.poll(() => titlesOnServer(page)).toContain('Water the ferns');
  });
});

test('the sheet lists what is bound, single keys can be switched off, and typing is typing', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.locator('main').focus();
  await page.keyboard.press('?');
  await expect(sheet(page)).toContainText('All Tasks');
  await expectAccessible(page, 'the sheet of shortcuts');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'the sheet of shortcuts in the dark');
  await page.keyboard.type('gt');
  await expect(page).toHaveURL(/\/$/);
  await sheet(page).getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await expect(sheet(page)).not.toContainText('All Tasks');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await page.keyboard.type('gt?');
  await expect(page).toHaveURL(/\/$/);
  await expect(sheet(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);

  await test.step('they stay off while the device still reads its settings', async () => {
    const beside = await context.newPage();
    await beside.goto('/api/docs');
    const letRead = await holdDatabase(beside);
    await page.reload();
    await page.locator('main').focus();
    await page.keyboard.type('gt');
    await expect(page).toHaveURL(/\/$/);
    await letRead();
    await beside.close();
  });

  await page.goto('/settings#shortcuts');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.locator('main').focus();
  await page.keyboard.type('gt');
  await expect(page).toHaveURL(/\/tasks$/);
  await page.keyboard.type('gh');
  await captureField(page).pressSequentially('gt?/');
  await expect(captureField(page)).toHaveValue('gt?/');
  await expect(page).toHaveURL(/\/$/);

  await test.step('an input method composes without a key doing anything', async () => {
    await page.locator('main').focus();
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: '?', isComposing: true, bubbles: true, cancelable: true }),
      ),
    );
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step('the palette opens without a keyboard, on a narrow screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(palette(page).getByRole('option', { name: 'Settings' })).toBeAttached();
    await palette(page).getByRole('combobox').fill('trash');
    await palette(page).getByRole('option', { name: 'Trash' }).first().click();
    await expect(page).toHaveURL(/\/trash$/);
  });
});
