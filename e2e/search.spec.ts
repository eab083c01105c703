import { expect, type Page } from '@playwright/test';
import type { NewTask } from '#contract/tasks.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { signUp } from './support/people.ts';
import { addTasks, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

const tasks: NewTask[] = [
  { title: 'Ask about the dentist', description: 'for Ines', status: 'completed' },
  { title: 'Book the dental check', priority: 'high', tags: ['health'] },
  { title: 'Write the report', priority: 'urgent', tags: ['work', 'wood work'], estimated_pomodoros: 3 },
  { title: 'Dentist', due_date: '2020-01-01', tags: ['work'] },
];

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page) => page.getByRole('list', { name: 'Search results' }).getByRole('listitem');
const option = (page: Page, name: string) => page.getByRole('option', { name });
const count = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2, name: text, exact: true })).toBeVisible();
const savedFilters = (page: Page) => page.getByRole('navigation', { name: 'Saved filters' });

async function openSearch(page: Page): Promise<void> {
  await signUp(page);
  await addTasks(page, tasks);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
}

test('words and filters find tasks from the keyboard alone, and the address keeps them', async ({ page }) => {
  await openSearch(page);
  await expect(page.getByText('Start searching')).toBeVisible();

  await page.keyboard.type('dent');
  await count(page, '3 tasks');
  await expect(results(page)).toContainText([/^Dentist/, /^Book the dental check/, /^Ask about the dentist/]);
  await page.keyboard.type('ist');
  await expect(results(page)).toContainText([/^Dentist/, /^Ask about the dentist.*for Ines/]);
  await expect(results(page).first()).toContainText(/Overdue since.*Created/);
  await expect(page).toHaveURL('/search?q=dentist');
  await page.keyboard.press('Enter');

  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('@wo');
  await expect(option(page, '@"wood work"')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, '@work')).toHaveAttribute('aria-selected', 'true');
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(field(page)).toHaveValue('@wo');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('@work ');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('& ');
  await expect(option(page, 'overdue')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.type('p1');
  await count(page, '1 task');
  await expect(results(page)).toContainText([/^Write the report.*Urgent priority.*work.*3 pomodoros/]);
  await page.keyboard.press('Enter');
  await page.reload();
  await count(page, '1 task');
  await expect(field(page)).toHaveValue('@work & p1');

  await field(page).fill('is:open & due <= fryday');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '“fryday” is not a date' })).toContainText(
    'Did you mean friday?',
  );
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(results(page)).toHaveCount(0);
  await field(page).fill('dentist overdue');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tasks found')).toBeVisible();
  await page.getByRole('button', { name: 'Did you mean dentist & overdue?' }).press('Enter');
  await expect(field(page)).toHaveValue('dentist & overdue');
  await expect(field(page)).toBeFocused();
  await count(page, '1 task');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  const recents = page.getByRole('region', { name: 'Recent searches' });
  await expect(recents.getByRole('listitem')).toContainText([
    'dentist & overdue',
    'dentist overdue',
    '@work & p1',
    'dentist',
  ]);
  await recents.getByRole('button', { name: 'Remove dentist overdue' }).press('Enter');
  await recents.getByRole('button', { name: '@work & p1', exact: true }).press('Enter');
  await expect(field(page)).toHaveValue('@work & p1');
  await expect(field(page)).toBeFocused();
  await results(page).getByRole('checkbox').press('Space');
  await expect(results(page).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await recents.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(recents).toBeHidden();
});

