import { createHash, randomBytes } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
import { signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

test('a program that signs in by OAuth is allowed on a page that says what it may do, and is disconnected', async ({
  page,
  heddle,
}) => {
  await signUp(page);
  const redirectUri = 'http://127.0.0.1:9/back';
  const registered = await fetch(`${heddle.url}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: 'Loom', redirect_uris: [redirectUri] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'kept',
  });
  await page.goto(`/connect?${query}`);
  const main = page.getByRole('main');
  await expect(main.getByText('A program that calls itself Loom')).toBeVisible();
  const allow = main.getByRole('button', { name: 'Allow', exact: true });
  await expect(allow).toBeDisabled();
  await main.getByRole('radio', { name: 'Read and change' }).check();
  await expect(allow).toBeEnabled();
  await expectAccessible(page, 'the request of a program');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the request of a program on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(`${redirectUri}*`, (route) => route.fulfill({ body: 'Connected' }));
  await allow.click();
  await page.waitForURL(`${redirectUri}*`);
  const returned = new URL(page.url()).searchParams;
  expect(returned.get('state')).toBe('kept');
  const redeemed = await fetch(`${heddle.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id,
      code: returned.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
  });
  expect(redeemed.status).toBe(200);

  await page.goto('/settings#connected-programs');
  await page.getByRole('button', { name: 'Disconnect Loom' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('“Loom” is disconnected')).toBeVisible();
  await expect(page.getByText('No programs are connected.')).toBeVisible();
});

test('an AI client connects once it is allowed to, and what it changes is undone in the app', async ({
  page,
  heddle,
}) => {
  await signUp(page);
  await page.goto('/settings#ai-clients');
  const section = page.getByRole('region', { name: 'Connect an AI client (MCP)' });
  await expect(section.getByRole('heading')).toBeFocused();
  await expect(section.getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(section.getByText('No AI client can connect.')).toBeVisible();

  const { token } = await call(page, 'POST', '/api/access-tokens', {
    name: 'Claude',
    scopes: ['read', 'write'],
    expires_in_days: 30,
  });
  const connect = async () => {
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { Authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${heddle.url}/mcp`), { requestInit }));
    return client;
  };
  await expect(connect()).rejects.toThrow('Settings > Calendars and connections');

  await section.getByRole('radio', { name: 'Read and change' }).check();
  await expect(section.getByRole('status')).toContainText('can mislead it');
  await expect(section.getByLabel('Address')).toHaveValue(/\/mcp$/);
  await section.getByText('If the client does not open a page').click();
  await expect(section.getByText('claude mcp add')).toBeVisible();
  await expectAccessible(page, 'connecting an AI client');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'connecting an AI client on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  let client: Client | undefined;
  // The setting is on its way to the server.
  await expect(async () => {
    client = await connect();
  }).toPass();
  await client?.callTool({ name: 'create_tasks', arguments: { text: 'Water the ferns tomorrow' } });
  await client?.close();

  await page.goto('/?tab=activity');
  const entry = page.getByRole('listitem').filter({ hasText: 'by Claude' });
  await expect(entry).toContainText('Water the ferns');
  await entry.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { name: 'All Tasks' })).toBeVisible();
  await expect(taskRow(page, 'Water the ferns')).toHaveCount(0);
});
