import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Import } from '#contract/imports.ts';
import { maxImportBytes } from '#contract/limits.ts';
import type { Project } from '#contract/projects.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';
import { importBatchSize } from '../../config/limits.ts';
import { checkResponse } from '../../testing/check-response.ts';
import { createSignedInApp, type TestUser } from '../../testing/test-app.ts';

const clock = () => new Date('2026-11-21T09:00:00Z');

const garden = [
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
  'task,Mow the lawn @weekend,With the new mower,1,1,,,every saturday,en,',
  'task,Sharpen the blade,,4,2,,,2026-12-05 09:30,en,',
  'section,Beds,,,,,,,,',
  'task,Plant tulips,,3,1,,,,,',
  'task,Odd,,4,1,,,every third moon,en,',
].join('\r\n');

type App = Awaited<ReturnType<typeof createSignedInApp>>;

/** Adds ways to import as somebody who is signed in. */
function importing({ request }: Pick<App, 'request'>, ada: TestUser) {
  const upload = async (file: string | Uint8Array<ArrayBuffer>, query: Record<string, string> = {}) => {
    const path = `/api/imports?${new URLSearchParams({ file_name: 'Garden.csv', ...query })}`;
    const response = await request(path, {
      method: 'POST',
      headers: { Authorization: ada.authorization, 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    await checkResponse('POST', path, response);
    return response;
  };
  const preview = async (...given: Parameters<typeof upload>): Promise<Import> => {
    const response = await upload(...given);
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()) as Import;
  };
  const start = (id: string, themes: object[] = []): Promise<Import> =>
    ada.call('POST', `/api/imports/${id}/start`, { themes });
  const read = (id: string): Promise<Import> => ada.call('GET', `/api/imports/${id}`);
  const tasks = async (): Promise<Map<string, Task>> =>
    new Map(((await ada.call('GET', '/api/tasks')) as Task[]).map((task) => [task.title, task]));
  return { upload, preview, start, read, tasks };
}

async function open(options: Parameters<typeof createSignedInApp>[0] = { clock }) {
  const app = await createSignedInApp(options);
  const user = importing(app, app.ada);
  const importFile = async (...given: Parameters<typeof user.upload>): Promise<Import> => {
    const { id } = await user.preview(...given);
    await user.start(id);
    await app.runJobs();
    return user.read(id);
  };
  return { ...app, ...user, importFile };
}

test('shows what a file would become, and adds nothing before it is started', async () => {
  const { preview, tasks, ada } = await open();
  const shown = await preview(garden);
  expect(shown).toMatchObject({ state: 'preview', source: 'todoist', file_name: 'Garden.csv', read: 0 });
  expect(shown.preview.counts).toEqual({
    tasks: 4,
    subtasks: 1,
    completed: 0,
    dated: 2,
    recurring: 1,
    threads: 1,
    tags: 1,
    skipped: 0,
    changed: 1,
  });
  expect(shown.preview.projects).toMatchObject([{ name: 'Garden', tasks: 4, threads: ['Beds'] }]);
  expect(shown.preview.changed).toMatchObject([{ row: 6, title: 'Odd' }]);
  expect(await tasks()).toHaveLength(0);
  expect(await ada.call('GET', '/api/imports/latest')).toEqual({ import: shown });
});

test('adds projects, threads, tags, subtasks, dates and recurrences, where the user wants them', async () => {
  const { preview, start, runJobs, read, tasks, ada } = await open();
  const themes: Theme[] = await ada.call('GET', '/api/organization/themes');
  const learning = themes.find(({ name }) => name === 'Learning')?.id ?? '';
  const { id, preview: shown } = await preview(garden);
  const started = await start(id, [{ project: shown.projects[0]?.key, theme_id: learning }]);
  expect(started.state).toBe('running');
  await runJobs();
  expect(await read(id)).toMatchObject({ state: 'done', read: 4, added: 4, existing: 0 });
  const [project] = (await ada.call('GET', '/api/projects')) as [Project];
  const [thread] = (await ada.call('GET', `/api/organization/themes/${learning}/threads`)) as [Thread];
  expect([project.name, thread.title]).toEqual(['Garden', 'Beds']);
  const added = await tasks();
  const place = { project_id: project.id, theme_id: learning };
  expect(added.get('Mow the lawn')).toMatchObject({
    ...place,
    description: 'With the new mower',
    priority: 'urgent',
    due_date: '2026-11-21',
    recurrence: 'FREQ=WEEKLY;BYDAY=SA',
    tags: ['weekend'],
    context: 'Imported from Todoist',
    thread_id: null,
    llm_confidence: null,
  });
  expect(added.get('Sharpen the blade')).toMatchObject({
    ...place,
    parent_id: added.get('Mow the lawn')?.id,
    due_date: '2026-12-05T09:30',
  });
  expect(added.get('Plant tulips')).toMatchObject({ ...place, thread_id: thread.id, priority: 'medium' });
  expect(added.get('Odd')?.description).toBe('When: every third moon');
  // The first of the file is the first of the list.
  expect([...added.keys()]).toEqual(['Mow the lawn', 'Plant tulips', 'Odd', 'Sharpen the blade']);
});

test('adds nothing twice, and what was undone again', async () => {
  const { importFile, tasks, ada } = await open();
  const first = await importFile(garden);
  expect(await importFile(garden)).toMatchObject({ state: 'done', added: 0, existing: 4 });
  const ids = [...(await tasks()).values()].map(({ id }) => id);
  await ada.call('POST', `/api/changes/${first.change_id}/undo`);
  expect(await tasks()).toHaveLength(0);
  expect(await ada.call('GET', '/api/projects')).toEqual([]);
  expect(await importFile(garden)).toMatchObject({ state: 'done', added: 4, existing: 0 });
  const again = await tasks();
  expect([...again.values()].map(({ id }) => id)).not.toEqual(expect.arrayContaining(ids));
  expect(again.get('Sharpen the blade')?.parent_id).toBe(again.get('Mow the lawn')?.id);
  expect(await importFile(garden)).toMatchObject({ added: 0, existing: 4 });
});

test('one undo takes back everything, but what was there before', async () => {
  const { importFile, tasks, ada } = await open();
  const mine: Project = await ada.call('POST', '/api/projects', { name: 'garden' });
  await ada.addTask({ title: 'Mine', project_id: mine.id });
  const { change_id } = await importFile(garden);
  expect((await tasks()).get('Plant tulips')?.project_id).toBe(mine.id);
  await ada.call('POST', `/api/changes/${change_id}/undo`);
  expect([...(await tasks()).keys()]).toEqual(['Mine']);
  expect(await ada.call('GET', '/api/projects')).toMatchObject([{ id: mine.id }]);
});

test('is undone in batches, as one change that can be undone', async () => {
  const { importFile, tasks, ada, read, runJobs } = await open();
  const { id } = await importFile(list(importBatchSize * 2), { file_name: '' });
  const { id: small } = await importFile(garden);
  const undoing: Import = await ada.call('POST', `/api/imports/${small}/undo`);
  expect(undoing.state).toBe('undoing');
  await runJobs();
  expect((await read(small)).state).toBe('undone');
  expect(await ada.call('GET', '/api/projects')).toEqual([]);
  expect(await tasks()).toHaveLength(importBatchSize * 2);
  await ada.call('POST', `/api/imports/${id}/undo`);
  await runJobs();
  expect(await tasks()).toHaveLength(0);
  await ada.call('POST', `/api/changes/${undoing.undo_id}/undo`);
  expect([...(await tasks()).keys()]).toContain('Plant tulips');
  expect(await ada.call('GET', '/api/projects')).toHaveLength(1);
});

const list = (length: number) => Array.from({ length }, (_, index) => `Task ${index + 1}`).join('\n');

test('can be cancelled: what was added stays, and can be undone', async () => {
  const { preview, start, runJobs, read, tasks, ada, jobDependencies } = await open();
  const { inTransaction } = jobDependencies.imports;
  const { id, change_id } = await preview(list(importBatchSize * 3), { file_name: '' });
  // Somebody cancels after the first batch.
  jobDependencies.imports.inTransaction = async (userId, write) => {
    const result = await inTransaction(userId, write);
    if ((await read(id)).read === importBatchSize) await ada.call('DELETE', `/api/imports/${id}`);
    return result;
  };
  await start(id);
  await runJobs();
  expect(await read(id)).toMatchObject({ state: 'cancelled', read: importBatchSize, added: importBatchSize });
  expect(await tasks()).toHaveLength(importBatchSize);
  await ada.call('POST', `/api/changes/${change_id}/undo`);
  expect(await tasks()).toHaveLength(0);
});

test('continues where it stopped when its process died', async () => {
  const { preview, start, runJobs, read, tasks, jobDependencies } = await open();
  const { inTransaction } = jobDependencies.imports;
  let died = false;
  jobDependencies.imports.inTransaction = async (userId, write) => {
    const result = await inTransaction(userId, write);
    if (died) return result;
    died = true;
    throw new Error('The process was killed');
  };
  const { id } = await preview(list(importBatchSize * 2 + 10), { file_name: '' });
  await start(id);
  await runJobs();
  await runJobs();
  expect(died).toBe(true);
  const total = importBatchSize * 2 + 10;
  expect(await read(id)).toMatchObject({ state: 'done', read: total, added: total, existing: 0 });
  expect(await tasks()).toHaveLength(total);
});

test('refuses a second start beside one in progress, and a start of what has ended', async () => {
  const { preview, importFile, ada, jobDependencies } = await open();
  const done = await importFile(garden);
  expect((await ada.send('POST', `/api/imports/${done.id}/start`, {})).status).toBe(409);
  const running = await preview(garden);
  const { imports } = jobDependencies.imports;
  await imports.start(ada.id, running.id, { projects: [], threads: [], themes: {} });
  const other = await preview(garden);
  const refused = await ada.send('POST', `/api/imports/${other.id}/start`, {});
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: 'import.running' } });
});

