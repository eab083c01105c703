import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { standardThemes } from '#contract/standard-themes.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { createSignedInApp, createTestApp, type TestUser } from '../../testing/test-app.ts';

const listNames = async (user: TestUser) =>
  (await user.call('GET', '/api/organization/themes')).map((theme: Theme) => theme.name);

const capture = async (user: TestUser, title: string): Promise<Task> =>
  (await user.call('POST', '/api/tasks/?auto_classify=true', { title })).tasks[0];

const readRefusal = async (response: Response) => ({
  status: response.status,
  ...errorSchema.parse(await response.json()).error,
});

describe('the standard themes', () => {
  it('exist from the start, in order, with icon, color and origin', async () => {
    const { ada } = await createSignedInApp();
    const themes = await ada.call('GET', '/api/organization/themes');
    expect(themes).toMatchObject(
      standardThemes.map((theme, position) => ({ ...theme, position, origin: 'standard', task_count: 0 })),
    );
    expect(themes.map((theme: Theme) => theme.name)).toEqual([
      'Health',
      'Work',
      'Personal',
      'Shopping',
      'Finance',
      'Learning',
    ]);
  });

  it('are created once, however many first requests arrive at once', async () => {
    const { ada } = await createSignedInApp();
    await Promise.all(Array.from({ length: 10 }, () => ada.call('GET', '/api/organization/themes')));
    expect(await listNames(ada)).toHaveLength(6);
  });

  it('refuse their deletion', async () => {
    const { ada } = await createSignedInApp();
    const [health] = await ada.call('GET', '/api/organization/themes');
    const answer = await ada.send('DELETE', `/api/organization/themes/${health.id}`);
    expect(await readRefusal(answer)).toMatchObject({ status: 403, code: 'themes.standard' });
    expect((await ada.call('GET', '/api/organization/themes'))[0]).toEqual(health);
  });

  it('can be renamed and recolored, and tasks are still filed there', async () => {
    const { ada } = await createSignedInApp();
    const [health] = await ada.call('GET', '/api/organization/themes');
    const path = `/api/organization/themes/${health.id}`;
    const changed = await ada.call('PUT', path, { name: 'Body', color: '#112233', icon: 'dumbbell' });
    expect(changed).toMatchObject({
      name: 'Body',
      color: '#112233',
      origin: 'standard',
      renamed_from: 'Health',
    });
    expect(await ada.call('PUT', path, { name: 'Fitness' })).toMatchObject({ renamed_from: 'Health' });
    expect(await capture(ada, 'call the dentist about my toothache')).toMatchObject({ theme_id: health.id });
  });

  it('leave their first name to a theme of one’s own, which then gets what is filed by that name', async () => {
    const { ada } = await createSignedInApp();
    const [health] = await ada.call('GET', '/api/organization/themes');
    await ada.call('PUT', `/api/organization/themes/${health.id}`, { name: 'Body' });
    const own = await ada.call('POST', '/api/organization/themes', { name: 'Health' });
    expect(await capture(ada, 'call the dentist about my toothache')).toMatchObject({ theme_id: health.id });
    expect(await capture(ada, 'buy stamps #health')).toMatchObject({ theme_id: own.id });
  });
});

it('themes, standard ones too, are put into another order', async () => {
  const { ada } = await createSignedInApp();
  const garden = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
  const before = await ada.call('GET', '/api/organization/themes');
  const order = [garden, ...before.slice(0, 6)];
  for (const [position, { id }] of order.entries())
    await ada.call('PUT', `/api/organization/themes/${id}`, { position });
  expect(await listNames(ada)).toEqual(order.map(({ name }) => name));
  for (const position of [-1, 1.5, '2'])
    expect((await ada.send('PUT', `/api/organization/themes/${garden.id}`, { position })).status).toBe(400);
});

