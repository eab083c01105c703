import { type Browser, expect, type Page } from '@playwright/test';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { call } from './support/api.ts';
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
import { addTasks } from './support/tasks.ts';
import { test } from './support/test.ts';

const cloud = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words });
/** Everything captured is on the server, and the cloud says so. */
async function synced(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(waitingInOutbox), { timeout: 30_000 }).toBe(0);
  await expect(cloud(page, 'Synced')).toBeVisible();
}

/** Runs in the page: entries in the outboxes of this device, and captures that are not yet in the database. */
async function waitingInOutbox(): Promise<number> {
  let waiting = Object.keys(localStorage).filter((key) => key.startsWith('heddle.capture.')).length;
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    if (db.objectStoreNames.contains('outbox'))
      waiting += await new Promise<number>((resolve, reject) => {
        const counting = db.transaction('outbox').objectStore('outbox').count();
        counting.onsuccess = () => resolve(counting.result);
        counting.onerror = () => reject(counting.error);
      });
    db.close();
  }
  return waiting;
}

/** A second device: nothing shared with the first but the account. */
const otherDevice = (browser: Browser, baseURL: string | undefined) =>
  browser.newPage({ ...(baseURL && { baseURL }) });

test('what one device captures is on another within a second', async ({ page, browser, baseURL }) => {
  const ada = await signUp(page);
  const second = await otherDevice(browser, baseURL);
  await signIn(second, ada);
  await synced(second);

  // Once is enough: what else runs on the machine may hold up a single one.
  await expect(async () => {
    const title = `buy lamp oil ${Math.random()}`;
    await capture(page, title);
    const captured = Date.now();
    await expect(taskRow(second, title).first()).toBeVisible({ timeout: 1000 });
    expect(Date.now() - captured).toBeLessThan(1000);
  }).toPass({ timeout: 30_000 });

  await second.getByRole('tab', { name: 'Activity' }).click();
  await capture(page, 'trim the wick');
  await expect(second.getByRole('tabpanel')).toContainText('Added trim the wick');
  await second.close();
});