test('nobody sees or touches the import of somebody else', async () => {
  const { preview, signUp, read, ...app } = await open();
  const { id } = await preview(garden);
  const eve = await signUp();
  for (const [method, path, body] of [
    ['GET', `/api/imports/${id}`],
    ['POST', `/api/imports/${id}/start`, {}],
    ['POST', `/api/imports/${id}/undo`],
    ['DELETE', `/api/imports/${id}`],
  ] as const)
    expect((await eve.send(method, path, body)).status).toBe(404);
  expect(await eve.call('GET', '/api/imports/latest')).toEqual({ import: null });
  const { id: own } = await importing(app, eve).preview(garden);
  expect((await read(id)).state).toBe('preview');
  expect(own).not.toBe(id);
  expect((await app.request('/api/imports/latest')).status).toBe(401);
});

test('discards a preview, and forgets one that nobody imports', async () => {
  let now = clock();
  const { preview, ada, runJobs, jobs } = await open({ clock: () => now });
  const { id } = await preview(garden);
  await ada.call('DELETE', `/api/imports/${id}`);
  expect((await ada.send('GET', `/api/imports/${id}`)).status).toBe(404);
  const { id: old } = await preview(garden);
  now = new Date('2026-11-22T10:00:00Z');
  await jobs.enqueue('trash-sweep', {});
  await runJobs();
  expect((await ada.send('GET', `/api/imports/${old}`)).status).toBe(404);
});

