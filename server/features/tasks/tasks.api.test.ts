import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import { captureResultSchema, type Task, taskSchema } from '#contract/tasks.ts';
import { createSignedInApp, createTestApp } from '../../testing/test-app.ts';

const sentence = 'buy milk, call the dentist tomorrow 9am and pay the rent on friday!!';

describe('capturing', () => {
  it('makes three tasks of one sentence, each in its theme, with dates and priority', async () => {
    const { signUp } = await createTestApp({ clock: () => new Date('2026-11-18T09:00:00Z') });
    const ada = await signUp();
    const themes = await ada.call('GET', '/api/organization/themes');
    const nameOf = (id: string | null) =>
      themes.find((theme: { id: string }) => theme.id === id)?.name ?? 'Inbox';

    const response = await ada.send('POST', '/api/tasks/?auto_classify=true', {
      title: sentence,
      context: 'Added from quick input',
    });
    expect(response.status).toBe(201);
    const created = captureResultSchema.parse(await response.json());

    expect(created).toMatchObject({ type: 'multi_task', total_created: 3 });
    expect(
      created.tasks.map(({ title, theme_id, due_date, priority, context }) => [
        title.toLowerCase(),
        nameOf(theme_id),
        due_date,
        priority,
        context,
      ]),
    ).toEqual([
      ['buy milk', 'Shopping', null, null, 'Added from quick input'],
      ['call the dentist', 'Health', '2026-11-19T09:00', null, 'Added from quick input'],
      ['pay the rent', 'Finance', '2026-11-20', 'high', 'Added from quick input'],
    ]);
  });

  it('stores a capture once, however often and however concurrently it is sent', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const id = uuidv7();
    const body = {
      id,
      title: 'water the ferns; feed the cat',
      tasks: [{ title: 'Water the ferns' }, { title: 'Feed the cat' }],
    };

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ada.call('POST', '/api/tasks/?auto_classify=true', body)),
    );
    const later = await ada.call('POST', '/api/tasks?auto_classify=true', body);

    for (const answer of [...answers, later])
      expect(answer.tasks.map((task: Task) => task.id)).toEqual([deriveTaskId(id, 0), deriveTaskId(id, 1)]);
    expect(await ada.call('GET', '/api/tasks/')).toHaveLength(2);
    const delta = await ada.call('GET', '/api/sync');
    expect(delta.captures).toMatchObject([{ id, text: body.title }]);
  });

  it('answers a repeated request with what was created, whatever it refers to', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    for (const query of ['true', 'false']) {
      const path = `/api/tasks/?auto_classify=${query}`;
      const id = uuidv7();
      const first = await ada.call('POST', path, { id, title: 'wind the wool' });
      for (const field of ['theme_id', 'thread_id', 'project_id']) {
        const unknown = { title: 'wind the wool', [field]: uuidv7() };
        const [again, other] = await Promise.all([
          ada.send('POST', path, { ...unknown, id }),
          ada.send('POST', path, unknown),
        ]);
        expect(again.status).toBe(201);
        expect(await again.json()).toEqual(first);
        expect(other.status).toBe(404);
      }
    }
    expect(await ada.call('GET', '/api/tasks/')).toHaveLength(2);
  });

  it('keeps the text of a capture that the intake finds no task in', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const created = await ada.call('POST', '/api/tasks/?auto_classify=true', { title: '!!' });
    expect(created.tasks).toHaveLength(1);
    expect((await ada.call('GET', '/api/sync')).captures[0].text).toBe('!!');
  });
});

