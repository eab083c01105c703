import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { sentAtHeader } from '#contract/sync-headers.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { createSignedInApp, createTestApp, type TestUser } from '../../testing/test-app.ts';

const path = '/api/tasks/?auto_classify=true';

const capture = (user: TestUser, body: object): Promise<{ type: string; tasks: Task[] }> =>
  user.call('POST', path, body);

async function start({ now = '2026-11-18T09:00:00Z' } = {}) {
  const clock = { now: new Date(now) };
  const { ada } = await createSignedInApp({ clock: () => clock.now });
  const themes: { id: string; name: string }[] = await ada.call('GET', '/api/organization/themes');
  return { ada, clock, themeId: (name: string) => themes.find((theme) => theme.name === name)?.id ?? null };
}

describe('a captured text', () => {
  it('is stored as entered, with its time, beside the tasks made from it', async () => {
    const { ada } = await start();
    const id = uuidv7();
    const text = 'buy milk,\ncall Tom — "later" 🥛';
    const { tasks } = await capture(ada, {
      id,
      title: text,
      context: 'Voice',
      captured_at: '2026-11-18T08:00:00Z',
    });
    const { captures } = await ada.call('GET', '/api/sync');
    expect(captures).toEqual([
      { id, text, context: 'Voice', captured_at: '2026-11-18T08:00:00.000Z', revision: expect.any(Number) },
    ]);
    for (const [position, task] of tasks.entries())
      expect(task).toMatchObject({
        id: deriveTaskId(id, position),
        capture_id: id,
        context: 'Voice',
        created_at: '2026-11-18T08:00:00.000Z',
      });
  });

  it('is never dated later than now', async () => {
    const { ada } = await start();
    await capture(ada, { title: 'buy milk', captured_at: '2030-01-01T00:00:00Z' });
    expect((await ada.call('GET', '/api/sync')).captures[0].captured_at).toBe('2026-11-18T09:00:00.000Z');
  });

  it('is dated by the server’s clock, however wrong the device’s clock is', async () => {
    const { ada } = await start();
    for (const [sent, captured_at] of [
      ['2025-01-01T12:00:00Z', '2025-01-01T10:00:00Z'],
      ['2030-01-01T12:00:00Z', '2030-01-01T10:00:00Z'],
    ])
      await ada.call('POST', path, { title: 'buy milk', captured_at }, { [sentAtHeader]: sent ?? '' });
    const { captures, tasks } = await ada.call('GET', '/api/sync');
    for (const capture of captures) expect(capture.captured_at).toBe('2026-11-18T07:00:00.000Z');
    for (const task of tasks) expect(task.created_at).toBe('2026-11-18T07:00:00.000Z');
  });

  it('is understood in the time zone of the user and at the moment it was captured', async () => {
    const { ada } = await start({ now: '2026-11-20T23:30:00Z' });
    const [today] = (await capture(ada, { title: 'water the ferns today' })).tasks;
    expect(today?.due_date).toBe('2026-11-21');
    const offline = { title: 'water the ferns tomorrow', captured_at: '2026-11-18T09:00:00Z' };
    expect((await capture(ada, offline)).tasks[0]?.due_date).toBe('2026-11-19');
  });

  it('becomes what the person was shown, not what the server would read', async () => {
    const { ada, themeId } = await start();
    const { type, tasks } = await capture(ada, {
      title: 'buy milk and call Tom',
      tasks: [{ title: 'Buy milk and call Tom', theme_id: themeId('Personal'), due_date: '2026-12-01' }],
    });
    expect(type).toBe('single');
    expect(tasks).toMatchObject([
      { title: 'Buy milk and call Tom', theme_id: themeId('Personal'), due_date: '2026-12-01' },
    ]);
  });

  it('takes the fields given with it for every task in it', async () => {
    const { ada, themeId } = await start();
    const { type, tasks } = await capture(ada, {
      title: 'buy milk, call Tom',
      theme_id: themeId('Work'),
      priority: 4,
      due: '2026-12-24',
      tags: ['party'],
    });
    expect(type).toBe('multi_task');
    for (const task of tasks)
      expect(task).toMatchObject({
        theme_id: themeId('Work'),
        priority: 'high',
        due_date: '2026-12-24',
        tags: ['party'],
      });
  });

  it('does not restore a deleted task when it is sent again', async () => {
    const { ada } = await start();
    const body = { id: uuidv7(), title: 'buy milk, call Tom' };
    const first = await capture(ada, body);
    await ada.call('DELETE', `/api/tasks/${first.tasks[0]?.id}`);
    const again = await capture(ada, body);
    expect(again.tasks.map((task) => task.id)).toEqual(first.tasks.map((task) => task.id));
    expect(again.tasks[0]?.deleted_at).not.toBeNull();
    expect(await ada.call('GET', '/api/tasks/')).toHaveLength(1);
  });

  it('stays with the first text when its id is used for another', async () => {
    const { ada } = await start();
    const id = uuidv7();
    await capture(ada, { id, title: 'buy milk' });
    const { tasks } = await capture(ada, { id, title: 'sell the cow' });
    expect(tasks.map((task) => task.title.toLowerCase())).toEqual(['buy milk']);
    expect((await ada.call('GET', '/api/sync')).captures).toMatchObject([{ text: 'buy milk' }]);
  });

  it('stores nothing at all when it is given a theme that the user never had', async () => {
    const { ada } = await start();
    const tasks = [{ title: 'one' }, { title: 'two' }];
    expect((await ada.send('POST', path, { title: 'one, two', tasks, theme_id: uuidv7() })).status).toBe(404);
    expect(await ada.call('GET', '/api/sync')).toMatchObject({ tasks: [], captures: [] });
  });

  it('of 10,000 characters with hundreds of tasks is accepted whole', async () => {
    const { ada } = await start();
    const title = Array.from({ length: 400 }, (_, index) => `water fern number ${index}`)
      .join('\n')
      .slice(0, 10_000)
      .trim();
    const { tasks } = await capture(ada, { title });
    expect(tasks.length).toBeGreaterThan(300);
    expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length);
    expect((await ada.call('GET', '/api/sync')).captures[0].text).toBe(title);
  });
});

