import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { capture, signIn, signUp, taskRow, titlesOnServer } from './support/people.ts';
import { addTasks, toasts, undoButton } from './support/tasks.ts';
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
  await title.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.getByRole('heading', { name: 'All Tasks' }).click();
  await page.keyboard.press('Escape');
  await expect(panel(page), 'the focus was on the page').toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await taskRow(page, 'buy milk').getByText('buy milk').click();
  await expect(sheet(page)).toContainText('buy milk');
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(title).toBeFocused();
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
  await panel(page).getByRole('button', { name: 'Project' }).click();
  await expect(field('Project')).toBeFocused();
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
  const notes = panel(page).getByRole('region', { name: 'Description' });
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
  await expect(notes.getByRole('button', { name: 'Edit description' })).toBeFocused();
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
  await card.getByRole('link', { name: 'plan the trip', exact: true }).click();
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
  await expect(page.getByRole('main').getByText('book the train')).toHaveCount(0);

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
  await undoButton(page, 'Task deleted successfully').click();
  await expect(card).toContainText('1/2');

  await panel(page).getByRole('button', { name: 'More for book the train' }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Title' })).toHaveValue('book the train');
  await panel(page).getByRole('button', { name: 'Subtask of plan the trip' }).click();
  await panel(page).getByRole('checkbox', { name: 'Completed' }).check();
  await expect(subtasks.getByRole('checkbox', { name: 'book the train' })).toBeChecked();
});

