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
  const options = page.getByRole('listbox').getByRole('option');

  await field('Theme').click();
  await expect(page.getByRole('option', { name: 'Shopping' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('per');
  await expect(options).toHaveText(['Personal', 'Create theme “per”']);
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

test('notes are Markdown that runs nothing and loads nothing, and their boxes can be ticked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signUp(page);
  await capture(page, 'plan the trip');
  await taskRow(page, 'plan the trip').getByRole('link').click();
  const notes = panel(page).getByRole('region', { name: 'Notes' });
  await notes
    .getByRole('textbox')
    .fill(
      [
        '# main',
        '- [ ] tent',
        '- [x] stove',
        '<img src=x onerror="document.title=\'pwned\'"> [bad](javascript:alert(1)) [map](https://example.com/map)',
        '![photo](https://example.com/photo.png)',
      ].join('\n'),
    );
  await page.keyboard.press('Control+Enter');
  await expect(notes.getByRole('button', { name: 'Edit notes' })).toBeFocused();
  await expect(notes.getByRole('heading', { name: 'main' })).toBeVisible();
  await expect(notes.getByRole('link')).toHaveText(['map', 'photo']);
  await expect(notes.getByRole('link', { name: 'map' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(notes).toContainText('<img src=x');
  await expect(notes.getByRole('img')).toHaveCount(0);
  await notes.getByRole('checkbox').first().check();
  await expect(notes.getByRole('checkbox').first()).toBeChecked();
  await page.reload();
  await expect(notes.getByRole('checkbox').first()).toBeChecked();
  await notes.getByText('bad').click();
  await expect(notes.getByRole('textbox')).toHaveValue(/- \[x\] tent\n- \[x\] stove/);
  await page.keyboard.type(' More');
  await page.keyboard.press('Escape');
  await expect(notes).toContainText('More');
  await expect(panel(page)).toBeVisible();
  expect(await page.title()).not.toContain('pwned');
  expect(asked.filter((url) => url.includes('example.com'))).toEqual([]);
});

test('subtasks are added one after the other, ticked, renamed, deleted and made tasks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await capture(page, 'plan the trip');
  const card = taskRow(page, 'plan the trip');
  await card.getByRole('link').click();
  const field = panel(page).getByRole('textbox', { name: 'Add a subtask' });
  const subtasks = panel(page).getByRole('list', { name: 'Subtasks' }).getByRole('listitem');
  await field.fill('book the train');
  await page.keyboard.press('Enter');
  await page.keyboard.type('pack\n');
  await page.keyboard.type('ask Tom');
  await page.keyboard.press('Enter');
  await expect(subtasks).toHaveCount(3);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(card).toContainText('0/3');
  await expect(page.getByRole('list', { name: 'Recent tasks' }).getByRole('listitem')).toHaveCount(1);

  await subtasks.getByRole('checkbox', { name: 'pack' }).check();
  await expect(card).toContainText('1/3');
  await subtasks.getByRole('textbox', { name: 'Title of pack' }).fill('pack light');
  await page.keyboard.press('Enter');
  await expect(subtasks.getByRole('checkbox', { name: 'pack light' })).toBeChecked();

  await panel(page).getByRole('button', { name: 'More for ask Tom' }).click();
  await page.getByRole('menuitem', { name: 'Make it a task' }).click();
  await expect(taskRow(page, 'ask Tom')).toBeVisible();
  await expect(subtasks).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'More for pack light' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(subtasks).toHaveCount(1);
  await expect(subtasks.getByRole('checkbox', { name: 'book the train' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(card).toContainText('1/2');

  await panel(page).getByRole('button', { name: 'More for book the train' }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Title' })).toHaveValue('book the train');
  await panel(page).getByRole('button', { name: 'Subtask of plan the trip' }).click();
  await panel(page).getByRole('checkbox', { name: 'Completed' }).check();
  await expect(subtasks.getByRole('checkbox', { name: 'book the train' })).toBeChecked();
});