test('captures made offline are kept over a reload and sent once when the network is back', async ({
  page,
  context,
}) => {
  await signUp(page);
  await synced(page);
  await page.waitForFunction(() => navigator.serviceWorker?.controller !== null);

  await context.setOffline(true);
  await capture(page, 'mend the fence');
  await capture(page, 'return the ladder');
  await expect(cloud(page, 'Offline, 2 changes waiting')).toBeVisible();
  const line = page.getByRole('button', { name: 'You are offline. 2 changes kept on this device.' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(line).toBeVisible();
  await line.click();
  await expect(page.getByRole('dialog', { name: 'Offline, 2 changes waiting' })).toContainText(
    'mend the fence',
  );
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(taskRow(page, 'mend the fence')).toBeVisible();
  await expect(taskRow(page, 'return the ladder')).toBeVisible();

  await context.setOffline(false);
  await synced(page);
  expect(await titlesOnServer(page)).toEqual(['mend the fence', 'return the ladder']);
});

test('what is captured offline before the intake has come is kept whole, and understood by the server', async ({
  page,
  context,
}) => {
  await context.route('**/assets/understand-*', (route) => route.abort());
  await signUp(page);
  await expect(page.getByText('No recent tasks')).toBeVisible();
  await context.setOffline(true);
  await capture(page, 'sharpen the chisels, call the dentist tomorrow at 9am');
  await expect(taskRow(page, 'sharpen the chisels, call the dentist tomorrow at 9am')).toBeVisible();
  await expect(captureField(page)).toHaveValue('');

  await context.setOffline(false);
  await expect(taskRow(page, 'call the dentist')).toContainText('9:00');
  await expect(taskRow(page, 'sharpen the chisels')).toHaveCount(1);
  expect(await titlesOnServer(page)).toEqual(['call the dentist', 'sharpen the chisels']);
});

test('a new device that has only begun to read its data takes nothing for missing or empty', async ({
  page,
  browser,
  baseURL,
}) => {
  const ada = await signUp(page);
  const { id } = await call(page, 'POST', '/api/projects/', { name: 'Winter quilt' });
  await addTasks(page, [{ title: 'card the wool', project_id: id, due_date: '2020-01-01' }]);
  await call(page, 'PUT', '/api/settings/week_start', { value: 'sunday' });

  const second = await otherDevice(browser, baseURL);
  const rest = Promise.withResolvers<void>();
  await second.route('**/api/sync?*', async (route) => {
    if (!route.request().url().includes('since=0&')) {
      await rest.promise;
      return route.continue();
    }
    const response = await route.fetch();
    const begun = { revision: 1, has_more: true, projects: [], tasks: [] };
    await route.fulfill({ response, json: { ...(await response.json()), ...begun } });
  });
  await signIn(second, ada);
  const loading = second.getByRole('status').filter({ hasText: 'Loading tasks' });
  await expect(loading).toBeVisible();
  for (const path of [`/project/${id}`, '/today', '/search?q=wool']) {
    await second.goto(path);
    await expect(loading, path).toBeVisible();
  }
  await second.goto('/settings#week-start');
  await expect(second.getByRole('heading', { name: 'First day of the week' })).toBeVisible();
  await expect(second.getByRole('radio', { name: 'Monday' })).toHaveCount(0);
  await second.context().setOffline(true);
  await expect(second.getByText('This is not on your device yet').first()).toBeVisible();
  await second.context().setOffline(false);
  rest.resolve();
  await expect(second.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await second.goto('/today');
  await expect(taskRow(second, 'card the wool')).toBeVisible();
  await second.goto(`/project/${id}`);
  await expect(second.getByRole('heading', { name: 'Winter quilt' })).toBeVisible();
  await second.close();
});

test('what is captured before a new device knows its themes is filed by the server', async ({
  page,
  context,
}) => {
  const themes = Promise.withResolvers<void>();
  await context.route('**/api/sync?*', async (route) => {
    await themes.promise;
    await route.continue();
  });
  await signUp(page);
  await capture(page, 'buy milk');
  await expect(taskRow(page, 'buy milk')).toContainText('Inbox');
  themes.resolve();
  await expect(taskRow(page, 'buy milk')).toContainText('Shopping');
});

test('an offline start opens the data of whoever was signed in', async ({ page, context }) => {
  await signUp(page);
  await capture(page, 'sharpen the chisels');
  await synced(page);
  await page.waitForFunction(() => navigator.serviceWorker?.controller !== null);

  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto('/tasks');
  await expect(taskRow(page, 'sharpen the chisels')).toBeVisible();
});

test('two tabs that capture at once, offline and then online, lose and double nothing', async ({
  page,
  context,
}) => {
  await signUp(page);
  await synced(page);
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(captureField(tab)).toBeVisible();

  await context.setOffline(true);
  const texts = Array.from({ length: 10 }, (_, index) => `knot number ${index}`);
  await Promise.all([
    (async () => {
      for (const text of texts.slice(0, 5)) await capture(page, text);
    })(),
    (async () => {
      for (const text of texts.slice(5)) await capture(tab, text);
    })(),
  ]);
  for (const text of texts) {
    await expect(taskRow(page, text)).toBeVisible();
    await expect(taskRow(tab, text)).toBeVisible();
  }
  await context.setOffline(false);
  await synced(page);
  await synced(tab);
  expect(await titlesOnServer(page)).toEqual(texts);
});

test('a reload within 100 ms of Enter loses nothing and doubles nothing', async ({ page }) => {
  await signUp(page);
  await synced(page);
  const texts: string[] = [];
  for (const delay of [0, 1, 3, 7, 15, 30, 60, 100]) {
    const text = `reload after ${delay} ms`;
    texts.push(text);
    await captureField(page).fill(text);
    // Enter and the reload from within the page: nothing else can come between them.
    const reloaded = page.waitForEvent('load');
    await captureField(page).evaluate((field, wait) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      if (wait === 0) location.reload();
      else setTimeout(() => location.reload(), wait);
    }, delay);
    await reloaded;
    await expect(taskRow(page, text)).toBeVisible();
  }
  await synced(page);
  expect(await titlesOnServer(page)).toEqual(texts.sort());
});

test('a reply that gets lost does not make the task twice', async ({ page }) => {
  await signUp(page);
  await synced(page);
  let lost = 0;
  await page.route('**/api/tasks/**', async (route) => {
    if (route.request().method() !== 'POST' || lost >= 2) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await capture(page, 'oil the hinges');
  await expect.poll(() => lost).toBe(2);
  await synced(page);
  expect(await titlesOnServer(page)).toEqual(['oil the hinges']);
});

test('a server that is killed and started again has everything, from before and from meanwhile', async ({
  page,
  start,
}) => {
  const server = await start();
  await signUp(page, newPerson(), server.url);
  await capture(page, 'before the crash');
  await synced(page);
  await server.kill9({ postgres: true });
  // Nothing waits to be sent, so only the broken event stream tells.
  await expect(page.getByRole('button', { name: /^The server cannot be reached\./ })).toBeVisible({
    timeout: 5000,
  });

  await capture(page, 'while it was away');
  await expect(cloud(page, 'Offline, 1 change waiting')).toBeVisible();
  await start({ dataDir: server.dataDir, env: { PORT: String(server.port) } });

  await expect(cloud(page, 'Synced')).toBeVisible({ timeout: 30_000 });
  expect(await titlesOnServer(page)).toEqual(['before the crash', 'while it was away']);
});

test('of two devices that change one field the later edit wins, though it arrived first', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const ada = await signUp(page);
  await capture(page, 'plan the voyage');
  await synced(page);
  const second = await otherDevice(browser, baseURL);
  await signIn(second, ada);
  await expect(taskRow(second, 'plan the voyage')).toBeVisible();

  await context.setOffline(true);
  await taskRow(page, 'plan the voyage').getByRole('checkbox').click();
  await taskRow(second, 'plan the voyage').getByRole('checkbox').click();
  await taskRow(second, 'plan the voyage').getByRole('checkbox').click();
  await synced(second);
  await context.setOffline(false);
  await synced(page);
  await expect(taskRow(page, 'plan the voyage').getByRole('checkbox')).not.toBeChecked();
  await expect(taskRow(second, 'plan the voyage').getByRole('checkbox')).not.toBeChecked();
  await second.close();
});

test('what the server refuses for good is shown, and can be tried again or given up', async ({ page }) => {
  await signUp(page);
  await synced(page);
  let refuse = true;
  await page.route('**/api/tasks/**', async (route) => {
    if (route.request().method() !== 'POST' || !refuse) return route.fallback();
    await route.fulfill({
      status: 400,
      headers: { 'Heddle-Version': 'test' },
      json: { error: { code: 'input.invalid', message: 'title is odd' } },
    });
  });
  await capture(page, 'straighten the shelf');
  await capture(page, 'pull the nail');
  await cloud(page, '2 changes could not be saved').click();
  const list = page.getByRole('dialog');
  await expect(list.getByText('Could not be saved: title is odd')).toHaveCount(2);

  refuse = false;
  await list
    .getByRole('listitem')
    .filter({ hasText: 'shelf' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await list
    .getByRole('listitem')
    .filter({ hasText: 'nail' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await list.getByRole('button', { name: 'Close' }).click();
  await synced(page);
  expect(await titlesOnServer(page)).toEqual(['straighten the shelf']);
  await expect(taskRow(page, 'pull the nail')).toHaveCount(0);
});

test('signing out warns while something waits, then clears the device; the next account starts empty', async ({
  page,
  context,
}) => {
  const ada = await signUp(page);
  await capture(page, 'a secret of Ada');
  await expect(taskRow(page, 'a secret of Ada')).toBeVisible();
  await synced(page);

  await context.setOffline(true);
  await capture(page, 'not sent yet');
  await expect(cloud(page, 'Offline, 1 change waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('One change is not saved yet');
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(taskRow(page, 'not sent yet')).toBeVisible();

  await context.setOffline(false);
  await synced(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ada');

  await signUp(page, newPerson('Eve'));
  await expect(taskRow(page, 'a secret of Ada')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signIn(page, ada);
  await expect(taskRow(page, 'a secret of Ada')).toBeVisible();
  await expect(taskRow(page, 'not sent yet')).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signUp(page);
  const tab = await context.newPage();
  await tab.goto('/tasks');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(tab.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('two instances on one database share changes, sign-out and refusals', async ({
  page,
  browser,
  context,
  start,
}) => {
  const folder = makeDataFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir: folder.dataDir,
    log: pino({ level: 'silent' }),
    onLost: (error) => {
      throw error;
    },
  });
  try {
    const databaseUrl = postgres.connectionString;
    const [one, two] = await Promise.all([start({ databaseUrl }), start({ databaseUrl })]);
    const ada = await signUp(page, newPerson(), one.url);
    const second = await browser.newPage({ baseURL: two.url });
    await signIn(second, ada);
    await synced(second);

    await capture(page, 'cross the river');
    await expect(taskRow(second, 'cross the river')).toBeVisible();
    await capture(second, 'and come back');
    await expect(taskRow(page, 'and come back')).toBeVisible();

    // The same session on the other instance: cookies know no ports.
    const sameSession = await context.newPage();
    await sameSession.goto(two.url);
    await expect(taskRow(sameSession, 'cross the river')).toBeVisible();
    await sameSession.getByRole('button', { name: 'Sign out' }).click();
    await expect(sameSession.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible({ timeout: 5000 });
    await expect(captureField(second)).toBeVisible();

    const guess = (url: string) =>
      second.request.post(`${url}/api/auth/sign-in/email`, {
        headers: { origin: url },
        data: { email: ada.email, password: 'not the password' },
      });
    const answers: number[] = [];
    for (let index = 0; index < 12; index += 1)
      answers.push((await guess(index % 2 ? one.url : two.url)).status());
    expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
    await second.close();
    await one.stop();
    await two.stop();
  } finally {
    await postgres.stop();
    await folder.remove();
  }
});
