import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { call } from './support/api.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';

/** Drags with the mouse onto the upper part of `to`, or as far below its lower edge. */
async function drag(from: Locator, to: Locator, below?: number): Promise<void> {
  const { mouse } = from.page();
  await from.hover();
  await mouse.down();
  await expect(from.page().locator('[draggable="true"]')).toHaveCount(1);
  const target = await to.boundingBox();
  if (!target) throw new Error('There is nowhere to drag to');
  const y = below === undefined ? target.y + 2 : target.y + target.height + below;
  await mouse.move(target.x + 40, y, { steps: 8 });
  await mouse.move(target.x + 42, y + 2, { steps: 4 });
  await mouse.up();
}

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

  await test.step('so do Alt and the arrow keys, which keep the focus, and the mouse', async () => {
    const health = themes.getByRole('link', { name: 'Health' });
    await health.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(names)
      .toEqual(['Inbox', 'Health', 'Work', 'Personal', 'Shopping', 'Finance', 'Learning']);
    await expect(health).toBeFocused();
    await drag(themes.getByRole('link', { name: 'Learning' }), health);
    await expect
      .poll(names)
      .toEqual(['Inbox', 'Learning', 'Health', 'Work', 'Personal', 'Shopping', 'Finance']);
    await drag(health, themes.getByRole('link', { name: 'Finance' }), 3);
    await expect
      .poll(names)
      .toEqual(['Inbox', 'Learning', 'Work', 'Personal', 'Shopping', 'Finance', 'Health']);
  });

  await test.step('what is dropped on its heading is first, and on the next heading last', async () => {
    await drag(themes.getByRole('link', { name: 'Work' }), themes.getByRole('button', { name: 'Themes' }));
    await expect
      .poll(names)
      .toEqual(['Inbox', 'Work', 'Learning', 'Personal', 'Shopping', 'Finance', 'Health']);
    const projects = page.getByRole('navigation', { name: 'Your projects' });
    await drag(
      themes.getByRole('link', { name: 'Learning' }),
      projects.getByRole('link', { name: 'Projects' }),
    );
    await expect
      .poll(names)
      .toEqual(['Inbox', 'Work', 'Personal', 'Shopping', 'Finance', 'Health', 'Learning']);
  });

  await test.step('the Inbox, which stays first, is not dragged', async () => {
    await themes.getByRole('link', { name: 'Inbox' }).hover();
    await page.mouse.down();
    await expect(page.locator('[draggable="true"]')).toHaveCount(0);
    await page.getByRole('main').hover();
    await page.mouse.up();
  });

  await test.step('a task is dragged onto a theme, with a way back', async () => {
    await call(page, 'POST', '/api/tasks/', { title: 'mow the lawn' });
    const row = page.getByRole('main').getByRole('article', { name: 'mow the lawn' });
    const personal = themes.getByRole('link', { name: 'Personal' });
    await drag(row, personal);
    await expect(personal).toContainText('1 open');
    await expect(page.getByText('Moved to Personal')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(themes.getByRole('link', { name: 'Inbox' })).toContainText('1 open');
  });

  await test.step('a theme that was dragged shows its count again', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+z');
    const personal = themes.getByRole('link', { name: 'Personal' });
    await expect(personal).toContainText('1 open');
    await drag(personal, themes.getByRole('link', { name: 'Work' }));
    await expect(themes.getByRole('link').nth(1)).toContainText('Personal');
    await page.getByRole('main').hover();
    await expect(personal.locator('.rail-count')).toHaveCSS('opacity', '1');
  });

  await test.step('a standard theme is renamed, and hidden until Settings shows it again', async () => {
    await themes.getByRole('link', { name: 'Learning' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Name, color and icon…' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Studies');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await themes.getByRole('link', { name: 'Studies' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Hide from the sidebar' }).click();
    await expect(themes.getByRole('link', { name: 'Studies' })).toHaveCount(0);
    await page.goto('/theme/learning');
    await expect(page.getByRole('heading', { name: 'Studies', level: 1 })).toBeVisible();
    await page.goto('/settings#sidebar');
    await page.getByRole('region', { name: 'Sidebar' }).getByRole('switch', { name: 'Studies' }).click();
    await expect(themes.getByRole('link', { name: 'Studies' })).toBeVisible();
  });

  await test.step('so does the button beside a project, which renames it', async () => {
    const projects = page.getByRole('navigation', { name: 'Your projects' });
    await projects.getByRole('link', { name: 'Move house' }).hover();
    await projects.getByRole('button', { name: 'Project Move house: more' }).click();
    await page.getByRole('menuitem', { name: 'Name and color…' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('New flat');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
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
    await page.keyboard.press('[');
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await menu.getByRole('link', { name: 'Today' }).click();
    await expect(page).toHaveURL('/today');
    await expect(menu).toHaveCount(0);
  });
});