const zipBomb = (declared: number) => {
  const zip = zipSync({ 'todo.txt': new Uint8Array(maxImportBytes + 1) }, { level: 9 });
  const view = new DataView(zip.buffer, zip.byteOffset);
  // The central directory says what it unpacks to, truly or not.
  for (let at = 0; at < zip.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, declared, true);
  return Uint8Array.from(zip);
};

test('refuses what is too large, packed or unpacked, before it takes memory', async () => {
  const { upload } = await open();
  const large = await upload(new Uint8Array(maxImportBytes + 1));
  expect([large.status, await large.json()]).toMatchObject([413, { error: { code: 'input.too_large' } }]);
  const bomb = await upload(zipBomb(maxImportBytes + 1));
  expect([bomb.status, await bomb.json()]).toMatchObject([413, { error: { code: 'import.too_large' } }]);
  const liar = await upload(zipBomb(100));
  expect(liar.status).toBe(422);
  const many = await upload(list(100_001), { file_name: '' });
  expect([many.status, await many.json()]).toMatchObject([413, { error: { code: 'import.too_many' } }]);
});

test('says what to do about a file that cannot be read', async () => {
  const { upload } = await open();
  const refusal = async (file: string | Uint8Array<ArrayBuffer>, query: Record<string, string> = {}) => {
    const response = await upload(file, query);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    return [response.status, error.code, error.message];
  };
  expect(await refusal('')).toEqual([422, 'import.unknown_format', expect.stringContaining('empty')]);
  expect(await refusal(Uint8Array.from([0, 1, 2, 3]), { file_name: 'a.xls' })).toEqual([
    422,
    'import.unknown_format',
    'Spreadsheets cannot be read. Save the sheet as CSV and choose that file.',
  ]);
  expect(await refusal(Uint8Array.from(zipSync({ 'xl/a.xml': new Uint8Array(3) })))).toEqual([
    422,
    'import.unknown_format',
    expect.stringContaining('Unpack it'),
  ]);
  expect(await refusal('{"some": "json"}', { file_name: 'a.json' })).toEqual([
    422,
    'import.unknown_format',
    expect.any(String),
  ]);
  expect(await refusal(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]))).toEqual([
    422,
    'import.damaged',
    expect.any(String),
  ]);
  expect(await refusal(garden, { source: 'vikunja' })).toEqual([
    422,
    'import.unknown_format',
    expect.any(String),
  ]);
  expect(await refusal(garden, { columns: '{"title":-1}' })).toEqual([
    400,
    'input.invalid',
    expect.any(String),
  ]);
});