test('every field is edited by keyboard alone, saved as it is left, and undone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await capture(page, 'see the dentist');
  await capture(page, 'a task tagged @phone');
  await taskRow(page, 'see the dentist').getByRole('link').press('Enter');
  const details = panel(page);
  await expect(details.getByRole('heading', { name: 'Details' })).toBeFocused();
  /** Tabs on to a control and stays in the panel. */
  const tabBack = (name: string) => tabTo(name, 'Shift+Tab');
  const tabTo = async (name: string | RegExp, key = 'Tab') => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key);
      const focused = page.locator(':focus');
      const label = await focused.evaluate((element) => {
        const input = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
        const field = input || element instanceof HTMLSelectElement ? element.labels?.[0] : undefined;
        return (element.ariaLabel ?? field?.textContent ?? element.textContent ?? '').trim();
      });
      if (typeof name === 'string' ? label === name : name.test(label)) return;
    }
    throw new Error(`The Tab key does not reach ${name}`);
  };

  await tabTo('Title');
  await page.keyboard.press('End');
  await page.keyboard.type(' again\n');
  await expect(taskRow(page, 'see the dentist again')).toBeVisible();
  await page.keyboard.type(' and again');
  await page.keyboard.press('Escape');
  await expect(details.getByRole('textbox', { name: 'Title' })).toHaveValue('see the dentist again');

  await tabTo('Status');
  await page.keyboard.press('ArrowDown');
  await expect(details.getByRole('combobox', { name: 'Status' })).toHaveValue('in_progress');

  await tabTo('Date');
  await page.keyboard.press('Enter');
  await expect(details.getByRole('textbox', { name: 'Date, in words' })).toBeFocused();
  await page.keyboard.type('next friday soonish');
  await page.keyboard.press('Enter');
  await expect(details.getByText('Not understood. Try “next friday 5pm”.')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('friday 17:00');
  await expect(details.getByRole('status').getByText(/^Friday.*, 17:00$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('17:00');
  await expect(taskRow(page, 'see the dentist again')).toContainText('17:00');

  await tabTo('Repeat');
  await page.keyboard.press('Enter');
  await tabBack('Every Friday');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('Every Friday');
  await page.keyboard.press('Enter');
  await tabTo('Count from completion');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toContainText('Every Friday, after completion');

  await tabTo('Reminder');
  await page.keyboard.press('Enter');
  await tabBack('10 minutes before');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('10 minutes before');

  await tabTo('Estimate');
  await tabBack('Priority');
  await page.keyboard.press('Enter');
  await expect(details.getByRole('combobox', { name: 'Priority' })).toBeFocused();
  await page.keyboard.type('High');
  await tabTo('Tags');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'phone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(details.getByRole('button', { name: 'Tags' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('pho');
  await page.keyboard.press('Enter');
  await page.keyboard.type('teeth');
  await tabTo('Estimate');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Escape');
  await expect(details, 'fields that hold a value do not look open').toHaveCount(0);
  await taskRow(page, 'see the dentist again')
    .getByRole('link', { name: 'see the dentist again' })
    .press('Enter');
  await tabTo('Description');
  await page.keyboard.press('Escape');
  await page.keyboard.type('**Bring** the card');
  await page.keyboard.press('Escape');

  const row = taskRow(page, 'see the dentist again');
  for (const text of ['17:00', 'High', 'phone', 'teeth', '3 pomodoros', 'every Friday'])
    await expect(row).toContainText(text);
  await page.reload();
  for (const text of ['17:00', 'High', 'phone', 'teeth', '3 pomodoros', 'every Friday'])
    await expect(row).toContainText(text);
  await expect(details.getByRole('button', { name: /^Reminder:/ })).toContainText('10 minutes before');
  await expect(details.getByRole('combobox', { name: 'Status' })).toHaveValue('in_progress');
  await expect(details).toContainText('Bring the card');
  await expect(details.getByRole('region', { name: 'As you wrote it' })).toContainText('see the dentist');

  await details.getByRole('button', { name: 'Show activity' }).click();
  const activity = details.getByRole('region', { name: 'Activity', exact: true });
  await expect(activity.getByText('Changed', { exact: true })).toHaveCount(0);
  await activity.getByRole('button', { name: /^Undo Priority high/ }).click();
  await expect(row).not.toContainText('High');
  await details.getByRole('heading', { name: 'Details' }).click();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
});

test('completing a recurring task makes the next one, and reopening it takes that back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await capture(page, 'water the plants every day');
  await expect(taskRow(page, 'water the plants').first()).toBeVisible();
  await page.goto('/tasks');
  await taskRow(page, 'water the plants').getByRole('link').click();
  const details = panel(page);
  const repeat = details.getByRole('button', { name: /^Repeat:/ });
  await repeat.click();
  await details.getByRole('textbox', { name: 'Repeat, in words' }).fill('every 3 days');
  await expect(details.getByRole('status').getByText(/^Every 3 days/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(repeat).toContainText('Every 3 days');
  await details.getByRole('button', { name: /^Date:/ }).click();
  await details.getByRole('button', { name: 'Today', exact: true }).click();

  await details.getByRole('checkbox', { name: 'Completed' }).click();
  await expect(taskRow(page, 'water the plants')).toHaveCount(2);
  await details.getByRole('button', { name: /^The next one is due/ }).click();
  await expect(details.getByRole('checkbox', { name: 'Completed' })).not.toBeChecked();
  await expect(repeat).toContainText('Every 3 days');
  await page.getByRole('link', { name: 'water the plants' }).last().click();
  await details.getByRole('checkbox', { name: 'Completed' }).click();
  await expect(taskRow(page, 'water the plants')).toHaveCount(1);
  await repeat.click();
  await details.getByRole('button', { name: 'Never' }).click();
  await details.getByRole('checkbox', { name: 'Completed' }).click();
  await expect(taskRow(page, 'water the plants').getByRole('checkbox')).toBeChecked();
  await expect(taskRow(page, 'water the plants')).toHaveCount(1);
});

test('suggested tags are accepted or dismissed; a task is duplicated, deleted and linked to', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await addTasks(page, [{ title: 'fix the bicycle', auto_tags: ['garage', 'tools'], tags: ['home'] }]);
  await page.goto('/tasks');
  const row = taskRow(page, 'fix the bicycle');
  await row.getByRole('link', { name: 'fix the bicycle' }).click();
  const details = panel(page);
  const more = async (item: string) => {
    await details.getByRole('button', { name: 'More for this task' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const tags = details.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await details.getByRole('button', { name: 'Accept suggested tag garage' }).click();
  await details.getByRole('button', { name: 'Dismiss suggested tag tools' }).click();
  await expect(tags).toHaveText(['home', 'garage']);
  await expect(row).not.toContainText('#tools');
  await page.keyboard.press('Backspace');
  await expect(tags).toHaveText(['home']);
  const why = details.getByRole('button', { name: 'Why this theme?' });
  await why.click();
  await expect(page.getByRole('dialog', { name: 'Why Inbox?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeVisible();
  await why.click();
  await page.getByRole('button', { name: 'Move to Personal' }).click();
  await expect(details.getByRole('combobox', { name: 'Theme' })).toHaveValue('Personal');
  await expect(why).toBeFocused();
  await why.click();
  await expect(page.getByText('You chose it.')).toBeVisible();
  await page.keyboard.press('Escape');

  await details.getByRole('textbox', { name: 'Add a subtask' }).fill('buy a tube');
  await page.keyboard.press('Enter');
  const first = new URL(page.url()).searchParams.get('task');
  await more('Duplicate');
  await expect(row).toHaveCount(2);
  await expect(page).not.toHaveURL(new RegExp(`${first}`));
  await expect(details.getByRole('list', { name: 'Subtasks' }).getByRole('listitem')).toHaveCount(1);
  await more('Copy link');
  const copied = toasts(page, 'Link copied');
  await copied.hover();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Link copied').hover();
  await expect(copied).toHaveCount(1);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await more('Delete');
  await undoButton(page, 'Task deleted successfully').focus();
  await expect(details).toHaveCount(0);
  await expect(row).toHaveCount(1);
  await undoButton(page, 'Task deleted successfully').click();
  await expect(row).toHaveCount(2);

  await page.locator('main').focus();
  await page.keyboard.press('Control+z');
  await expect(row).toHaveCount(1);
  await expect.poll(() => titlesOnServer(page)).toEqual(['buy a tube', 'fix the bicycle']);
});

test('what one device changes or deletes shows on the other, which keeps what is being typed', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = await signUp(page);
  await capture(page, 'plan the trip');
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(other, person, new URL(page.url()).origin);
  await taskRow(page, 'plan the trip').getByRole('link').click();
  await taskRow(other, 'plan the trip').getByRole('link').click();
  const title = panel(page).getByRole('textbox', { name: 'Title' });
  const otherTitle = sheet(other).getByRole('textbox', { name: 'Title' });

  await otherTitle.fill('plan the long trip');
  await otherTitle.press('Enter');
  await expect(title).toHaveValue('plan the long trip');

  await panel(page).getByRole('textbox', { name: 'Description' }).fill('half a thought');
  await otherTitle.fill('plan the short trip');
  await otherTitle.press('Enter');
  await expect(title).toHaveValue('plan the short trip');
  await expect(panel(page).getByRole('textbox', { name: 'Description' })).toHaveValue('half a thought');
  await page.reload();
  await expect(sheet(other)).toContainText('half a thought');

  await sheet(other).getByRole('button', { name: 'More for this task' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(sheet(other)).toHaveCount(0);
  await expect(panel(page)).toContainText('In the trash');
  await panel(page).getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('plan the short trip');
  await expect(taskRow(other, 'plan the short trip')).toBeVisible();

  await page.goto('/tasks?task=0192f000-0000-7abc-8000-00000000000a');
  await expect(panel(page)).toContainText('Task not found');
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\/tasks$/);
});

test('panel and sheet hold long, odd and many things, and break no rule of accessibility', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await capture(page, 'שלום לכולם');
  await page.goto('/tasks');
  await taskRow(page, 'שלום לכולם').getByRole('link').click();
  const subtasks = page.getByRole('list', { name: 'Subtasks' }).getByRole('listitem');
  /** Lines that are pasted become a subtask each. */
  const paste = (lines: string[]) =>
    page.getByRole('textbox', { name: 'Add a subtask' }).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, lines.join('\n'));
  await paste(['one', 'two']);
  await expect(subtasks).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Description' }).fill('# Notes\n- [ ] box\n\n|a|b|\n|-|-|\n|c|d|');
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Add to this task' }).getByRole('button', { name: 'Tags' }).click();
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('t'.repeat(60));
  await page.keyboard.press('Enter');
  const opened = async () => {
    for (const name of ['Date', 'Repeat', 'Reminder', 'Show activity'])
      await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('combobox', { name: 'Theme' }).click();
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await opened();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await opened();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('W'.repeat(10_000));
  await title.press('Enter');
  await paste(Array.from({ length: 98 }, (_, step) => `step ${step} ${'x'.repeat(step)}`));
  await expect(subtasks).toHaveCount(100);
  for (const [width, height] of [
    [390, 844],
    [1100, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const details = width >= 1100 ? panel(page) : sheet(page);
    await expect(details.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'W'.repeat(10_000),
    );
    const overflow = await details.evaluate((element) => {
      const scrolls = (box: Element) =>
        getComputedStyle(box).overflowY === 'auto' && !box.matches('.markdown *');
      const boxes = [document.documentElement, ...[...element.querySelectorAll('*')].filter(scrolls)];
      return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
    });
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});
