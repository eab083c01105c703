import { devices, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
import { captureField, signUp, taskRow, titlesOnServer } from './support/people.ts';
import { addTasks, card, done, main, tabTo, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

test('everything about a task can be done with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await tabTo(page, captureField(page));
  await page.keyboard.type('buy milk and call the dentist\n');
  const dentist = taskRow(page, 'call the dentist');
  await tabTo(page, dentist.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(dentist.getByRole('checkbox')).toBeChecked();
  await tabTo(page, dentist.getByRole('button', { name: 'Edit' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type(' again');
  await page.keyboard.press('Control+Enter');
  await expect(taskRow(page, 'call the dentist again')).toBeVisible();
  await expect(card(page, 'call the dentist again')).toBeFocused();
  await tabTo(page, dentist.getByRole('button', { name: 'More' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('ss');
  await page.keyboard.press('Enter');
  await expect(dentist).toContainText('Shopping');
  await expect(dentist.getByRole('button', { name: 'More' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dentist).toHaveCount(0);
  await expect(card(page, 'buy milk')).toBeFocused();
});

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected tasks' });
const cards = (page: Page) => main(page).getByRole('article');

test('rows are walked, changed and selected by keys, and one undo takes back what was done to all', async ({
  page,
}) => {
  await signUp(page);
  await addTasks(
    page,
    ['ant', 'bee', 'cat', 'dog', 'elk'].map((title) => ({ title, tags: ['zoo'] })),
  );
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'List View' }).click();
  await expect(cards(page)).toContainText(['elk', 'dog', 'cat', 'bee', 'ant']);

  await page.keyboard.press('j');
  await expect(card(page, 'elk')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'cat')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('1');
  await expect(taskRow(page, 'dog')).toContainText('Urgent');
  await expect(toasts(page, 'Urgent priority for “dog”')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(done(page, 'dog')).toBeChecked();
  await page.keyboard.press('d');
  await page
    .getByRole('dialog', { name: 'Date' })
    .getByRole('button', { name: /^Tomorrow/ })
    .press('Enter');
  await expect(taskRow(page, 'dog')).not.toContainText('Urgent priority for');
  await expect(taskRow(page, 'dog').getByRole('time')).toBeVisible();
  await expect(card(page, 'dog')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 'dog')).toBeFocused();
  await page.keyboard.press('e');
  await page.keyboard.type('gy');
  await page.keyboard.press('Enter');
  await expect(card(page, 'doggy')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(taskRow(page, 'doggy')).toHaveCount(0);
  await expect(card(page, 'cat')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(taskRow(page, 'doggy')).toBeVisible();
  await expect(card(page, 'cat')).toBeFocused();

  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('3 selected');
  await expect(page.getByRole('status').getByText('3 selected')).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('2');
  for (const title of ['cat', 'bee', 'ant']) await expect(taskRow(page, title)).toContainText('High');
  await page.keyboard.press('m');
  await expect(bar(page).getByRole('button', { name: 'Select all (5)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('5 selected');
  await expect(bar(page).getByRole('button', { name: 'Complete' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(bar(page).getByRole('button', { name: 'Tags' })).toBeFocused();
  await page.keyboard.press('Enter');
  const tags = page.getByRole('dialog', { name: 'Tags for 5 tasks' });
  await tags.getByRole('combobox', { name: 'Add tags' }).fill('fur');
  await page.keyboard.press('Enter');
  await tags.getByRole('button', { name: /^zoo/ }).click();
  await expectAccessible(page);
  await tags.getByRole('button', { name: 'Save' }).click();
  for (const title of ['elk', 'ant']) await expect(taskRow(page, title)).toContainText('fur');
  await expect(main(page)).not.toContainText('zoo');
  await undoButton(page, 'Changed the tags of 5 tasks').click();
  await expect(taskRow(page, 'ant')).toContainText('zoo');
  await expect(main(page)).not.toContainText('fur');

  await bar(page).getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Health' }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).filter({ hasText: 'Health' })).toHaveCount(5);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No Tasks Yet' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(toasts(page, 'Deleted 5 tasks')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Completed 1' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
});

test('rows are selected with the mouse, one, more and ranges, over the sections of All Tasks', async ({
  page,
}) => {
  await signUp(page);
  await addTasks(
    page,
    ['ant', 'bee', 'cat', 'dog'].map((title) => ({ title })),
  );
  await page.goto('/tasks');
  await taskRow(page, 'dog').hover();
  await taskRow(page, 'dog').getByRole('button', { name: 'Select dog' }).click();
  await taskRow(page, 'bee')
    .getByText('bee')
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 selected');
  await taskRow(page, 'cat')
    .getByText('cat')
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(bar(page)).toContainText('2 selected');
  await expect(taskRow(page, 'bee').getByRole('button', { name: 'Select bee' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await bar(page).getByRole('button', { name: 'Complete' }).click();
  await undoButton(page, 'Completed 2 tasks').focus();
  await expect(done(page, 'dog')).toBeChecked();
  await expect(done(page, 'cat')).not.toBeChecked();
  await undoButton(page, 'Completed 2 tasks').click();
  await expect(done(page, 'dog')).not.toBeChecked();
});

test('every list is sorted and grouped as somebody wants it, and remembers that', async ({ page }) => {
  await signUp(page);
  await addTasks(page, [
    { title: 'pear', priority: 'low', due_date: '2030-01-01' },
    { title: 'apple', due_date: '2020-01-01' },
    { title: 'fig', priority: 'urgent' },
    { title: 'nut', status: 'completed' },
  ]);
  const choose = async (name: string) => {
    await main(page).getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menu', { name: 'View' }).getByText(name, { exact: true }).last().click();
  };
  await page.goto('/theme/inbox');
  await expect(cards(page)).toContainText(['fig', 'apple', 'pear']);
  await choose('Show completed');
  await expect(cards(page)).toContainText(['fig', 'apple', 'pear', 'nut']);
  await choose('Title');
  await expect(cards(page)).toContainText(['apple', 'fig', 'pear', 'nut']);
  await choose('Priority');
  await choose('Hide completed');
  await expect(cards(page)).toContainText(['fig', 'pear', 'apple']);
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Urgent', 'Low', 'No priority']);
  await expect(page.getByRole('region', { name: 'Low' }).getByRole('article')).toContainText('pear');
  await expectAccessible(page);
  await page.reload();
  await expect(cards(page)).toContainText(['fig', 'pear', 'apple']);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(card(page, 'pear')).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('region', { name: 'Urgent' }).getByRole('article')).toHaveCount(2);
  await expect(card(page, 'pear')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toasts(page, 'Completed “pear”')).toBeVisible();
  await expect(card(page, 'pear').getByRole('checkbox'), 'it stays in its place').toBeChecked();
  await expect(card(page, 'pear')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(card(page, 'pear').getByRole('checkbox')).not.toBeChecked();

  await page.getByRole('button', { name: /Sort by date created/ }).click();
  await choose('None');
  await expect(cards(page)).toContainText(['pear', 'apple', 'fig']);
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Completed 1' }).click();
  await expect(card(page, 'nut')).toBeVisible();

  const project = await call(page, 'POST', '/api/projects/', { name: 'Orchard', color: '#2e8b57' });
  await addTasks(page, [
    { title: 'plum', priority: 'high', project_id: project.id },
    { title: 'quince', project_id: project.id },
    { title: 'cherry', priority: 'high', project_id: project.id },
  ]);
  await page.goto(`/project/${project.id}`);
  await page.getByRole('radio', { name: 'List' }).check();
  await expect(cards(page)).toContainText(['cherry', 'quince', 'plum']);
  await choose('Title');
  await choose('Priority');
  await expect(page.getByRole('region', { name: 'High' }).getByRole('article')).toContainText([
    'cherry',
    'plum',
  ]);
  await page.reload();
  await expect(cards(page)).toContainText(['cherry', 'plum', 'quince']);
});

test('many are changed at once as one is: shown, on the server and undone as a whole, even if the tab is closed meanwhile', async ({
  page,
  context,
}) => {
  const count = 1100;
  await signUp(page);
  for (let made = 0; made < count; made += 550)
    await call(page, 'POST', '/api/tasks/?auto_classify=true', {
      title: 'many',
      tasks: Array.from({ length: 550 }, (_, index) => ({ title: `task ${made + index}` })),
    });
  const open = async (tab: Page) => {
    await tab.goto('/theme/inbox');
    await expect(tab.getByRole('main')).toContainText('1,100 tasks');
    await tab.keyboard.press('j');
    await tab.keyboard.press('Control+a');
    await expect(bar(tab)).toContainText('1,100 selected');
  };
  const deleteAll = async (tab: Page) => {
    await bar(tab).getByRole('button', { name: 'Delete' }).click();
    const question = tab.getByRole('alertdialog', {
      name: 'Are you sure you want to delete these 1,100 tasks?',
    });
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  const onServer = async () => (await titlesOnServer(page)).length;

  await open(page);
  await bar(page).getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'Urgent' }).click();
  await expect(cards(page).first()).toContainText('Urgent');
  await expect(toasts(page, 'Urgent priority for 1,100 tasks')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page)).toContainText('1,100 selected');
  await deleteAll(page);
  await expect(page.getByRole('heading', { name: 'No tasks in Inbox' })).toBeVisible();
  await expect(toasts(page, 'Deleted 1,100 tasks')).toBeVisible();
  await expect.poll(onServer).toBe(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('main')).toContainText('1,100 tasks');
  await expect.poll(onServer).toBe(count);

  const closed = await context.newPage();
  await open(closed);
  await deleteAll(closed);
  await closed.close();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/1,100 tasks|No tasks in Inbox/);
  const isThere = await page.getByText('1,100 tasks').isVisible();
  await expect.poll(onServer).toBe(isThere ? count : 0);
});

test('what another tab does to selected tasks and to the row with the focus is taken as it comes', async ({
  page,
  context,
}) => {
  await signUp(page);
  await addTasks(
    page,
    ['ant', 'bee', 'cat'].map((title) => ({ title })),
  );
  await page.goto('/theme/inbox');
  const other = await context.newPage();
  await other.goto('/theme/inbox');
  await expect(taskRow(other, 'cat')).toBeVisible();
  await page.bringToFront();
  await taskRow(page, 'cat').hover();
  await page.getByRole('button', { name: 'Select cat' }).click();
  await card(page, 'bee').focus();
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('2 selected');
  await expect(bar(other)).toHaveCount(0);

  await taskRow(other, 'bee').getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(bar(page)).toContainText('1 selected');
  await expect(card(page, 'ant')).toBeFocused();
  await other.close();
  await page.goto('/');
  await expect(bar(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('a long press selects, then taps do, and the bar covers neither the last row nor the toasts', async ({
    page,
  }) => {
    await signUp(page);
    await addTasks(
      page,
      Array.from({ length: 12 }, (_, index) => ({ title: `thread number ${index}.` })),
    );
    await page.goto('/theme/inbox');
    const row = (index: number) => taskRow(page, `number ${index}.`);
    await expect(row(11)).toBeVisible();
    const box = await row(11).boundingBox();
    const touch = await page.context().newCDPSession(page);
    const point = { x: (box?.x ?? 0) + 120, y: (box?.y ?? 0) + 20 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(bar(page)).toContainText('1 selected');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('form')).toHaveCount(0);
    await row(9).getByText('number 9.').tap();
    await expect(bar(page)).toContainText('2 selected');
    await expect(row(9).getByRole('button', { name: /^Select/ })).toHaveAttribute('aria-pressed', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await row(0).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [last, toolbar] = [await row(0).boundingBox(), await bar(page).boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(toolbar?.y ?? 0);
    await bar(page).getByRole('button', { name: 'Priority' }).tap();
    await page.getByRole('menuitem', { name: 'Urgent' }).tap();
    const toast = await toasts(page, 'Urgent priority for 2 tasks').boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(toolbar?.y ?? 0);
    await bar(page).getByRole('button', { name: 'Clear selection' }).tap();
    await expect(bar(page)).toHaveCount(0);
  });

  test('a swipe to the right completes, with Undo, and one to the left chooses another day', async ({
    page,
  }) => {
    await signUp(page);
    await addTasks(page, [{ title: 'mend the loom' }]);
    await page.goto('/theme/inbox');
    const row = taskRow(page, 'mend the loom');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (byPx: number) => {
      const box = await row.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 20];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let step = 1; step <= 8; step += 1)
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x + (byPx * step) / 8, y: y + step }],
        });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const circle = row.getByRole('checkbox');
    await swipe(60);
    await expect(circle).not.toBeChecked();
    await swipe(150);
    await expect(circle).toBeChecked();
    await expect(toasts(page, 'Completed “mend the loom”')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(circle).not.toBeChecked();
    await swipe(-160);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Tomorrow' }).first().tap();
    await expect(row).toContainText('Tomorrow');
  });
});
