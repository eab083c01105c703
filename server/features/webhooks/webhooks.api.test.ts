import { expect, test } from 'vitest';
import { maxLoggedDeliveries, maxWebhooks } from '#contract/limits.ts';
import { webhookEvents } from '#contract/vocabularies.ts';
import type { CreatedWebhook, Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { maxWebhookFailureMs, webhookRetryDelaysMs } from '../../config/limits.ts';
import { createSignedInApp } from '../../testing/test-app.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';

const minuteMs = 60_000;

/** Somebody with a webhook to a program that takes everything. */
async function createHooked(events: readonly string[] = webhookEvents) {
  const receiver = await startWebhookReceiver();
  let aheadMs = 0;
  const app = await createSignedInApp({
    clock: () => new Date(Date.now() + aheadMs),
    config: { allowedWebhookHosts: [receiver.host] },
  });
  const { ada } = app;
  const webhook: CreatedWebhook = await ada.call('POST', '/api/webhooks', { url: receiver.url, events });
  receiver.expectSecret(webhook.secret);
  const path = `/api/webhooks/${webhook.id}`;
  return {
    ...app,
    receiver,
    webhook,
    path,
    find: async (): Promise<Webhook> => (await ada.call('GET', '/api/webhooks'))[0],
    list: (): Promise<WebhookDelivery[]> => ada.call('GET', `${path}/deliveries`),
    /** Sends what is due by now. */
    tell: async () => {
      await app.queueWebhooks();
      await app.runJobs();
    },
    advance: (ms: number) => {
      aheadMs += ms;
    },
  };
}

test('sends what happens to tasks, signed as Standard Webhooks says, each once and in order', async () => {
  const { ada, receiver, tell, list } = await createHooked();
  const task = await ada.addTask({ title: 'Weave' });
  await ada.call('PUT', `/api/tasks/${task.id}`, { title: 'Weave the rug' });
  await ada.call('PATCH', `/api/tasks/${task.id}/status?status=DONE`);
  await ada.call('DELETE', `/api/tasks/${task.id}`);
  await ada.call('POST', '/api/notes', { title: 'No task' });
  await tell();
  await tell();
  expect(receiver.forged).toEqual([]);
  const byOccurrence = receiver.received.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(byOccurrence.map(({ payload }) => payload.type)).toEqual(webhookEvents);
  expect(byOccurrence[1]?.payload).toEqual({
    type: 'task.updated',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      task: expect.objectContaining({ id: task.id, title: 'Weave the rug' }),
      changes: { title: ['Weave', 'Weave the rug'] },
    },
  });
  const deliveries = await list();
  expect(deliveries.map(({ event }) => event).toReversed()).toEqual(webhookEvents);
  expect(
    deliveries.every(({ state, response_status }) => state === 'delivered' && response_status === 204),
  ).toBe(true);
});

test('sends only the chosen events, and nothing from before or while it was off', async () => {
  const receiver = await startWebhookReceiver();
  const { ada, queueWebhooks, runJobs } = await createSignedInApp({
    config: { allowedWebhookHosts: [receiver.host] },
  });
  const tell = async () => {
    await queueWebhooks();
    await runJobs();
  };
  await ada.addTask({ title: 'Before' });
  const input = { url: receiver.url, events: ['task.created'] };
  const { id, secret } = await ada.call('POST', '/api/webhooks', input);
  receiver.expectSecret(secret);
  const task = await ada.addTask({ title: 'Told' });
  await ada.call('PUT', `/api/tasks/${task.id}`, { title: 'Told again' });
  await tell();
  await ada.call('PUT', `/api/webhooks/${id}`, { is_active: false });
  await ada.addTask({ title: 'While it is off' });
  await tell();
  await ada.call('PUT', `/api/webhooks/${id}`, { is_active: true, events: ['task.deleted'] });
  await ada.call('DELETE', `/api/tasks/${task.id}`);
  await tell();
  expect(receiver.received.map(({ payload }) => [payload.type, payload.data.task.title])).toEqual([
    ['task.created', 'Told again'],
    ['task.deleted', 'Told again'],
  ]);
});

test('tries again after growing pauses, under the same id, until it is taken', async () => {
  const { ada, receiver, tell, list, advance, find } = await createHooked();
  receiver.answer(500);
  await ada.addTask({ title: 'Weave' });
  await tell();
  expect(await list()).toMatchObject([
    { state: 'waiting', attempts: 1, response_status: 500, problem: 'refused' },
  ]);
  expect((await find()).failing_since).not.toBeNull();
  await tell();
  expect(receiver.received).toHaveLength(1);
  receiver.answer('break');
  advance(6_000);
  await tell();
  expect(await list()).toMatchObject([
    { state: 'waiting', attempts: 2, response_status: null, problem: 'unreachable' },
  ]);
  advance(minuteMs);
  await tell();
  expect(receiver.received).toHaveLength(2);
  receiver.answer(204);
  advance(5 * minuteMs);
  // The receiver compares the timestamp with its own clock.
  const before = receiver.forged.length;
  await tell();
  expect(receiver.received.length + receiver.forged.length - before).toBe(3);
  expect(await list()).toMatchObject([
    { state: 'delivered', attempts: 3, response_status: 204, problem: null },
  ]);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(await find()).toMatchObject({ is_active: true, failing_since: null });
});

