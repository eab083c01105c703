import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import { changeIdHeader } from '#contract/sync-headers.ts';
import { suggestionFields } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { exportFormats } from '#contract/vocabularies.ts';
import { newTimer, timerSettingDefaults } from '#domain/focus/new-timer.ts';
import { writeWav } from '../features/voice/wav.ts';
import type { TestCalendarServer } from './calendar-server.ts';
import { writeCalendar } from './calendar-server.ts';
import type { TestModelServer } from './model-server.ts';
import type { TestPushService } from './push-service.ts';
import { readAnswer } from './read-answer.ts';
import { sendMail } from './send-mail.ts';
import type { TestUser } from './test-app.ts';

interface Services {
  pushService: TestPushService;
  modelServer: TestModelServer;
  calendarServer: TestCalendarServer;
  /** Where the app takes mails. */
  mailPort: number;
}

/**
 * Calls every route of the API as one user in a way that reaches every statement of the repositories. May be repeated;
 * leaves some rows of every kind, deleted ones among them.
 */
export async function callEverything(
  { call, send }: Pick<TestUser, 'call' | 'send'>,
  { pushService, modelServer, calendarServer, mailPort }: Services,
): Promise<void> {
  // Captures would otherwise go to whatever model the operator set.
  await call('PUT', '/api/settings/refine_captures', { value: false });
  const organization = '/api/organization';
  const name = uuidv7();
  const garden = await call('POST', `${organization}/themes`, { name });
  const shed = await call('POST', `${organization}/themes`, { name: `${name} shed` });
  const thread = (title: string) => call('POST', `${organization}/threads`, { theme_id: garden.id, title });
  const [beds, borders, hedges] = [await thread('Beds'), await thread('Borders'), await thread('Hedges')];
  const project = await call('POST', '/api/projects', { name: 'Move' });
  const { revision } = await call('GET', '/api/sync?limit=1');

  await callTasks({ call }, { garden, beds, project });
  await callNotes({ call });
  await callFocus({ call });
  await callMindfulness({ call });
  await callAccessTokens({ call });
  await call('GET', '/api/restore');
  await callMcp({ call, send });
  await callPush({ call }, pushService);
  await callCalendar({ call, send });
  await callCalendarSubscriptions({ call }, calendarServer);
  await callMailIn({ call }, mailPort);
  await callWebhooks({ call }, modelServer);
  await callLanguageModels({ call, send }, modelServer);
  await callVoice({ call, send });
  await callSpeechModels({ call, send });
  await callAssistant({ call, send }, modelServer);
  await callImports({ call });

  await call('PUT', `${organization}/themes/${garden.id}`, { color: '#2E8B57' });
  await call('PUT', `${organization}/threads/${beds.id}`, { title: 'Raised beds' });
  const merging = await call('POST', `${organization}/threads/${borders.id}/merge`, { into: beds.id });
  await call('POST', '/api/tasks', { title: 'Weed', thread_id: merging.id });
  await call('POST', '/api/tasks', { title: 'Weed the borders', thread_id: borders.id });
  await call('GET', `${organization}/overview`);
  await call('GET', `${organization}/themes`);
  await call('GET', `${organization}/themes/${garden.id}/threads`);
  await deleteAndRestore({ call }, `${organization}/threads/${hedges.id}`);
  await deleteAndRestore({ call }, `${organization}/themes/${garden.id}`);
  await call('DELETE', `${organization}/themes/${shed.id}`);

  await call('PUT', `/api/projects/${project.id}`, { name: 'Move house' });
  await call('POST', `/api/projects/${project.id}/tasks`, { title: 'Pack' });
  await call('GET', '/api/projects');
  await call('GET', `/api/projects/${project.id}/tasks`);
  await deleteAndRestore({ call }, `/api/projects/${project.id}`);

  await call('PUT', '/api/settings/appearance', { value: 'dark' });
  await call('GET', '/api/settings');
  await call('GET', '/api/profile');
  await call('PATCH', '/api/profile', { name: 'Ada Weaver', time_zone: 'Europe/Vienna' });
  await call('PATCH', '/api/profile', { time_zone: 'UTC' });
  await call('PUT', '/api/settings/daily_digest', { value: null });
  await call('PUT', '/api/settings/daily_digest', { value: { by: 'mail', at: '07:00' } });

  await call('GET', '/api/activity?limit=5');
  await call('GET', `/api/activity?limit=5&before=${revision}`);
  await call('GET', `/api/sync?since=${revision}`);
  await call('GET', '/api/trash');
  const [erased, other] = [await addTask({ call }), await addTask({ call })];
  await call('POST', '/api/captures', { text: 'call Tim' }, { 'Idempotency-Key': name });
  const captured = await call('POST', '/api/tasks?auto_classify=true', { title: 'call Tom' });
  for (const { id } of [erased, other, captured.tasks[0]]) await call('DELETE', `/api/tasks/${id}`);
  await call('DELETE', `/api/trash/${erased.id}`);
  await call('POST', '/api/trash/erase', { ids: [other.id, captured.tasks[0].id] });
}

