import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
import { signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

test('a token made in Settings adds a task from outside until it is revoked', async ({
  page,
  context,
  heddle,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await page.goto('/settings#access-tokens');
  await expect(page.getByRole('heading', { name: 'Access tokens' })).toBeFocused();
  await expect(page.getByText('There are no access tokens yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an access token' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Name is required' })).toBeVisible();
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByLabel('Read').uncheck();
  await dialog.getByLabel('Write').uncheck();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Choose at least one' })).toBeVisible();
  await dialog.getByLabel('Write').check();
  await dialog.getByLabel('Expires').selectOption('In a year');
  await expectAccessible(page, 'creating a token');
  await page.route('**/api/access-tokens', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toBeVisible();
  await page.unroute('**/api/access-tokens');
  await dialog.getByRole('button', { name: 'Create token' }).click();

  const field = page.getByLabel('Token', { exact: true });
  await expect(field).toBeFocused();
  const token = await field.inputValue();
  expect(token).toMatch(/^heddle_[0-9a-f]{48}$/);
  await page.getByRole('button', { name: 'Copy token' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await expectAccessible(page, 'a new token');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Add a task from a terminal').click();
  await expectNoSidewaysScroll(page, 'a new token on a phone');
  await expectAccessible(page, 'a new token on a phone');

  const addTask = async (title: string) => {
    const response = await fetch(`${heddle.url}/api/tasks?auto_classify=true`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title }),
    });
    return response.status;
  };
  expect(await addTask('Water the ferns')).toBe(201);
  await page.reload();
  await expect(page.getByText(token)).toHaveCount(0);
  const tokens = page.getByRole('region', { name: 'Access tokens' });
  await expect(tokens.getByRole('listitem')).toContainText(
    /Phone.*Write.*Used within the last hour from 127/,
  );
  await page.goto('/');
  await expect(taskRow(page, 'Water the ferns')).toBeVisible();

  await page.goto('/settings#access-tokens');
  await page.getByRole('button', { name: 'Revoke Phone' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke “Phone”?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await addTask('Feed the ferns')).toBe(201);
  await page.getByRole('button', { name: 'Revoke Phone' }).click();
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('There are no access tokens yet.')).toBeVisible();
  expect(await addTask('Sell the ferns')).toBe(401);
});

test('the page of the API tries calls with a token', async ({ page }) => {
  const { email } = await signUp(page);
  const { token } = await call(page, 'POST', '/api/access-tokens', {
    name: 'Page',
    scopes: ['read', 'write'],
    expires_in_days: 30,
  });
  await page.goto('/api/docs');
  const open = async (name: string) => {
    const article = page.getByRole('article').filter({ has: page.getByText(name, { exact: true }) });
    await article.getByText('Try it').click();
    return article;
  };
  const profile = await open('GET /api/profile');
  await profile.getByRole('button').click();
  await expect(profile.getByRole('status')).toHaveText(/Enter an access token/);
  await page.getByLabel('Access token, to try calls with').fill(token);
  await profile.getByRole('button').click();
  await expect(profile.getByRole('status')).toContainText(email);

  const creation = await open('POST /api/tasks');
  await creation.getByLabel('auto_classify').fill('true');
  await creation.getByLabel('Body').fill('{"title": "Water the <b>ferns</b>"}');
  await creation.getByRole('button').click();
  await expect(creation.getByRole('status')).toContainText(/^201 [\s\S]*Water the <b>ferns<\/b>/);
  const settings = await open('PUT /api/settings/{setting}');
  await settings.getByLabel('setting').fill('appearance');
  await settings.getByLabel('Body').fill('{"value": "dark"}');
  await settings.getByRole('button').click();
  await expect(settings.getByRole('status')).toContainText('access_tokens.missing_scope');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the page of the API on a phone');
  await expectAccessible(page, 'the page of the API');
});
