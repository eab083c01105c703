import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { call } from './support/api.ts';
import { capture, signIn, signUp, titlesOnServer } from './support/people.ts';
import { test } from './support/test.ts';

const inTrash = (page: Page) => page.getByRole('list', { name: 'In the trash' }).getByRole('listitem');

/** Everything of whoever is signed in on this page that the server would give to any device. */
const everything = async (page: Page): Promise<string> =>
  JSON.stringify(await call(page, 'GET', '/api/sync?since=0'));

/** Everything this browser keeps of it. */
const everythingHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [];
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        kept.push(await asked(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });

test('what was deleted comes back, or is erased for good, on every device', async ({ page, browser }) => {
  const person = await signUp(page);
  for (const text of ['buy secretmilk', 'call the dentist', 'water the ferns']) await capture(page, text);
  await expect.poll(() => titlesOnServer(page)).toHaveLength(3);
  await page.getByRole('link', { name: 'All Tasks' }).first().click();
  await expect(page.getByRole('heading', { name: 'All Tasks' })).toBeVisible();

  await test.step('a theme comes back with its tasks', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('new theme');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Name').fill('Garden');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('garden');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'New Task' }).first().click();
    await page.getByRole('textbox', { name: 'Title' }).fill('prune the roses');
    await page.keyboard.press('Enter');
    await expect(page.getByText('prune the roses')).toBeVisible();
    await page.goto('/tasks');
    await page.getByRole('button', { name: 'Theme Garden: more' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete theme' }).click();
    await page.locator('main').focus();
    await page.keyboard.type('gx');
    await expect(inTrash(page)).toHaveCount(1);
    await expect(inTrash(page)).toContainText('Theme · deleted today · 30 days left');
    await inTrash(page).getByRole('button', { name: 'Restore Garden' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    await page.goto('/theme/garden');
    await expect(page.getByText('prune the roses')).toBeVisible();
  });

  await test.step('tasks are found, restored and deleted again by key', async () => {
    await page.goto('/tasks');
    for (const title of ['buy secretmilk', 'call the dentist', 'water the ferns']) {
      await page.getByRole('listitem').filter({ hasText: title }).hover();
      await page
        .getByRole('listitem')
        .filter({ hasText: title })
        .getByRole('button', { name: 'Delete' })
        .click();
    }
    await page.locator('main').focus();
    await page.keyboard.type('gx');
    await expect(inTrash(page)).toHaveCount(3);
    await page.getByRole('searchbox', { name: 'Search the trash' }).fill('FERN');
    await expect(inTrash(page)).toHaveCount(1);
    await inTrash(page).getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(page.getByText('Restored “water the ferns”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
    await expect(inTrash(page)).toHaveCount(2);
    await page.locator('main').focus();
    await page.keyboard.press('Control+z');
    await expect(inTrash(page)).toHaveCount(3);
    await page.keyboard.press('j');
    await expect(inTrash(page).nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(inTrash(page).nth(1).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    await expect(inTrash(page).nth(0)).toBeFocused();
    const first = (await inTrash(page).nth(0).innerText()).split('\n')[0] ?? '';
    await page.keyboard.press('r');
    await expect(inTrash(page)).toHaveCount(2);
    await expect(page.getByText(`Restored “${first}”`).first()).toBeVisible();
    await expect(inTrash(page).nth(0)).toBeFocused();
    await page.keyboard.press('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.keyboard.press('Control+z');
    await expect(inTrash(page)).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('what is deleted forever is nowhere any more', async () => {
    await expect.poll(() => titlesOnServer(page)).toEqual(['prune the roses']);
    const other = await (await browser.newContext()).newPage();
    await signIn(other, person, new URL(page.url()).origin);
    await expect.poll(() => everythingHere(other)).toContain('secretmilk');

    await inTrash(page)
      .filter({ hasText: 'water the ferns' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await page.getByRole('checkbox', { name: 'Select all (2)' }).check();
    await page.getByRole('button', { name: 'Delete forever' }).first().press('Enter');
    const asking = page.getByRole('alertdialog', { name: 'Delete 2 items forever?' });
    await expect(asking).toContainText('This cannot be undone.');
    await asking.getByRole('button', { name: 'Delete forever' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    await expect.poll(() => everything(page)).not.toContain('secretmilk');
    await expect.poll(() => everythingHere(page)).not.toContain('secretmilk');
    await expect.poll(() => everythingHere(other)).not.toContain('secretmilk');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Undone · Restored “water the ferns”')).toBeVisible();
    await expect(inTrash(page)).toHaveCount(1);
    await other.context().close();
  });
});
