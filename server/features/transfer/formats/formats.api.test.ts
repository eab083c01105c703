import fc from 'fast-check';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { TaskwarriorTask } from '#contract/transfer.ts';
import { createTestApp, type TestUser } from '../../../testing/test-app.ts';

const organization = '/api/organization';
const clock = () => new Date('2026-11-21T08:00:00Z');

const read = async (ada: TestUser, format: string) =>
  (await ada.send('GET', `/api/export?format=${format}`)).text();

/** Adds tasks in the Inbox, a theme, a thread and a project, with a subtask, a trashed one and some of others. */
async function fillAccount(ada: TestUser) {
  const themes = await ada.call('GET', `${organization}/themes`);
  const work = themes.find(({ name }: { name: string }) => name === 'Work');
  const thread = await ada.call('POST', `${organization}/threads`, { theme_id: work.id, title: 'Web site' });
  const project = await ada.call('POST', '/api/projects', { name: 'Move house' });
  const call = await ada.addTask({ title: 'Call Tom', description: '=HYPERLINK("http://evil")' });
  const parent = await ada.addTask({
    title: 'Write page, "About"',
    thread_id: thread.id,
    project_id: project.id,
    priority: 'urgent',
    due_date: '2026-11-23T09:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
    remind_at: '2026-11-23T08:45',
    estimated_pomodoros: 2,
    tags: ['deep work'],
    description: 'First line\nSecond line',
  });
  const child = await ada.addTask({ title: '=1+1', parent_id: parent.id, thread_id: thread.id });
  const done = await ada.addTask({ title: 'Buy *wool*', theme_id: work.id });
  await ada.call('PATCH', `/api/tasks/${done.id}/status?status=completed`);
  const trashed = await ada.addTask({ title: 'Thrown away' });
  await ada.call('DELETE', `/api/tasks/${trashed.id}`);
  return { call, parent, child, done };
}

test('CSV has the open tasks in the columns of Todoist, and nothing that a spreadsheet runs', async () => {
  const { signUp } = await createTestApp({ clock });
  const [ada, eve] = [await signUp(), await signUp()];
  await eve.addTask({ title: 'Of another account' });
  await fillAccount(ada);
  const response = await ada.send('GET', '/api/export?format=csv');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="heddle-2026-11-21.csv"');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString().split('\r\n')).toEqual([
    '\ufeffTYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
    'task,Call Tom," =HYPERLINK(""http://evil"")",4,1,,,,,',
    'section,Work / Web site,,,,,,,,',
    'task,"Write page, ""About"" @deep_work @Move_house","First line\nSecond line",1,1,,,every monday at 09:00 starting 2026-11-23,en,Europe/Vienna',
    'task," =1+1",,4,2,,,,,',
    '',
  ]);
});

test('Markdown has all tasks under their themes and threads, and titles that read as they are', async () => {
  const { signUp } = await createTestApp({ clock });
  const ada = await signUp();
  await fillAccount(ada);
  await ada.addTask({ title: '<b>[x](http://evil) # &amp; \n- [ ] more' });
  await ada.call('POST', '/api/notes', { title: 'Soil', body: 'Clay' });
  await ada.call('POST', '/api/notes', { title: 'Looms', url: 'https://looms.example/a?b=<c>' });
  expect(await read(ada, 'markdown')).toBe(`# Tasks

## Inbox

- [ ] Call Tom

  =HYPERLINK("http://evil")

- [ ] \\<b\\>\\[x\\](http://evil) # \\&amp; - \\[ \\] more

## Work

- [x] Buy \\*wool\\*

### Web site

- [ ] Write page, "About" (due 2026-11-23 09:00, every Monday, reminder 2026-11-23 08:45, urgent priority, 2 pomodoros, project Move house, #deep-work)

  First line
  Second line

  - [ ] =1+1

# Notes

## Soil

Clay

# Saved links

- [Looms](<https://looms.example/a?b=%3Cc%3E>)
`);
});