/** Calls what reads all rows of the user. */
export async function callWholeAccount({ call, send }: Pick<TestUser, 'call' | 'send'>): Promise<void> {
  await call('POST', '/api/refinements/retry-failed');
  await call('GET', '/api/tasks');
  for (const format of exportFormats) await (await send('GET', `/api/export?format=${format}`)).text();
  await call('POST', '/api/tasks/bulk-reclassify');
  await call('DELETE', '/api/trash');
}

const addTask = async (
  { call }: Pick<TestUser, 'call'>,
  fields: object = {},
  headers?: Record<string, string>,
): Promise<Task> => (await call('POST', '/api/tasks', { title: 'Rake leaves', ...fields }, headers)).tasks[0];

async function callTasks(
  { call }: Pick<TestUser, 'call'>,
  { garden, beds, project }: Record<'garden' | 'beds' | 'project', { id: string }>,
): Promise<void> {
  const task = await addTask({ call }, { thread_id: beds.id, project_id: project.id });
  await addTask({ call }, { parent_id: task.id });
  await addTask({ call }, { id: task.id });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await addTask({ call }, { remind_at: tomorrow.slice(0, 16), due_date: tomorrow.slice(0, 10) });
  const captureId = uuidv7();
  for (let attempt = 0; attempt < 2; attempt++)
    await call('POST', '/api/tasks?auto_classify=true', {
      id: captureId,
      title: 'buy seeds, rake the leaves and call Tom #garden',
    });
  const changeId = uuidv7();
  await addTask({ call }, { tags: ['garden'] }, { [changeIdHeader]: changeId });
  await call('POST', `/api/changes/${changeId}/undo`);

  await call('PUT', `/api/tasks/${task.id}?auto_retag=true`, { title: 'Rake the leaves' });
  await call('PATCH', '/api/tasks', { tasks: [{ id: task.id, priority: 'high', theme_id: garden.id }] });
  await call('PATCH', `/api/tasks/${task.id}/status?status=DONE`);
  const daily = await addTask({ call }, { due_date: '2026-11-21', recurrence: 'FREQ=DAILY' });
  await call('PATCH', `/api/tasks/${daily.id}/status?status=completed`);
  await call('PATCH', `/api/tasks/${daily.id}/status?status=pending`);
  await deleteAndRestore({ call }, `/api/tasks/${task.id}`);
  const found = Object.fromEntries(suggestionFields.map((field) => [field, task[field]]));
  const suggestions = [{ ...found, id: uuidv7() }];
  for (let attempt = 0; attempt < 2; attempt++)
    await call('POST', `/api/tasks/${task.id}/suggestions`, { suggestions });

  await call('GET', `/api/tasks/${task.id}`);
  for (const query of [
    'limit=5',
    `limit=5&after=${task.id}`,
    'limit=5&theme_id=inbox',
    `limit=5&theme_id=${garden.id}`,
    `limit=5&project_id=${project.id}`,
    `limit=1&filter=${encodeURIComponent('is:open')}`,
    'filter=weed%20borders',
  ])
    await call('GET', `/api/tasks?${query}`);
}

async function callNotes({ call }: Pick<TestUser, 'call'>): Promise<void> {
  const note = await call('POST', '/api/notes', { title: 'Soil' });
  await call('PUT', `/api/notes/${note.id}`, { body: 'Clay' });
  await call('GET', '/api/notes');
  await deleteAndRestore({ call }, `/api/notes/${note.id}`);
}

async function callFocus({ call }: Pick<TestUser, 'call'>): Promise<void> {
  const session = await call('POST', '/api/focus/sessions', {
    id: uuidv7(),
    intent: 'Rake leaves',
    started_at: '2026-11-21T09:00:00.000Z',
    ended_at: '2026-11-21T09:25:00.000Z',
    work_ms: 25 * 60_000,
  });
  await call('PUT', `/api/focus/sessions/${session.id}`, { outcome: 'done' });
  await call('GET', '/api/focus/sessions');
  await deleteAndRestore({ call }, `/api/focus/sessions/${session.id}`);
  await call('PUT', '/api/focus/timer', newTimer(timerSettingDefaults, Date.now()));
  await call('GET', '/api/focus/timer');
}

