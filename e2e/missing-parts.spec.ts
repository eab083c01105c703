import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { capture, signUp, taskRow } from './support/people.ts';
import { card } from './support/tasks.ts';
import { test } from './support/test.ts';

/**
 * Waits until a part is there whose code can be had again. A browser that remembers failed imports (Chromium does up to
 * version 150 at least, https://github.com/whatwg/html/issues/6768) is reloaded as the page then offers, and `open`
 * asks for the part once more. `inPlace` is what shows the part or its absence.
 */
async function expectLoaded(
  part: Locator,
  { inPlace, open }: { inPlace: Locator; open?: () => Promise<void> },
): Promise<void> {
  const reload = inPlace.getByRole('button', { name: 'Reload' });
  await expect(part.or(reload)).toBeVisible();
  if (await reload.isVisible()) {
    await reload.click();
    await open?.();
  }
  await expect(part).toBeVisible();
}

test.describe('code that cannot be had', () => {
  // It would bring all of it to the device.
  test.use({ serviceWorkers: 'block' });

  test('leaves a page saying so beside the rail, and the rest goes on', async ({ page }) => {
    await signUp(page);
    await page.route('**/assets/voice-*', (route) => route.abort());
    await page.getByRole('link', { name: 'Voice Input' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expectAccessible(page, 'broken page');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    const search = Promise.withResolvers<void>();
    await page.route('**/assets/search-*', async (route) => {
      await search.promise;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('wool');
    search.resolve();
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Search' })).toHaveValue('wool');

    await page.unroute('**/assets/voice-*');
    await page.getByRole('link', { name: 'Voice Input' }).click();
    await expectLoaded(page.getByRole('heading', { name: 'Voice Input' }), {
      inPlace: page.getByRole('main'),
    });

    // What is typed while the palette is on its way comes with it, however often it is called.
    const palette = Promise.withResolvers<void>();
    await page.route('**/assets/palette-*', async (route) => {
      await palette.promise;
      await route.continue();
    });
    await page.getByRole('main').focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('trash');
    palette.resolve();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('trash');
    await page.keyboard.press('Escape');

    // So it is with every dialog.
    const project = Promise.withResolvers<void>();
    await page.route('**/assets/project-dialog-*', async (route) => {
      await project.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Projects', exact: true }).click();
    await page.getByRole('button', { name: 'New project' }).click();
    await page.keyboard.type('great quilt');
    project.resolve();
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('great quilt');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'great quilt' })).toBeVisible();
  });

  test('is no loss right after signing in, offline: parts say so in their place, and come with the network', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await capture(page, 'wind the wool, oil the loom every day');
    const row = taskRow(page, 'wind the wool').first();
    await expect(row).toBeVisible();
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    await context.setOffline(true);

    const recurring = page.getByRole('checkbox', { name: 'oil the loom' });
    await recurring.click();
    await expect(recurring).toBeChecked();
    await page.getByRole('main').focus();
    await page.keyboard.press('Control+z');
    await expect(recurring).not.toBeChecked();
    await page.keyboard.press('Control+Shift+z');
    await expect(recurring).toBeChecked();
    await card(page, 'wind the wool').first().focus();
    await page.keyboard.press('1');
    await expect(row).toContainText('Urgent');

    const sentence = page.getByRole('alert').getByText('not on your device yet');
    const dialog = page.getByRole('dialog');

    await page.getByRole('main').focus();
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused();
    await expectAccessible(page, 'palette that is not there');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await row.getByRole('link', { name: 'wind the wool' }).click();
    await expect(page.getByRole('dialog', { name: 'Details' })).toContainText('not on your device yet');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('tab', { name: 'Threads' }).click();
    await expect(sentence).toBeVisible();
    await page.getByRole('button', { name: 'Voice Input' }).click();
    await expect(dialog).toContainText('not on your device yet');
    await context.setOffline(false);
    await expectLoaded(page.getByRole('dialog', { name: 'Voice Input' }), {
      inPlace: dialog,
      open: () => page.getByRole('button', { name: 'Voice Input' }).click(),
    });
    await page.keyboard.press('Escape');
    await expect(sentence).toHaveCount(0);
    await expect(page.getByRole('tabpanel')).toContainText('No open threads');

    // What follows it came from the server.
    await page.goto('/tasks');
    await expect(recurring).toHaveCount(1);
    await page.getByRole('button', { name: 'Completed 1' }).click();
    await expect(recurring).toHaveCount(2);
  });
});
