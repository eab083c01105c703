import { expect, type Page } from '@playwright/test';
import { startCalendarServer, writeCalendar } from '#server/testing/calendar-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { signUp } from './support/people.ts';
import { addTasks, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

/** Writes an instant, some minutes from now, as calendars do. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString().replace(/\.\d+|[-:]/g, '');
/** Returns a time zone in which it is about noon, so that an event that is running began today. */
function zoneAtNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
const eventsToday = (page: Page) => page.getByRole('list', { name: 'Events on Today' }).getByRole('listitem');

test('the events of a calendar are beside the tasks, offline too, until it is removed', async ({
  browser,
  start,
}) => {
  const calendars = await startCalendarServer();
  const server = await start({ env: { ALLOWED_CALENDAR_HOSTS: calendars.host } });
  const context = await browser.newContext({ baseURL: server.url, timezoneId: zoneAtNoon() });
  const page = await context.newPage();
  await signUp(page);
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  await addTasks(page, [{ title: 'Rake the leaves', due_date: today }]);
  const running = [`SUMMARY:Design review`, `DTSTART:${inMinutes(-10)}`, `DTEND:${inMinutes(50)}`];
  const wholeDay = ['SUMMARY:Fair', `DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`];
  const url = calendars.serve('/work.ics', writeCalendar([running, wholeDay], { name: 'Ada at work' }));

  await page.goto('/settings#calendars');
  await page.getByRole('button', { name: 'Add a calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a calendar' });
  await dialog.getByLabel('Address').fill(url.replace('work', 'play'));
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no calendar at this address.');
  await expectAccessible(page, 'adding a calendar');
  await dialog.getByLabel('Address').fill(url);
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Calendars', exact: true });
  await expect(list.getByRole('listitem')).toContainText('Ada at work');
  await expect(list.getByRole('listitem')).toContainText('2 events in the coming year.');
  await expectAccessible(page, 'calendars');

  await page.goto('/today');
  await expect(eventsToday(page)).toHaveText([/^all day.*Fair/, /Design review.*Now.*Event in Ada at work/]);
  await expect(page.getByText(/^Busy until .*: Design review/)).toBeVisible();
  await expectAccessible(page, 'today with events');
  await page.goto('/upcoming');
  await page.getByRole('radio', { name: 'Week' }).check();
  await expect(page.getByRole('gridcell', { name: /1 task, 2 events/ })).toContainText('Fair');
  await expect(page.getByRole('region', { name: 'Hours', exact: true })).toContainText('Design review');
  await expectAccessible(page, 'a week with events');

  await page.waitForFunction(() => navigator.serviceWorker?.controller !== null);
  await context.setOffline(true);
  await page.goto('/today');
  await expect(eventsToday(page)).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'events on a phone');
  await context.setOffline(false);

  await page.goto('/settings#calendars');
  await list.getByRole('button', { name: 'Remove Ada at work' }).click();
  await undoButton(page, 'Removed “Ada at work”').click();
  await expect(list.getByRole('listitem')).toContainText('Ada at work');
  await list.getByRole('button', { name: 'Remove Ada at work' }).click();
  await expect(toasts(page, 'Removed “Ada at work”')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await page.goto('/today');
  await expect(page.getByRole('article').filter({ hasText: 'Rake the leaves' })).toBeVisible();
  await expect(eventsToday(page)).toHaveCount(0);
  await calendars.close();
});
