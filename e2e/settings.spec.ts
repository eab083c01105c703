import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
import { capture, newPerson, type Person, signIn, signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ timezoneId: 'Europe/Vienna', locale: 'en-GB' });

/** The account's profile as the server has it. */
const profileOnServer = (page: Page) => call(page, 'GET', '/api/profile');

/** The day it is there, as home says it. */
const dayIn = (page: Page, timeZone: string) =>
  page.evaluate(
    (zone) =>
      new Intl.DateTimeFormat('en-GB', {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: zone,
      }).format(),
    timeZone,
  );

async function openSettings(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeVisible();
}

const openGroup = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();

/** Another browser of the same person. */
async function anotherDevice(browser: Browser, person: Person, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/142.0',
  });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

const look = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const linen = 'rgb(250, 248, 244)';
const night = 'rgb(21, 20, 28)';

test('profile, time zone, appearance, week, clock and keyboard are changed in one place and follow to every device', async ({
  page,
  browser,
  heddle,
}) => {
  const person = await signUp(page);
  const phone = await anotherDevice(browser, person, heddle.url);
  await openSettings(page);
  await expectAccessible(page, 'settings');

  await page.getByLabel('Name', { exact: true }).fill('   ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Name is required' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your name is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Grace Hopper');

  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Vienna, Europe (UTC+1)');
  await expect(page.getByText('This device is in')).toHaveCount(0);
  await zone.click();
  await page.keyboard.type('no such place');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zone).toHaveValue('Vienna, Europe (UTC+1)');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('lima');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Lima, AmericaUTC−5']);
  await expectAccessible(page, 'choosing a time zone');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Lima, America (UTC−5)');
  await expect(page.getByText('Your time zone is Lima, America')).toBeVisible();
  expect(await profileOnServer(page)).toMatchObject({ name: 'Grace Hopper', time_zone: 'America/Lima' });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText(await dayIn(page, 'America/Lima'))).toBeVisible();
  await page.getByRole('link', { name: 'Lima time' }).click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeFocused();
  await page.getByRole('button', { name: 'Use Vienna, Europe' }).click();
  await expect(zone).toHaveValue('Vienna, Europe (UTC+1)');

  expect(await look(page)).toBe(linen);
  await openGroup(page, 'Appearance');
  const language = page.locator('select:has(option[lang=de])');
  await language.focus();
  await language.selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'de');
  await expect(language).toBeFocused();
  await language.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => look(page)).toBe(night);
  await expect.poll(() => look(phone)).toBe(night);
  expect(
    await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content'))),
  ).toEqual(['#15141C', '#15141C']);
  await expectAccessible(page, 'settings in the dark');

  await openGroup(page, 'Dates and times');
  await expect(page.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await page.getByRole('radio', { name: 'Sunday' }).check();
  await expect(page.getByRole('radio', { name: /^Automatic ?14:30$/ })).toBeChecked();
  await page.getByRole('radio', { name: '12 hours' }).check();
  await openGroup(page, 'Keyboard');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings#shortcuts');
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'settings on a phone');
  await page.getByRole('link', { name: 'All settings' }).click();
  await expectAccessible(page, 'the list of settings on a phone');
  await openGroup(page, 'Dates and times');
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Grace/ })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: /Grace/ })).toBeVisible();
  await capture(phone, 'ring the dentist tomorrow at 14:30');
  await expect(taskRow(phone, 'ring the dentist')).toContainText('Tomorrow, 2:30 PM');
  await phone.context().close();
});

test.describe('the first paint', () => {
  test.use({ serviceWorkers: 'block' });

  test('is already as chosen, before the app is loaded', async ({ page }) => {
    await signUp(page);
    await page.goto('/settings#appearance');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => look(page)).toBe(night);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await look(page)).toBe(night);
  });
});

test('other devices are listed and signed out at once; a new password does so too', async ({
  page,
  browser,
  heddle,
}) => {
  const person = await signUp(page);
  const phone = await anotherDevice(browser, person, heddle.url);
  const tablet = await anotherDevice(browser, person, heddle.url);
  await openSettings(page);
  await openGroup(page, 'Sign-in and devices');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await expect(devices.getByText('Firefox on Linux')).toHaveCount(2);

  await devices.getByRole('button', { name: 'Sign out: Firefox on Linux' }).first().click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();
  await expect(tablet).toHaveURL(/\/login/);
  await expect(phone).toHaveURL('/');

  const password = page.getByRole('region', { name: 'Password' });
  const change = async (current: string, next: string) => {
    await password.getByLabel('Current password').fill(current);
    await password.getByLabel('New password').fill(next);
    await password.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not this one', 'Weft and warp 8');
  await expect(password.getByRole('alert').first()).toContainText('That is not your current password.');
  await expect(password.getByLabel('Current password')).toBeFocused();
  await change(person.password, 'short');
  await expect(password.getByText('Password must be at least 6 characters long')).toBeVisible();
  await password.getByLabel('New password').fill('Weft and warp 8');
  await expect(password.getByText('Strong', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a new password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed. Your other devices are signed out.')).toBeVisible();
  await expect(phone).toHaveURL(/\/login/);
  await page.goto('/');
  await capture(page, 'buy wool');
  await expect(taskRow(page, 'buy wool')).toBeVisible();
  await signIn(phone, { ...person, password: 'Weft and warp 8' });
  await expect(taskRow(phone, 'buy wool')).toBeVisible();
  for (const device of [phone, tablet]) await device.context().close();
});

test('everything can be exported, and the account deleted with everything, here and on other devices', async ({
  page,
  browser,
  heddle,
}) => {
  const person = await signUp(page, newPerson('Ada Weaver'));
  const phone = await anotherDevice(browser, person, heddle.url);
  await capture(page, 'buy wool; call the dyer');
  await expect(taskRow(phone, 'call the dyer')).toBeVisible();

  await page.route('**/api/tasks/**', (route) => route.abort());
  await capture(page, 'mend the loom');
  await expect(taskRow(page, 'mend the loom')).toBeVisible();
  await openSettings(page);
  await openGroup(page, 'About');
  await page.getByRole('button', { name: 'What’s new in this version' }).click();
  await expect(page.getByRole('dialog', { name: 'What’s new in Heddle' })).toContainText('Capture');
  await page.keyboard.press('Escape');
  await openGroup(page, 'Import and export');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const question = page.getByRole('alertdialog', { name: 'One change is only on this device' });
  await expect(question).toContainText('mend the loom');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/tasks/**');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^heddle-\d{4}-\d{2}-\d{2}\.json$/);
  const exported = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(exported).toMatchObject({ format: 'heddle-export', version: 1, profile: { email: person.email } });
  expect(exported.tasks.map(({ title }: { title: string }) => title).sort()).toEqual([
    'buy wool',
    'call the dyer',
    'mend the loom',
  ]);

  await openGroup(page, 'Account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('3 tasks');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page, 'deleting the account');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'That is not your password. Nothing was deleted: try again, or cancel.',
  );
  const copy = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export everything first' }).click();
  await copy;
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible();
  await expectAccessible(page, 'login after the account is deleted');
  await expect(phone).toHaveURL('/login');
  await expect(phone.getByText('Your account and everything in it have been deleted.')).toBeVisible();
  for (const device of [page, phone])
    await expect
      .poll(() => device.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual([]);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await phone.context().close();
});
