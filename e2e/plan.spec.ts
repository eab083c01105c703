import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { newPerson, signUp } from './support/people.ts';
import { addTasks, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

test('a plan is proposed, made in one go without what was left out, and undone', async ({ page, start }) => {
  const { url } = await start({});
  await signUp(page, newPerson(), url);
  await addTasks(page, [
    { title: 'Pay the rent', due_date: '2020-01-01', priority: 'urgent' },
    { title: 'Mend the tent', due_date: '2020-01-02' },
  ]);
  await page.goto(`${url}/today`);
  await page.getByRole('link', { name: 'Plan my day and week' }).click();
  await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
  await expect(page.getByText('Move 2 tasks?')).toBeVisible();
  await expectAccessible(page, 'a plan');
  await page.getByRole('checkbox', { name: /^Move “Mend the tent”/ }).uncheck();
  await page.getByRole('button', { name: 'Move 1 task' }).click();
  await expect(toasts(page, 'Moved 1 task')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Move “Pay the rent”/ })).toHaveCount(0);
  await undoButton(page, 'Moved 1 task').click();
  await expect(page.getByRole('checkbox', { name: /^Move “Pay the rent”/ })).toBeVisible();

  await page.getByRole('button', { name: 'Time for tasks on each weekday' }).click();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await page.getByRole('textbox', { name: day }).fill('0');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'No room' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'a plan on a phone');
});
