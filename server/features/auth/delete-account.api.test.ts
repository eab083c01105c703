import { createECDH } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { newTimer, timerSettingDefaults } from '#domain/focus/new-timer.ts';
import { ask } from '../../testing/assistant.ts';
import { createTestApp, type TestUser } from '../../testing/test-app.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createConversationsRepository } from '../assistant/conversations.repository.ts';

type App = Awaited<ReturnType<typeof createTestApp>>;

/** Counts the user's rows in each table that names a user. */
async function countRows({ handle }: TestDatabase, userId: string): Promise<Record<string, number>> {
  const { rows: tables } = await handle.authPool.query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'userId') order by table_name`,
  );
  const counts: Record<string, number> = {};
  for (const { table_name, column_name } of tables) {
    const { rows } = await handle.authPool.query(
      `select count(*)::int from "${table_name}" where "${column_name}" = $1`,
      [userId],
    );
    counts[table_name] = rows[0].count;
  }
  return counts;
}

/** Fills every table with something. */
async function fillAccount(app: App, ada: TestUser): Promise<void> {
  const theme = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
  const thread = await ada.call('POST', '/api/organization/threads', { theme_id: theme.id, title: 'Beds' });
  const project = await ada.call('POST', '/api/projects', { name: 'Move' });
  const place = { thread_id: thread.id, project_id: project.id };
  const { tasks } = await ada.call('POST', '/api/tasks/', { title: 'Rake', ...place });
  await ada.call('POST', '/api/tasks/', { title: 'Fetch the rake', parent_id: tasks[0].id });
  await ada.call('POST', '/api/tasks/?auto_classify=true', { title: 'buy milk; call Tom' });
  await ada.call('POST', '/api/notes', { title: 'Soil', body: 'Clay' });
  await ada.call('POST', '/api/mindfulness/sessions', {
    exercise: 'quick-breathing',
    name: 'Quick Breathing',
    started_at: '2026-11-21T09:00:00Z',
    ended_at: '2026-11-21T09:05:00Z',
    duration_ms: 300_000,
    breaths: 21,
    completed: true,
  });
  await ada.call('POST', '/api/focus/sessions', {
    started_at: '2026-11-21T10:00:00Z',
    ended_at: '2026-11-21T10:25:00Z',
    work_ms: 1_500_000,
  });
  await ada.call('PUT', '/api/focus/timer', newTimer(timerSettingDefaults, Date.UTC(2026, 10, 21)));
  await ada.call('PUT', '/api/settings/appearance', { value: 'dark' });
  await ada.call('POST', '/api/calendar/feeds', { theme_id: theme.id });
  await ada.call('PUT', '/api/mail-in', {});
  const hook = { url: 'https://hooks.example.invalid/heddle', events: ['task.created'] };
  const webhook = await ada.call('POST', '/api/webhooks', hook);
  await ada.call('POST', `/api/webhooks/${webhook.id}/test`);
  await ada.call('PUT', '/api/settings/daily_digest', { value: { by: 'mail', at: '08:00' } });
  await ada.addTask({ title: 'Water', remind_at: '2030-01-01T09:00' });
  await ada.call('POST', '/api/access-tokens', { name: 'Script', scopes: ['read'], expires_in_days: 30 });
  await sendMessage(ada);
  await callModel(ada);
  await askAssistant(app, ada);
  await addModelRows(app, ada);
  await ada.call('GET', '/api/tasks/?filter=dentist');
  await post(app.request, '/api/auth/request-password-reset', { email: ada.email });
}

/** Leaves a device and the record of a message; nobody answers at the address. */
async function sendMessage(ada: TestUser): Promise<void> {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
  const endpoint = `https://203.0.113.1.example.invalid/${ada.id}`;
  const { id } = await ada.call('POST', '/api/push/devices', { endpoint, keys });
  await ada.call('POST', `/api/push/devices/${id}/test`);
}

/** Leaves a provider and the record of a call; nobody answers at the address. */
async function callModel(ada: TestUser): Promise<void> {
  const base_url = 'https://llm.example.invalid/v1';
  await ada.call('POST', '/api/admin/llm-providers', { provider: 'ollama', model: 'loom', base_url });
  await ada.call('POST', '/api/admin/llm-providers/ollama/test');
}