test('reads one file of a user at a time', async () => {
  const { upload } = await open();
  const statuses = (await Promise.all([upload(list(5000)), upload(list(5000))])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 429]);
});

test('brings an export of Heddle into another account, with its themes and threads, and none into its own', async () => {
  const { ada, signUp, preview, importFile, tasks: own, ...app } = await open();
  const theme = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
  const thread = await ada.call('POST', '/api/organization/threads', { theme_id: theme.id, title: 'Beds' });
  const project = await ada.call('POST', '/api/projects', { name: 'Move', color: '#2E8B57' });
  await ada.call('PUT', `/api/projects/${project.id}`, { archived: true });
  const dig = await ada.addTask({
    title: 'Dig',
    description: 'Deep',
    thread_id: thread.id,
    project_id: project.id,
    tags: ['outside'],
    priority: 'low',
    due_date: '2026-12-01',
    recurrence: 'FREQ=WEEKLY',
    recurs_from_completion: true,
    remind_at: '2026-12-01T08:00',
  });
  const left = await ada.addTask({ title: 'Left', parent_id: dig.id, status: 'completed' });
  const late = await ada.addTask({ title: 'Late', remind_at: '2026-11-20T08:00' });
  const trashed = await ada.addTask({ title: 'Trashed' });
  await ada.call('DELETE', `/api/tasks/${trashed.id}`);
  const file = await (await ada.send('GET', '/api/export')).text();
  expect(await importFile(file, { file_name: 'heddle.json' })).toMatchObject({ added: 0, existing: 3 });

  const eve = await signUp();
  // An empty account would be restored.
  await eve.call('POST', '/api/notes', { title: 'Mine', body: '' });
  const other = importing(app, eve);
  const { id, preview: shown } = await other.preview(file, { file_name: 'heddle.json' });
  expect(shown.skipped).toMatchObject([{ title: '1 task' }]);
  await other.start(id);
  await app.runJobs();
  const added = await other.tasks();
  const [garden] = ((await eve.call('GET', '/api/organization/themes')) as Theme[]).filter(
    ({ name }) => name === 'Garden',
  );
  const [beds] = await eve.call('GET', `/api/organization/themes/${garden?.id}/threads`);
  const place = { theme_id: garden?.id, thread_id: beds.id, project_id: project.id };
  expect(added.get('Dig')).toEqual({
    ...dig,
    ...place,
    context: 'Imported from Heddle',
    filed_at: expect.any(String),
    updated_at: expect.any(String),
    revision: expect.any(Number),
  });
  expect(added.get('Left')).toMatchObject({ ...place, id: left.id, parent_id: dig.id, status: 'completed' });
  expect(added.get('Left')?.completed_at).toBe(left.completed_at);
  // A reminder of the past would ring at once.
  expect(added.get('Late')).toMatchObject({ id: late.id, remind_at: null });
  expect(await eve.call('GET', '/api/projects')).toMatchObject([
    { color: '#2E8B57', archived_at: expect.any(String) },
  ]);
  expect((await own()).get('Dig')).toEqual(dig);
});

test('takes the columns that the user chooses', async () => {
  const { preview, importFile, tasks } = await open();
  const file = 'Was;Wann;Wo\nMilch;21.12.2026;Laden\nBrot;;Laden';
  const guessed = await preview(file, { file_name: 'a.csv' });
  expect(guessed.preview.columns).toEqual({ headers: ['Was', 'Wann', 'Wo'], chosen: { title: 0 } });
  const columns = JSON.stringify({ title: 0, due: 1, project: 2 });
  await importFile(file, { file_name: 'a.csv', columns });
  expect((await tasks()).get('Milch')).toMatchObject({ due_date: '2026-12-21' });
});
