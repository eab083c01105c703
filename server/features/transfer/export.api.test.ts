import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { uuidv7 } from 'uuidv7';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { exportSchema } from '#contract/transfer.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { createTestApp } from '../../testing/test-app.ts';

const organization = '/api/organization';

test('an export has all data of one account, the trash included, and nothing of others', async () => {
  const clock = () => new Date('2026-11-21T03:30:00Z');
  const { signUp, request } = await createTestApp({ clock });
  const [ada, eve] = [await signUp({ timeZone: 'America/Lima' }), await signUp()];
  await eve.call('POST', '/api/tasks/?auto_classify=true', { title: 'buy poison' });
  const theme = await ada.call('POST', `${organization}/themes`, { name: 'Garden' });
  const thread = await ada.call('POST', `${organization}/threads`, { theme_id: theme.id, title: 'Beds' });
  const project = await ada.call('POST', '/api/projects', { name: 'Move' });
  const note = await ada.call('POST', '/api/notes', { title: 'Soil', body: '<b>clay</b>' });
  await ada.call('PUT', '/api/settings/appearance', { value: 'dark' });
  const captured = await ada.call('POST', '/api/tasks/?auto_classify=true', {
    title: 'buy milk; call “Tom”',
  });
  const trashed: Task = captured.tasks[0];
  await ada.call('DELETE', `/api/tasks/${trashed.id}`);
  const conversation = `/api/assistant/conversations/${uuidv7()}`;
  await readAnswer(await ada.send('POST', `${conversation}/messages`, { id: uuidv7(), text: 'Which soil?' }));

  const response = await ada.send('GET', '/api/export');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="heddle-2026-11-20.json"');
  const { revision, has_more, activity, ...rows } = await ada.call('GET', '/api/sync?limit=5000');
  const text = await response.text();
  const exported = exportSchema.strict().parse(JSON.parse(text));
  expect(exported).toEqual({
    format: 'heddle-export',
    version: 1,
    exported_at: '2026-11-21T03:30:00.000Z',
    profile: await ada.call('GET', '/api/profile'),
    recordings: [],
    calendar_subscriptions: [],
    assistant_conversations: [await ada.call('GET', conversation)],
    activity: activity.reverse(),
    ...rows,
  });
  expect(exported.tasks.find(({ id }) => id === trashed.id)?.deleted_at).toEqual(expect.any(String));
  for (const { id } of [theme, thread, project, note]) expect(text).toContain(id);
  expect(text).not.toContain('poison');
  expect((await request('/api/export', { headers: { Cookie: ada.cookie } })).status).toBe(401);
});

/** Counters and their gaps, the progress of filing anew and of imports, what is part of conversations, the sound of recordings, the search index, what follows from tasks and settings, the keys of browsers, access tokens, the addresses of calendar feeds and for mails, webhooks, the events of others' calendars, and access to language models. */
const notExported = [
  'revision_counters',
  'revision_gaps',
  'reclassifications',
  'imports',
  'import_batches',
  'assistant_messages',
  'assistant_proposals',
  'recording_chunks',
  'task_search',
  'task_search_progress',
  'reminders',
  'digests',
  'access_tokens',
  'calendar_feeds',
  'calendar_events',
  'mail_inboxes',
  'webhooks',
  'webhook_deliveries',
  'push_devices',
  'push_deliveries',
  'llm_providers',
  'llm_calls',
];

test('an export has a list for every table with personal data', async () => {
  const { signUp, database } = await createTestApp();
  const { rows } = await database.handle.authPool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  );
  const exported: unknown = await (await (await signUp()).send('GET', '/api/export')).json();
  const lists = Object.entries(exportSchema.parse(exported)).filter(([, value]) => Array.isArray(value));
  expect(lists.map(([name]) => name).sort()).toEqual(
    rows
      .map(({ name }) => name)
      .filter((name) => !notExported.includes(name))
      .sort(),
  );
});

test('ten thousand tasks arrive completely, each once, while they change', async () => {
  const { signUp, database } = await createTestApp();
  const ada = await signUp();
  await database.handle.authPool.query(
    `with counted as (update revision_counters set revision = revision + 10000 where user_id = $1 returning revision)
     insert into tasks (user_id, id, title, context, description, status, tags, auto_tags, estimated_pomodoros,
                        alternatives, created_at, updated_at, revision)
     select $1, gen_random_uuid(), 'Task ' || n, '', repeat('note ', 40), 'pending', '{}', '{}', 1, '[]', now(), now(),
            counted.revision - 10000 + n
     from counted, generate_series(1, 10000) n`,
    [ada.id],
  );
  const response = await ada.send('GET', '/api/export');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  const [first] = (await ada.call('GET', '/api/tasks/?limit=1')) as [Task];
  await ada.call('PUT', `/api/tasks/${first.id}`, { title: 'Changed meanwhile' });
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += value;
  }
  const exported = exportSchema.parse(JSON.parse(text));
  expect(exported.tasks).toHaveLength(10_000);
  expect(new Set(exported.tasks.map(({ id }) => id)).size).toBe(10_000);
});

test('is compressed for browsers, and an interrupted download is not mistaken for a complete one', async () => {
  const { app, signUp, database } = await createTestApp();
  const ada = await signUp();
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const download = () =>
    fetch(`http://127.0.0.1:${port}/api/export`, { headers: { Authorization: ada.authorization } });

  const whole = await download();
  expect(whole.headers.get('Content-Encoding')).toBe('gzip');
  expect(exportSchema.parse(await whole.json()).profile.id).toBe(ada.id);

  vi.spyOn(console, 'error').mockReturnValue();
  await database.handle.authPool.query('alter table themes rename to themes_away');
  const broken = await download();
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow();
});