async function callMindfulness({ call }: Pick<TestUser, 'call'>): Promise<void> {
  const session = await call('POST', '/api/mindfulness/sessions', {
    exercise: 'quick-breathing',
    name: 'Quick Breathing',
    started_at: '2026-11-21T09:00:00.000Z',
    ended_at: '2026-11-21T09:05:00.000Z',
    duration_ms: 300_000,
    breaths: 21,
    completed: true,
  });
  await call('PUT', `/api/mindfulness/sessions/${session.id}`, { mood_after: 4 });
  await call('GET', '/api/mindfulness/sessions');
  await deleteAndRestore({ call }, `/api/mindfulness/sessions/${session.id}`);
}

async function callAccessTokens({ call }: Pick<TestUser, 'call'>): Promise<void> {
  const path = '/api/access-tokens';
  const created = await call('POST', path, { name: 'Shortcuts', scopes: ['read'], expires_in_days: null });
  await call('GET', '/api/profile', undefined, { Authorization: `Bearer ${created.token}` });
  const isUsed = async () => (await call('GET', path))[0].last_used_at !== null;
  await expect.poll(isUsed).toBe(true);
  await call('DELETE', `${path}/${created.id}`);
}

async function callMcp({ call, send }: Pick<TestUser, 'call' | 'send'>): Promise<void> {
  await call('PUT', '/api/settings/mcp_access', { value: 'write' });
  const scopes = ['read', 'write'];
  const { id, token } = await call('POST', '/api/access-tokens', {
    name: 'Claude',
    scopes,
    expires_in_days: 30,
  });
  const request = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'create_tasks', arguments: { tasks: [{ title: 'Water the ferns' }] } },
  };
  const response = await send('POST', '/mcp', request, {
    Authorization: `Bearer ${token}`,
    Accept: 'application/json, text/event-stream',
  });
  expect(await response.text()).toContain('made');
  await call('DELETE', `/api/access-tokens/${id}`);
}

async function callPush({ call }: Pick<TestUser, 'call'>, pushService: TestPushService): Promise<void> {
  const [phone, laptop] = [pushService.subscribe(), pushService.subscribe()];
  const kept = await call('POST', '/api/push/devices', phone.subscription);
  const removed = await call('POST', '/api/push/devices', laptop.subscription);
  await call('GET', '/api/push/devices');
  laptop.answer({ status: 503 });
  for (const { id } of [removed, kept]) await call('POST', `/api/push/devices/${id}/test`);
  await call('DELETE', `/api/push/devices/${removed.id}`);
}

async function callCalendar({ call, send }: Pick<TestUser, 'call' | 'send'>): Promise<void> {
  const feed = await call('POST', '/api/calendar/feeds', {});
  const { id, url } = await call('POST', `/api/calendar/feeds/${feed.id}/renew`);
  await call('GET', '/api/calendar/feeds');
  await (await send('GET', new URL(url).pathname)).text();
  await call('DELETE', `/api/calendar/feeds/${id}`);
}

async function callCalendarSubscriptions(
  { call }: Pick<TestUser, 'call'>,
  { serve }: TestCalendarServer,
): Promise<void> {
  const path = '/api/calendar/subscriptions';
  const name = uuidv7();
  const event = ['SUMMARY:Review', 'DTSTART:20261124T080000Z', 'DURATION:PT1H'];
  const added = await call('POST', path, { url: serve(`/${name}.ics`, writeCalendar([event])) });
  serve(`/${name}.ics`, writeCalendar([event, event]));
  await call('POST', `${path}/${added.id}/refresh`);
  await call('POST', `${path}/${added.id}/refresh`);
  await call('PATCH', `${path}/${added.id}`, { name: 'Team' });
  await call('GET', path);
  await call('GET', '/api/calendar/events?from=2026-11-24&to=2026-11-24');
  await call('DELETE', `${path}/${added.id}`);
  await call('POST', path, { url: serve(`/${name}-kept.ics`, writeCalendar([event])) });
}

async function callMailIn({ call }: Pick<TestUser, 'call'>, port: number): Promise<void> {
  await call('PUT', '/api/mail-in', { senders: ['ada@example.com'] });
  const { address: to } = await call('POST', '/api/mail-in/renew');
  await call('GET', '/api/mail-in');
  await sendMail(port, { from: 'ada@example.com', to, subject: 'Sharpen the shears' });
  await expect(sendMail(port, { from: 'bob@example.com', to, subject: 'x' })).rejects.toThrow('550');
  await call('DELETE', '/api/mail-in');
}