test('choices narrow a search, and a filter that is saved stands in the rail until it is deleted', async ({
  page,
}) => {
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending');
  await count(page, '3 tasks');
  await page.getByRole('button', { name: 'Any tag' }).press('Enter');
  await page.getByRole('checkbox', { name: 'work', exact: true }).check();
  await page.getByRole('checkbox', { name: 'health' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '2 tags' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('High');
  await expect(results(page)).toContainText([/^Book the dental check/]);
  await expect(page).toHaveURL('/search?status=pending&priority=high&tag=work&tag=health');
  await page.reload();
  await page.getByRole('button', { name: 'Remove tag health' }).click();
  await expect(page.getByText('No tasks found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('Any priority');
  await field(page).fill('dentist | report');
  await count(page, '2 tasks');

  await page.getByRole('button', { name: 'Save filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save filter' });
  await expect(dialog).toContainText('(dentist | report) & status:pending & @work');
  await dialog.getByLabel('Name').fill(' ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('A filter needs a name.');
  await dialog.getByLabel('Name').fill('Work to do');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Saved “Work to do”')).toBeVisible();

  await page.goto('/');
  await savedFilters(page).getByRole('link', { name: 'Work to do' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work to do' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('article') })).toHaveCount(2);
  await page.getByRole('link', { name: 'Change in Search' }).click();
  await expect(field(page)).toHaveValue('(dentist | report) & status:pending & @work');
  await count(page, '2 tasks');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/search');
  const saved = page.getByRole('region', { name: 'Saved filters' });
  await saved.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename filter' }).getByLabel('Name').fill('At work');
  await page.keyboard.press('Enter');
  await expect(savedFilters(page).getByRole('link', { name: 'At work' })).toBeVisible();

  await field(page).fill('overdue');
  await page.getByRole('button', { name: 'Save filter' }).click();
  await dialog.getByLabel('Name').fill('Late');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Clear all' }).click();
  const inRail = () => savedFilters(page).getByRole('link').locator('[dir=auto]').allTextContents();
  expect(await inRail()).toEqual(['At work', 'Late']);
  await saved.getByRole('listitem').filter({ hasText: 'At work' }).getByRole('button').press('Enter');
  await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
  await expect.poll(inRail).toEqual(['Late', 'At work']);
  const moved = saved.getByRole('listitem').last();
  await expect(moved.getByRole('button', { name: 'More' })).toBeFocused();

  await moved.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await undoButton(page, 'Deleted “At work”').focus();
  await expect.poll(inRail).toEqual(['Late']);
  await undoButton(page, 'Deleted “At work”').click();
  await expect.poll(inRail).toEqual(['Late', 'At work']);
  await saved.getByRole('link', { name: 'At work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'At work' })).toBeVisible();
  await expect(page.getByText('2 open tasks')).toBeVisible();
});

async function expectGood(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectNoSidewaysScroll(page, state);
}

for (const [colorScheme, viewport] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const)
  test.describe(`in ${colorScheme} at ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('no state of the search has a fault axe can find', async ({ page }) => {
      await signUp(page);
      await addTasks(page, tasks);
      await page.goto('/search?q=dentist');
      await count(page, '2 tasks');
      await expectGood(page, 'results');
      await field(page).fill('today & no');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectGood(page, 'completions');
      await field(page).fill(`${'long '.repeat(60)} & due <= fryday`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'fryday' })).toBeVisible();
      await expectGood(page, 'problem');
      await field(page).fill('dentist overdue @wrok');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Did you mean @work?' })).toBeVisible();
      await expectGood(page, 'advice and nothing found');
      await page.getByRole('button', { name: 'How to filter' }).click();
      await expectGood(page, 'help');
      await page.getByRole('dialog').getByRole('button', { name: 'p1 Urgent' }).click();
      await expect(field(page)).toHaveValue('p1');
      await page.getByRole('button', { name: 'Any tag' }).click();
      await page.getByRole('checkbox', { name: 'wood work' }).check();
      await expectGood(page, 'tags');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Save filter' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await field(page).fill('');
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect(page.getByRole('region', { name: 'Recent searches' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Saved filters' })).toBeVisible();
      await expectGood(page, 'nothing asked');
    });
  });

test('a typing error is forgiven, and notes and links are found by search and palette and have a page', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('dentsit');
  await expect(page.getByText('Showing results for “dentist”')).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await expectAccessible(page, 'a corrected search');
  await page.getByRole('button', { name: 'Search only for “dentsit”' }).click();
  await expect(page.getByText('No tasks found')).toBeVisible();

  await page.goto('/notes');
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New note' }).click();
  await page.getByLabel('Title').fill('Loom measurements');
  await page.getByLabel('Text').fill('heddle 40 cm');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'New note' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Loom measurements');
  await expect(page.getByLabel('Text')).toHaveValue('heddle 40 cm');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save a link' }).click();
  await page.getByLabel('Address').fill('example.org/looms');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notes = page.getByRole('list', { name: 'Notes and links' });
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Links' }).check({ force: true });
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('radio', { name: 'All' }).check({ force: true });
  await expectAccessible(page, 'notes');
  await notes.getByRole('listitem').first().hover();
  await notes.getByRole('listitem').first().getByRole('button', { name: 'Delete' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await undoButton(page, 'Link deleted').click();
  await expect(notes.getByRole('listitem')).toHaveCount(2);

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('dentsit');
  const corrected = page.getByRole('group', { name: 'Showing results for “dentist”' });
  await expect(corrected.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('measurem');
  await expect(page.getByRole('option', { name: 'Loom measurements' })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  await expect(dialog.getByLabel('Text')).toHaveValue('heddle 40 cm');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/notes');

  await page.goto('/search?q=loom');
  const found = page.getByRole('region', { name: '2 notes and links' });
  await found.getByRole('button', { name: 'Loom measurements' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGood(page, 'notes in a search');
});
