import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { NewTask } from '#contract/tasks.ts';
import { capture, captureField, signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

const sentence = 'buy milk, call the dentist tomorrow 9am and pay the rent on friday!!';

const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page, text: string) => page.getByRole('status').getByText(text);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const done = (page: Page, title: string) => taskRow(page, title).getByRole('checkbox');
const understood = (page: Page, title: string) =>
  page.getByRole('group', { name: 'Understood' }).getByRole('group', { name: title });

/** Stores tasks through the API, as another device would; they arrive by themselves. */
async function addTasks(page: Page, tasks: NewTask[]): Promise<void> {
  await page.evaluate(async (bodies) => {
    const { token } = await (await fetch('/api/auth/token')).json();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const body of bodies) {
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch('/api/tasks/?auto_classify=false', init);
      if (!response.ok) throw new Error(await response.text());
    }
  }, tasks);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('one breath becomes three tasks with theme, date and priority, at once and for good', async ({
  page,
}) => {
  await signUp(page);
  await capture(page, sentence);
  await expect(captureField(page)).toHaveValue('');
  await expect(toasts(page, '✓ Created 3 tasks from your input!')).toBeVisible();
  await expect(taskRow(page, 'buy milk')).toContainText('Shopping');
  await expect(taskRow(page, 'call the dentist')).toContainText('Health');
  await expect(taskRow(page, 'call the dentist')).toContainText('Tomorrow, 09:00');
  await expect(taskRow(page, 'pay the rent')).toContainText('Finance');
  await expect(taskRow(page, 'pay the rent')).toContainText('High');

  await page.goto('/tasks');
  await expect(main(page)).toContainText('3 total');
  await expect(main(page)).toContainText('0 inbox');
  await expect(main(page)).toContainText('3 organized');
  await expect(section(page, 'Shopping').getByRole('listitem')).toContainText('buy milk');
  await expect(section(page, 'Health').getByRole('listitem')).toContainText('call the dentist');
  await expect(section(page, 'Finance').getByRole('listitem')).toContainText('pay the rent');
  await expect(section(page, 'Health')).toContainText('Standard');
  await expect(taskRow(page, 'buy milk')).toContainText('Added from quick input');
  await expect(taskRow(page, 'buy milk')).toContainText(/\d+%/);

  await page.getByRole('button', { name: 'List View' }).click();
  await expect(page.getByRole('list', { name: 'All tasks' }).getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('button', { name: 'List View' })).toHaveAttribute('aria-pressed', 'true');
  await expect(taskRow(page, 'pay the rent')).toContainText('Finance');
});

test('Enter sends, but not while an input method composes, nor a blank text; Shift+Enter begins a line', async ({
  page,
}) => {
  await signUp(page);
  const field = captureField(page);
  await field.fill('  \n ');
  await field.press('Enter');
  await expect(page.getByText('No recent tasks')).toBeVisible();

  await field.fill('water the plants');
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(field).toHaveValue('water the plants');
  await field.press('Shift+Enter');
  await field.pressSequentially('feed the cat');
  await expect(field).toHaveValue('water the plants\nfeed the cat');
  await field.press('Enter');
  await expect(taskRow(page, 'water the plants')).toBeVisible();
  await expect(taskRow(page, 'feed the cat')).toBeVisible();
});

