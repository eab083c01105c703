import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { editedAtHeader } from '#contract/sync-headers.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { createCall } from './support/api.ts';
import { signUp } from './support/people.ts';
import { main, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

const day = 86_400_000;

/** Five weeks of an account: three tasks completed this week, two the month before, and three that are overdue. */
async function liveSomeWeeks(page: Page): Promise<void> {
  const call = await createCall(page);
  const at = (daysAgo: number) => ({ [editedAtHeader]: new Date(Date.now() - daysAgo * day).toISOString() });
  const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10);
  const add = async (title: string, daysAgo: number, more: object = {}) => {
    const { tasks } = (await call(
      'POST',
      '/api/tasks/?auto_classify=false',
      { title, ...more },
      at(daysAgo),
    )) as {
      tasks: { id: string }[];
    };
    return tasks[0]?.id;
  };
  const done: [string, number, number][] = [
    ['Paint the fence', 4, 1],
    ['Ring the bank', 4, 2],
    ['Buy a lamp', 4, 2],
    ['Sow the peas', 36, 35],
    ['Mend the kite', 36, 34],
  ];
  for (const [title, addedAgo, doneAgo] of done) {
    const id = await add(title, addedAgo, { priority: 'high' });
    await call('PATCH', `/api/tasks/${id}/status?status=completed`, undefined, at(doneAgo));
  }
  for (const title of ['Pay the rent', 'Post the form', 'Read the lease'])
    await add(title, 5, { due_date: dayOf(3) });
}

const figure = (page: Page, name: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd')
    .first();
const chart = (page: Page, name: string | RegExp) => main(page).getByRole('figure', { name });

test('analytics counts exactly, as charts, tables and files, and the review moves what slipped', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/analytics');
  await expect(main(page).getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  await liveSomeWeeks(page);

  await expect(figure(page, 'Completed')).toHaveText('3');
  await expect(figure(page, 'Added')).toHaveText('6');
  await expect(figure(page, 'Added tasks completed')).toHaveText('50%');
  await expect(figure(page, 'Overdue now')).toHaveText('3');
  await expect(chart(page, 'Completed and added by day')).toContainText('You completed 3 tasks and added 6.');
  await expect(chart(page, 'Overdue at the end of each day')).toContainText('3 tasks are overdue now.');
  await expectAccessible(page, 'charts');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'charts on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  const values = chart(page, 'Completed by priority').getByRole('slider');
  await values.focus();
  await expect(values).toHaveAttribute('aria-valuetext', 'High: 3');
  const overdue = chart(page, 'Overdue at the end of each day').getByRole('slider');
  await overdue.press('Home');
  await expect(overdue).toHaveAttribute('aria-valuetext', /: 0$/);

  await chart(page, 'Completed by priority')
    .getByRole('button', { name: /as a table/ })
    .click();
  await expect(chart(page, 'Completed by priority').getByRole('row')).toHaveText([
    /Priority\s*Completed/,
    /High\s*3/,
  ]);
  await expectAccessible(page, 'a table');
  const download = page.waitForEvent('download');
  await chart(page, 'Completed by priority').getByRole('button', { name: /CSV/ }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toBe('\uFEFFPriority,Completed\r\nHigh,3\r\n');

  await page.getByRole('radio', { name: 'All' }).check();
  await expect(figure(page, 'Completed')).toHaveText('5');
  await expect(chart(page, 'Completed and added by week')).toBeVisible();

  await page.getByRole('link', { name: 'Weekly review' }).click();
  await expect(page.getByRole('heading', { name: 'What got done' })).toBeFocused();
  await expect(main(page)).toContainText('You completed 3 tasks in the last seven days.');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'What slipped' })).toBeFocused();
  await expectAccessible(page, 'the review');
  await page.getByRole('button', { name: 'Next week: Post the form' }).click();
  await expect(main(page)).toContainText('2 tasks are overdue.');
  await undoButton(page, 'Moved “Post the form” to').click();
  await expect(main(page)).toContainText('3 tasks are overdue.');
  await page.getByRole('button', { name: 'Drop: Post the form' }).click();
  await expect(toasts(page, 'Task deleted successfully')).toBeVisible();
  for (const _ of ['coming', 'inbox', 'end']) await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Review done' })).toBeFocused();
  await page.getByRole('link', { name: 'See Analytics' }).click();
  await expect(main(page)).toContainText('Last review: today');
  await expect(figure(page, 'Overdue now')).toHaveText('2');
});