test('gives a delivery up after the last pause, and it can be sent again', async () => {
  const { ada, receiver, tell, list, advance, path } = await createHooked();
  receiver.answer(503);
  await ada.addTask({ title: 'Weave' });
  await tell();
  for (const pauseMs of webhookRetryDelaysMs) {
    advance(pauseMs + 1000);
    await tell();
  }
  // Back to where the ID token is valid.
  advance(-webhookRetryDelaysMs.reduce((sum, pauseMs) => sum + pauseMs + 1000, 0));
  const [delivery] = await list();
  expect(delivery).toMatchObject({
    state: 'failed',
    attempts: webhookRetryDelaysMs.length + 1,
    next_attempt_at: null,
  });
  receiver.answer(200);
  expect(await ada.call('POST', `${path}/deliveries/${delivery?.id}/resend`)).toMatchObject({
    id: delivery?.id,
    state: 'delivered',
    attempts: 1,
  });
});

test('turns off an address that has failed for a day, and says so', async () => {
  const { ada, receiver, tell, list, advance, find, path, database } = await createHooked();
  receiver.answer(404);
  await ada.addTask({ title: 'Weave' });
  await tell();
  await ada.addTask({ title: 'Dye' });
  await tell();
  expect(await find()).toMatchObject({ is_active: true, stopped_because: null });
  await database.handle.authPool.query(
    `update webhooks set failing_since = failing_since - $1 * interval '1 ms'`,
    [maxWebhookFailureMs],
  );
  await ada.addTask({ title: 'Spin' });
  await tell();
  expect(await find()).toMatchObject({ is_active: false, stopped_because: 'failing' });
  expect((await list()).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
  advance(minuteMs);
  await ada.addTask({ title: 'Card' });
  await tell();
  expect(receiver.received).toHaveLength(3);
  const [delivery] = await list();
  expect((await ada.send('POST', `${path}/deliveries/${delivery?.id}/resend`)).status).toBe(409);
  expect(await ada.call('PUT', path, { is_active: true })).toMatchObject({
    is_active: true,
    stopped_because: null,
    failing_since: null,
  });
});

test('turns off an address that says it is gone', async () => {
  const { ada, receiver, tell, find } = await createHooked();
  receiver.answer(410);
  await ada.addTask({ title: 'Weave' });
  await tell();
  expect(await find()).toMatchObject({ is_active: false, stopped_because: 'gone' });
});

test('sends a test at once, which turns nothing off', async () => {
  const { ada, receiver, path, find } = await createHooked();
  expect(await ada.call('POST', `${path}/test`)).toMatchObject({
    event: 'webhook.test',
    state: 'delivered',
    response_status: 204,
  });
  expect(receiver.received[0]?.payload).toMatchObject({ type: 'webhook.test' });
  receiver.answer(410);
  expect(await ada.call('POST', `${path}/test`)).toMatchObject({ state: 'failed', response_status: 410 });
  receiver.answer(302);
  expect(await ada.call('POST', `${path}/test`)).toMatchObject({ state: 'failed', problem: 'refused' });
  expect(receiver.received).toHaveLength(3);
  expect(await find()).toMatchObject({ is_active: true, failing_since: null });
});

test('keeps the last deliveries in the log', async () => {
  const { ada, path, list } = await createHooked();
  for (let sent = 0; sent < maxLoggedDeliveries + 3; sent++) await ada.call('POST', `${path}/test`);
  expect(await list()).toHaveLength(maxLoggedDeliveries);
});

test('two instances send a change once', async () => {
  const { ada, receiver, anotherInstance, queueWebhooks, runJobs } = await createHooked();
  const other = await anotherInstance();
  for (const title of ['Weave', 'Dye', 'Spin']) await ada.addTask({ title });
  await Promise.all([queueWebhooks(), other.queueWebhooks(), queueWebhooks()]);
  await Promise.all([runJobs(), other.runJobs()]);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
  expect(receiver.received.map(({ payload }) => payload.data.task.title).sort()).toEqual([
    'Dye',
    'Spin',
    'Weave',
  ]);
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://localhost/hook',
  'https://[::1]/',
  'https://ada:pw@example.com/',
  'ftp://example.com',
  'hook',
])('refuses the address %s', async (url) => {
  const { ada } = await createSignedInApp();
  const response = await ada.send('POST', '/api/webhooks', { url, events: ['task.created'] });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { issues: [{ field: 'url' }] } });
});