test('a draft outlives a reload, and a text that is too long is kept and told about', async ({ page }) => {
  await signUp(page);
  const field = captureField(page);
  await field.fill('half a thou');
  await page.reload();
  await expect(field).toHaveValue('half a thou');

  const long = 'x'.repeat(10_240);
  await field.fill(long);
  await field.press('Enter');
  await expect(page.getByText('This is 240 characters too long')).toBeVisible();
  await expect(field).toHaveValue(long);
  await field.fill('short again');
  await field.press('Enter');
  await expect(taskRow(page, 'short again')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('');

  await field.fill('nobody else reads this');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nobody else reads this');
});

test('what was misread is removed by tap or key, stays removed while typing goes on, and is not saved', async ({
  page,
}) => {
  await signUp(page);
  const field = captureField(page);
  await field.fill('read the paper tomorrow p1, buy milk');
  const paper = understood(page, 'read the paper');
  await expect(paper.getByRole('button', { name: /Remove date Tomorrow/ })).toBeVisible();
  await paper.getByRole('button', { name: /Remove date/ }).click();
  await expect(understood(page, 'read the paper tomorrow')).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially(' and eggs');
  await expect(understood(page, 'read the paper tomorrow')).toBeVisible();

  const priority = understood(page, 'read the paper').getByRole('button', { name: /Remove priority/ });
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press('Tab');
    if (await priority.evaluate((chip) => chip === document.activeElement)) break;
  }
  await expect(priority).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(priority).toHaveCount(0);
  await understood(page, 'buy milk')
    .getByRole('button', { name: /Remove theme Shopping/ })
    .click();
  await expect(understood(page, 'buy milk')).toContainText('Inbox');

  await field.press('Enter');
  await page.goto('/tasks');
  const saved = taskRow(page, 'read the paper tomorrow p1');
  await expect(saved).toBeVisible();
  await expect(saved).not.toContainText('Urgent');
  await expect(saved.getByRole('time')).toHaveCount(0);
  await expect(section(page, 'Inbox').getByRole('listitem')).toContainText('buy milk');
});

