import { expect, type Page } from '@playwright/test';
import { startPushService } from '#server/testing/push-service.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
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
    { title: 'sweep the floor' },
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
  await page.getByRole('checkbox', { name: 'sweep the floor' }).click();
  const toast = toasts(page, 'Completed “sweep the floor”');
  await expect(toast).toBeVisible();
  const [under, over] = [await card(page).boundingBox(), await toast.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  await card(page).getByRole('button', { name: 'Dismiss all' }).click();
  await expect(card(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'call the bank' })).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('a push message shows a notification, and Done in it completes the task', async ({ browser, start }) => {
  const service = await startPushService();
  const server = await start({ env: { ALLOWED_PUSH_HOSTS: service.host } });
  const context = await browser.newContext({ baseURL: server.url });
  await context.grantPermissions(['notifications'], { origin: server.url });
  const page = await context.newPage();
  await signUp(page);
  const phone = service.subscribe();
  await call(page, 'POST', '/api/push/devices', phone.subscription);

  await page.goto('/settings#notifications');
  const section = page.getByRole('region', { name: 'Notifications', exact: true });
  await section.getByRole('button', { name: /^Send a test/ }).click();
  await expect(section).toContainText('Sent. It should appear on that device');
  expect(phone.messages[0]?.payload.notification.title).toBe('Notifications work');
  await section.getByRole('radio', { name: 'Email' }).check();
  await expect(section.getByLabel('At', { exact: true })).toHaveValue('08:00');
  await expectAccessible(page, 'notification settings');

  await addTasks(page, [{ title: 'take the bread out', remind_at: await inMinutes(page, 1) }]);
  const [task] = await call(page, 'GET', '/api/tasks/');
  // The server rings at the full minute.
  await expect.poll(() => phone.messages.length, { timeout: 90_000 }).toBe(2);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('about:blank');
  await page.goto(`${server.url}/icon.svg`);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: JSON.stringify(phone.messages[1]?.payload),
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
    });
  await expect.poll(shown).toEqual([{ title: 'take the bread out', tag: `reminder:${task.id}` }]);

  await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const event = new Event('notificationclick');
    Object.assign(event, { notification, action: 'done', waitUntil: () => undefined });
    globalThis.dispatchEvent(event);
  });
  await expect.poll(shown).toEqual([]);
  await expect.poll(async () => (await call(page, 'GET', `/api/tasks/${task.id}`)).status).toBe('completed');
  await context.close();
  await service.close();
});
