import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import {
  capture,
  captureField,
  newPerson,
  signIn,
  signUp,
  taskRow,
  titlesOnServer,
} from './support/people.ts';
import { makeDataFolder } from './support/server.ts';
import { test } from './support/test.ts';

const dentist = 'call the dentist';

test('signing out anyway gives up what waits, and only that', async ({ page, context }) => {
  const ada = await signUp(page);
  await capture(page, 'kept');
  await expect.poll(() => titlesOnServer(page)).toEqual(['kept']);
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  // The sign-out reaches the server, the change does not.
  await context.route('**/api/tasks/**', (route) => route.abort());
  await capture(page, 'given up');
  await expect(taskRow(page, 'given up')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);

  await context.unroute('**/api/tasks/**');
  await signIn(page, ada);
  await expect(taskRow(page, 'kept')).toBeVisible();
  expect(await titlesOnServer(page)).toEqual(['kept']);
});

test('a browser without locks, as over plain HTTP, syncs from every tab and doubles nothing', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await signUp(page);
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(captureField(tab)).toBeVisible();
  await context.setOffline(true);
  await capture(page, 'from the first tab');
  await capture(tab, 'from the second tab');
  await context.setOffline(false);
  await page.bringToFront();
  await expect
    .poll(() => titlesOnServer(page), { timeout: 30_000 })
    .toEqual(['from the first tab', 'from the second tab']);
  await expect(taskRow(page, 'from the second tab')).toHaveCount(1);
});

test('after the server is restored from a backup, devices follow it and keep what only they have', async ({
  page,
  browser,
  start,
}) => {
  const backup = makeDataFolder();
  try {
    const server = await start();
    const ada = await signUp(page, newPerson(), server.url);
    await capture(page, 'before the backup');
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    await server.stop();
    execFileSync('cp', ['-a', `${server.dataDir}/.`, backup.dataDir]);
    const again = { env: { PORT: String(server.port) } };
    const later = await start({ ...again, dataDir: server.dataDir });
    for (const text of ['after the backup', 'and one more', 'and another']) await capture(page, text);
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible({ timeout: 30_000 });
    await later.stop();

    await start({ ...again, dataDir: backup.dataDir });
    const other = await browser.newPage();
    await signIn(other, ada, server.url);
    await capture(other, dentist);
    await expect(taskRow(page, dentist)).toBeVisible({ timeout: 60_000 });
    await expect(taskRow(page, 'before the backup')).toBeVisible();
    await expect(taskRow(page, 'after the backup')).toBeVisible();
    await capture(page, 'and so it goes on');
    await expect(taskRow(other, 'and so it goes on')).toBeVisible({ timeout: 30_000 });
    await other.close();
  } finally {
    await backup.remove();
  }
});

test('a device that was away while its account was deleted forgets it; one that was signed out keeps what waits', async ({
  page,
  browser,
  heddle,
}) => {
  const ada = await signUp(page);
  const phone = await browser.newPage({ baseURL: heddle.url });
  await signIn(phone, ada);
  await expect(phone.getByText('No recent tasks')).toBeVisible();
  const away = async (text: string) => {
    await phone.context().setOffline(true);
    await capture(phone, text);
    await expect(taskRow(phone, text).filter({ has: phone.getByRole('checkbox') })).toBeVisible();
  };
  const onServer = (path: string, body: object) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!response.ok) throw new Error(await response.text());
      },
      [path, body] as const,
    );

  await away('written while away');
  await onServer('/api/auth/revoke-other-sessions', {});
  await phone.context().setOffline(false);
  await expect(phone).toHaveURL(/\/login/);
  await signIn(phone, ada);
  await expect.poll(() => titlesOnServer(phone)).toEqual(['written while away']);

  await away('never to be sent');
  await onServer('/api/auth/delete-user', { password: ada.password });
  await phone.context().setOffline(false);
  await expect(phone.getByText('Your account and everything in it have been deleted.')).toBeVisible();
  await expect.poll(() => phone.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  const kept = await phone.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('never to be sent');
  await phone.close();
});