it('has one of the icons of the set, and keeps an older one until another is chosen', async () => {
  const { ada, database } = await createSignedInApp();
  const path = '/api/organization/themes';
  const refused = await ada.send('POST', path, { name: 'Garden', icon: 'javascript:alert(1)' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { issues: [{ field: 'icon' }] } });
  const { id } = await ada.call('POST', path, { name: 'Garden', icon: 'sprout' });
  await database.handle.authPool.query(`update themes set icon = 'tulip' where id = $1`, [id]);
  expect(await ada.call('PUT', `${path}/${id}`, { name: 'Allotment' })).toMatchObject({ icon: 'tulip' });
  expect((await ada.send('PUT', `${path}/${id}`, { icon: 'tulip' })).status).toBe(400);
  expect(await ada.call('PUT', `${path}/${id}`, { icon: 'leaf' })).toMatchObject({ icon: 'leaf' });
});

describe("a theme of one's own", () => {
  it('comes after the existing ones, and can be renamed, recolored and deleted', async () => {
    const { ada } = await createSignedInApp();
    const path = '/api/organization/themes';
    const garden = await ada.call('POST', path, { name: '  Garden ', color: '#336633', icon: 'sprout' });
    expect(garden).toMatchObject({ name: 'Garden', color: '#336633', icon: 'sprout', origin: 'user' });
    const band = await ada.call('POST', path, { name: 'Band' });
    expect((await listNames(ada)).slice(6)).toEqual(['Garden', 'Band']);

    const renamed = await ada.call('PUT', `${path}/${garden.id}`, { name: 'Allotment' });
    expect(renamed).toMatchObject({ name: 'Allotment', color: '#336633' });
    expect(renamed.revision).toBeGreaterThan(band.revision);
    expect(await ada.call('PUT', `${path}/${garden.id}`, { color: '#123456' })).toMatchObject({
      name: 'Allotment',
      color: '#123456',
    });

    expect((await ada.send('DELETE', `${path}/${garden.id}`)).status).toBe(204);
    expect((await listNames(ada)).slice(6)).toEqual(['Band']);
    expect((await ada.send('DELETE', `${path}/${garden.id}`)).status).toBe(204);
    expect((await ada.send('PUT', `${path}/${garden.id}`, { name: 'Back' })).status).toBe(404);
    expect((await ada.send('GET', `${path}/${garden.id}/threads`)).status).toBe(404);
  });

  it('is created once under an id of the client, however often and concurrently it is sent', async () => {
    const { ada } = await createSignedInApp();
    const body = { id: uuidv7(), name: 'Garden' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ada.call('POST', '/api/organization/themes', body)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await listNames(ada)).slice(6)).toEqual(['Garden']);
  });

  it('changes nothing, its revision included, when it is sent what it already has', async () => {
    const { ada } = await createSignedInApp();
    const garden = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    const same = await ada.call('PUT', `/api/organization/themes/${garden.id}`, { name: 'Garden' });
    expect(same).toEqual(garden);
  });

  it.each([
    ['a blank name', { name: '  ' }, 'name'],
    ['no name', {}, 'name'],
    ['a name nobody can see', { name: '\u200b\u2060\ufeff' }, 'name'],
    ['a name of fillers', { name: '\u3164\u2800' }, 'name'],
    ['a name that means this folder', { name: '.' }, 'name'],
    ['a name that means the folder above', { name: ' .. ' }, 'name'],
    ['a name over 60 characters', { name: 'x'.repeat(61) }, 'name'],
    ['a color that is none', { name: 'Garden', color: 'green' }, 'color'],
    ['an id that is none', { name: 'Garden', id: '7' }, 'id'],
  ])('is refused with %s', async (_what, body, field) => {
    const { ada } = await createSignedInApp();
    const answer = await readRefusal(await ada.send('POST', '/api/organization/themes', body));
    expect(answer).toMatchObject({ status: 400, code: 'input.invalid', issues: [{ field }] });
  });
});