test('a name that leads to a private address is not called', async () => {
  const { ada } = await createSignedInApp();
  const input = { url: 'https://localhost.localdomain/', events: ['task.created'] };
  const { id } = await ada.call('POST', '/api/webhooks', input);
  const { state, problem } = await ada.call('POST', `/api/webhooks/${id}/test`);
  expect(state).toBe('failed');
  // Where the name is not known at all, it is unreachable.
  expect(['forbidden', 'unreachable']).toContain(problem);
});

test('the secret is shown once, and encrypted in the database', async () => {
  const { ada, webhook, database } = await createHooked();
  expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify(await ada.call('GET', '/api/webhooks'))).not.toContain('whsec_');
  expect(JSON.stringify(await ada.call('GET', '/api/export'))).not.toContain(webhook.secret);
  const { rows } = await database.handle.authPool.query('select * from webhooks');
  expect(JSON.stringify(rows)).not.toContain(webhook.secret.slice('whsec_'.length));
});

test('a webhook whose secret the server can no longer read is off until it gets a new one', async () => {
  const { ada, path, receiver, anotherInstance } = await createHooked();
  const other = await anotherInstance({
    config: {
      secret: 'another secret of at least thirty-two characters',
      allowedWebhookHosts: [receiver.host],
    },
  });
  const eve = await other.signUp();
  const { id } = (await ada.call('GET', '/api/webhooks'))[0];
  // The account is read by the server with the new SECRET from here on.
  await other.database.handle.authPool.query('update webhooks set user_id = $1 where id = $2', [eve.id, id]);
  expect(await eve.call('POST', `${path}/test`)).toMatchObject({ state: 'failed', problem: 'secret' });
  await other.database.handle.authPool.query('update webhooks set seen_revision = 0');
  await eve.addTask({ title: 'Weave' });
  await other.queueWebhooks();
  await other.runJobs();
  const find = async (): Promise<Webhook> => (await eve.call('GET', '/api/webhooks'))[0];
  expect(await find()).toMatchObject({ is_active: false, stopped_because: 'secret' });
  expect(receiver.received).toEqual([]);

  const rotated: CreatedWebhook = await eve.call('POST', `${path}/secret`);
  expect(rotated).toMatchObject({ is_active: true, stopped_because: null });
  receiver.expectSecret(rotated.secret);
  expect(await eve.call('POST', `${path}/test`)).toMatchObject({ state: 'delivered' });
  expect(receiver.forged).toEqual([]);
});

test('nobody gets more webhooks by creating them at once', async () => {
  const { ada, webhook } = await createHooked();
  const input = { url: webhook.url, events: ['task.created'] };
  await Promise.all(Array.from({ length: maxWebhooks + 5 }, () => ada.send('POST', '/api/webhooks', input)));
  expect(await ada.call('GET', '/api/webhooks')).toHaveLength(maxWebhooks);
});

test('one webhook that cannot be looked at keeps up no other', async () => {
  const { ada, receiver, tell, database, webhook, logged } = await createHooked();
  const second = await ada.call('POST', '/api/webhooks', { url: webhook.url, events: ['task.created'] });
  receiver.expectSecret(second.secret);
  const { authPool } = database.handle;
  // The first one's deliveries are refused by the database.
  await authPool.query(
    `alter table webhook_deliveries add constraint broken check (webhook_id <> '${webhook.id}')`,
  );
  await ada.addTask({ title: 'Weave' });
  await tell();
  expect(receiver.received).toHaveLength(1);
  expect(logged.join('')).toContain('could not be notified');
});

test('nobody sees or touches the webhooks of somebody else', async () => {
  const { ada, signUp, path, list } = await createHooked();
  const { id } = await ada.call('POST', `${path}/test`);
  const bob = await signUp();
  expect(await bob.call('GET', '/api/webhooks')).toEqual([]);
  for (const [method, at, body] of [
    ['PUT', path, { is_active: false }],
    ['DELETE', path, undefined],
    ['POST', `${path}/test`, undefined],
    ['GET', `${path}/deliveries`, undefined],
    ['POST', `${path}/deliveries/${id}/resend`, undefined],
  ] as const)
    expect((await bob.send(method, at, body)).status).toBe(404);
  expect(await list()).toHaveLength(1);
  await ada.call('DELETE', path);
  expect(await ada.call('GET', '/api/webhooks')).toEqual([]);
});

test('limits how many there are', async () => {
  const { ada, receiver } = await createHooked();
  const input = { url: receiver.url, events: ['task.created'] };
  for (let made = 1; made < maxWebhooks; made++) await ada.call('POST', '/api/webhooks', input);
  expect((await ada.send('POST', '/api/webhooks', input)).status).toBe(409);
});