test('iCalendar has all tasks as to-dos', async () => {
  const { signUp } = await createTestApp({ clock });
  const ada = await signUp();
  const { parent, child, done } = await fillAccount(ada);
  const calendar = new ICAL.Component(ICAL.parse(await read(ada, 'icalendar')));
  const toDos = calendar.getAllSubcomponents('vtodo');
  expect(toDos.map((one) => one.getFirstPropertyValue('summary'))).toEqual([
    'Buy *wool*',
    '=1+1',
    'Write page, "About"',
    'Call Tom',
  ]);
  const [bought, one, page] = toDos;
  expect(bought?.getFirstPropertyValue('status')).toBe('COMPLETED');
  expect(bought?.getFirstPropertyValue('uid')).toBe(`${done.id}@heddle`);
  expect(one?.getFirstPropertyValue('uid')).toBe(`${child.id}@heddle`);
  expect(one?.getFirstPropertyValue('related-to')).toBe(`${parent.id}@heddle`);
  expect(String(page?.getFirstPropertyValue('rrule'))).toBe('FREQ=WEEKLY;BYDAY=MO');
  expect(String(page?.getFirstPropertyValue('due'))).toBe('2026-11-23T09:00:00');
  expect(page?.getFirstProperty('categories')?.getValues()).toEqual([
    'Work',
    'Web site',
    'Move house',
    'deep work',
  ]);
  expect(page?.getFirstSubcomponent('valarm')).not.toBeNull();
});

test('Taskwarrior gets all tasks with the fields it knows', async () => {
  const { signUp } = await createTestApp({ clock });
  const ada = await signUp();
  const { call, parent, child, done } = await fillAccount(ada);
  const rows: TaskwarriorTask[] = await ada.call('GET', '/api/export?format=taskwarrior');
  const stamp = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const times = { entry: expect.any(String), modified: expect.any(String) };
  expect(rows).toEqual([
    {
      ...times,
      uuid: done.id,
      description: 'Buy *wool*',
      status: 'completed',
      end: '20261121T080000Z',
      project: 'Work',
    },
    { ...times, uuid: child.id, description: '=1+1', status: 'pending', project: 'Work.Web site' },
    {
      ...times,
      uuid: parent.id,
      description: 'Write page, "About"',
      status: 'recurring',
      due: '20261123T080000Z',
      recur: '1weeks',
      priority: 'H',
      project: 'Work.Web site',
      tags: ['deep_work', 'Move_house'],
      depends: [child.id],
      annotations: [
        { entry: stamp(parent.created_at), description: 'First line' },
        { entry: expect.any(String), description: 'Second line' },
        { entry: expect.any(String), description: 'Reminder 2026-11-23 08:45' },
      ],
    },
    {
      ...times,
      uuid: call.id,
      description: 'Call Tom',
      status: 'pending',
      annotations: [{ entry: expect.any(String), description: '=HYPERLINK("http://evil")' }],
    },
  ]);
});

test('every format of an account without tasks is a whole file', async () => {
  const { signUp } = await createTestApp({ clock });
  const ada = await signUp();
  expect(await read(ada, 'csv')).toMatch(/^TYPE,[^\r\n]+\r\n$/);
  expect(await read(ada, 'markdown')).toBe('# Tasks\n');
  expect(await ada.call('GET', '/api/export?format=taskwarrior')).toEqual([]);
  expect(ICAL.parse(await read(ada, 'icalendar'))).toBeTruthy();
  expect((await ada.send('GET', '/api/export?format=xml')).status).toBe(400);
});

const hostileText = fc
  .array(
    fc.constantFrom('"', ',', '\n', '\r\n', ';', '=', '+', '-', '@', '\t', "'", '🧵', 'ä', ' ', 'word', '\\'),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');

test('what CSV says is read back as it was, but for spaces around it', async () => {
  const { signUp } = await createTestApp({ clock });
  const ada = await signUp();
  const samples = fc.sample(fc.tuple(hostileText, hostileText), { numRuns: 60 });
  for (const [title, description] of samples) await ada.addTask({ title, description });
  const { data, errors } = Papa.parse<Record<string, string>>(await read(ada, 'csv'), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(60);
  for (const [index, [title, description]] of samples.entries()) {
    expect(data[index]?.CONTENT?.trim()).toBe(title.replace(/\s+/g, ' ').trim());
    expect(data[index]?.DESCRIPTION?.trim()).toBe(description.trim());
    for (const cell of Object.values(data[index] ?? {})) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
  }
});

test('a subtask whose task is completed stands alone among the open tasks', async () => {
  const { signUp } = await createTestApp({ clock });
  const ada = await signUp();
  const done = await ada.addTask({ title: 'Done' });
  const left = await ada.addTask({ title: 'Left over', parent_id: done.id });
  await ada.addTask({ title: 'Last' });
  await ada.call('PATCH', '/api/tasks', { tasks: [{ id: done.id, status: 'completed' }] });
  await ada.call('PATCH', '/api/tasks', { tasks: [{ id: left.id, status: 'pending' }] });
  const { data } = Papa.parse<Record<string, string>>(await read(ada, 'csv'), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data.map(({ CONTENT, INDENT }) => [CONTENT, INDENT])).toEqual([
    ['Left over', '1'],
    ['Last', '1'],
  ]);
});