describe('the name of a theme', () => {
  it.each([
    ['a standard one in other letters', 'wORK'],
    ["one of one's own", 'äpfel & Birnen'],
    ['with white space around it', '  Work '],
    ['the Inbox', 'Inbox'],
    ['the Inbox in other letters', 'inBOX'],
  ])('cannot be taken twice: %s', async (_what, name) => {
    const { ada } = await createSignedInApp();
    await ada.call('POST', '/api/organization/themes', { name: 'Äpfel & Birnen' });
    const other = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    for (const answer of [
      await ada.send('POST', '/api/organization/themes', { name }),
      await ada.send('PUT', `/api/organization/themes/${other.id}`, { name }),
    ])
      expect(await readRefusal(answer)).toMatchObject({
        status: 409,
        code: 'themes.name_taken',
        issues: [{ field: 'name' }],
      });
    expect(await listNames(ada)).toHaveLength(8);
  });

  it.each([
    ['K', { taken: ['k'], free: [] }],
    ['İstanbul', { taken: ['İSTANBUL', 'istanbul'], free: ['i\u0307stanbul'] }],
    ['ẞ', { taken: ['ß'], free: ['SS'] }],
    ['ΟΔΟΣ', { taken: ['οδοσ'], free: ['οδος'] }],
    ['ǅ', { taken: ['ǆ', 'Ǆ'], free: [] }],
    ['ﬁ', { taken: [], free: ['FI'] }],
    ['日本', { taken: [], free: [] }],
  ])('is taken where only the case of single characters differs: %s', async (name, { taken, free }) => {
    const { ada } = await createSignedInApp();
    const statusOf = async (other: string) =>
      (await ada.send('POST', '/api/organization/themes', { name: other })).status;
    expect(await statusOf(name)).toBe(201);
    for (const other of [name, ...taken]) expect([other, await statusOf(other)]).toEqual([other, 409]);
    for (const other of free) expect([other, await statusOf(other)]).toEqual([other, 201]);
  });

  it('goes to only one of several concurrent claims', async () => {
    const { ada } = await createSignedInApp();
    const answers = await Promise.all(
      ['Garden', 'GARDEN', 'garden', 'gArDeN'].map((name) =>
        ada.send('POST', '/api/organization/themes', { name }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('may change its letters only, is free again after deletion, and free for other people', async () => {
    const { signUp } = await createTestApp();
    const [ada, eve] = [await signUp(), await signUp()];
    const garden = await ada.call('POST', '/api/organization/themes', { name: 'garden' });
    await eve.call('POST', '/api/organization/themes', { name: 'garden' });
    await ada.call('PUT', `/api/organization/themes/${garden.id}`, { name: 'Garden' });
    await ada.call('DELETE', `/api/organization/themes/${garden.id}`);
    await ada.call('POST', '/api/organization/themes', { name: 'GARDEN' });
    expect((await listNames(ada)).slice(6)).toEqual(['GARDEN']);
  });
});

describe('deleting a theme', () => {
  it('sends its tasks to the Inbox, in the trash too, and deletes its threads', async () => {
    const { ada } = await createSignedInApp();
    const garden = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    const beds = await ada.call('POST', '/api/organization/threads', { theme_id: garden.id, title: 'Beds' });
    const [loose] = (await ada.call('POST', '/api/tasks/', { title: 'Rake', theme_id: garden.id })).tasks;
    const [inThread] = (await ada.call('POST', '/api/tasks/', { title: 'Sow', thread_id: beds.id })).tasks;
    const [trashed] = (await ada.call('POST', '/api/tasks/', { title: 'Mow', theme_id: garden.id })).tasks;
    await ada.call('DELETE', `/api/tasks/${trashed.id}`);

    await ada.call('DELETE', `/api/organization/themes/${garden.id}`);

    const inbox: Task[] = await ada.call('GET', '/api/tasks/?theme_id=inbox');
    expect(inbox.map(({ id, thread_id }) => [id, thread_id])).toEqual([
      [inThread.id, null],
      [loose.id, null],
    ]);
    expect(await ada.call('POST', `/api/tasks/${trashed.id}/restore`)).toMatchObject({ theme_id: null });
    const delta = await ada.call('GET', '/api/sync');
    expect(delta.threads).toMatchObject([{ id: beds.id, deleted_at: expect.any(String) }]);
    expect(delta.themes.find((theme: Theme) => theme.id === garden.id)).toMatchObject({
      deleted_at: expect.any(String),
    });
  });

  it('is one transaction: nobody ever sees half of it', async () => {
    const { signUp, database } = await createTestApp();
    const ada = await signUp();
    const garden = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    const beds = await ada.call('POST', '/api/organization/threads', { theme_id: garden.id, title: 'Beds' });
    await ada.call('POST', '/api/tasks/', { title: 'Rake', theme_id: garden.id });
    await ada.call('POST', '/api/tasks/', { title: 'Sow', thread_id: beds.id });

    await ada.call('DELETE', `/api/organization/themes/${garden.id}`);

    const { rows } = await database.handle.authPool.query(
      `select xmin::text as transaction, count(*)::integer from (
         select xmin from themes where id = $1 union all select xmin from threads where id = $2
         union all select xmin from tasks union all select xmin from activity where action = 'deleted'
       ) as written group by 1`,
      [garden.id, beds.id],
    );
    expect(rows).toEqual([{ transaction: expect.any(String), count: 6 }]);
  });

  it('loses no task that is created or moved into it at the same moment', async () => {
    const { ada } = await createSignedInApp();
    const garden = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    const [other] = (await ada.call('POST', '/api/tasks/', { title: 'moved' })).tasks;
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) =>
        ada.call('POST', '/api/tasks/', { title: `task ${index}`, theme_id: garden.id }),
      ),
      ada.call('DELETE', `/api/organization/themes/${garden.id}`),
      ada.call('PUT', `/api/tasks/${other.id}`, { theme_id: garden.id }),
    ]);
    expect(await ada.call('GET', '/api/organization/overview')).toMatchObject({ inbox_count: 21 });
  });

  it('lets a task that names it afterwards go to the Inbox, and refuses one it never had', async () => {
    const { ada } = await createSignedInApp();
    const garden = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    const [task] = (await ada.call('POST', '/api/tasks/', { title: 'Rake', due: '2026-12-01' })).tasks;
    await ada.call('DELETE', `/api/organization/themes/${garden.id}`);

    const [late] = (await ada.call('POST', '/api/tasks/', { title: 'Sow', theme_id: garden.id })).tasks;
    expect(late).toMatchObject({ title: 'Sow', theme_id: null });
    const shown = { title: 'Mow', tasks: [{ title: 'Mow', theme_id: garden.id }] };
    const captured = await ada.call('POST', '/api/tasks/?auto_classify=true', shown);
    expect(captured.tasks[0]).toMatchObject({ title: 'Mow', theme_id: null });
    const edit = { title: 'Rake leaves', theme_id: garden.id };
    expect(await ada.call('PUT', `/api/tasks/${task.id}`, edit)).toMatchObject({
      title: 'Rake leaves',
      theme_id: null,
      due_date: '2026-12-01',
    });
    const never = await ada.send('PUT', `/api/tasks/${task.id}`, { theme_id: uuidv7() });
    expect(await readRefusal(never)).toMatchObject({ status: 404, code: 'themes.not_found' });
  });
});

describe('the overview', () => {
  it('counts what is in the Inbox and in each theme, without the trash', async () => {
    const { ada } = await createSignedInApp();
    const [health, work] = await ada.call('GET', '/api/organization/themes');
    const add = async (title: string, theme_id: string | null) =>
      (await ada.call('POST', '/api/tasks/', { title, theme_id })).tasks[0];
    await add('one', null);
    await add('two', work.id);
    await ada.call('PATCH', `/api/tasks/${(await add('three', work.id)).id}/status?status=DONE`);
    await ada.call('DELETE', `/api/tasks/${(await add('four', work.id)).id}`);
    await ada.call('DELETE', `/api/tasks/${(await add('five', null)).id}`);
    await add('six', health.id);

    const overview = await ada.call('GET', '/api/organization/overview');
    expect(overview.inbox_count).toBe(1);
    expect(overview.themes.map((theme: { task_count: number }) => theme.task_count)).toEqual([
      1, 2, 0, 0, 0, 0,
    ]);
    expect(await ada.call('GET', '/api/organization/themes')).toEqual(overview.themes);
  });
});