test('the four suggestions fill the input, and the microphone asks before it leads to Voice Input', async ({
  page,
}) => {
  await signUp(page);
  for (const name of ['Schedule meeting', 'Create project', 'Add deadline', 'Set reminder']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(captureField(page)).toBeFocused();
    await expect(captureField(page)).toHaveValue(`${name} `);
    await captureField(page).fill('');
  }
  await main(page).getByRole('button', { name: 'Voice Input' }).click();
  await page.getByRole('dialog', { name: 'Voice Input' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Voice Input' }).click();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page).toHaveURL(/\/voice$/);
});

test('home shows the tasks of one theme, by name, id or inbox, and those of one tag', async ({ page }) => {
  await signUp(page);
  await addTasks(page, [{ title: 'fix the sink', tags: ['Urgent'] }, { title: 'water the fern' }]);
  await page.goto('/?theme_id=inbox');
  await expect(page.getByRole('heading', { name: '2 tasks in Inbox' })).toBeVisible();
  await expect(taskRow(page, 'fix the sink')).toContainText('Created');
  await page.goto('/?tag=urgent');
  await expect(page.getByRole('heading', { name: '1 task tagged urgent' })).toBeVisible();
  await expect(taskRow(page, 'water the fern')).toHaveCount(0);
  await page.goto('/?theme_id=work');
  await expect(page.getByRole('heading', { name: '0 tasks in Work' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No tasks in Work' })).toBeVisible();
  await expect(page.getByText('Create a new task to get started!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to All Tasks' }).click();
  await expect(page.getByRole('heading', { name: 'All Tasks' })).toBeVisible();
});

test('All Tasks is empty at first and leads to the first task', async ({ page }) => {
  await signUp(page);
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { name: 'No Tasks Yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Create First Task' }).click();
  await expect(captureField(page)).toBeVisible();
});

test('a task is done and undone, deleted and brought back', async ({ page }) => {
  await signUp(page);
  await capture(page, sentence);
  await page.goto('/tasks');
  await done(page, 'buy milk').click();
  await expect(done(page, 'buy milk')).toBeChecked();
  await page.reload();
  await expect(done(page, 'buy milk')).toBeChecked();
  await done(page, 'buy milk').click();
  await expect(done(page, 'buy milk')).not.toBeChecked();

  await taskRow(page, 'pay the rent').getByRole('button', { name: 'Delete' }).click();
  await expect(taskRow(page, 'pay the rent')).toHaveCount(0);
  await expect(main(page)).toContainText('2 total');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(taskRow(page, 'pay the rent')).toBeVisible();
});

test('sections close and stay closed; own themes and threads are made, renamed and deleted', async ({
  page,
}) => {
  await signUp(page);
  await capture(page, 'buy milk');
  await page.goto('/tasks');
  await page.getByRole('button', { name: /^Shopping/ }).click();
  await expect(taskRow(page, 'buy milk')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Shopping/ })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: /^Shopping/ }).click();

  await page.getByRole('button', { name: 'New theme' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('shopping');
  await page.getByRole('button', { name: 'Create theme' }).click();
  await expect(page.getByText('There is already a theme called shopping')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Garden & home');
  await page.getByRole('radio', { name: 'Moss' }).check();
  await page.getByRole('button', { name: 'Create theme' }).click();
  await expect(section(page, 'Garden & home')).toContainText('Yours');

  await page.getByRole('button', { name: 'Theme Garden & home: more' }).click();
  await page.getByRole('menuitem', { name: 'New thread' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Spring');
  await page.getByRole('button', { name: 'Create thread' }).click();
  await taskRow(page, 'buy milk').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemradio', { name: 'Garden & home' }).click();
  await expect(section(page, 'Garden & home').getByRole('listitem')).toContainText('buy milk');
  await taskRow(page, 'buy milk').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemradio', { name: 'Spring' }).click();
  await expect(section(page, 'Spring').getByRole('listitem')).toContainText('buy milk');

  await page.getByRole('button', { name: 'Thread Spring: more' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Summer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(section(page, 'Summer').getByRole('listitem')).toContainText('buy milk');

  await page.getByRole('button', { name: 'Theme Garden & home: more' }).click();
  await page.getByRole('menuitem', { name: 'Open Garden & home' }).click();
  await expect(page.getByRole('heading', { name: 'Garden & home' })).toBeVisible();
  await expect(taskRow(page, 'buy milk')).toBeVisible();

  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Theme Garden & home: more' }).click();
  await page.getByRole('menuitem', { name: 'Delete theme' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Its 1 task will be in the Inbox.');
  await expect(question).toContainText('Its 1 thread will be deleted with it.');
  await question.getByRole('button', { name: 'Delete theme' }).click();
  await expect(section(page, 'Inbox').getByRole('listitem')).toContainText('buy milk');
  await expect(section(page, 'Garden & home')).toHaveCount(0);
});

test('all tasks are classified again after a question, with an account of what moved and one undo', async ({
  page,
}) => {
  await signUp(page);
  await addTasks(page, [{ title: 'buy bread' }, { title: 'call the dentist' }]);
  await page.goto('/tasks');
  await expect(section(page, 'Inbox').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Classify Tasks' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'This will re-classify ALL your tasks using the improved LLM logic. Tasks will be moved to proper standard themes (Work, Personal, Health, etc.). Continue?',
  );
  await question.getByRole('button', { name: 'Continue' }).click();
  const outcome = page.getByRole('dialog', { name: 'Tasks classified' });
  await expect(outcome).toContainText('Reclassified 2 of 2 tasks. No errors.');
  await expect(outcome.getByRole('region', { name: 'Theme changes' })).toContainText('Shopping +1');
  await expect(outcome.getByRole('region', { name: 'What moved' }).getByRole('listitem')).toHaveCount(2);
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 'Inbox').getByRole('listitem')).toHaveCount(2);
});

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

    await form(page).getByLabel('Title').fill('Write the report');
    await form(page).getByLabel('Context').fill('From the meeting');
    await form(page).getByLabel('Due date').fill('2030-01-31');
    await form(page).getByLabel('Time', { exact: true }).fill('16:30');
    await form(page).getByLabel('Priority').selectOption('High');
    await form(page).getByLabel('Tags').fill('boss, #paper');
    await page.keyboard.press('Control+Enter');
    await expect(toasts(page, 'Task created successfully')).toBeVisible();
    await expect(main(page)).toContainText('1 task');
    const row = taskRow(page, 'Write the report');
    for (const text of ['From the meeting', '2030, 16:30', 'High', 'boss', 'paper'])
      await expect(row).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);

    await row.getByText('Write the report').click();
    await editor(page, 'Write').getByLabel('Title').fill('Write the long report');
    await editor(page, 'Write').getByLabel('Description').fill('With figures');
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
    await expect(edited.getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(taskRow(page, 'Never mind')).toHaveCount(0);

    await edited.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(edited).toBeVisible();
    await edited.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toasts(page, 'Task deleted successfully')).toBeVisible();
    await expect(edited).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(edited).toBeVisible();
  });

  test('searches titles and descriptions only, and sorts by date created', async ({ page }) => {
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
  });

  test('says so when there is no such theme, and shows the way out', async ({ page }) => {
    await signUp(page);
    await page.goto('/theme/gardening');
    await expect(toasts(page, 'Theme "gardening" not found')).toBeVisible();
    await page.getByRole('link', { name: 'Go to All Tasks' }).click();
    await expect(page.getByRole('heading', { name: 'All Tasks' })).toBeVisible();
  });
});

test('everything about a task can be done with the keyboard alone', async ({ page }) => {
  await signUp(page);
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The Tab key does not reach it');
  };
  await tabTo(captureField(page));
  await page.keyboard.type('buy milk\n');
  await page.keyboard.type('call the dentist\n');
  const dentist = taskRow(page, 'call the dentist');
  await tabTo(dentist.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(dentist.getByRole('checkbox')).toBeChecked();
  await tabTo(dentist.getByRole('button', { name: 'Edit' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type(' again');
  await page.keyboard.press('Control+Enter');
  await expect(taskRow(page, 'call the dentist again')).toBeVisible();
  await expect(dentist.getByRole('button', { name: 'Edit' })).toBeFocused();
  await tabTo(dentist.getByRole('button', { name: 'More' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(dentist).toContainText('Shopping');
  await expect(dentist.getByRole('button', { name: 'More' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dentist).toHaveCount(0);
  await expect(done(page, 'buy milk')).toBeFocused();
});

test('odd titles are shown as the text they are and break no page', async ({ page }) => {
  await signUp(page);
  await addTasks(page, [
    { title: 'W'.repeat(10_000), tags: ['t'.repeat(60)], context: 'c'.repeat(500) },
    { title: '<img src=x onerror="document.title = `pwned`"><script>document.title="pwned"</script>' },
    { title: 'שלום לכולם, לקנות חלב' },
    { title: '👩‍👩‍👧‍👦 family 🏳️‍🌈 &amp; \\n "quoted"', description: 'd'.repeat(5000) },
  ]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/tasks', '/theme/inbox', '/?theme_id=inbox']) {
      await page.goto(path);
      await expect(taskRow(page, '<script>document.title="pwned"</script>')).toBeVisible();
      await expect(taskRow(page, '👩‍👩‍👧‍👦 family 🏳️‍🌈 &amp; \\n "quoted"')).toBeVisible();
      expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  expect(await page.title()).not.toContain('pwned');
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

test('keeps what cannot be written on this device, and says so', async ({ page }) => {
  await signUp(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = IDBObjectStore.prototype.add;
  });
  await capture(page, 'buy a bigger disk');
  await expect(toasts(page, 'Failed to add task')).toBeVisible();
  await expect(captureField(page)).toHaveValue('buy a bigger disk');
  await expect(page.getByText('No recent tasks')).toBeVisible();
  await page.reload();
  await expect(captureField(page)).toHaveValue('buy a bigger disk');
  await expect(page.getByText('No recent tasks')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const)
  test(`home, All Tasks and the theme page have no accessibility violations in ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await signUp(page);
    const expectNone = async () =>
      expect(
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes]),
      ).toEqual([]);
    await capture(page, sentence);
    await addTasks(page, [
      {
        title: 'sort the attic',
        priority: 'low',
        due_date: '2020-01-01',
        tags: ['home'],
        auto_tags: ['dust'],
      },
      { title: 'done already', status: 'completed', priority: 'medium' },
    ]);
    await expect(taskRow(page, 'sort the attic')).toBeVisible();
    await captureField(page).fill(`${sentence} @home, call mum every monday`);
    await expect(understood(page, 'buy milk')).toBeVisible();
    await expectNone();
    for (const path of ['/tasks', '/theme/inbox', '/theme/nowhere', '/?tag=nothing']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectNone();
    }
    await page.goto('/theme/inbox');
    await page.getByRole('button', { name: 'New Task' }).click();
    await taskRow(page, 'sort the attic').getByRole('button', { name: 'Edit' }).click();
    await expectNone();
    await taskRow(page, 'done already').getByRole('button', { name: 'More' }).click();
    await expectNone();
  });