describe('creating as given', () => {
  it('stores every field and answers the whole task', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const [theme] = await ada.call('GET', '/api/organization/themes');
    const created = await ada.call('POST', '/api/tasks/?auto_classify=false', {
      title: '  Read the lease  ',
      context: 'Theme page',
      priority: 5,
      due: '2026-12-01T08:30:00Z',
      tags: ['home', 'home', 'paper'],
      theme_id: theme.id,
    });
    expect(created).toMatchObject({ type: 'single', total_created: 1 });
    const [task] = created.tasks;
    expect(taskSchema.parse(task)).toMatchObject({
      title: 'Read the lease',
      priority: 'urgent',
      due_date: '2026-12-01T09:30',
      tags: ['home', 'paper'],
      theme_id: theme.id,
      status: 'pending',
      llm_confidence: null,
    });
    expect(await ada.call('GET', `/api/tasks/${task.id}`)).toEqual(task);
  });

  it.each([
    [1, 'low'],
    [2, 'low'],
    [3, 'medium'],
    [4, 'high'],
    [5, 'urgent'],
    ['medium', 'medium'],
    [null, null],
  ])('reads the priority %j as %j', async (given, stored) => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const { tasks } = await ada.call('POST', '/api/tasks/', { title: 'a', priority: given });
    expect(tasks[0].priority).toBe(stored);
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T09:00', '2026-11-21T09:00'],
    ['2026-11-21T09:00:59', '2026-11-21T09:00'],
    ['2026-07-01T23:30:00Z', '2026-07-02T01:30'],
    ['2026-12-31T23:30:00-02:00', '2027-01-01T02:30'],
  ])('reads the due date %s as %s in Vienna', async (given, stored) => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    for (const field of ['due', 'due_date']) {
      const { tasks } = await ada.call('POST', '/api/tasks/', { title: 'a', [field]: given });
      expect(tasks[0].due_date).toBe(stored);
    }
  });

  it('takes a given theme as chosen, and a capture of 300 lines', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const [theme] = await ada.call('GET', '/api/organization/themes');
    const chosen = await ada.call('POST', '/api/tasks/?auto_classify=true', {
      title: 'buy milk',
      theme_id: theme.id,
    });
    expect(chosen.tasks[0]).toMatchObject({ theme_id: theme.id, llm_confidence: null, alternatives: [] });
    const tasks = Array.from({ length: 300 }, (_, index) => ({ title: `line ${index}` }));
    const many = await ada.call('POST', '/api/tasks/?auto_classify=true', { title: 'a long list', tasks });
    expect(many.total_created).toBe(300);
  });

  it('lists the newest first, limited, by theme and from the Inbox, with and without the slash', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const [theme] = await ada.call('GET', '/api/organization/themes');
    for (const title of ['one', 'two', 'three', 'four'])
      await ada.call('POST', '/api/tasks/', { title, theme_id: title === 'two' ? theme.id : null });
    const titles = async (path: string) => (await ada.call('GET', path)).map((task: Task) => task.title);
    expect(await titles('/api/tasks')).toEqual(['four', 'three', 'two', 'one']);
    expect(await titles('/api/tasks/?limit=3')).toEqual(['four', 'three', 'two']);
    expect(await titles(`/api/tasks/?theme_id=${theme.id}`)).toEqual(['two']);
    expect(await titles('/api/tasks/?theme_id=inbox')).toEqual(['four', 'three', 'one']);
  });

  it('stores 200 concurrent tasks, each once, under revisions of their own', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => ada.call('POST', '/api/tasks/', { title: `task ${index}` })),
    );
    const tasks: Task[] = await ada.call('GET', '/api/tasks/');
    expect(new Set(tasks.map((task) => task.title)).size).toBe(200);
    expect(new Set(tasks.map((task) => task.revision)).size).toBe(200);
  });

  it('lets one bad task among concurrent ones fail alone', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ada.send('POST', '/api/tasks/', {
          title: `task ${index}`,
          ...(index === 7 && { theme_id: uuidv7() }),
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).filter((status) => status === 404)).toHaveLength(1);
    expect(await ada.call('GET', '/api/tasks/')).toHaveLength(19);
  });
});

