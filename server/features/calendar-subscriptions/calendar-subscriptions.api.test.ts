import { expect, onTestFinished, test } from 'vitest';
import { maxCalendarSubscriptions } from '#contract/limits.ts';
import { maxCalendarBytes, maxCalendarFileEvents } from '../../config/limits.ts';
import { startCalendarServer, writeCalendar } from '../../testing/calendar-server.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createCalendarPool } from './calendar-pool.ts';
import { checkCalendar } from './check-calendar.usecases.ts';
import { googleCalendar } from './reading/calendar-samples.ts';

const path = '/api/calendar/subscriptions';
const minuteMs = 60_000;

/** Creates the app at 21 November 2026, 8 o'clock in UTC, with a server of calendars it may reach. */
async function createCalendarApp() {
  const server = await startCalendarServer();
  onTestFinished(server.close);
  let now = Date.parse('2026-11-21T08:00:00Z');
  const app = await createTestApp({
    clock: () => new Date(now),
    config: { allowedCalendarHosts: [server.host] },
  });
  const ada = await app.signUp({ timeZone: 'Europe/Vienna' });
  return {
    ...app,
    ada,
    server,
    pass: (minutes: number) => {
      now += minutes * minuteMs;
    },
    listEvents: async (from = '2026-11-23', to = '2026-11-30') =>
      (await ada.call('GET', `/api/calendar/events?from=${from}&to=${to}`)).events.map(
        ({ starts, ends, title }: Record<string, string>) => `${starts} ${ends} ${title}`,
      ),
    runSweep: async () => {
      await app.jobs.enqueue('calendar-sweep', {});
      await app.runJobs();
    },
  };
}

const meeting = (title: string, start = '20261124T080000Z') => [
  `SUMMARY:${title}`,
  `DTSTART:${start}`,
  'DURATION:PT1H',
];

test('a calendar is fetched when it is added, and its events are on the clocks of the user', async () => {
  const { ada, signUp, server, listEvents } = await createCalendarApp();
  const url = server.serve('/ada.ics', googleCalendar).replace('http:', 'webcal:');
  const added = await ada.call('POST', path, { url, color: '#16A34A' });
  expect(added).toMatchObject({
    name: 'Ada, work',
    color: '#16A34A',
    url: url.replace('webcal:', 'http:'),
    problem: null,
    fetched_at: '2026-11-21T08:00:00.000Z',
  });
  expect(await ada.call('GET', path)).toEqual([added]);
  expect(await listEvents()).toEqual([
    '2026-11-23T09:00 2026-11-23T10:00 Design review',
    '2026-11-23T09:30 2026-11-23T09:45 Stand-up',
    '2026-11-26 2026-11-28 Offsite',
    '2026-11-27T17:00 2026-11-27T18:00 Drinks, maybe',
  ]);
  expect(await listEvents('2026-11-27', '2026-11-27')).toHaveLength(2);
  expect(await listEvents('2026-11-28', '2026-11-28')).toEqual([]);
  const { calendars } = await ada.call('GET', '/api/calendar/events?from=2026-11-23&to=2026-11-23');
  expect(calendars).toEqual([{ id: added.id, name: 'Ada, work', color: '#16A34A' }]);

  const eve = await signUp();
  expect(await eve.call('GET', '/api/calendar/events?from=2026-11-23&to=2026-11-30')).toEqual({
    calendars: [],
    events: [],
  });
  for (const [method, end] of [
    ['PATCH', ''],
    ['POST', '/refresh'],
    ['DELETE', ''],
  ] as const)
    expect(
      (await eve.send(method, `${path}/${added.id}${end}`, method === 'PATCH' ? {} : undefined)).status,
    ).toBe(404);
});

