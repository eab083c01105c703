import { expect, type Page } from '@playwright/test';
import type { Theme } from '#contract/themes.ts';
import { call, createCall } from './support/api.ts';
import { holdDatabase } from './support/hold-database.ts';
import { signIn, signUp, taskRow } from './support/people.ts';
import { addTasks, card, done, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

/** Returns the tasks on the server, by title. */
async function statuses(page: Page): Promise<Record<string, string>> {
  const tasks: { title: string; status: string }[] = await call(page, 'GET', '/api/tasks/');
  return Object.fromEntries(tasks.map(({ title, status }) => [title, status]));
}

/** Completes a task and presses Ctrl+Z so many milliseconds later; may leave the page in the same moment. */
const completeAndUndo = (page: Page, task: { title: string; after: number; leave: boolean }) =>
  page.evaluate(
    ({ title, after, leave }) =>
      new Promise<void>((resolve) => {
        const box = document.querySelector<HTMLElement>(`input[aria-label="${title}"]`);
        if (!box) throw new Error(`There is no ${title}`);
        box.click();
        setTimeout(() => {
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true }),
          );
          // The key is handled by code that is there, and that is the next microtask.
          if (leave) setTimeout(() => location.reload());
          resolve();
        }, after);
      }),
    task,
  );

const unfoldCompleted = (page: Page) => page.getByRole('button', { name: /^Completed/ }).click();

test('undo takes back what was just done, however soon it comes and even where the page is left at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signUp(page);
  const titles = Array.from({ length: 20 }, (_, index) => `number ${String(index).padStart(2, '0')}`);
  await addTasks(
    page,
    ['kept', ...titles].map((title) => ({ title })),
  );
  await page.goto('/tasks');
  await done(page, 'kept').click();
  await expect.poll(() => statuses(page)).toMatchObject({ kept: 'completed' });
  await page.reload();
  await unfoldCompleted(page);
  await page.keyboard.press('Control');
  await expect(done(page, titles[0] ?? '')).toBeVisible();

  for (const [index, title] of titles.entries()) {
    const leave = index % 4 === 3;
    const left = leave && page.waitForEvent('load');
    await completeAndUndo(page, { title, after: index % 5, leave });
    await left;
    await expect(done(page, title)).not.toBeChecked();
    await expect(done(page, 'kept')).toBeChecked();
  }
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  const expected = Object.fromEntries(titles.map((title) => [title, 'pending']));
  await expect.poll(() => statuses(page)).toEqual({ ...expected, kept: 'completed' });

  // What a page that was left did not get onto the disk is done once, also where it had.
  const changes = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('.change.')),
  );
  expect(changes).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  await expect(done(page, titles.at(-1) ?? '')).toBeChecked();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(done(page, 'kept')).not.toBeChecked();
});

test('a change of a page that is left in the same moment is there on the next', async ({ page }) => {
  await signUp(page);
  await addTasks(page, [{ title: 'ant' }, { title: 'bee' }]);
  await page.goto('/tasks');
  await expect(taskRow(page, 'bee')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    for (const title of ['ant', 'bee'])
      document.querySelector<HTMLElement>(`input[aria-label="${title}"]`)?.click();
    // After the microtasks of the clicks, before the disk.
    setTimeout(() => location.reload());
  });
  await loaded;
  await unfoldCompleted(page);
  for (const title of ['ant', 'bee']) await expect(done(page, title)).toBeChecked();
  await expect.poll(() => statuses(page)).toEqual({ ant: 'completed', bee: 'completed' });
});

