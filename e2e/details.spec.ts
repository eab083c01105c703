import { expect, type Page } from '@playwright/test';
import { capture, signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Details' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Details' });

test('a press on a card shows its details beside the list, and closing them leads back to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await capture(page, 'buy milk');
  await capture(page, 'call the dentist');
  await page.goto('/tasks');
  const title = taskRow(page, 'buy milk').getByRole('link', { name: 'buy milk' });
  await title.press('Enter');
  await expect(panel(page)).toContainText('buy milk');
  await expect(page).toHaveURL(/\/tasks\?task=/);
  await expect(panel(page).getByRole('heading', { name: 'Details' })).toBeFocused();
  await taskRow(page, 'call the dentist').getByRole('article').click();
  await expect(panel(page)).toContainText('call the dentist');
  await page.reload();
  await expect(panel(page)).toContainText('call the dentist');
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);

  await title.press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/tasks$/);
  await expect(title).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/theme/shopping');
  await taskRow(page, 'buy milk').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(sheet(page)).toContainText('buy milk');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(taskRow(page, 'buy milk').getByRole('button', { name: 'More' })).toBeFocused();
});

test('theme, thread and project are found by typing, and made where they are not there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await capture(page, 'buy milk');
  await taskRow(page, 'buy milk').getByRole('link').click();
  const field = (name: string) => panel(page).getByRole('combobox', { name });

  await field('Theme').click();
  await expect(page.getByRole('option', { name: 'Shopping' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('per');
  await expect(page.getByRole('option')).toHaveText(['Personal', 'Create theme “per”']);
  await page.keyboard.press('Escape');
  await expect(field('Theme')).toHaveValue('Shopping');
  await expect(panel(page)).toBeVisible();
  await field('Theme').press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(field('Theme')).toHaveValue('Personal');

  await field('Thread').fill('Spring');
  await field('Thread').dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(page.getByRole('option', { name: 'Create thread “Spring”' })).toBeVisible();
  await field('Thread').press('Enter');
  await expect(field('Thread')).toHaveValue('Spring');
  await field('Project').fill('Move house');
  await page.getByRole('option', { name: 'Create project “Move house”' }).click();
  await expect(field('Project')).toHaveValue('Move house');
  await expect(field('Project')).toBeFocused();

  await field('Theme').fill('wor');
  await page.keyboard.press('Enter');
  await expect(field('Theme')).toHaveValue('Work');
  await expect(field('Thread')).toHaveValue('');
  await field('Thread').fill('spr');
  await page.getByRole('option', { name: 'Spring Personal' }).click();
  await expect(field('Theme')).toHaveValue('Personal');
  await page.reload();
  await expect(field('Thread')).toHaveValue('Spring');
  await expect(field('Project')).toHaveValue('Move house');
});