test('a change arrives within a quarter of an hour, and what is as before is not sent again', async () => {
  const { ada, server, pass, runSweep, listEvents } = await createCalendarApp();
  const url = server.serve('/a.ics', writeCalendar([meeting('Review')]));
  await ada.call('POST', path, { url, name: 'Mine' });
  await runSweep();
  expect(server.received).toHaveLength(1);
  pass(15);
  await runSweep();
  expect(server.received.at(-1)?.headers['if-none-match']).toMatch(/^"/);
  expect(await ada.call('GET', path)).toMatchObject([{ fetched_at: '2026-11-21T08:15:00.000Z' }]);

  server.serve('/a.ics', writeCalendar([meeting('Review, moved', '20261125T080000Z')]));
  pass(15);
  await runSweep();
  expect(await listEvents()).toEqual(['2026-11-25T09:00 2026-11-25T10:00 Review, moved']);
  expect(await ada.call('GET', path)).toMatchObject([{ name: 'Mine', events: 1 }]);
});

test('on another day the whole calendar is read, since the days that are kept move on', async () => {
  const { ada, server, pass, runSweep, listEvents } = await createCalendarApp();
  const daily = ['SUMMARY:Walk', 'DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=DAILY'];
  await ada.call('POST', path, { url: server.serve('/a.ics', writeCalendar([daily])) });
  expect(await listEvents('2027-12-20', '2027-12-31')).toHaveLength(5);
  pass(24 * 60);
  await runSweep();
  expect(server.received.at(-1)?.headers['if-none-match']).toBeUndefined();
  expect(await listEvents('2027-12-20', '2027-12-31')).toHaveLength(6);
});

test('when a calendar cannot be fetched, its events stay, the reason is told, and it is tried less and less often', async () => {
  const { ada, server, pass, runSweep, listEvents } = await createCalendarApp();
  const calendar = writeCalendar([meeting('Review')]);
  await ada.call('POST', path, { url: server.serve('/a.ics', calendar) });
  server.serve('/a.ics', { status: 500 });
  for (let tries = 0; tries < 3; tries++) {
    pass(15);
    await runSweep();
  }
  expect(server.received).toHaveLength(3);
  expect(await ada.call('GET', path)).toMatchObject([
    {
      problem: 'unreachable',
      fetched_at: '2026-11-21T08:00:00.000Z',
      checked_at: '2026-11-21T08:30:00.000Z',
    },
  ]);
  expect(await listEvents()).toHaveLength(1);
  server.serve('/a.ics', calendar);
  const [{ id }] = await ada.call('GET', path);
  expect(await ada.call('POST', `${path}/${id}/refresh`)).toMatchObject({ problem: null });
});

test('a server that never ends its answer holds up no other calendar', async () => {
  const { ada, server, listEvents, signUp } = await createCalendarApp();
  const own = await ada.call('POST', path, {
    url: server.serve('/a.ics', writeCalendar([meeting('Before')])),
  });
  const eve = await signUp();
  const slow = await eve.call('POST', path, { url: server.serve('/slow.ics', writeCalendar([])) });
  server.serve('/a.ics', writeCalendar([meeting('After')]));
  server.serve('/slow.ics', (response) => void response.writeHead(200).write('BEGIN:VCALENDAR\r\n'));
  const waiting = eve.call('POST', `${path}/${slow.id}/refresh`);
  await ada.call('POST', `${path}/${own.id}/refresh`);
  expect(await listEvents()).toEqual(['2026-11-24T09:00 2026-11-24T10:00 After']);
  expect((await eve.send('POST', `${path}/${slow.id}/refresh`)).status).toBe(429);
  await server.close();
  expect(await waiting).toMatchObject({ problem: 'unreachable' });
});

test('when the server stops during a check, the calendar is not marked as failing', async () => {
  const { ada, server, jobDependencies } = await createCalendarApp();
  const url = server.serve('/a.ics', writeCalendar([meeting('Review')]));
  const { id } = await ada.call('POST', path, { url });
  server.serve('/a.ics', () => undefined);
  const stopping = new AbortController();
  const looking = checkCalendar({
    ...jobDependencies.calendars,
    userId: ada.id,
    subscriptionId: id,
    now: new Date('2026-11-21T09:00:00Z'),
    signal: stopping.signal,
  });
  await expect.poll(() => server.received.length).toBe(2);
  stopping.abort();
  await expect(looking).rejects.toThrow();
  expect(await ada.call('GET', path)).toMatchObject([
    { problem: null, checked_at: '2026-11-21T08:00:00.000Z' },
  ]);
});

test.each([
  ['a page', '<!doctype html><title>Sign in</title>', 'not_a_calendar'],
  ['nothing', '', 'not_a_calendar'],
  ['no such file', { status: 404 }, 'no_calendar'],
  ['a question for a password', { status: 401, headers: { 'WWW-Authenticate': 'Basic' } }, 'needs_password'],
  ['an error', { status: 503 }, 'unreachable'],
  [
    'a redirect to a private address',
    { status: 302, headers: { Location: 'https://10.0.0.1/a.ics' } },
    'private_address',
  ],
  ['a redirect to itself', { status: 301, headers: { Location: '/a.ics' } }, 'unreachable'],
  ['that nothing has changed', { status: 304 }, 'unreachable'],
  ['11 MB', { status: 200, body: new Uint8Array(maxCalendarBytes + 1) }, 'too_large'],
  ['too many events', writeCalendar(Array(maxCalendarFileEvents + 1).fill(['SUMMARY:A'])), 'too_large'],
  ['bytes that are no HTTP', (response) => void response.socket?.end('what?\r\n\r\n'), 'unreachable'],
  [
    'half a body',
    (response) =>
      void response.writeHead(200, { 'Content-Length': '9' }).write('BEGIN', () => response.destroy()),
    'unreachable',
  ],
] as [string, Parameters<Awaited<ReturnType<typeof startCalendarServer>>['serve']>[1], string][])(
  'a calendar whose server answers with %s is refused',
  async (_what, answer, code) => {
    const { ada, server } = await createCalendarApp();
    const response = await ada.send('POST', path, { url: server.serve('/a.ics', answer) });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: `calendar_subscriptions.${code}` } });
    expect(await ada.call('GET', path)).toEqual([]);
  },
);

