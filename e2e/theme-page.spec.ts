import { expect, type Page } from '@playwright/test';
import { signUp, taskRow } from './support/people.ts';
import { addTasks, done, main, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

test.describe('the theme page', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'New task' });
  const editor = (page: Page, title: string) => page.getByRole('form', { name: `Edit ${title}` });

  test('creates, edits, deletes and brings back a task', async ({ page }) => {
    await signUp(page);
    await page.goto('/theme/WORK');
    await expect(page.getByRole('heading', { name: 'Work', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'New Task' }).first().click();
    await form(page).getByLabel('Title').fill('   ');
    await form(page).getByRole('button', { name: 'Create Task' }).click();
    await expect(page.getByRole('heading', { name: 'No tasks in Work' })).toBeVisible();

    await form(page).getByLabel('Title').fill('Write the report tomorrow p1 @desk');
    const understood = form(page).getByRole('group', { name: 'Understood' });
    await expect(understood).toContainText(/Tomorrow.*Urgent.*desk/);
    await form(page).getByLabel('Context').fill('From the meeting');
    await form(page).getByLabel('Due date').fill('2030-01-31');
    await form(page).getByLabel('Time', { exact: true }).fill('16:30');
    await form(page).getByRole('combobox', { name: 'Priority' }).selectOption('High');
    await form(page).getByRole('textbox', { name: 'Tags' }).fill('boss, #paper');
    await page.keyboard.press('Control+Enter');
    await undoButton(page, 'Task created successfully').click();
    await expect(page.getByRole('heading', { name: 'No tasks in Work' })).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(main(page)).toContainText('1 task');
    const row = taskRow(page, 'Write the report');
    for (const text of ['From the meeting', '2030, 16:30', 'High', 'desk', 'boss', 'paper'])
      await expect(row).toContainText(text);
    await form(page).getByLabel('Title').fill('Plan tomorrow');
    await understood.getByRole('button', { name: 'Remove date' }).click();
    await page.keyboard.press('Control+Enter');
    await expect(taskRow(page, 'Plan tomorrow')).toBeVisible();
    await page.keyboard.press('Control+z');
    await form(page).getByLabel('Title').press('Escape');
    await expect(form(page)).toHaveCount(0);

    await row.getByText('Write the report').click();
    await editor(page, 'Write').getByLabel('Title').fill('Write the long report');
    await editor(page, 'Write').getByLabel('Description').fill('With figures');
    await editor(page, 'Write').getByRole('button', { name: 'Estimate' }).click();
    await editor(page, 'Write').getByLabel('Estimated pomodoros').fill('0');
    await page.keyboard.press('Control+Enter');
    await expect(editor(page, 'Write')).toBeVisible();
    await editor(page, 'Write').getByLabel('Estimated pomodoros').fill('3');
    await page.keyboard.press('Control+Enter');
    await expect(toasts(page, 'Task updated successfully')).toBeVisible();
    const edited = taskRow(page, 'Write the long report');
    for (const text of ['With figures', '3 pomodoros', '2030, 16:30', 'High'])
      await expect(edited).toContainText(text);

    await edited.getByRole('button', { name: 'Edit' }).click();
    await editor(page, 'Write').getByLabel('Title').fill('Never mind');
    await page.keyboard.press('Escape');
    await expect(edited.getByRole('article')).toBeFocused();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(editor(page, 'Write').getByLabel('Title')).toHaveValue('Never mind');
    await expect(editor(page, 'Write').getByLabel('Title')).toBeFocused();
    await editor(page, 'Write').getByRole('button', { name: 'Cancel' }).click();
    await expect(edited.getByRole('article')).toBeFocused();
    await expect(taskRow(page, 'Never mind')).toHaveCount(0);

    await edited.getByRole('button', { name: 'Edit' }).click();
    await editor(page, 'Write').getByLabel('Description').fill('Kept on leaving');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'What is on your mind?' })).toBeVisible();
    await page.goBack();
    await expect(edited).toContainText('Kept on leaving');

    await edited.getByRole('button', { name: 'More' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Why this theme?' }).press('Enter');
    const why = page.getByRole('dialog', { name: 'Why Work?' });
    await why.getByRole('button', { name: 'Move to Health' }).press('Enter');
    await expect(why).toHaveCount(0);
    await expect(edited).toHaveCount(0);
    await expect(main(page)).toBeFocused();
    await expect(toasts(page, 'Moved to Health')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(edited).toBeVisible();

    await edited.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(edited).toBeVisible();
    await edited.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await undoButton(page, 'Task deleted successfully').focus();
    await expect(edited).toHaveCount(0);
    await undoButton(page, 'Task deleted successfully').click();
    await expect(edited).toBeVisible();
  });

  test('searches titles and descriptions only, sorts by date created, and counts what is completed at once', async ({
    page,
  }) => {
    await signUp(page);
    await addTasks(page, [
      { title: 'first', description: 'about SILK' },
      { title: 'second silk' },
      { title: 'third', tags: ['silk'] },
    ]);
    await page.goto('/theme/inbox');
    const titles = page.getByRole('list', { name: 'Tasks in Inbox' }).getByRole('listitem');
    await expect(titles).toContainText(['third', 'second silk', 'first']);
    await page.getByRole('button', { name: /Sort by date created/ }).click();
    await expect(titles).toContainText(['first', 'second silk', 'third']);
    await page.getByRole('searchbox', { name: 'Search in Inbox' }).fill('silk');
    await expect(titles).toContainText(['first', 'second silk']);
    await expect(titles).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Search in Inbox' }).fill('wool');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(titles).toHaveCount(3);

    await done(page, 'third').click();
    await expect(taskRow(page, 'third')).toBeVisible();
    await page.getByRole('button', { name: 'Completed 1' }).click();
    const completed = page.getByRole('list', { name: 'Tasks in Completed' });
    await expect(completed.getByRole('listitem')).toContainText(['third']);
    await expect(taskRow(page, 'third')).toHaveCount(1);
  });

  test('says so when there is no such theme, and shows the way out', async ({ page }) => {
    await signUp(page);
    await page.goto('/theme/gardening');
    await expect(toasts(page, 'Theme "gardening" not found')).toBeVisible();
    await page.getByRole('link', { name: 'Go to All Tasks' }).click();
    await expect(page.getByRole('heading', { name: 'All Tasks' })).toBeVisible();
  });
});

test('of a long list only what is on the screen is in the document, and every row says its place', async ({
  page,
}) => {
  await signUp(page);
  await addTasks(
    page,
    Array.from({ length: 300 }, (_, index) => ({ title: `thread number ${index}.` })),
  );
  await page.goto('/theme/inbox');
  await expect(main(page)).toContainText('300 tasks');
  const rows = page.getByRole('list', { name: 'Tasks in Inbox' }).getByRole('listitem');
  expect(await rows.count()).toBeLessThan(60);
  await expect(taskRow(page, 'number 299.')).toHaveAttribute('aria-posinset', '1');
  await expect(taskRow(page, 'number 299.')).toHaveAttribute('aria-setsize', '300');

  await done(page, 'number 299.').focus();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(taskRow(page, 'number 0.')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(done(page, 'number 299.')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(done(page, 'number 299.')).toBeChecked();
});
