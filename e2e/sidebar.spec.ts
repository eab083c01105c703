import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { call } from './support/api.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';

test('the sidebar folds its parts, has a menu for each theme, project and filter, and leaves out what is not used', async ({
  page,
}) => {
  await signUp(page);
  await call(page, 'POST', '/api/projects', { name: 'Move house' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tasks');
  const themes = page.getByRole('navigation', { name: 'Themes' });
  const names = () => themes.getByRole('link').allInnerTexts();
  await expect
    .poll(names)
    .toEqual(['Inbox', 'Health', 'Work', 'Personal', 'Shopping', 'Finance', 'Learning']);

  await test.step('a right click opens the menu of a theme, which moves it', async () => {
    await themes.getByRole('link', { name: 'Health' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect
      .poll(names)
      .toEqual(['Inbox', 'Work', 'Health', 'Personal', 'Shopping', 'Finance', 'Learning']);
    await expectAccessible(page, 'the sidebar with the menu of a theme');
  });

  await test.step('so does the button beside a project, which renames it', async () => {
    const projects = page.getByRole('navigation', { name: 'Your projects' });
    await projects.getByRole('link', { name: 'Move house' }).hover();
    await projects.getByRole('button', { name: 'Project Move house: more' }).click();
    await page.getByRole('menuitem', { name: 'Name and colour…' }).click();
    await page.getByLabel('Name').fill('New flat');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(projects.getByRole('link', { name: 'New flat' })).toBeVisible();
  });

  await test.step('a part is folded, also after a reload', async () => {
    await themes.getByRole('button', { name: 'Themes' }).click();
    await expect(themes.getByRole('link')).toHaveCount(0);
    await page.reload();
    await expect(themes.getByRole('button', { name: 'Themes' })).toHaveAttribute('aria-expanded', 'false');
    await expect(themes.getByRole('link')).toHaveCount(0);
  });

  await test.step('a page that is not used is hidden', async () => {
    const mindfulness = page.getByRole('link', { name: 'Mindfulness', exact: true });
    const tools = page.getByRole('navigation', { name: 'Tools' });
    await expect(tools.getByRole('link')).toHaveCount(6);
    await page.goto('/settings#sidebar');
    await page.getByRole('region', { name: 'Sidebar' }).getByRole('switch', { name: 'Mindfulness' }).click();
    await expect(tools.getByRole('link')).toHaveCount(5);
    await expect(tools.locator(mindfulness)).toHaveCount(0);
  });

  await test.step('where there is no room it opens over the page', async () => {
    await page.setViewportSize({ width: 900, height: 900 });
    await page.getByRole('main').focus();
    await page.keyboard.press('[');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText('Themes')).toBeVisible();
    await expectAccessible(page, 'the sidebar over the page');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await menu.getByRole('link', { name: 'Today' }).click();
    await expect(page).toHaveURL('/today');
    await expect(menu).toHaveCount(0);
  });
});