describe('input that cannot be stored', () => {
  const cases: [string, string, unknown, string][] = [
    ['a blank title', 'POST', { title: '   ' }, 'title'],
    ['a missing title', 'POST', {}, 'title'],
    ['a title of the wrong type', 'POST', { title: 7 }, 'title'],
    ['a title over 10,000 characters', 'POST', { title: 'x'.repeat(10_001) }, 'title'],
    ['NUL in a title', 'POST', { title: 'a\u0000b' }, 'title'],
    ['a lone surrogate', 'POST', { title: 'a\ud800b' }, 'title'],
    ['NUL in a tag', 'POST', { title: 'a', tags: ['\u0000'] }, 'tags.0'],
    ['an unknown priority', 'POST', { title: 'a', priority: 'very' }, 'priority'],
    ['a number beyond the priorities', 'POST', { title: 'a', priority: 9 }, 'priority'],
    ['a day that does not exist', 'POST', { title: 'a', due_date: '2026-02-30' }, 'due_date'],
    ['a time that does not exist', 'POST', { title: 'a', due_date: '2026-02-03T25:00' }, 'due_date'],
    ['an estimate below one', 'POST', { title: 'a', estimated_pomodoros: 0 }, 'estimated_pomodoros'],
    ['an id that is none', 'POST', { title: 'a', theme_id: 'work' }, 'theme_id'],
    ['a day of no era in some time zone', 'POST', { title: 'a', due: '9999-12-31T23:59:00-12:00' }, 'due'],
    [
      'an instant of the year 10000 in Vienna',
      'POST',
      { title: 'a', due: '9999-12-31T23:59:59.999Z' },
      'due',
    ],
    ['the same', 'POST', { title: 'a', due_date: '9999-12-31T23:59:59.999Z' }, 'due_date'],
    ['a body that is a list', 'POST', [], ''],
  ];
  it.each(cases)('refuses %s and names the field', async (_name, method, body, field) => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    for (const query of ['true', 'false']) {
      const response = await ada.send(method, `/api/tasks/?auto_classify=${query}`, body);
      expect(response.status).toBe(400);
      const { error } = errorSchema.parse(await response.json());
      expect(error.code).toBe('input.invalid');
      expect(error.issues?.[0]?.field).toBe(field);
      // Words that say what fits, not that something does not.
      expect(error.message).not.toMatch(/Invalid input$/);
    }
    expect(await ada.call('GET', '/api/tasks/')).toEqual([]);
  });

  it('refuses to move a task to an instant of the year 10000 in Vienna', async () => {
    const { ada } = await createSignedInApp();
    const { id } = await ada.addTask({ title: 'a', due_date: '9999-12-31', recurrence: 'FREQ=DAILY' });
    const due_date = '9999-12-31T23:59:59.999Z';
    expect((await ada.send('PUT', `/api/tasks/${id}`, { due_date })).status).toBe(400);
    expect((await ada.send('PATCH', '/api/tasks/', { tasks: [{ id, due_date }] })).status).toBe(400);
    await ada.call('PATCH', `/api/tasks/${id}/status?status=completed`);
  });

  it('takes a title of exactly 10,000 characters, emoji and combining marks included', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const title = '👩‍👩‍👧 é '.repeat(900).trim().slice(0, 9_990).padEnd(10_000, 'x');
    expect((await ada.call('POST', '/api/tasks/', { title })).tasks[0].title).toBe(title);
  });
});

it('refuses a recurrence that is no rule wherever it comes in, and stores rules in one form', async () => {
  const { ada } = await createSignedInApp();
  const { id } = await ada.addTask({ title: 'Water the plants', due_date: '2026-11-30' });
  const bad = { recurrence: 'every monday' };
  const refused = [
    await ada.send('POST', '/api/tasks/', { title: 'Water', ...bad }),
    await ada.send('POST', '/api/tasks/?auto_classify=true', { title: 'Water', ...bad }),
    await ada.send('POST', '/api/tasks/?auto_classify=true', {
      title: 'Water',
      tasks: [{ title: 'Water', ...bad }],
    }),
    await ada.send('PUT', `/api/tasks/${id}`, { recurrence: 'FREQ=WEEKLY;BYDAY=MONDAY' }),
    await ada.send('PATCH', '/api/tasks/', { tasks: [{ id, recurrence: '' }] }),
  ];
  for (const response of refused) {
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('FREQ=WEEKLY;BYDAY=MO');
  }
  expect(await ada.call('GET', '/api/tasks/')).toMatchObject([{ id, recurrence: null }]);
  await ada.call('PUT', `/api/tasks/${id}`, { recurrence: 'RRULE:freq=weekly;byday=mo' });
  await ada.call('PATCH', `/api/tasks/${id}/status?status=DONE`);
  const open = (await ada.call('GET', '/api/tasks/')).filter(({ status }: Task) => status === 'pending');
  expect(open).toMatchObject([{ title: 'Water the plants', recurrence: 'FREQ=WEEKLY;BYDAY=MO' }]);
});

