import { expect, type Page } from '@playwright/test';
import { serverTimeHeader } from '#contract/sync-headers.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { capture, signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

// About noon, whenever the test runs: a session that ended before midnight leaves the page of today.
const hoursToNoon = 12 - new Date().getUTCHours();
test.use({
  timezoneId: hoursToNoon === 0 ? 'UTC' : `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`,
});

const main = (page: Page) => page.getByRole('main');
const timer = (page: Page) => main(page).getByRole('timer');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const openFocus = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: 'Focus Timer', exact: true })
    .click();

/** Records the notifications that the page shows in `window.notices`. */
const recordNotifications = (page: Page) =>
  page.addInitScript(() => {
    const notices: string[] = [];
    Object.assign(window, { notices });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      notices.push(`${title} ${options?.body}`);
    };
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        notices.push(`${title} ${options?.body}`);
      }
    };
  });
const notices = (page: Page) => page.evaluate(() => (window as { notices?: string[] }).notices);

/** Returns whether this page, of all tabs, is the one that sounds and notifies. */
const isRinger = (page: Page) =>
  page.evaluate(() =>
    navigator.locks.request('own client', async () => {
      const { held = [] } = await navigator.locks.query();
      const own = held.find(({ name }) => name === 'own client')?.clientId;
      return held.some(({ name, clientId }) => name?.startsWith('heddle-timer-') && clientId === own);
    }),
  );

test('a session is timed, told of at its end, judged and corrected, and is the same in every tab', async ({
  browser,
  start,
}) => {
  const preload = new URL('./support/sleep-on-signal.ts', import.meta.url).href;
  const server = await start({ env: { NODE_OPTIONS: `--import ${preload}` } });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await context.grantPermissions(['notifications']);
  await recordNotifications(page);
  await signUp(page);
  await capture(page, 'Write the report today');
  await expect(taskRow(page, 'Write the report').first()).toBeVisible();
  await context.clock.install();
  await openFocus(page);
  await expect(timer(page)).toHaveText('25:00');
  await expectAccessible(page, 'idle');

  const work = page.getByRole('combobox', { name: 'What are you working on?' });
  await work.fill('report');
  await page.getByRole('option', { name: 'Write the report' }).click();
  await press(page, 'Start focus');
  await expect(page).toHaveTitle(/^2[45]:\d\d · Focus Timer/);
  await expectAccessible(page, 'running');

  const other = await context.newPage();
  await other.goto('/today');
  await expect(other.getByRole('link', { name: /Focus Timer: Focus 2[45]:\d\d/ })).toBeVisible();
  await press(page, 'Pause');
  await expect(other.getByRole('link', { name: /Focus Timer: Focus, paused/ })).toBeVisible();
  await expectAccessible(page, 'paused');

  await page.reload();
  await expect(work).toHaveValue('Write the report');
  await page.keyboard.press('Space');
  await expect(main(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page).toHaveTitle(/^2[45]:\d\d · Focus Timer/);
  await page.keyboard.press('i');
  await expect(main(page).getByRole('button', { name: 'Note an interruption 1 so far' })).toBeVisible();

  await expect.poll(() => isRinger(page)).toBe(true);
  // As if the machine had slept. A page that reached the server in between would take its own clock for wrong.
  await context.setOffline(true);
  process.kill(server.pid, 'SIGUSR2');
  const serverAheadMs = async () =>
    Number((await page.request.get('/health')).headers()[serverTimeHeader.toLowerCase()]) - Date.now();
  await expect.poll(serverAheadMs).toBeGreaterThan(25 * 60_000);
  await context.clock.fastForward('26:00');
  await context.setOffline(false);
  await expect(timer(page)).toHaveText(/^\+\d:\d\d$/);
  await expect(page).toHaveTitle(/^\+\d:\d\d · /);
  await expect
    .poll(() => notices(page))
    .toEqual(['Pomodoro Complete! Great job! You completed a 25-minute focus session.']);
  await expectAccessible(page, 'overtime');

  await press(page, 'Take a break');
  await expect(timer(page)).toHaveText(/^[45]:\d\d$/);
  await expect(main(page).getByRole('link', { name: 'Breathe for a few minutes' })).toBeVisible();
  await expectAccessible(page, 'break');
  await press(page, 'Partly');
  const session = main(page).getByRole('listitem').filter({ hasText: 'Write the report' });
  await expect(session).toContainText('26 min · Partly done · 1 interruption');
  await press(page, 'Skip the break');
  await expect(main(page).getByRole('button', { name: 'Start focus' })).toBeVisible();

  await session.getByRole('button', { name: /^More for session/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Minutes worked').fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter 1 to 1,440 minutes.')).toBeVisible();
  await expectAccessible(page, 'correcting');
  await page.getByLabel('Minutes worked').fill('20');
  await page.keyboard.press('Enter');
  await expect(session).toContainText('20 min');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(session).toContainText('26 min');
});

test('the settings refuse what is out of bounds, and the page suits a phone', async ({ page }) => {
  await signUp(page);
  await openFocus(page);
  await page.getByRole('button', { name: 'Timer settings' }).click();
  const length = page.getByLabel('Focus', { exact: true });
  await length.fill('61');
  await expect(page.getByText('Enter 1 to 60.')).toBeVisible();
  await expectAccessible(page, 'settings');
  await length.fill('50');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(timer(page)).toHaveText('50:00');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'focus on a phone');
  await press(page, 'Start focus');
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Today' }).click();
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('link', { name: /Focus Timer: Focus, paused/ })).toBeVisible();
  await expectAccessible(page, 'timer in the phone bar');
});
