import { devices, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
import { createFinger, pointIn } from './support/finger.ts';
import { signUp, taskRow } from './support/people.ts';
import { addTasks, card, main, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

/** A Saturday. */
const now = '2026-11-21T09:30:00';
const day = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const inDay = (page: Page, name: string | RegExp) => day(page, name).getByRole('article');

/** On a device whose clock says `now`; what it makes is there before it is looked at. */
async function withTasks(page: Page): Promise<void> {
  await page.clock.setSystemTime(new Date(now));
  await signUp(page);
  await addTasks(page, [
    { title: 'pay the rent', due_date: '2026-11-18' },
    { title: 'post the form', due_date: '2026-11-20T17:00' },
    { title: 'call mum', due_date: '2026-11-21T18:00' },
    { title: 'water the plants', due_date: '2026-11-21', priority: 'urgent' },
    { title: 'go for a run', due_date: '2026-11-23T07:00', recurrence: 'FREQ=WEEKLY' },
    { title: 'renew the passport', due_date: '2027-02-01' },
    { title: 'some day' },
  ]);
}

/** With the mouse. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  await page.mouse.move(start.x + 200, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(start.x + 210, start.y + 30, { steps: 4 });
  await page.mouse.move(end.x + 60, end.y + 20, { steps: 8 });
  await page.mouse.up();
}

test('days are planned by keys alone: moved, filled, and what is overdue brought to today, all with a way back', async ({
  page,
}) => {
  await withTasks(page);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
  await expect(inDay(page, 'Overdue')).toContainText(['pay the rent', 'post the form']);
  await expect(inDay(page, 'Today')).toContainText(['call mum', 'water the plants']);
  await expect(inDay(page, /^Monday/)).toContainText(['go for a run']);
  await expect(day(page, /Today|Tomorrow|day/)).toHaveCount(9);
  await expect(main(page)).not.toContainText('some day');
  await expectAccessible(page);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(card(page, 'call mum')).toBeFocused();
  await page.keyboard.press('Shift+J');
  await expect(inDay(page, 'Tomorrow')).toContainText('call mum');
  await expect(inDay(page, 'Tomorrow')).toContainText('18:00');
  await expect(card(page, 'call mum')).toBeFocused();
  await page.keyboard.press('Shift+J');
  await expect(inDay(page, /^Monday/)).toContainText(['go for a run', 'call mum']);
  await page.keyboard.press('Shift+K');
  await page.keyboard.press('Shift+K');
  await page.keyboard.press('Shift+K');
  await expect(inDay(page, 'Today')).toContainText(['call mum', 'water the plants']);
  await expect(card(page, 'call mum')).toBeFocused();

  await day(page, 'Overdue').getByRole('button', { name: 'Reschedule to today' }).press('Enter');
  await expect(day(page, 'Overdue')).toHaveCount(0);
  await expect(inDay(page, 'Today')).toHaveCount(4);
  await expect(inDay(page, 'Today').filter({ hasText: 'post the form' })).toContainText('17:00');
  await expect(toasts(page, 'Moved 2 tasks to today')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(inDay(page, 'Overdue')).toHaveCount(2);

  await day(page, /^Tuesday/)
    .getByRole('button', { name: 'Add task' })
    .press('Enter');
  const field = page.getByRole('textbox', { name: /^Add a task for Tuesday/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('see the dentist 9am\n');
  await expect(inDay(page, /^Tuesday/)).toContainText(['see the dentist']);
  await page.keyboard.type('buy stamps\n');
  await expect(inDay(page, /^Tuesday/)).toContainText(['see the dentist', 'buy stamps']);
  await expect(inDay(page, /^Tuesday/).first()).toContainText('09:00');
  await page.keyboard.press('Escape');
  await expect(day(page, /^Tuesday/).getByRole('button', { name: 'Add task' })).toBeFocused();

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Title' }).click();
  await expect(inDay(page, /^Tuesday/)).toContainText(['buy stamps', 'see the dentist']);

  await page.mouse.wheel(0, 4000);
  await expect(inDay(page, /February.* 2027/)).toContainText('renew the passport');
  await page.reload();
  await expect(inDay(page, /^Tuesday/)).toContainText(['buy stamps', 'see the dentist']);
});

test('a task is dragged to another day and keeps its time; today turns over at midnight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await withTasks(page);
  await page.goto('/upcoming');
  // A row that came later would move the days below it.
  await expect(inDay(page, 'Overdue')).toHaveCount(2);
  await expect(inDay(page, 'Today')).toHaveCount(2);
  await expect(inDay(page, /^Monday,? 23 November/)).toHaveCount(1);
  await expect(page.locator('[data-task][draggable="true"]').first()).toBeVisible();
  await drag(page, card(page, 'call mum'), day(page, /^Tuesday/).getByRole('heading'));
  await undoButton(page, '“call mum”').focus();
  await expect(inDay(page, /^Tuesday/)).toContainText('call mum');
  await expect(inDay(page, /^Tuesday/)).toContainText('18:00');
  await undoButton(page, '“call mum”').click();
  await expect(inDay(page, 'Today')).toContainText(['call mum', 'water the plants']);

  await page.goto('/today');
  await expect(inDay(page, 'Today')).toHaveCount(2);
  await expect(main(page)).toContainText('Saturday');
  await page.clock.setSystemTime(new Date('2026-11-22T00:00:05'));
  await page.goto('/upcoming');
  await page.goto('/');
  await expect(inDay(page, 'Overdue')).toHaveCount(2);
  await day(page, 'Overdue').getByRole('link', { name: '2 more in Overdue' }).click();
  await expect(inDay(page, 'Overdue')).toHaveCount(4);
  await expect(main(page)).toContainText('Sunday');
  await day(page, 'Overdue').getByRole('button', { name: 'Reschedule to today' }).click();
  await expect(inDay(page, 'Today')).toHaveCount(4);
  for (const title of ['post the form', 'call mum', 'pay the rent', 'water the plants'])
    await page.getByRole('checkbox', { name: title }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
  await expectAccessible(page);
});

test('a week has hours: a task is dragged to a time, pulled longer, and added where one presses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await withTasks(page);
  await page.goto('/upcoming');
  await page.getByRole('radio', { name: 'Week' }).check();
  const hours = page.getByRole('region', { name: 'Hours', exact: true });
  const slot = (day: string, time: string) => hours.locator(`[data-day="${day}"][data-time="${time}"]`);
  const on = (name: RegExp) => hours.getByRole('region', { name });
  await expect(on(/21 November/)).toContainText('18:00call mum');
  await expect(page.getByRole('gridcell', { name: /21 November, 2 tasks/ })).toContainText(
    'water the plants',
  );
  await expectAccessible(page, 'a week with hours');

  await expect(hours.locator('a[data-task][draggable="true"]').first()).toBeVisible();
  await hours.getByText('call mum').dragTo(slot('2026-11-22', '16:30'));
  await expect(on(/22 November/)).toContainText('16:30call mum');
  await undoButton(page, '“call mum”').click();
  await expect(on(/21 November/)).toContainText('18:00call mum');

  const edge = await on(/21 November/)
    .locator('[data-edge]')
    .boundingBox();
  if (!edge) throw new Error('There is no edge to pull');
  await page.mouse.move(edge.x + 20, edge.y + 4);
  await page.mouse.down();
  // Two focus sessions of 25 minutes.
  await page.mouse.move(edge.x + 20, edge.y + 44, { steps: 4 });
  await page.mouse.up();
  await expect(toasts(page, 'Estimate of “call mum”: 3 pomodoros')).toBeVisible();

  await slot('2026-11-20', '19:00').click();
  const dialog = page.getByRole('dialog', { name: /^Add a task: .*, 19:00$/ });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('see the dentist\n');
  await expect(dialog).toBeHidden();
  await expect(on(/20 November/)).toContainText('19:00see the dentist');

  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(on(/Monday/).getByRole('link', { name: /go for a run/ })).toBeVisible();
});

test('a month shows what each day holds; tasks are dragged in it, and keys go from day to day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await withTasks(page);
  await page.goto('/upcoming');
  await page.getByRole('radio', { name: 'Month' }).check();
  const cell = (day: string) => page.getByRole('gridcell').and(page.locator(`[data-day="${day}"]`));
  await expect(cell('2026-11-21')).toHaveAccessibleName(/2 tasks/);
  await expect(inDay(page, 'Today')).toHaveCount(2);
  await expect(page.locator('a[data-task][draggable="true"]').first()).toBeVisible();
  await cell('2026-11-21').getByText('call mum').dragTo(cell('2026-11-24'));
  await expect(cell('2026-11-24')).toContainText('18:00call mum');
  await undoButton(page, '“call mum”').click();
  await expect(cell('2026-11-21')).toContainText('call mum');
  await expectAccessible(page, 'month');

  await addTasks(
    page,
    ['stretch', 'make the bed', 'read a page', 'feed the cat'].map((title) => ({
      title,
      due_date: '2026-11-21',
      recurrence: 'FREQ=DAILY',
    })),
  );
  await expect(cell('2026-11-22')).toContainText('1 more');
  await cell('2026-11-22').getByText('1 more').click();
  const toCome = page.getByRole('region', { name: 'Recurring tasks to come' });
  await expect(toCome.getByRole('link')).toHaveCount(4);

  await cell('2026-11-21').getByRole('button').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: 'January 2027', exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(cell('2027-02-01').getByRole('button')).toBeFocused();
  await expect(inDay(page, /February/)).toContainText('renew the passport');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByRole('radio', { name: 'Week' }).check();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(cell('2026-11-28').getByRole('button')).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'week on a phone');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('a task gets another day from its menu, and home says what is for today', async ({ page }) => {
    await withTasks(page);
    await expect(inDay(page, 'Overdue')).toHaveCount(2);
    await expect(inDay(page, 'Today')).toHaveCount(2);
    // On a busy machine Chromium takes a slow tap for a long press, which clicks nothing.
    await expect(async () => {
      await page.getByRole('radio', { name: 'Next 7 days' }).tap();
      await expect(day(page, /Today|Tomorrow|day/)).toHaveCount(8, { timeout: 5_000 });
    }).toPass();
    await expect(inDay(page, /^Monday/)).toContainText('go for a run');
    await inDay(page, /^Monday/)
      .getByRole('button', { name: 'More' })
      .tap();
    await page
      .getByRole('group', { name: 'Move to day' })
      .getByRole('menuitemradio', { name: 'Wednesday' })
      .tap();
    await expect(inDay(page, /^Wednesday/)).toContainText('07:00');

    const run = inDay(page, /^(Wednesday|Thursday)/).filter({ hasText: 'go for a run' });
    const finger = await createFinger(page);
    await test.step('a finger that rests picks it up, and drags it to another day', async () => {
      const day = page.getByRole('region', { name: /^Thursday/ }).getByRole('heading');
      await day.scrollIntoViewIfNeeded();
      await finger.pickUp(run);
      await finger.moveTo(await pointIn(day, { x: 60, y: 20 }));
      await page.keyboard.press('Escape');
      await expect(page.locator('.lifted-copy')).toHaveCount(0);
      await finger.up();
      await expect(inDay(page, /^Wednesday/)).toContainText('07:00');
      await finger.pickUp(run);
      await finger.moveTo(await pointIn(day, { x: 60, y: 20 }));
      await finger.up();
      await expect(inDay(page, /^Thursday/)).toContainText('07:00');
      await expect(page.locator('.lifted-copy')).toHaveCount(0);
      await expect(toasts(page, 'Moved “go for a run” to Thursday')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('one that moves at once scrolls, one that only rests selects', async () => {
      const before = await page.evaluate(() => window.scrollY);
      const start = await pointIn(run, { x: 120, y: 20 });
      await finger.down(start);
      await finger.moveTo({ x: start.x, y: start.y - 150 });
      await finger.up();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
      await finger.pickUp(run);
      await finger.up();
      await expect(page.getByRole('toolbar', { name: 'Selected tasks' })).toContainText('1 selected');
      await page.getByRole('button', { name: 'Clear selection' }).tap();
    });
    await test.step('what another device deletes meanwhile leaves nothing under the finger', async () => {
      await finger.pickUp(run);
      const tasks: { id: string; title: string }[] = await call(page, 'GET', '/api/tasks/');
      const id = tasks.find(({ title }) => title === 'go for a run')?.id;
      await call(page, 'DELETE', `/api/tasks/${id}`);
      await expect(run).toHaveCount(0);
      await finger.up();
      await expect(page.locator('.lifted-copy')).toHaveCount(0);
    });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main(page)
      .getByRole('link', { name: /^Upcoming/ })
      .tap();
    await taskRow(page, 'water the plants').getByRole('button', { name: 'More' }).tap();
    await page.getByRole('menuitem', { name: 'Date…' }).tap();
    await page
      .getByRole('dialog', { name: 'Date' })
      .getByRole('button', { name: /^Next week/ })
      .tap();
    await expect(inDay(page, 'Today')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
