import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { signUp, taskRow } from './support/people.ts';
import { addTasks, main, tabTo, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tagList = (page: Page) => page.getByRole('list', { name: 'Tags', exact: true });
const inMenuOf = async (page: Page, tag: string, item: string) => {
  await page.getByRole('button', { name: `Tag ${tag}: more` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a tag is reached from a row, is a list that can be added to, and is renamed, colored, merged and deleted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await addTasks(page, [
    { title: 'sow the beans', tags: ['garden'] },
    { title: 'buy a rake', tags: ['Garden', 'shop'], status: 'completed' },
    { title: 'mow the lawn', tags: ['outside'], priority: 'urgent' },
  ]);
  await page.goto('/tasks');
  const link = taskRow(page, 'sow the beans').getByRole('link', { name: 'Tagged garden' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tags\/garden$/i);
  await expect(heading(page, 'garden')).toBeVisible();
  await expect(page.getByText('1 open task')).toBeVisible();
  await expect(taskRow(page, 'buy a rake')).toHaveCount(0);
  await page.getByRole('button', { name: 'Completed 1' }).click();
  await expect(taskRow(page, 'buy a rake')).toBeVisible();
  await expect(taskRow(page, 'mow the lawn')).toHaveCount(0);

  const field = main(page).getByRole('textbox', { name: /^Add a task tagged garden/i });
  await field.fill('water the beans @balcony');
  await field.press('Enter');
  await expect(taskRow(page, 'water the beans').getByRole('link', { name: 'Tagged balcony' })).toBeVisible();
  await expect(taskRow(page, 'water the beans').getByRole('link', { name: /Tagged garden/i })).toBeVisible();
  await expectAccessible(page, 'a tag');

  await page.getByRole('link', { name: 'All tags' }).click();
  await expect(tagList(page).getByRole('listitem')).toHaveCount(4);
  await inMenuOf(page, 'outside', 'Merge into another tag…');
  await page.getByRole('radio', { name: /garden/i }).check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(toasts(page, 'Merged “outside” into')).toBeVisible();
  await expect(tagList(page).getByRole('listitem')).toHaveCount(3);
  await inMenuOf(page, 'shop', 'Delete tag');
  await expect(tagList(page).getByRole('listitem')).toHaveCount(2);
  await undoButton(page, 'Deleted “shop”').click();
  await expect(tagList(page).getByRole('listitem')).toHaveCount(3);

  await page.getByRole('link', { name: /^garden/i }).click();
  await page.getByRole('button', { name: /^Tag garden: more/i }).click();
  await page.getByRole('menuitem', { name: 'Name and color…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit tag' });
  await dialog.getByLabel('Name').fill('shop');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('There is already a tag called shop');
  await dialog.getByLabel('Name').fill('allotment');
  await dialog.getByRole('radio', { name: 'Fern' }).check();
  await expectAccessible(page, 'tag dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page, 'to “allotment” on 4 tasks')).toBeVisible();
  await expect(page).toHaveURL('/tags/allotment');
  await expect(taskRow(page, 'mow the lawn')).toBeVisible();

  await page.goto('/attention');
  await expect(heading(page, 'Needs Attention')).toBeVisible();
  await expect(taskRow(page, 'mow the lawn')).toBeVisible();
  await expect(taskRow(page, 'sow the beans')).toHaveCount(0);
  await main(page).getByRole('textbox', { name: 'Add a high priority task' }).fill('fix the gate');
  await page.keyboard.press('Enter');
  await expect(taskRow(page, 'fix the gate')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/attention', '/tags', '/tags/allotment']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page, path);
  }
});