/** Leaves a conversation whose answer has a proposal. */
async function askAssistant({ database }: App, ada: TestUser): Promise<void> {
  const { answer } = await ask(ada, 'What is due?');
  const proposal: Proposal = {
    id: uuidv7(),
    status: 'open',
    tool: 'create_tasks',
    input: { tasks: [{ title: 'Rake' }] },
  };
  const conversations = createConversationsRepository({ db: database.handle.db });
  await conversations.addProposals(ada.id, answer.id, [proposal]);
}

/** Leaves what only language models, speech recognizers, authenticators and the servers of others make. */
async function addModelRows({ database }: App, ada: TestUser): Promise<void> {
  for (const statement of [
    `insert into "twoFactor" ("userId", "id", "secret", "backupCodes") values ($1, $2, 'sealed', 'sealed')`,
    `insert into "passkey" ("userId", "id", "credentialID", "publicKey", "counter", "deviceType", "backedUp")
      values ($1, $2, 'of ' || $1::uuid, 'key', 0, 'multiDevice', true)`,
    `with program as (
        insert into "oauthClient" ("clientId", "userId", "name", "redirectUris") values ($1::uuid::text, $1::uuid, 'Loom', '[]')
      ), consent as (
        insert into "oauthConsent" ("userId", "clientId", "scopes", "createdAt", "updatedAt")
        values ($1::uuid, $1::uuid::text, '[]', now(), now())
      ), refresh as (
        insert into "oauthRefreshToken" ("token", "clientId", "userId", "expiresAt", "createdAt", "scopes")
        values ('refresh ' || $1::uuid::text, $1::uuid::text, $1::uuid, now(), now(), '[]')
      )
      insert into "oauthAccessToken" ("id", "token", "clientId", "userId", "expiresAt", "createdAt", "scopes")
      values ($2, 'access ' || $1::uuid::text, $1::uuid::text, $1::uuid, now(), now(), '[]')`,
    `with recording as (
        insert into recordings (user_id, id, recorded_at, duration_ms, format, audio_bytes, created_at)
        values ($1, $2, now(), 1000, 'wav', 1, now()) returning user_id, id
      )
      insert into recording_chunks (user_id, recording_id, position, bytes)
      select user_id, id, 0, '\\x00' from recording`,
    `with gap as (insert into revision_gaps (user_id, after, until) values ($1, 1, 1))
      insert into refinements (user_id, id, status, attempts, requested_at, revision)
      values ($1, $2, 'waiting', 0, now(), 1000000)`,
    `insert into reclassifications (user_id, id, change_id, state, applies, time_zone, total_tasks, task_ids, read,
        moves, errors, started_at)
      values ($1, $2, $2, 'done', false, 'UTC', 1, '{}', 0, '[]', '[]', now())`,
    `with import as (
        insert into imports (user_id, id, change_id, state, source, file_name, preview, places, time_zone, next_batch, read,
          added, existing, created_at)
        values ($1, $2, $2, 'preview', 'csv', 'a.csv', '{}', '{}', 'UTC', 0, 0, 0, 0, now()) returning user_id, id
      )
      insert into import_batches (user_id, import_id, position, tasks) select user_id, id, 0, '[]' from import`,
    `with subscription as (
        insert into calendar_subscriptions (user_id, id, url, name, color, created_at, next_check_at)
        values ($1, $2, 'https://example.com/a.ics', 'Work', '#2563EB', now(), now()) returning user_id, id
      )
      insert into calendar_events (user_id, subscription_id, position, starts, ends, title, location, is_busy)
      select user_id, id, 0, '2026-11-23', '2026-11-24', 'Fair', '', false from subscription`,
  ])
    await database.handle.authPool.query(statement, [ada.id, uuidv7()]);
}

const post = (request: App['request'], path: string, body: object, cookie = '') =>
  request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000', Cookie: cookie },
    body: JSON.stringify(body),
  });

const deleteAccount = ({ request }: App, { cookie, password }: TestUser, given = password) =>
  post(request, '/api/auth/delete-user', { password: given }, cookie);