test('a change to what another device deleted is kept, and made when it is restored; what was erased says so', async ({
  page,
  browser,
  heddle,
}) => {
  const ada = await signUp(page);
  await addTasks(page, [{ title: 'buy wool' }, { title: 'spin it' }, { title: 'card it' }]);
  await page.goto('/tasks');
  await expect(taskRow(page, 'buy wool')).toBeVisible();
  const phone = await browser.newPage({ baseURL: heddle.url });
  await signIn(phone, ada);
  await phone.goto('/tasks');
  await expect(taskRow(phone, 'spin it')).toBeVisible();
  // From then on the form of a row is there without a network.
  await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const rename = async (from: string, to: string) => {
    await taskRow(phone, from).getByRole('button', { name: 'More' }).click();
    await phone.getByRole('menuitem', { name: 'Edit' }).click();
    await phone.getByLabel('Title').fill(to);
    await phone.keyboard.press('Enter');
    await expect(taskRow(phone, to)).toBeVisible();
  };
  const remove = async (title: string, forGood: boolean) => {
    const call = await createCall(page);
    const tasks: { id: string; title: string }[] = await call('GET', '/api/tasks/');
    const id = tasks.find((task) => task.title === title)?.id ?? '';
    await call('DELETE', `/api/tasks/${id}`);
    if (forGood) await call('POST', '/api/trash/erase', { ids: [id] });
  };

  await phone.context().setOffline(true);
  await rename('buy wool', 'buy red wool');
  await done(phone, 'buy red wool').click();
  await remove('buy wool', false);
  await phone.context().setOffline(false);
  const notice = '“buy red wool” was deleted on another device. Your change to it is kept.';
  await expect(toasts(phone, notice)).toBeVisible();
  await expect(taskRow(phone, 'buy red wool')).toHaveCount(0);
  await phone.getByRole('button', { name: '2 changes could not be saved' }).click();
  const list = phone.getByRole('dialog');
  await expect(list.getByText('is in the trash')).toHaveCount(2);
  await list.getByRole('button', { name: 'Restore' }).first().click();
  await expect(list.getByText('Everything on this device is saved')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(done(phone, 'buy red wool')).toBeChecked();
  await expect(done(page, 'buy red wool')).toBeChecked();

  // Of a change of several, too, what could be made is, and the rest is kept.
  for (const title of ['spin it', 'card it']) {
    await card(phone, title).focus();
    await phone.keyboard.press('x');
  }
  await expect(phone.getByRole('toolbar', { name: 'Selected tasks' })).toContainText('2 selected');
  await phone.context().setOffline(true);
  await phone.keyboard.press('1');
  await expect(toasts(phone, 'Urgent priority for 2 tasks')).toBeVisible();
  await phone.keyboard.press('Escape');
  await remove('card it', false);
  await phone.context().setOffline(false);
  await expect(
    toasts(phone, '“card it” was deleted on another device. Your change to it is kept.'),
  ).toBeVisible();
  await phone.getByRole('button', { name: '1 change could not be saved' }).click();
  await list.getByRole('button', { name: 'Restore' }).first().click();
  await expect(list.getByText('Everything on this device is saved')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  const tasks: { title: string; priority: string }[] = await call(page, 'GET', '/api/tasks/');
  const urgent = tasks.filter(({ priority }) => priority === 'urgent').map(({ title }) => title);
  expect(urgent.toSorted()).toEqual(['card it', 'spin it']);

  await phone.context().setOffline(true);
  await rename('spin it', 'spin it finely');
  await remove('spin it', true);
  await phone.context().setOffline(false);
  await expect(toasts(phone, 'What you changed was deleted for good on another device')).toBeVisible();
  await phone.getByRole('button', { name: '1 change could not be saved' }).click();
  await expect(list.getByText('It was deleted for good on another device.')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Discard' }).click();
  await expect(list.getByText('Everything on this device is saved')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(taskRow(phone, 'spin it')).toHaveCount(0);
  await phone.close();
});

test('undoing what another device had done already shows what holds, on both', async ({
  page,
  browser,
  baseURL,
}) => {
  const ada = await signUp(page);
  await addTasks(page, [{ title: 'water the ferns' }]);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const second = await other.newPage();
  await signIn(second, ada);
  for (const device of [page, second]) {
    await device.goto('/tasks');
    await expect(done(device, 'water the ferns')).toBeVisible();
    await device.context().setOffline(true);
    await done(device, 'water the ferns').click();
    await expect(done(device, 'water the ferns')).toBeChecked();
  }
  for (const device of [page, second]) {
    await device.context().setOffline(false);
    await expect(device.getByRole('button', { name: 'Synced' })).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => statuses(device)).toEqual({ 'water the ferns': 'completed' });
  }
  await second.keyboard.press('Control+z');
  await expect(toasts(second, 'Undone')).toBeVisible();
  await expect(done(second, 'water the ferns')).toBeChecked();
  await expect(second.getByRole('button', { name: 'Synced' })).toBeVisible();
  await other.close();
});

test('themes, threads, projects, filters and settings are taken back by their toasts and by key', async ({
  page,
}) => {
  await signUp(page);
  const dialog = page.getByRole('dialog');
  const theme = (name: string) => page.getByRole('button', { name: `Theme ${name}: more` });
  await (await createCall(page))('POST', '/api/organization/themes', { name: 'Garden', icon: 'sprout' });
  await addTasks(page, [{ title: 'rake' }]);
  await page.goto('/tasks');
  await theme('Garden').click();
  await page.getByRole('menuitem', { name: /^Name, color/ }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Allotment');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page, 'Theme changed')).toBeVisible();
  await expect(theme('Allotment')).toBeVisible();
  // Another device takes the name that this one gives back.
  const call = await createCall(page);
  await expect(() => call('POST', '/api/organization/themes', { name: 'Garden' })).toPass();
  await expect(theme('Garden')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(theme('Garden 2')).toBeVisible();
  await expect(toasts(page, 'the restored one is now “Garden 2”')).toBeVisible();
  await theme('Garden').click();
  await page.getByRole('menuitem', { name: /^New thread/ }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Beds');
  await dialog.getByRole('button', { name: 'Create thread' }).click();
  await expect(toasts(page, 'Thread “Beds” created')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Thread Beds: more' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(toasts(page, 'Nothing to undo')).toBeVisible();

  // A deletion that the server has, and dates by its own clock, is taken back like one that waits.
  await theme('Garden 2').click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete theme' }).click();
  const undoDeleting = undoButton(page, 'Theme deleted');
  await undoDeleting.focus();
  await expect(async () => {
    const themes: Theme[] = await call('GET', '/api/organization/themes');
    expect(themes.map(({ name }) => name)).not.toContain('Garden 2');
  }).toPass();
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await undoDeleting.click();
  await expect(theme('Garden 2')).toBeVisible();

  await page.goto('/search?q=rake');
  await page.getByRole('button', { name: 'Save filter' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const filters = page.getByRole('navigation', { name: 'Saved filters' });
  await expect(filters.getByRole('link')).toHaveCount(1);
  await undoButton(page, 'Saved “').click();
  await expect(filters).toHaveCount(0);

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.keyboard.press('Control+z');
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme', 'dark');
  await expect(toasts(page, 'Undone · Changed a setting')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');

  // Also after a reload, where it was never set before, and twice; nothing else is taken back in its place.
  await page.getByRole('link', { name: 'Dates and times' }).click();
  await page.getByRole('radio', { name: 'Saturday' }).press('Space');
  await expect(page.getByRole('radio', { name: 'Saturday' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Saturday' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(toasts(page, 'Undone · Changed a setting')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Saturday' })).not.toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Saturday' })).not.toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('radio', { name: 'Saturday' })).toBeChecked();
});

test('what is undone while a device still reads its data waits for it, and no setting is taken for unset', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/settings#week-start');
  await page.getByRole('radio', { name: 'Sunday' }).check({ force: true });
  await page.getByRole('radio', { name: 'Saturday' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

  const beside = await context.newPage();
  await beside.goto('/api/docs');
  const letRead = await holdDatabase(beside);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Loading settings' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Monday' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await letRead();
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await expect(toasts(page, 'Undone · Changed a setting')).toBeVisible();
});
