import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
import { signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

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
  await expect(connect()).rejects.toThrow('Settings > Connect an AI client');

  await section.getByRole('radio', { name: 'Read and change' }).check();
  await expect(section.getByRole('status')).toContainText('misled');
  await expect(section.getByLabel('Address')).toHaveValue(/\/mcp$/);
  await section.getByText('Claude Code').click();
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