describe("a user's own words", () => {
  it('never come from another user', async () => {
    const { signUp } = await createTestApp();
    const [ada, eve] = [await signUp(), await signUp()];
    const garden = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    const project = await ada.call('POST', '/api/projects/', { name: 'Orchard' });
    for (const title of ['prune the quince', 'water the quince', 'mulch the quince'])
      await ada.call('POST', '/api/tasks/', { title, theme_id: garden.id });
    const [task] = (await capture(eve, { title: 'prune the old quince #Orchard' })).tasks;
    expect(task?.theme_id).not.toBe(garden.id);
    expect(task?.project_id).not.toBe(project.id);
  });

  it('file a task into the project it names', async () => {
    const { ada } = await start();
    const project = await ada.call('POST', '/api/projects/', { name: 'Orchard' });
    const [task] = (await capture(ada, { title: 'buy a ladder #Orchard' })).tasks;
    expect(task?.project_id).toBe(project.id);
  });
});

it('knows each new name, tag and filing from the next text', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const capture = async (title: string) =>
    (await ada.call('POST', '/api/tasks/?auto_classify=true', { title })).tasks[0];
  const odd = 'zorblat the quinfle';
  expect((await capture(`${odd} #Gardenia`)).project_id).toBeNull();
  const project = await ada.call('POST', '/api/projects/', { name: 'Gardenia' });
  expect((await capture(`${odd} #Gardenia`)).project_id).toBe(project.id);
  await ada.call('PUT', `/api/projects/${project.id}`, { name: 'Fernery' });
  expect((await capture(`${odd} #Gardenia`)).project_id).toBeNull();

  const themes = await ada.call('GET', '/api/organization/themes');
  const health = themes.find(({ name }: { name: string }) => name === 'Health');
  const unsure = await capture(odd);
  expect(unsure.theme_id).not.toBe(health.id);
  await ada.call('PUT', `/api/tasks/${unsure.id}`, { theme_id: health.id });
  expect((await capture(odd)).theme_id).toBe(health.id);
  await ada.call('PUT', '/api/settings/intake_reset_at', {
    value: new Date(Date.now() + 1000).toISOString(),
  });
  expect((await capture(odd)).theme_id).not.toBe(health.id);
});

it('learns from tasks that the person moves to the Inbox, not from those that a deleted theme leaves there', async () => {
  const { ada, themeId } = await start();
  const themeOf = async (title: string) => (await capture(ada, { title })).tasks[0]?.theme_id;
  const [milk] = (await capture(ada, { title: 'buy oat milk' })).tasks;
  expect(milk?.theme_id).toBe(themeId('Shopping'));
  const moved = await ada.call('PUT', `/api/tasks/${milk?.id}`, { theme_id: null });
  expect(moved).toMatchObject({ theme_id: null, llm_confidence: null });
  expect(await themeOf('buy oat milk')).toBeNull();
  expect(await themeOf('buy socks')).toBe(themeId('Shopping'));
  await ada.call('PUT', '/api/settings/intake_reset_at', { value: '2026-11-18T09:00:01Z' });
  expect(await themeOf('buy oat milk')).toBe(themeId('Shopping'));
  await ada.call('PATCH', `/api/tasks/${milk?.id}/status?status=completed`);
  expect(await themeOf('buy oat milk'), 'what was forgotten stays so').toBe(themeId('Shopping'));

  const attic = await ada.call('POST', '/api/organization/themes', { name: 'Attic' });
  const [tea] = (await capture(ada, { title: 'buy green tea' })).tasks;
  await ada.call('PUT', `/api/tasks/${tea?.id}`, { theme_id: attic.id });
  await ada.call('DELETE', `/api/organization/themes/${attic.id}`);
  expect(await themeOf('buy green tea')).toBe(themeId('Shopping'));
});

describe('the language of the request', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'Zahnarzt am 3. Mai um 9 Uhr', 'Zahnarzt', '2027-05-03T09:00'],
    ['en;q=0.5, fr-FR', 'payer le loyer après-demain', 'payer le loyer', '2026-11-20'],
    ['en-GB', 'dentist 4/12', 'dentist', '2026-12-04'],
    ['en-US', 'dentist 4/12', 'dentist', '2027-04-12'],
    ['*', 'dentist 4/12', 'dentist', '2027-04-12'],
    ['not a language, ;;;', 'dentist tomorrow', 'dentist', '2026-11-19'],
  ])('%j reads %j', async (language, text, title, due_date) => {
    const { ada } = await start();
    const { tasks } = await ada.call('POST', path, { title: text }, { 'Accept-Language': language });
    expect(tasks).toMatchObject([{ title, due_date }]);
  });
});
