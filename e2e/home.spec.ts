import { expect, type Page } from '@playwright/test';
import type { Note } from '#contract/notes.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
import { capture, captureField, signUp, taskRow } from './support/people.ts';
import { addTasks, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

const noteRow = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);
const commands = (page: Page) => page.getByRole('listbox', { name: 'Commands' });
const findings = (page: Page) => region(page, 'Search Results');

/** The task as the server has it, once it does. */
async function storedTask(page: Page, title: string): Promise<Task> {
  let found: Task | undefined;
  await expect(async () => {
    const tasks: Task[] = await call(page, 'GET', '/api/tasks/');
    found = tasks.find((task) => task.title === title);
    expect(found).toBeTruthy();
  }).toPass();
  return found as Task;
}

async function expectGood(page: Page, where: string) {
  await expectAccessible(page, where);
  await expectNoSidewaysScroll(page, where);
}

test('a slash opens the commands, and each does what it says, by keyboard alone', async ({ page }) => {
  await signUp(page);
  const field = captureField(page);
  await field.focus();
  await page.keyboard.type('/');
  await expect(commands(page).getByRole('option')).toHaveCount(8);
  await expect(page.getByText('8 commands. Use the arrow keys to move and Enter to choose')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(commands(page)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('/rem');
  await expect(commands(page).getByRole('option')).toHaveCount(1);
  await expect(field).toHaveAccessibleDescription(/^Enter chooses \/reminder/);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('/reminder ');
  await expect(field).not.toHaveAccessibleDescription(/Enter adds/);
  await expect(field).toBeFocused();
  await page.keyboard.type('water the plants tomorrow');
  const understood = page.getByRole('group', { name: 'water the plants' });
  await expect(understood.getByRole('button', { name: 'Remove reminder Tomorrow, 09:00' })).toBeVisible();
  await page.keyboard.press('Enter');
  const added = toast(page, '✓ Task added successfully');
  await expect(added).toBeVisible();
  expect((await added.boundingBox())?.y, 'it keeps clear of what is on the screen only').toBeGreaterThan(600);
  const reminded = await storedTask(page, 'water the plants');
  expect(reminded.remind_at).toBe(`${reminded.due_date}T09:00`);

  await page.keyboard.type('/');
  for (const _ of ['todo', 'reminder']) await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await expect(commands(page).getByRole('option', { selected: true })).toContainText('/event');
  await page.keyboard.press('Enter');
  await page.keyboard.type('fair on friday');
  await page.keyboard.press('Enter');
  await capture(page, '/habit stretch');
  await capture(page, '/todo buy candles');
  expect((await storedTask(page, 'fair')).tags).toEqual(['event']);
  expect((await storedTask(page, 'stretch')).recurrence).toBe('FREQ=DAILY');
  await storedTask(page, 'buy candles');

  await capture(page, '/todo ');
  await expect(page.getByRole('alert').getByText('Type something after /todo.')).toBeVisible();
  await capture(page, '/bookmark javascript:alert(1)');
  await expect(page.getByRole('alert').getByText('There is no web address here.')).toBeVisible();
  await expect(field).toHaveValue('/bookmark javascript:alert(1)');
  await capture(page, '/bookmark example.org/weave about looms');
  await expect(toast(page, 'Link saved')).toBeVisible();
  await capture(page, '/note Idea\na loom with eight shafts');
  await expect(toast(page, 'Note saved')).toBeVisible();
  await expect(noteRow(page, 'a loom with eight shafts')).toBeVisible();
  const links = page.getByRole('link', { name: 'about looms' });
  await expect(links).toHaveAttribute('href', 'https://example.org/weave');
  await expect(links).toHaveAttribute('target', '_blank');
  await expect(links).toHaveAttribute('rel', /noopener/);

  await field.focus();
  await page.keyboard.type('/summ');
  await expect(field).toHaveAccessibleDescription(/^Enter summarizes/);
  await page.keyboard.press('Enter');
  await expect(region(page, 'Summary')).toContainText('0 overdue, 1 due today, 0 done today');
  await expect(region(page, 'Summary').getByRole('link', { name: /stretch/ })).toBeVisible();
  await expect(field).toBeFocused();
  await region(page, 'Summary').getByRole('button', { name: 'Close summary' }).press('Enter');
  await expect(region(page, 'Summary')).toHaveCount(0);
  await expect(field).toBeFocused();

  await capture(page, '/remindr call Bo');
  await expect(page.getByRole('alert').getByText('Did you mean /reminder?')).toBeVisible();
  await capture(page, 'Create project Kitchen refit');
  await expect(toast(page, 'Project “Kitchen refit” created')).toBeVisible();
  const labels = page.getByRole('listbox', { name: 'Labels' });
  await field.fill('');
  await page.keyboard.type('paint the wall #refit');
  await expect(labels.getByRole('option')).toHaveText(['Kitchen refitProject', 'Create project “refit”']);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('paint the wall #"Kitchen refit" ');
  await page.keyboard.type('and sell the old oven #heal');
  await expect(labels.getByRole('option').first()).toHaveText('HealthTheme');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await storedTask(page, 'paint the wall')).project_id).not.toBeNull();
  expect(await storedTask(page, 'sell the old oven')).toMatchObject({ tags: [], llm_confidence: null });

  await capture(page, '/timer 90');
  await expect(page.getByRole('alert').getByText('from 1 to 60')).toBeVisible();
  await capture(page, '/timer 25');
  await expect(page).toHaveURL('/focus');

  await expect(page.getByRole('heading', { level: 1, name: 'Focus Timer' })).toBeVisible();
  await page.keyboard.press('q');
  const anywhere = page.getByRole('dialog', { name: 'Add tasks' });
  await expect(captureField(page)).toBeFocused();
  await page.keyboard.type('/');
  await expect(commands(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(commands(page)).toHaveCount(0);
  await expect(anywhere).toBeVisible();
  await page.keyboard.type('timer 5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/focus');
  await expect(anywhere).toHaveCount(0);
});

test('chips fill the field, Ask answers from search, Plan says what it needs, Create makes tasks', async ({
  page,
}) => {
  await signUp(page);
  const field = captureField(page);
  await addTasks(page, [
    { title: 'Dentist check-up', due_date: '2030-05-01' },
    { title: 'Call the plumber', status: 'completed' },
  ]);
  await expect(taskRow(page, 'Dentist check-up')).toBeVisible();

  await page.getByRole('group', { name: 'Quick start' }).getByRole('button', { name: 'More' }).click();
  for (const [chip, filled] of [
    ['Todo', '/todo '],
    ['Remind', '/reminder '],
    ['Schedule', '/event '],
    ['Idea', '/note Idea: '],
    ['Mood', '/note Mood: '],
    ['Note', '/note '],
    ['Buy', 'Buy '],
    ['Ask AI', '? '],
  ] as const) {
    await field.fill('');
    await page.getByRole('button', { name: chip, exact: true }).click();
    await expect(field).toHaveValue(filled);
    await expect(field).toBeFocused();
  }
  await page.keyboard.type('when is the dentist?');
  await page.keyboard.press('Enter');
  await expect(region(page, 'Answer')).toContainText('1 task');
  const filter = region(page, 'Answer').getByRole('combobox', { name: 'Understood as this filter' });
  await expect(filter).toHaveValue('dentist');
  await expect(region(page, 'Answer')).toContainText('Answered on this device, by searching your tasks');
  await expect(region(page, 'Answer')).toContainText('when is the dentist?');
  await expect(field).toHaveValue('');
  await region(page, 'Answer')
    .getByRole('link', { name: /Dentist/ })
    .click();
  await expect(page).toHaveURL(/task=/);
  await page.goBack();
  await field.fill('? what have I done?');
  await page.keyboard.press('Enter');
  await expect(filter).toHaveValue('is:completed');
  await filter.fill('is:completed & dentist');
  await expect(region(page, 'Answer').getByRole('status')).toHaveText('No tasks found.');
  await expect(region(page, 'Answer').getByRole('link', { name: 'Admin' })).toBeVisible();

  await field.fill('when is the plumber coming?');
  await expect(page.getByText('Enter asks', { exact: true })).toBeVisible();
  await field.press('Control+Enter');
  await expect(taskRow(page, 'when is the plumber coming')).toBeVisible();
  await field.fill('what have I done?');
  await field.press('Enter');
  await expect(filter).toHaveValue('is:completed');
  await expect(field).toHaveValue('');
  await region(page, 'Answer').getByRole('button', { name: 'Add as a task instead' }).click();
  await expect(taskRow(page, 'what have I done')).toBeVisible();

  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Type your question, then press Ask.')).toBeVisible();
  await field.fill('what of the plumbers');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(region(page, 'Answer').getByRole('link', { name: /plumber.*completed/ })).toBeVisible();

  await field.fill('learn to weave');
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(region(page, 'Plan').getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await expect(field).toHaveValue('learn to weave');
  await region(page, 'Plan').getByRole('button', { name: 'Create as tasks' }).click();
  await expect(taskRow(page, 'learn to weave')).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill('oil the loom');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(taskRow(page, 'oil the loom')).toBeVisible();
  await expect(toast(page, '✓ Task added successfully')).toHaveCount(1);
  await undoButton(page, '✓ Task added successfully').click();
  await expect(taskRow(page, 'oil the loom')).toHaveCount(0);
});

test('what is written is searched for: title, context and tags, reached and left by keyboard', async ({
  page,
}) => {
  await signUp(page);
  const field = captureField(page);
  await addTasks(page, [
    ...Array.from({ length: 12 }, (_, index) => ({ title: `Weave sample ${index + 1}` })),
    { title: 'By context', context: 'said at the weavers’ club' },
    { title: 'By tag', tags: ['weaving'] },
    { title: 'By notes only', description: 'weave' },
  ]);
  await expect(taskRow(page, 'By notes only')).toBeVisible();
  await field.fill('we');
  await expect(findings(page)).toHaveCount(0);
  await field.fill('weav');
  await expect(findings(page).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText('14 results. Press the down arrow to go to them')).toBeAttached();
  await field.press('Escape');
  await expect(findings(page)).toHaveCount(0);
  await field.fill('');
  await field.fill('WEAVE 12');
  await expect(findings(page).getByRole('listitem')).toHaveCount(1);
  await field.fill('/note weave');
  await expect(findings(page)).toHaveCount(0);
  await field.fill('weave sample');
  await expect(findings(page).getByRole('listitem')).toHaveCount(10);
  await field.press('End');
  await field.press('ArrowDown');
  await expect(findings(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/task=/);
  await page.goBack();
  await findings(page).getByRole('link', { name: 'View all 12 results' }).click();
  await expect(page).toHaveURL('/search?q=weave%20sample');
});

test('a new account has something to try, and what it added stays under the field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  const field = captureField(page);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: /Ring the vet on Tuesday/ }).click();
  await expect(field).toHaveValue('Ring the vet on Tuesday at 10, buy cat food');
  await page.keyboard.press('Enter');
  const added = region(page, 'Just added 2 tasks');
  await expect(added.getByRole('article')).toHaveText([/Ring the vet/, /buy cat food/]);
  await expect(taskRow(page, 'buy cat food')).toHaveCount(1);
  const next = region(page, 'What you can do next');
  await expect(next).toContainText('its circle when it is done');
  await added.getByRole('checkbox', { name: 'buy cat food' }).check();
  await expect(next.getByRole('link', { name: 'start a focus session' })).toHaveAttribute('href', '/focus');
  await expectGood(page, 'just added');

  await field.press('Escape');
  await page.keyboard.type('gt');
  await expect(page).toHaveURL('/tasks');
  await page.getByRole('link', { name: 'Add Task' }).click();
  await expect(field).toBeFocused();
  await expect(added).toHaveCount(0);
  await capture(page, 'sort the yarn');
  await region(page, 'Just added 1 task').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(taskRow(page, 'sort the yarn')).toHaveCount(0);
  for (const text of ['card the wool', 'dye the wool', 'spin the wool', 'oil the wheel'])
    await capture(page, text);
  await expect(next).toHaveCount(0);
  await region(page, 'Just added 1 task').getByRole('button', { name: 'Hide just added' }).click();
  await expect(page.getByRole('list', { name: 'Recents' })).toContainText('oil the wheel');
  await page.reload();
  await expect(page.getByText('Total Tasks')).toBeVisible();
  await expect(next).toHaveCount(0);
});

test('home shows how things stand, and its tabs remember, in the address and on the device', async ({
  page,
}) => {
  await signUp(page);
  await expect(page.getByText('No recent tasks')).toBeVisible();
  await expect(page.getByText('Total Tasks')).toHaveCount(0);
  const stat = (name: string) =>
    page
      .getByRole('definition')
      .filter({ visible: true })
      .and(page.locator(`dt:text-is("${name}") + dd`));
  const themes: Theme[] = await call(page, 'GET', '/api/organization/themes');
  const theme_id = themes.find(({ name }) => name === 'Health')?.id ?? '';
  const thread = await call(page, 'POST', '/api/organization/threads', { title: 'Kitchen refit', theme_id });
  await addTasks(page, [
    { title: 'Late', due_date: '2020-01-01', tags: ['work'] },
    { title: 'Pressing', priority: 'urgent', thread_id: thread.id },
    { title: 'Done', priority: 'high', status: 'completed', theme_id },
    { title: 'Plain' },
  ]);
  await expect(taskRow(page, 'Plain')).toBeVisible();
  await expect(stat('Total Tasks')).toHaveText('4');
  await expect(stat('Completed')).toHaveText('1');
  await expect(stat('Pending')).toHaveText('3');
  await expect(stat('Completion Rate')).toHaveText('25%');
  const groups = region(page, 'Groups Overview');
  await expect(groups.getByRole('progressbar', { name: 'Work' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 1 done',
  );
  await expect(groups.getByRole('progressbar', { name: 'Health' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 2 done',
  );
  await page
    .getByRole('link', { name: /1 high priority task, 1 more overdue.*Focus on these important items/ })
    .click();
  await expect(page.getByText('2 open tasks · Urgent, high priority or overdue')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tasks: Needs Attention' }).getByRole('listitem')).toHaveText([
    /Late/,
    /Pressing/,
  ]);
  await page.getByRole('link', { name: 'Home' }).click();

  await tab(page, 'Recents').press('ArrowRight');
  await expect(tab(page, 'Tasks')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Recent tasks' }).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/?tab=threads');
  await expect(page.getByRole('link', { name: /Kitchen refit.*Health.*0 of 1 done/ })).toHaveAttribute(
    'href',
    `/thread/${thread?.id}`,
  );
  await page.keyboard.press('End');
  const activity = page.getByRole('tabpanel', { name: 'Activity' });
  await expect(activity.getByRole('listitem').filter({ hasText: 'Added Plain' })).toBeVisible();
  await activity.getByRole('button', { name: 'Undo Added Plain' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  await expect(stat('Total Tasks')).toHaveText('3');
  await expect(activity.getByRole('listitem').first()).toContainText('Moved to the trash Plain');
  await page.goto('/');
  await expect(tab(page, 'Activity')).toHaveAttribute('aria-selected', 'true');

  await tab(page, 'Saved links').click();
  await page.getByRole('button', { name: 'Save a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save a link' });
  await dialog.getByLabel('Address').fill('not an address');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert').getByText('This is not a web address.')).toBeVisible();
  await dialog.getByLabel('Address').fill('example.org');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = noteRow(page, 'example.org');
  await saved.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog', { name: 'Edit link' }).getByLabel('Title').fill('Looms');
  await page.keyboard.press('Enter');
  const renamed = noteRow(page, 'Looms');
  await renamed.getByRole('button', { name: 'Delete' }).click();
  await expect(renamed).toHaveCount(0);
  await undoButton(page, 'Link deleted').click();
  await expect(renamed).toBeVisible();
});

test('offline, everything on home works, and reaches the server later', async ({ page, context }) => {
  await signUp(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await capture(page, 'before the tunnel');
  await storedTask(page, 'before the tunnel');
  await context.setOffline(true);
  await capture(page, '/note In the tunnel');
  await capture(page, '/bookmark example.org tunnels');
  await capture(page, '/habit breathe');
  await capture(page, '/summarise');
  await expect(region(page, 'Summary')).toContainText('1 due today');
  await page.reload();
  await expect(noteRow(page, 'In the tunnel')).toBeVisible();
  await expect(taskRow(page, 'breathe').first()).toBeVisible();
  await captureField(page).fill('tunnel');
  await expect(findings(page).getByRole('link', { name: /before the tunnel/ })).toBeVisible();
  await captureField(page).fill('');
  await tab(page, 'Activity').click();
  await page.getByRole('button', { name: 'Undo Added note In the tunnel' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  await context.setOffline(false);
  await storedTask(page, 'breathe');
  await expect(async () => {
    const notes: Note[] = await call(page, 'GET', '/api/notes/');
    expect(notes.map(({ title }) => title)).toEqual(['tunnels']);
  }).toPass();
});

test('home has no fault axe can find in any of its states, wide or narrow', async ({ page }) => {
  await signUp(page);
  const field = captureField(page);
  await expect(page.getByText('No recent tasks')).toBeVisible();
  await expectGood(page, 'empty');
  for (const text of [
    'pay the rent tomorrow p1 @home, buy milk',
    `/note ${'long '.repeat(60)}`,
    `/bookmark example.org/${'x'.repeat(300)}`,
  ])
    await capture(page, text);
  await expect(taskRow(page, 'buy milk')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Tasks', 'Threads', 'Saved links', 'Activity', 'Recents']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectGood(page, name);
  }
  await field.fill('/');
  await expect(commands(page)).toBeVisible();
  await expectGood(page, 'commands');
  await field.fill('milk');
  await expect(findings(page)).toBeVisible();
  await expectGood(page, 'search');
  await field.fill('? milk');
  await field.press('Enter');
  await expect(region(page, 'Answer')).toBeVisible();
  await expectGood(page, 'answer');
  await capture(page, '/summarise');
  await expect(region(page, 'Summary')).toBeVisible();
  await expectGood(page, 'summary');
  await page.goto('/?show=attention');
  await expect(page).toHaveURL('/attention');
  await expect(page.getByText('1 open task')).toBeVisible();
  await expectGood(page, 'attention');
});
