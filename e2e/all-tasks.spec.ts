import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { capture, captureField, signUp, taskRow } from './support/people.ts';
import { addTasks, done, main, section, sentence, toasts, understood, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

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
  await expect(section(page, 'Health')).not.toContainText('Standard');
  await expect(taskRow(page, 'buy milk')).not.toContainText('Added from quick input');
  await expect(taskRow(page, 'buy milk')).toContainText(/\d+%/);

  await page.getByRole('button', { name: 'List View' }).click();
  await expect(page.getByRole('list', { name: 'All tasks' }).getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('button', { name: 'List View' })).toHaveAttribute('aria-pressed', 'true');
  await expect(taskRow(page, 'pay the rent')).toContainText('Finance');
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
  await expect(done(page, 'call the dentist')).toBeVisible();
  await expect(done(page, 'buy milk'), 'completed tasks are folded').toHaveCount(0);
  await page.getByRole('button', { name: 'Completed 1' }).click();
  await expect(done(page, 'buy milk')).toBeChecked();
  await done(page, 'buy milk').click();
  await expect(done(page, 'buy milk')).not.toBeChecked();

  await taskRow(page, 'pay the rent').getByRole('button', { name: 'Delete' }).click();
  await undoButton(page, 'Task deleted').focus();
  await expect(taskRow(page, 'pay the rent')).toHaveCount(0);
  await expect(main(page)).toContainText('2 total');
  await page.keyboard.press('Enter');
  await expect(taskRow(page, 'pay the rent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
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
  await expect(question).toContainText('Its 1 task will move to the Inbox.');
  await expect(question).toContainText('Its 1 thread will be deleted with it.');
  await question.getByRole('button', { name: 'Delete theme' }).click();
  await expect(section(page, 'Inbox').getByRole('listitem')).toContainText('buy milk');
  await expect(section(page, 'Garden & home')).toHaveCount(0);
});

test('open, undecided tasks get proposals after a question, then a report of what moved and one undo', async ({
  page,
}) => {
  await signUp(page);
  const chosenInbox = [{ theme_id: null, confidence: 1 }];
  await addTasks(page, [
    { title: 'buy bread' },
    { title: 'call the dentist' },
    { title: 'buy soap' },
    { title: 'buy eggs', status: 'completed' },
    { title: 'buy paint', alternatives: chosenInbox },
  ]);
  await page.goto('/tasks');
  await expect(section(page, 'Inbox').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Classify Tasks' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'This will re-classify ALL your tasks using the improved LLM logic. Tasks will be moved to proper standard themes (Work, Personal, Health, etc.). Continue?',
  );
  await question.getByRole('button', { name: 'Continue' }).click();
  const proposals = page.getByRole('dialog', { name: 'Proposed moves' });
  await expect(proposals.getByRole('listitem')).toHaveCount(3);
  await expect(proposals, 'what a person filed is not proposed').not.toContainText('buy paint');
  await proposals.getByRole('checkbox', { name: 'buy bread' }).uncheck();
  await proposals.getByRole('checkbox', { name: 'buy soap' }).uncheck();
  await proposals.getByRole('checkbox', { name: 'buy bread' }).check();
  await proposals.getByRole('button', { name: 'Apply 2 of 3 moves' }).click();
  const outcome = page.getByRole('dialog', { name: 'Tasks classified' });
  await expect(outcome).toContainText('Reclassified 2 of 5 tasks. No errors.');
  await expect(outcome.getByRole('region', { name: 'Theme changes' })).toContainText('Shopping +1');
  await expect(outcome.getByRole('region', { name: 'Moved tasks' }).getByRole('listitem')).toHaveCount(2);
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 'Inbox').getByRole('listitem')).toHaveCount(4);
});

test('odd titles are shown as the text they are and break no page', async ({ page }) => {
  await signUp(page);
  await addTasks(page, [
    { title: 'W'.repeat(10_000), tags: ['t'.repeat(60)], context: 'c'.repeat(500) },
    { title: '<img src=x onerror="document.title = `pwned`"><script>document.title="pwned"</script>' },
    { title: 'שלום לכולם, לקנות חלב' },
    { title: '👩‍👩‍👧‍👦 family 🏳️‍🌈 &amp; \\n "quoted"', description: 'd'.repeat(5000) },
  ]);
  for (const path of ['/', '/tasks', '/theme/inbox', '/?theme_id=inbox']) {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(taskRow(page, '<script>document.title="pwned"</script>')).toBeVisible();
      await expect(taskRow(page, '👩‍👩‍👧‍👦 family 🏳️‍🌈 &amp; \\n "quoted"')).toBeVisible();
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
    }
  }
  expect(await page.title()).not.toContain('pwned');
});

test('home, All Tasks and the theme page have no accessibility violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
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
  await expect(taskRow(page, 'sort the attic').first()).toBeVisible();
  await captureField(page).fill(`${sentence} @home, call mum every monday`);
  await expect(understood(page, 'buy milk')).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/tasks', '/theme/inbox', '/theme/nowhere', '/tags/nothing']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/theme/inbox');
  await page.getByRole('button', { name: 'New Task' }).click();
  await taskRow(page, 'sort the attic').getByRole('button', { name: 'Edit' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Completed 1' }).click();
  await taskRow(page, 'done already').getByRole('button', { name: 'More' }).click();
  await expectAccessible(page);
});