test('deleting an account leaves no row of it in any table, and everybody else’s as they were', async () => {
  const app = await createTestApp();
  const [ada, eve] = [await app.signUp(), await app.signUp()];
  await fillAccount(app, ada);
  await fillAccount(app, eve);
  await expect.poll(() => app.mailbox.mails.length).toBe(2);
  const before = await countRows(app.database, ada.id);
  const evesBefore = await countRows(app.database, eve.id);
  expect(Object.keys(before).length).toBeGreaterThanOrEqual(11);
  for (const [table, count] of Object.entries(before)) expect([table, count > 0]).toEqual([table, true]);

  expect((await deleteAccount(app, ada, 'a wrong password')).status).toBe(400);
  expect(await countRows(app.database, ada.id)).toEqual(before);
  expect((await deleteAccount(app, ada)).status).toBe(200);
  for (const [table, count] of Object.entries(await countRows(app.database, ada.id)))
    expect([table, count]).toEqual([table, 0]);
  expect(await countRows(app.database, eve.id)).toEqual(evesBefore);

  const { rows } = await app.database.handle.authPool.query(
    'select (select count(*)::int from "user" where id = $1) as users, (select count(*)::int from verification) as links',
    [ada.id],
  );
  expect(rows).toEqual([{ users: 0, links: 1 }]);
  for (const [method, path] of [
    ['GET', '/api/tasks/'],
    ['GET', '/api/export'],
    ['POST', '/api/tasks/'],
  ] as const)
    expect((await ada.send(method, path, method === 'POST' ? { title: 'Too late' } : undefined)).status).toBe(
      401,
    );
});

test('every table that names a user goes with the user', async () => {
  const { database } = await createTestApp();
  const { rows } = await database.handle.authPool.query(
    `select c.table_name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name in ('user_id', 'userId') and not exists (
       select from pg_constraint
       where contype = 'f' and confdeltype = 'c' and confrelid = '"user"'::regclass
         and conrelid = format('%I', c.table_name)::regclass
     )`,
  );
  expect(rows).toEqual([]);
});

test('an account that cannot be deleted completely is not deleted at all', async () => {
  const app = await createTestApp();
  const ada = await app.signUp();
  await fillAccount(app, ada);
  const before = await countRows(app.database, ada.id);
  await app.database.handle.authPool.query('create rule kept as on delete to activity do instead select 1/0');
  expect((await deleteAccount(app, ada)).status).toBe(500);
  expect(await countRows(app.database, ada.id)).toEqual(before);
  expect(await ada.call('GET', '/api/profile')).toMatchObject({ id: ada.id });
});

test('an account is deleted while its devices write, and what they write does not bring it back', async () => {
  const app = await createTestApp();
  const ada = await app.signUp();
  const { authorization } = ada;
  let answered = false;
  const write = (title: string) =>
    app.request('/api/tasks/', {
      method: 'POST',
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title }),
    });
  const writer = async (title: string) => {
    while (!answered) await write(title);
    return (await write(title)).status;
  };
  const writers = ['Rake', 'Dig', 'Sow', 'Weed'].map(writer);
  await expect.poll(async () => (await countRows(app.database, ada.id)).tasks).toBeGreaterThan(5);
  const { status } = await deleteAccount(app, ada);
  answered = true;
  expect(status).toBe(200);
  expect(await Promise.all(writers)).toEqual([401, 401, 401, 401]);
  expect(Object.values(await countRows(app.database, ada.id)).every((count) => count === 0)).toBe(true);
});

test('an open event stream announces the deleted account and ends; that of an ended session just ends', async () => {
  const app = await createTestApp();
  const ada = await app.signUp();
  const listen = ({ authorization }: TestUser) =>
    app.request('/api/events', { headers: { Authorization: authorization } });
  const adas = await listen(ada);
  await deleteAccount(app, ada);
  expect(await adas.text()).toMatch(new RegExp(`event: account-deleted\ndata: ${ada.id}\n\n$`));

  const eve = await app.signUp();
  const eves = await listen(eve);
  await post(app.request, '/api/auth/sign-out', {}, eve.cookie);
  expect(await eves.text()).not.toContain('account-deleted');
});

test('tells a deleted account from one that never existed', async () => {
  const app = await createTestApp();
  const ada = await app.signUp();
  const wasDeleted = async (id: string) => (await app.request(`/api/auth/deleted/${id}`)).json();
  expect(await wasDeleted(ada.id)).toEqual({ deleted: false });
  expect((await deleteAccount(app, ada)).status).toBe(200);
  expect(await wasDeleted(ada.id)).toEqual({ deleted: true });
  expect(await wasDeleted(crypto.randomUUID())).toEqual({ deleted: false });
});