test.each([
  ['https://127.0.0.1/a.ics', 422, 'private_address'],
  ['http://localhost:5432/a.ics', 422, 'private_address'],
  ['webcal://[::1]/a.ics', 422, 'private_address'],
  ['https://ada:secret@example.com/a.ics', 400, 'invalid_address'],
  ['mailto:ada@example.com', 400, 'invalid_address'],
  ['my calendar', 400, 'invalid_address'],
])('%s is refused', async (url, status, code) => {
  const { ada } = await createCalendarApp();
  const response = await ada.send('POST', path, { url });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code: `calendar_subscriptions.${code}` } });
});

test('a redirect is followed', async () => {
  const { ada, server, listEvents } = await createCalendarApp();
  server.serve('/b.ics', writeCalendar([meeting('Review')]));
  await ada.call('POST', path, { url: server.serve('/a', { status: 302, headers: { Location: '/b.ics' } }) });
  expect(await listEvents()).toHaveLength(1);
});

test('a calendar can be renamed, is there once, and is gone when it is removed', async () => {
  const { ada, server, listEvents } = await createCalendarApp();
  const url = server.serve('/a.ics', writeCalendar([meeting('Review')]));
  const { id } = await ada.call('POST', path, { url });
  expect((await ada.send('POST', path, { url })).status).toBe(409);
  expect(await ada.call('PATCH', `${path}/${id}`, { name: 'Team' })).toMatchObject({
    name: 'Team',
    color: '#2563EB',
  });
  await ada.call('DELETE', `${path}/${id}`);
  expect(await listEvents()).toEqual([]);
  expect((await ada.send('DELETE', `${path}/${id}`)).status).toBe(404);
});

test('limits how many calendars there are', async () => {
  const { ada, server } = await createCalendarApp();
  for (let number = 0; number < maxCalendarSubscriptions; number++)
    await ada.call('POST', path, { url: server.serve(`/${number}.ics`, writeCalendar([])) });
  const response = await ada.send('POST', path, { url: server.serve('/more.ics', writeCalendar([])) });
  expect(await response.json()).toMatchObject({ error: { code: 'calendar_subscriptions.too_many' } });
});

test('a device that knows the events is told that they are the same', async () => {
  const { ada, server } = await createCalendarApp();
  await ada.call('POST', path, { url: server.serve('/a.ics', writeCalendar([meeting('Review')])) });
  const address = '/api/calendar/events?from=2026-11-23&to=2026-11-30';
  const etag = (await ada.send('GET', address)).headers.get('ETag') ?? '';
  expect((await ada.send('GET', address, undefined, { 'If-None-Match': etag })).status).toBe(304);
  await ada.call('PATCH', '/api/profile', { time_zone: 'America/Lima' });
  expect((await ada.send('GET', address, undefined, { 'If-None-Match': etag })).status).toBe(200);
});

test('a calendar that takes too long to read holds up nothing', async () => {
  const pool = createCalendarPool({ timeoutMs: 1 });
  onTestFinished(() => void pool.close());
  const bytes = new TextEncoder().encode(writeCalendar(Array(5_000).fill(meeting('Review'))));
  expect(await pool.read({ bytes, from: '2026-11-01', to: '2026-12-01' })).toBe('too_slow');
});

test('an access token exports no addresses', async () => {
  const { ada, server, request } = await createCalendarApp();
  const url = server.serve('/secret.ics', writeCalendar([meeting('Review')]));
  await ada.call('POST', path, { url });
  expect((await ada.call('GET', '/api/export')).calendar_subscriptions).toMatchObject([{ url }]);
  const { token } = await ada.call('POST', '/api/access-tokens', {
    name: 'Script',
    scopes: ['read'],
    expires_in_days: null,
  });
  const exported = await request('/api/export', { headers: { Authorization: `Bearer ${token}` } });
  expect(await exported.json()).toMatchObject({ tasks: [], calendar_subscriptions: [] });
});