describe('ids of others', () => {
  it('are unknown to everybody else, wherever they can be sent', async () => {
    const { signUp } = await createTestApp();
    const [ada, eve] = [await signUp(), await signUp()];
    const [task] = (await ada.call('POST', '/api/tasks/', { title: 'Secret' })).tasks;
    const [theme] = await ada.call('GET', '/api/organization/themes');
    const project = await ada.call('POST', '/api/projects/', { name: 'Mine' });
    const thread = await ada.call('POST', '/api/organization/threads', { title: 'Mine', theme_id: theme.id });

    const attempts: [string, string, unknown?][] = [
      ['GET', `/api/tasks/${task.id}`],
      ['PUT', `/api/tasks/${task.id}`, { title: 'x' }],
      ['PATCH', `/api/tasks/${task.id}/status?status=DONE`],
      ['DELETE', `/api/tasks/${task.id}`],
      ['POST', `/api/tasks/${task.id}/restore`],
      ['POST', '/api/tasks/', { title: 'x', theme_id: theme.id }],
      ['POST', '/api/tasks/', { title: 'x', project_id: project.id }],
      ['POST', '/api/tasks/', { title: 'x', thread_id: thread.id }],
      ['POST', '/api/tasks/?auto_classify=true', { title: 'x', theme_id: theme.id }],
      ['PUT', `/api/organization/themes/${theme.id}`, { name: 'x' }],
      ['DELETE', `/api/organization/themes/${theme.id}`],
      ['GET', `/api/organization/themes/${theme.id}/threads`],
      ['POST', '/api/organization/threads', { title: 'x', theme_id: theme.id }],
      ['PUT', `/api/organization/threads/${thread.id}`, { title: 'x' }],
      ['DELETE', `/api/organization/threads/${thread.id}`],
      ['PUT', `/api/projects/${project.id}`, { name: 'x' }],
      ['DELETE', `/api/projects/${project.id}`],
      ['GET', `/api/projects/${project.id}/tasks`],
      ['POST', `/api/projects/${project.id}/tasks`, { title: 'x' }],
      ['GET', '/api/tasks/not-an-id'],
      ['DELETE', `/api/tasks/${uuidv7()}`],
    ];
    for (const [method, path, body] of attempts) {
      const response = await eve.send(method, path, body);
      expect([method, path, response.status]).toEqual([method, path, 404]);
    }
    expect(await eve.call('PATCH', '/api/tasks/', { tasks: [{ id: task.id, title: 'x' }] })).toEqual([]);
    expect(await eve.call('GET', '/api/tasks/')).toEqual([]);
    expect(await ada.call('GET', '/api/tasks/')).toEqual([task]);
  });

  it('send what a device captured into them to the Inbox, since no capture is refused', async () => {
    const { signUp } = await createTestApp();
    const [ada, eve] = [await signUp(), await signUp()];
    const [theme] = await ada.call('GET', '/api/organization/themes');
    const capture = { title: 'x', tasks: [{ title: 'x', theme_id: theme.id }] };
    const { tasks } = await eve.call('POST', '/api/tasks/?auto_classify=true', capture);
    expect(tasks).toMatchObject([{ title: 'x', theme_id: null }]);
  });

  it('may be equal for two people without mixing', async () => {
    const { signUp } = await createTestApp();
    const [ada, eve] = [await signUp(), await signUp()];
    const id = uuidv7();
    await ada.call('POST', '/api/tasks/', { id, title: "Ada's" });
    await eve.call('POST', '/api/tasks/', { id, title: "Eve's" });
    expect((await ada.call('GET', `/api/tasks/${id}`)).title).toBe("Ada's");
    expect((await eve.call('GET', `/api/tasks/${id}`)).title).toBe("Eve's");
  });
});
