import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CalendarFeed } from '#contract/calendar.ts';
import { calendarFetchRate, maxCalendarFeeds } from '../../config/limits.ts';
import { createTestApp, type TestUser } from '../../testing/test-app.ts';

const clock = () => new Date('2026-11-21T08:00:00Z');

const pathOf = ({ url }: CalendarFeed) => new URL(url).pathname;
const addFeed = (ada: TestUser, input: object = {}): Promise<CalendarFeed> =>
  ada.call('POST', '/api/calendar/feeds', input);

async function createFeedApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp({ clock, ...options });
  /** Fetches as a calendar app does, without any account. */
  const fetchFeed = (feed: CalendarFeed, headers: Record<string, string> = {}) =>
    app.request(pathOf(feed), { headers });
  const readFeed = async (feed: CalendarFeed) =>
    new ICAL.Component(ICAL.parse(await (await fetchFeed(feed)).text()));
  const listTitles = async (feed: CalendarFeed) =>
    (await readFeed(feed)).getAllSubcomponents('vevent').map((one) => one.getFirstPropertyValue('summary'));
  return { ...app, ada: await app.signUp(), fetchFeed, readFeed, listTitles };
}

test('a feed shows the open tasks with a date to whoever knows its address', async () => {
  const { ada, signUp, fetchFeed } = await createFeedApp();
  const eve = await signUp();
  await eve.addTask({ title: 'Of another account', due_date: '2026-11-22' });
  await ada.addTask({ title: 'Without a date' });
  const [done, trashed] = [
    await ada.addTask({ title: 'Done', due_date: '2026-11-22' }),
    await ada.addTask({ title: 'Thrown away', due_date: '2026-11-22' }),
  ];
  await ada.call('PATCH', `/api/tasks/${done.id}/status?status=completed`);
  await ada.call('DELETE', `/api/tasks/${trashed.id}`);
  await ada.addTask({
    title: 'Call Tom',
    due_date: '2026-11-23T09:00',
    remind_at: '2026-11-23T08:50',
    estimated_pomodoros: 2,
    recurrence: 'FREQ=WEEKLY',
  });
  await ada.addTask({ title: 'Pay rent', due_date: '2026-11-30' });
  await ada.call('PUT', '/api/settings/work_duration', { value: 30 });
  const feed = await addFeed(ada, { name: 'Ada’s tasks' });
  expect(feed.url).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{64}\.ics$/);

  const response = await fetchFeed(feed);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Ada’s tasks');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Vienna');
  expect(calendar.getAllSubcomponents('vtodo')).toEqual([]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(
    events.map(({ summary, startDate, endDate, component }) => [
      summary,
      startDate.toJSDate().toISOString(),
      startDate.isDate,
      (endDate.toUnixTime() - startDate.toUnixTime()) / 60,
      String(component.getFirstPropertyValue('rrule')),
    ]),
  ).toEqual([
    ['Call Tom', '2026-11-23T08:00:00.000Z', false, 60, 'FREQ=WEEKLY;BYDAY=MO'],
    ['Pay rent', expect.any(String), true, 1440, 'null'],
  ]);
  expect(String(events[0]?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))).toBe(
    '-PT10M',
  );
  expect((await ada.call('GET', '/api/calendar/feeds'))[0].last_fetched_at).toBe('2026-11-21T08:00:00.000Z');
});

test('a feed of a theme or a project shows its tasks only, and to-dos where that was chosen', async () => {
  const { ada, listTitles, readFeed } = await createFeedApp();
  const themes = await ada.call('GET', '/api/organization/themes');
  const work = themes.find(({ name }: { name: string }) => name === 'Work');
  const project = await ada.call('POST', '/api/projects', { name: 'Move' });
  const due_date = '2026-11-23';
  await ada.addTask({ title: 'Of work', theme_id: work.id, due_date });
  await ada.addTask({ title: 'Of the move', project_id: project.id, due_date: `${due_date}T10:00` });
  await ada.addTask({ title: 'Of the move, some time', project_id: project.id, due_date });
  expect(await listTitles(await addFeed(ada, { theme_id: work.id }))).toEqual(['Of work']);
  expect(await listTitles(await addFeed(ada, { project_id: project.id }))).toEqual([
    'Of the move, some time',
    'Of the move',
  ]);
  const calendar = await readFeed(await addFeed(ada, { project_id: project.id, day_tasks: 'to_dos' }));
  const titles = (name: string) =>
    calendar.getAllSubcomponents(name).map((one) => one.getFirstPropertyValue('summary'));
  expect([titles('vevent'), titles('vtodo')]).toEqual([['Of the move'], ['Of the move, some time']]);
});