/** Leaves a webhook that is behind. Nobody takes it at that address. */
async function callWebhooks({ call }: Pick<TestUser, 'call'>, { url }: TestModelServer): Promise<void> {
  const input = { url: `${url}/hook`, events: ['task.created'] };
  const { id } = await call('POST', '/api/webhooks', input);
  const path = `/api/webhooks/${id}`;
  const test = await call('POST', `${path}/test`);
  await call('POST', `${path}/deliveries/${test.id}/resend`);
  await call('GET', `${path}/deliveries`);
  await call('POST', `${path}/secret`);
  await call('PUT', path, { is_active: false });
  await call('DELETE', path);
  await call('POST', '/api/webhooks', input);
  await call('POST', '/api/tasks', { title: 'Hang the gate' });
  await call('GET', '/api/webhooks');
}

/** A model's answer that makes these tasks of a text, and is wrong about Friday. */
const createReading = (...titles: string[]) => ({
  text: JSON.stringify({
    reasoning: 'It sounds like it.',
    tasks: titles.map((title) => ({
      title,
      when: ['on friday'],
      due_date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      theme: 'Personal',
      confidence: 0.9,
      new_thread: 'Paint',
    })),
  }),
});

const refinementTimeoutMs = 60_000;

async function callLanguageModels(
  { call, send }: Pick<TestUser, 'call' | 'send'>,
  { url, willReply }: TestModelServer,
): Promise<void> {
  const path = '/api/admin/llm-providers';
  const openai = { provider: 'openai', api_key: 'good-key', model: 'loom-small', base_url: `${url}/v1` };
  await call('POST', path, { ...openai, is_active: true });
  await call('GET', path);
  for (const provider of ['groq', 'openai']) await call('PUT', `${path}/${provider}/activate`);
  await call('POST', `${path}/openai/test`);
  await call('PUT', '/api/settings/refine_captures', { value: true });
  willReply(createReading('Paint the fence', 'Paint the gate'));
  const { tasks } = await call('POST', '/api/tasks?auto_classify=true', {
    title: 'fence and gate need paint',
  });
  await call('PUT', '/api/settings/refine_captures', { value: false });
  const readTitle = async () => (await call('GET', `/api/tasks/${tasks[0].id}`)).title;
  await expect.poll(readTitle, { timeout: refinementTimeoutMs }).toBe('Paint the fence');
  await call('POST', `/api/refinements/${tasks[0].capture_id}/retry`);
  await callProposals({ call }, willReply);
  await call('POST', `${path}/openai/models`, { api_key: 'good-key', base_url: `${url}/v1` });
  await call('GET', '/api/admin/llm-templates');
  await call('GET', '/api/admin/llm-usage');
  await call('GET', '/api/admin/local-models');
  const runs = '/api/tasks/bulk-reclassify/runs';
  await call('PUT', `${path}/openai/activate`);
  // A refused key ends the run with its first batch.
  willReply({ status: 401, body: '{}' });
  await call('POST', runs);
  await (await send('GET', `${runs}/latest/events`)).text();
  await call('GET', `${runs}/latest`);
  await call('DELETE', `${runs}/latest`);
  await call('DELETE', `${path}/openai`);
}

/** Accepts and dismisses what a model would rather have, and answers what it asks. */
async function callProposals(
  { call }: Pick<TestUser, 'call'>,
  willReply: TestModelServer['willReply'],
): Promise<void> {
  await call('PUT', '/api/settings/refine_captures', { value: true });
  for (const step of ['accept', 'dismiss']) {
    willReply(createReading('Paint the fence'));
    const { tasks } = await call('POST', '/api/tasks?auto_classify=true', {
      title: 'paint the fence, oil the gate on friday',
    });
    const id = tasks[0].capture_id;
    const readRow = async () =>
      (await call('GET', `/api/sync?since=${tasks[0].revision - 1}`)).refinements.find(
        (row: { id: string }) => row.id === id,
      );
    await expect.poll(readRow, { timeout: refinementTimeoutMs }).toMatchObject({ status: 'done' });
    await call('POST', `/api/refinements/${id}/${step}`);
    await call('POST', `/api/refinements/${id}/questions/${tasks[0].id}`, { due_date: null });
  }
  willReply(createReading('Paint the gate'));
  await call('POST', '/api/readings', { text: 'gate needs paint' });
  await call('PUT', '/api/settings/refine_captures', { value: false });
}

