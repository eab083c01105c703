// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import type { PushNotification } from '#contract/push.ts';
import { versionHeader } from '#contract/sync-headers.ts';
import { answerNotification } from './answer-notification.ts';
import { renewSubscription } from './renew-subscription.ts';
import { showPush } from './show-push.ts';
import type { OpenPage, WorkerNotification, WorkerScope } from './worker-scope.ts';

interface Shown extends WorkerNotification {
  title: string;
  close: () => void;
}

let shown: Map<string, Shown>;
let pages: OpenPage[];
let told: unknown[];
let opened: string[];
let scope: WorkerScope;

beforeEach(() => {
  shown = new Map();
  pages = [];
  told = [];
  opened = [];
  scope = Object.assign(new EventTarget(), {
    registration: {
      showNotification: async (title: string, options: WorkerNotification) => {
        const tag = options.tag ?? '';
        shown.set(tag, { ...options, title, close: () => shown.delete(tag) });
      },
      getNotifications: async () => [],
      pushManager: {} as PushManager,
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow: async (url: string) => opened.push(url),
    },
    skipWaiting: async () => undefined,
  });
  const stored = new Map<string, Response>();
  const cache = {
    match: async (key: string) => stored.get(key)?.clone(),
    put: async (key: string, response: Response) => stored.set(key, response),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('location', { origin: 'https://heddle.example' });
});

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { [versionHeader]: '1' } });

const openPage = (visibilityState: DocumentVisibilityState) =>
  pages.push({
    visibilityState,
    focus: async () => told.push('focus'),
    postMessage: (message) => told.push(message),
  });

const reminder = (name: string, data: Partial<PushNotification['data']> = {}): PushNotification => ({
  title: name,
  body: 'Reminder',
  navigate: `https://heddle.example/tasks?task=${name}`,
  tag: `reminder:${name}`,
  actions: [
    { action: 'done', title: 'Done', navigate: '/' },
    { action: 'snooze_10_minutes', title: 'Snooze 10 min', navigate: '/' },
  ],
  data: {
    kind: 'reminder',
    reminders: [`${name}@2026-11-22T09:00`],
    token: `token-${name}`,
    ...data,
  } as PushNotification['data'],
});

const push = (notification: PushNotification) =>
  showPush(scope, { json: () => ({ web_push: 8030, notification, mutable: true }) });

async function press(tag: string, action = ''): Promise<void> {
  const notification = shown.get(tag);
  if (!notification) throw new Error(`Nothing is shown with the tag ${tag}`);
  const { title, body = '', data, actions, close } = notification;
  await answerNotification(scope, { title, body, tag, data, close, ...(actions && { actions }) }, action);
}

test('shows a message with its actions, silently where a visible page rings', async () => {
  await push(reminder('rent'));
  expect(shown.get('reminder:rent')).toMatchObject({
    title: 'rent',
    silent: false,
    actions: [
      { action: 'done', title: 'Done' },
      { action: 'snooze_10_minutes', title: 'Snooze 10 min' },
    ],
    data: { path: '/tasks?task=rent' },
  });
  openPage('visible');
  await push(reminder('bank'));
  expect(shown.get('reminder:bank')).toMatchObject({ silent: true });
  expect(told).toEqual([{ kind: 'pushed' }]);
});

test('shows something for a message it cannot read', async () => {
  await showPush(scope, {
    json: () => {
      throw new SyntaxError('not JSON');
    },
  });
  expect(shown.get('heddle')).toMatchObject({ title: 'Heddle' });
});

test('tells of reminders that never arrived once, and no more when it has', async () => {
  const summary = { title: '2 reminders', body: 'rent, bank', navigate: '/tasks', tag: 'reminders' };
  const missed = { reminders: ['rent@2026-11-22T08:00'], notification: summary };
  await push(reminder('bank', { missed }));
  expect([...shown.keys()]).toEqual(['reminders']);
  await push(reminder('mum', { missed }));
  expect([...shown.keys()]).toEqual(['reminders', 'reminder:mum']);
});

test('an action goes to the server with the token of the reminder, and opens nothing', async () => {
  const fetched = vi.fn(async () => answer({ done: true }));
  vi.stubGlobal('fetch', fetched);
  await push(reminder('rent'));
  await press('reminder:rent', 'done');
  expect(fetched).toHaveBeenCalledWith(
    '/api/reminders/actions',
    expect.objectContaining({ body: JSON.stringify({ action: 'done', token: 'token-rent' }) }),
  );
  expect(shown.size).toBe(0);
  expect(opened).toEqual([]);
});

test('an action that does not reach the server says so and can be pressed again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await push(reminder('rent'));
  await press('reminder:rent', 'snooze_10_minutes');
  expect(shown.get('reminder:rent')).toMatchObject({
    title: 'rent',
    body: '“Snooze 10 min” did not reach Heddle. Try again when you are online.',
  });
  vi.stubGlobal('fetch', async () => answer({ done: true }));
  await press('reminder:rent', 'snooze_10_minutes');
  expect(shown.size).toBe(0);
});

test('an action whose token was refused leads to the task instead', async () => {
  vi.stubGlobal('fetch', async () => answer({ error: { code: 'reminders.token_refused' } }, 401));
  await push(reminder('rent'));
  await press('reminder:rent', 'done');
  expect(shown.get('reminder:rent')?.actions).toBeUndefined();
  await press('reminder:rent');
  expect(opened).toEqual(['/tasks?task=rent']);
});

test('a press goes to an open page, and never to another site', async () => {
  await push({ ...reminder('rent'), navigate: 'https://elsewhere.example/tasks?task=rent' });
  openPage('hidden');
  await press('reminder:rent');
  expect(told).toEqual(['focus', { kind: 'open', path: '/tasks?task=rent' }]);
  expect(opened).toEqual([]);
});

test('tells the server of a subscription that the browser replaced', async () => {
  const fetched = vi.fn(async (path: string, _options?: RequestInit) =>
    answer(path === '/api/auth/token' ? { token: 'id-token' } : {}),
  );
  vi.stubGlobal('fetch', fetched);
  const newSubscription = { endpoint: 'https://push.example/2' } as PushSubscription;
  await renewSubscription(scope, { oldSubscription: null, newSubscription });
  expect(fetched.mock.calls[1]).toEqual([
    '/api/push/devices',
    expect.objectContaining({
      headers: expect.objectContaining({ authorization: 'Bearer id-token' }),
      body: JSON.stringify(newSubscription),
    }),
  ]);
});