test('a feed ends when it is deleted or renewed, and nobody can tell that from an address that never was', async () => {
  const { ada, request, fetchFeed, listTitles } = await createFeedApp();
  await ada.addTask({ title: 'Call Tom', due_date: '2026-11-23' });
  const [deleted, renewed, kept] = [await addFeed(ada), await addFeed(ada), await addFeed(ada)];
  await ada.call('DELETE', `/api/calendar/feeds/${deleted.id}`);
  const fresh = await ada.call('POST', `/api/calendar/feeds/${renewed.id}/renew`);
  expect(fresh).toMatchObject({ name: renewed.name, last_fetched_at: null });
  expect(await listTitles(fresh)).toEqual(['Call Tom']);
  expect(await listTitles(kept)).toEqual(['Call Tom']);

  const token = pathOf(kept).slice('/calendar/'.length, -'.ics'.length);
  const answers = await Promise.all(
    [
      pathOf(deleted),
      pathOf(renewed),
      `/calendar/${'A'.repeat(64)}.ics`,
      `/calendar/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}.ics`,
      `/calendar/${token}A.ics`,
      '/calendar/a.ics',
    ].map(async (path) => {
      const response = await request(path);
      const { error } = (await response.json()) as { error: object };
      return [response.status, { ...error, request_id: null }, response.headers.get('ETag')];
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(404);
  expect((await request('/calendar/')).status).toBe(404);
  expect((await request(pathOf(kept), { method: 'DELETE' })).status).toBe(404);
  expect((await fetchFeed(kept)).status).toBe(200);
});

test('feeds of others can be neither seen nor changed', async () => {
  const { ada, signUp, fetchFeed, request } = await createFeedApp();
  const eve = await signUp();
  const feed = await addFeed(ada);
  expect(await eve.call('GET', '/api/calendar/feeds')).toEqual([]);
  expect((await eve.send('DELETE', `/api/calendar/feeds/${feed.id}`)).status).toBe(404);
  expect((await eve.send('POST', `/api/calendar/feeds/${feed.id}/renew`)).status).toBe(404);
  const theme = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
  const project = await ada.call('POST', '/api/projects', { name: 'Move' });
  expect((await eve.send('POST', '/api/calendar/feeds', { theme_id: theme.id })).status).toBe(404);
  expect((await eve.send('POST', '/api/calendar/feeds', { project_id: project.id })).status).toBe(404);
  expect(
    (await ada.send('POST', '/api/calendar/feeds', { theme_id: theme.id, project_id: project.id })).status,
  ).toBe(400);
  expect((await request('/api/calendar/feeds', { headers: { Cookie: ada.cookie } })).status).toBe(401);
  expect((await fetchFeed(feed)).status).toBe(200);
});

test('the address signs nobody in, is of this server only, and is not written to the log', async () => {
  const { ada, request, fetchFeed, logged, database } = await createFeedApp();
  const feed = await addFeed(ada);
  const token = pathOf(feed).slice('/calendar/'.length, -'.ics'.length);
  expect((await request('/api/tasks/', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401);
  const other = await createTestApp({ database, config: { secret: 'another secret of 32 characters.' } });
  expect((await other.request(pathOf(feed))).status).toBe(404);

  await database.handle.authPool.query('alter table themes rename to themes_away');
  await expect((await fetchFeed(feed)).text()).rejects.toThrow();
  expect(logged.join()).toContain('/calendar');
  expect(logged.join()).not.toContain(token);
});

test('an app that has the newest calendar is told so without it, until something changes', async () => {
  let now = clock();
  const { ada, fetchFeed } = await createFeedApp({ clock: () => now });
  await ada.addTask({ title: 'Call Tom', due_date: '2026-11-23' });
  const feed = await addFeed(ada);
  const etag = (await fetchFeed(feed)).headers.get('ETag') ?? '';
  const ask = async (tag: string) => (await fetchFeed(feed, { 'If-None-Match': tag })).status;
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*']) expect(await ask(tag)).toBe(304);
  expect(await ask('"other"')).toBe(200);
  expect(await (await fetchFeed(feed, { 'If-None-Match': etag })).text()).toBe('');

  await ada.addTask({ title: 'Call Eve', due_date: '2026-11-24' });
  expect(await ask(etag)).toBe(200);
  const second = (await fetchFeed(feed)).headers.get('ETag') ?? '';
  await ada.call('PATCH', '/api/profile', { time_zone: 'America/Lima' });
  expect(await ask(second)).toBe(200);
  const third = (await fetchFeed(feed)).headers.get('ETag') ?? '';
  expect(await ask(third)).toBe(304);
  now = new Date('2026-11-22T12:00:00Z');
  expect(await ask(third)).toBe(200);
});

test('a feed that is fetched too often is refused for a while, and others are not', async () => {
  const { ada, fetchFeed, request } = await createFeedApp();
  const [busy, calm] = [await addFeed(ada), await addFeed(ada)];
  for (let count = 0; count < calendarFetchRate.maxFetches; count++)
    expect((await fetchFeed(busy, { 'If-None-Match': '*' })).status).toBe(304);
  const refused = await fetchFeed(busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  for (let count = 0; count < calendarFetchRate.maxFetches; count++)
    expect((await request(`/calendar/guess${count}.ics`)).status).toBe(404);
  expect((await request('/calendar/guess.ics')).status).toBe(429);
  expect((await fetchFeed(calm)).status).toBe(200);
});

test('there can be only so many feeds', async () => {
  const { ada } = await createFeedApp();
  for (let count = 0; count < maxCalendarFeeds; count++) await addFeed(ada);
  const refused = await ada.send('POST', '/api/calendar/feeds', {});
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: 'calendar.too_many_feeds' } });
});

test('thousands of tasks arrive completely, compressed, each once', async () => {
  const { ada, database, fetchFeed } = await createFeedApp();
  await database.handle.authPool.query(
    `with counted as (update revision_counters set revision = revision + 1200 where user_id = $1 returning revision)
     insert into tasks (user_id, id, title, context, description, status, tags, auto_tags, estimated_pomodoros,
                        alternatives, due_date, created_at, updated_at, revision)
     select $1, gen_random_uuid(), 'Task ' || n, '', '', 'pending', '{}', '{}', 1, '[]', '2026-12-0' || 1 + n % 5,
            now(), now(), counted.revision - 1200 + n
     from counted, generate_series(1, 1200) n`,
    [ada.id],
  );
  const response = await fetchFeed(await addFeed(ada), { 'Accept-Encoding': 'gzip' });
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  const text = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text();
  expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(1200);
  expect(text.match(/^SUMMARY:/gm)).toHaveLength(1200);
});

test('titles and names that look like parts of a calendar are only text', async () => {
  const { ada, readFeed } = await createFeedApp();
  const title = 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\\n; "🧵"';
  await ada.addTask({ title, description: '</script>\nRRULE:FREQ=SECONDLY', due_date: '2026-11-23' });
  const calendar = await readFeed(await addFeed(ada, { name: 'a\r\nMETHOD:CANCEL' }));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent']);
  expect(calendar.getAllProperties('method').map((one) => one.getFirstValue())).toEqual(['PUBLISH']);
  const event = calendar.getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(title.replaceAll('\r\n', '\n'));
  expect(event?.getFirstProperty('rrule')).toBeNull();
});

test('feeds are deleted with their account', async () => {
  const { ada, request, fetchFeed } = await createFeedApp();
  const feed = await addFeed(ada);
  const response = await request('/api/auth/delete-user', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000', Cookie: ada.cookie },
    body: JSON.stringify({ password: ada.password }),
  });
  expect(response.status).toBe(200);
  expect((await fetchFeed(feed)).status).toBe(404);
});
