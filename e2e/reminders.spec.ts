import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { signUp } from './support/people.ts';
import { addTasks, toasts } from './support/tasks.ts';
import { test } from './support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Reminders' });

/** Wall time of the page, `minutes` from now. */
const inMinutes = (page: Page, minutes: number): Promise<string> =>
  page.evaluate((minutes) => {
    const at = new Date(Date.now() + minutes * 60_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, minutes);

test('reminders ring in every tab, are answered in one, and what was missed comes once', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/tasks');
  await addTasks(page, [
    { title: 'take the bread out', remind_at: await inMinutes(page, 5) },
    { title: 'call the bank', remind_at: await inMinutes(page, 5) },
    { title: 'water the plants', remind_at: await inMinutes(page, 30) },
  ]);
  await expect(page.getByRole('article').filter({ hasText: 'call the bank' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  await context.clock.fastForward('06:00');
  for (const tab of [page, other]) {
    await expect(card(tab)).toContainText('2 reminders');
    await expect(tab).toHaveTitle(/^\(2\) /);
  }
  await expectAccessible(page, 'two reminders');

  await card(page).getByRole('button', { name: 'Done: take the bread out' }).press('Enter');
  await expect(toasts(page, 'Completed “take the bread out”')).toBeVisible();
  await card(page).getByRole('button', { name: 'Snooze call the bank' }).press('Enter');
  await page.getByRole('menuitem', { name: '10 minutes' }).press('Enter');
  for (const tab of [page, other]) {
    await expect(card(tab)).toBeHidden();
    await expect(tab).not.toHaveTitle(/^\(/);
  }
  await context.clock.fastForward('11:00');
  await expect(card(page)).toContainText('call the bank');

  await page.goto('about:blank');
  await context.clock.fastForward('20:00');
  await page.goto('/tasks');
  await expect(card(page)).toContainText('2 reminders while you were away');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'missed reminders on a phone');
  await card(page).getByRole('button', { name: 'Dismiss all' }).click();
  await expect(card(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'call the bank' })).toBeVisible();
  await expect(card(page)).toBeHidden();
});
