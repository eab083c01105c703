import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ timezoneId: 'Europe/Vienna', locale: 'en-GB' });

const garden = [
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
  'task,Mow the lawn @weekend,With the new mower,1,1,,,every saturday,en,',
  'task,Sharpen the blade,,4,2,,,,en,',
  'section,Beds,,,,,,,,',
  'task,Plant tulips,,3,1,,,,,',
  'task,Odd,,4,1,,,every third moon,en,',
].join('\r\n');

const section = (page: Page) => page.getByRole('region', { name: 'Import' });

async function choose(page: Page, name: string, text: string): Promise<void> {
  await section(page)
    .getByLabel('File to import')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a Todoist file is previewed, imported where the user wants it, not twice, and undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/settings#import');
  const importing = section(page);
  await importing.getByRole('button', { name: 'Where do I get the file?' }).click();
  await expect(importing.getByText('download the latest ZIP')).toBeVisible();

  await choose(page, 'broken.csv', '\u0000');
  await expect(importing.getByRole('alert')).toHaveText(/not recognized/);

  await choose(page, 'Garden.csv', garden);
  await expect(importing.getByRole('heading', { name: 'Garden.csv, from Todoist' })).toBeFocused();
  await expect(importing.getByRole('alert')).toHaveCount(0);
  await expect(importing).toContainText(
    '4 tasks: 1 subtask, 1 with a date, 1 that repeats, 1 thread, 1 tag.',
  );
  await importing.getByRole('button', { name: '1 will be imported with changes' }).click();
  await expect(importing).toContainText('The date “every third moon” was not understood.');
  await importing.getByLabel('Theme of Garden').selectOption('Learning');
  await expectAccessible(page, 'an import that is previewed');
  await expectNoSidewaysScroll(page);
  await page.reload();
  await importing.getByLabel('Theme of Garden').selectOption('Learning');
  await importing.getByRole('button', { name: 'Import 4 tasks' }).click();

  await expect(importing.getByRole('heading', { name: 'Imported' })).toBeFocused();
  await expect(importing).toContainText('4 tasks added.');
  await expectAccessible(page, 'an import that is done');
  await importing.getByRole('link', { name: 'Show all tasks' }).click();
  await expect(taskRow(page, 'Mow the lawn')).toBeVisible();
  await page.goto('/theme/learning');
  await expect(taskRow(page, 'Plant tulips')).toBeVisible();

  await page.goto('/settings#import');
  await choose(page, 'Garden.csv', garden);
  await importing.getByRole('button', { name: 'Import 4 tasks' }).click();
  await expect(importing).toContainText('0 tasks added. 4 already in Heddle.');

  await importing.getByRole('button', { name: 'Paste a list' }).click();
  await importing.getByLabel('Your list').fill('# Shed\n- paint the door tomorrow\n- [x] buy paint');
  await importing.getByRole('button', { name: 'Preview' }).click();
  await importing.getByRole('button', { name: 'Import 2 tasks' }).click();
  await expect(importing).toContainText('2 tasks added.');
  await importing.getByRole('button', { name: 'Undo the import' }).click();
  await expect(importing.getByRole('heading', { name: 'Import undone' })).toBeFocused();
  await page.goto('/tasks');
  await expect(taskRow(page, 'Mow the lawn')).toBeVisible();
  await expect(taskRow(page, 'Paint the door')).toHaveCount(0);
});