async function callAssistant(
  { call, send }: Pick<TestUser, 'call' | 'send'>,
  { url, willReply }: TestModelServer,
): Promise<void> {
  const providers = '/api/admin/llm-providers';
  const openai = { provider: 'openai', api_key: 'good-key', model: 'loom-small', base_url: `${url}/v1` };
  await call('POST', providers, { ...openai, is_active: true });
  const path = `/api/assistant/conversations/${uuidv7()}`;
  const ask = async (text: string, id = uuidv7()) =>
    (await readAnswer(await send('POST', `${path}/messages`, { id, text }))).answer;
  const create = { name: 'create_tasks', input: { tasks: [{ title: 'Rake leaves' }] } };
  const looks = [
    { name: 'find_tasks', input: {} },
    { name: 'read_task', input: { id: 'T1' } },
    { name: 'read_time', input: { from: '2026-01-01', to: '2026-12-31', group_by: 'task' } },
    { name: 'read_history', input: { what: 'changes' } },
    { name: 'read_plan', input: {} },
    { name: 'search_everything', input: { words: 'wheelbarrow' } },
  ];
  willReply({ text: '', toolCalls: [create, create, ...looks] }, { text: 'Two proposals.' });
  const id = uuidv7();
  const { proposals } = await ask('Rake leaves twice', id);
  await ask('Rake leaves twice', id);
  await call('POST', `/api/assistant/proposals/${proposals[0]?.id}/accept`, {});
  await call('POST', `/api/assistant/proposals/${proposals[1]?.id}/refuse`);
  await call('DELETE', `${providers}/openai`);
  await ask('What is due today?');
  await readAnswer(await send('POST', `${path}/retry`));
  await call('GET', '/api/assistant/conversations?search=due');
  await call('GET', path);
  await call('PUT', path, { title: 'Today' });
  await deleteAndRestore({ call }, path);
}

/** Names a model that there is not: the others are downloaded from the internet. */
async function callSpeechModels({ call, send }: Pick<TestUser, 'call' | 'send'>): Promise<void> {
  await call('GET', '/api/admin/speech-models');
  for (const method of ['PUT', 'DELETE'])
    expect((await send(method, '/api/admin/speech-models/none')).status).toBe(404);
}

async function callVoice({ call, send }: Pick<TestUser, 'call' | 'send'>): Promise<void> {
  const tone = Int16Array.from({ length: 16_000 }, (_, i) => 8_000 * Math.sin(i / 10));
  const audio_data = Buffer.from(writeWav({ samples: tone, rateHz: 16_000 })).toString('base64');
  const { id } = await call('POST', '/api/flat-voice/process-to-tasks', { audio_data });
  await call('POST', '/api/flat-voice/process-to-tasks', { id, audio_data });
  await call('GET', '/api/recordings');
  await call('GET', '/api/recordings/usage');
  await call('PUT', `/api/recordings/${id}/transcription`, { transcription: 'Rake all leaves' });
  await (await send('GET', `/api/recordings/${id}/audio`)).arrayBuffer();
  await call('DELETE', `/api/recordings/${id}`);
  const damaged = Buffer.from('<html>').toString('base64');
  await send('POST', '/api/flat-voice/process-to-tasks', { audio_data: damaged });
}

async function callImports({ call }: Pick<TestUser, 'call'>): Promise<void> {
  const slow = { timeout: 60_000 };
  const task = { title: uuidv7(), status: 'needsAction' };
  const file = {
    kind: 'tasks#taskLists',
    items: [
      {
        id: 'a',
        title: 'Leaves',
        items: [
          { ...task, id: uuidv7() },
          { ...task, id: uuidv7() },
        ],
      },
    ],
  };
  const discarded = await call('POST', '/api/imports', file);
  await call('DELETE', `/api/imports/${discarded.id}`);
  const running = await call('POST', '/api/imports', file);
  await call('POST', `/api/imports/${running.id}/start`, {});
  await expect.poll(async () => (await call('GET', `/api/imports/${running.id}`)).state, slow).toBe('done');
  await call('GET', '/api/imports/latest');
  await call('POST', `/api/imports/${running.id}/undo`);
  await expect.poll(async () => (await call('GET', `/api/imports/${running.id}`)).state, slow).toBe('undone');
}

async function deleteAndRestore({ call }: Pick<TestUser, 'call'>, path: string): Promise<void> {
  await call('DELETE', path);
  await call('POST', `${path}/restore`);
}
