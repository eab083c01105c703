import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, onTestFinished, test } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { standardThemes } from '#contract/standard-themes.ts';
import { type Export, exportLists, exportSchema } from '#contract/transfer.ts';
import type { AccessTokenScope } from '#contract/vocabularies.ts';
import { startCalendarServer } from '../../testing/calendar-server.ts';
import { callEverything } from '../../testing/call-everything.ts';
import { createToken } from '../../testing/mcp.ts';
import { operatorModel, startModelServer } from '../../testing/model-server.ts';
import { startPushService } from '../../testing/push-service.ts';
import { takeMails } from '../../testing/send-mail.ts';
import { startSpeechServer } from '../../testing/speech-server.ts';
import { createTestApp, type TestUser } from '../../testing/test-app.ts';
import { writeWav } from '../voice/wav.ts';

const clock = () => new Date('2026-11-21T09:00:00Z');

const errorCode = async (response: Response) => errorSchema.parse(await response.json()).error.code;

const readExport = async ({ send }: TestUser): Promise<Export> =>
  exportSchema.parse(await (await send('GET', '/api/export')).json());

/** Imports an export as `user`, and returns what became of it. */
async function restore(app: Awaited<ReturnType<typeof createTestApp>>, user: TestUser, file: unknown) {
  const { id, preview } = await user.call('POST', '/api/imports', file);
  await user.call('POST', `/api/imports/${id}/start`, {});
  await app.runJobs();
  return { id, preview, run: await user.call('GET', `/api/imports/${id}`) };
}

/** What an export says apart from revisions, the person, and the erased themes that an account began with. */
const comparable = ({ profile, exported_at: _at, ...lists }: Export) => ({
  profile: { name: profile.name, time_zone: profile.time_zone },
  ...Object.fromEntries(
    exportLists.map((list) => [
      list,
      lists[list]
        .map((row) => ({ ...row, revision: 0 }))
        .filter(
          (row) =>
            !(
              list === 'themes' &&
              'name' in row &&
              'deleted_at' in row &&
              row.name === '' &&
              row.deleted_at === at
            ),
        ),
    ]),
  ),
});
const at = clock().toISOString();

/** In the order of an export, for what is not compared by its order. */
const sorted = (lists: ReturnType<typeof comparable>) => ({
  ...lists,
  ...Object.fromEntries(
    exportLists
      .filter((list) => list !== 'activity')
      .map((list) => [list, (lists as never)[list] as { id: string }[]] as const)
      .map(([list, rows]) => [list, [...rows].sort((one, other) => (one.id < other.id ? -1 : 1))]),
  ),
});

test('an export with something of everything is restored into an empty account, row by row and field by field', {
  timeout: 120_000,
}, async () => {
  const services = {
    pushService: await startPushService(),
    modelServer: await startModelServer(),
    calendarServer: await startCalendarServer(),
  };
  onTestFinished(services.pushService.close);
  onTestFinished(services.calendarServer.close);
  const speech = await startSpeechServer(() => ({ text: 'Rake the leaves' }));
  onTestFinished(speech.close);
  const app = await createTestApp({
    config: {
      allowedPushHosts: [services.pushService.host],
      allowedWebhookHosts: [services.modelServer.host],
      allowedLlmHosts: [services.modelServer.host],
      allowedCalendarHosts: [services.calendarServer.host],
      llm: operatorModel,
      transcription: { baseUrl: speech.baseUrl, model: 'ears', apiKey: undefined },
    },
  });
  const ada = await app.signUp({ timeZone: 'America/Lima' });
  await callEverything(ada, { ...services, mailPort: await takeMails(app) });
  const tone = Int16Array.from({ length: 16_000 }, (_, i) => 8_000 * Math.sin(i / 10));
  const audio_data = Buffer.from(writeWav({ samples: tone, rateHz: 16_000 })).toString('base64');
  await ada.call('POST', '/api/flat-voice/process-to-tasks', { audio_data });
  await app.runJobs();
  const exported = await readExport(ada);
  for (const list of exportLists) expect(exported[list], list).not.toEqual([]);
  const bob = await app.signUp();
  await bob.call('PUT', '/api/settings/appearance', { value: 'light' });
  const began = Date.now();
  const { preview, run } = await restore(app, bob, exported);
  expect(preview.changed).toEqual([]);
  expect(preview.restores).toEqual(
    Object.fromEntries(exportLists.map((list) => [list, exported[list].length])),
  );
  expect(run).toMatchObject({ state: 'done', added: preview.counts.tasks });
  // A session knows its person's time zone for some seconds.
  const timeZone = async () => (await bob.call('GET', '/api/profile')).time_zone;
  await expect.poll(timeZone, { timeout: 60_000 }).toBe(exported.profile.time_zone);
  const restored = await readExport(bob);
  const isOwn = ({ name, deleted_at }: Export['themes'][number]) =>
    name === '' && deleted_at !== null && Date.parse(deleted_at) >= began;
  expect(restored.themes.filter(isOwn)).toHaveLength(standardThemes.length);
  const own = { ...restored, themes: restored.themes.filter((theme) => !isOwn(theme)) };
  expect(sorted(comparable(own))).toEqual(sorted(comparable(exported)));
  // Devices pull everything that was restored.
  const { tasks, notes } = await bob.call('GET', '/api/sync?limit=5000');
  expect(tasks).toHaveLength(exported.tasks.length);
  expect(notes).toHaveLength(exported.notes.length);
  // What was restored can be used: its recurring tasks go on, and its changes can be taken back.
  const { tasks: added } = await bob.call('POST', '/api/tasks', {
    title: 'Goes on',
    theme_id: tasks.at(-1)?.theme_id,
  });
  expect(added).toHaveLength(1);
});

test('whatever an account holds comes back as it was', { timeout: 120_000 }, async () => {
  const app = await createTestApp({ clock });
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((words) => `x${words}`);
  const task = fc.record({
    title: text,
    description: text,
    due_date: fc.constantFrom(null, '2026-03-29', '2026-03-29T02:30', '2028-02-29'),
    recurrence: fc.constantFrom(null, 'FREQ=DAILY', 'FREQ=MONTHLY;BYMONTHDAY=31'),
    priority: fc.constantFrom(null, 'low', 'urgent'),
    tags: fc.uniqueArray(fc.constantFrom('a', 'B', 'ü', '日本'), { maxLength: 3 }),
    estimated_pomodoros: fc.integer({ min: 1, max: 8 }),
    status: fc.constantFrom('pending', 'in_progress', 'completed'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(task, { minLength: 1, maxLength: 12 }),
      fc.array(text),
      async (tasks, notes) => {
        const [ada, bob] = [await app.signUp(), await app.signUp()];
        for (const fields of tasks) await ada.call('POST', '/api/tasks', fields);
        for (const title of notes) await ada.call('POST', '/api/notes', { title, body: title });
        const exported = await readExport(ada);
        await restore(app, bob, exported);
        expect(sorted(comparable(await readExport(bob)))).toEqual(sorted(comparable(exported)));
      },
    ),
    { numRuns: 8 },
  );
});

test('an export made before projects had places and themes their first names is restored, or brings its tasks', async () => {
  const app = await createTestApp({ clock });
  const [ada, bob, eve] = [await app.signUp(), await app.signUp(), await app.signUp()];
  const { id } = await ada.call('POST', '/api/projects', { name: 'Garden' });
  await ada.call('POST', '/api/tasks', { title: 'Mow the lawn', project_id: id });
  const exported = await readExport(ada);
  const older = {
    ...exported,
    themes: exported.themes.map(({ renamed_from: _renamedFrom, ...theme }) => theme),
    projects: exported.projects.map(({ position: _position, ...project }) => project),
  };
  const { preview } = await restore(app, bob, older);
  expect(preview.changed).toEqual([]);
  expect(sorted(comparable(await readExport(bob)))).toEqual(sorted(comparable(exported)));
  await eve.call('POST', '/api/tasks', { title: 'Mine' });
  expect((await restore(app, eve, older)).run).toMatchObject({ state: 'done', added: 1 });
});

test('an account that is not empty gets the tasks only; one that is filled before the start is not touched', async () => {
  const app = await createTestApp({ clock });
  const [ada, bob, eve] = [await app.signUp(), await app.signUp(), await app.signUp()];
  await ada.call('POST', '/api/tasks', { title: 'Mow the lawn' });
  await ada.call('POST', '/api/notes', { title: 'Soil', body: 'clay' });
  const exported = await readExport(ada);

  await bob.call('POST', '/api/tasks', { title: 'Mine' });
  const { preview } = await restore(app, bob, exported);
  expect(preview.restores).toBeUndefined();
  expect(await bob.call('GET', '/api/notes')).toEqual([]);

  const { id } = await eve.call('POST', '/api/imports', exported);
  await eve.call('POST', '/api/tasks', { title: 'Quicker' });
  const refused = await eve.send('POST', `/api/imports/${id}/start`, {});
  expect([refused.status, await errorCode(refused)]).toEqual([409, 'import.not_empty']);
  await app.runJobs();
  expect((await readExport(eve)).tasks.map(({ title }) => title)).toEqual(['Quicker']);
});

test('what is not a whole export of Heddle brings its tasks where they can be read, or nothing', async () => {
  const app = await createTestApp({ clock });
  const ada = await app.signUp();
  await ada.call('POST', '/api/tasks', { title: 'Mow the lawn' });
  const exported = await readExport(ada);
  const [mow] = exported.tasks;
  const recording = { id: uuidv7(), recorded_at: at, duration_ms: 1000, transcription: 'Rake' };
  const calendar = {
    id: uuidv7(),
    url: 'https://example.com/',
    name: 'Team',
    color: '#2563EB',
    created_at: at,
  };
  const broken = [
    { ...exported, notes: undefined },
    { ...exported, tasks: [{ ...mow, project_id: uuidv7() }] },
    { ...exported, tasks: [mow, mow] },
    { ...exported, profile: { ...exported.profile, name: 'a\u0000b' } },
    { ...exported, recordings: [{ ...recording, capture_id: uuidv7() }] },
    { ...exported, calendar_subscriptions: [calendar, { ...calendar, id: uuidv7() }] },
  ];
  for (const file of broken) {
    const eve = await app.signUp();
    const { preview } = await restore(app, eve, file);
    expect(preview.restores).toBeUndefined();
    expect(preview.changed).toContainEqual({
      row: null,
      title: 'The whole account',
      reason: expect.stringMatching(/^This export cannot be read: .+ Export it again\.$/),
    });
    expect((await readExport(eve)).tasks.map(({ title }) => title)).toEqual(['Mow the lawn']);
  }
  const eve = await app.signUp();
  const response = await eve.send('POST', '/api/imports', { ...exported, tasks: [{ ...mow, title: 7 }] });
  expect(response.status).toBe(422);
});

test('settings that this version does not know, or whose value it does not take, stay in the file', async () => {
  const app = await createTestApp({ clock });
  const [ada, bob] = [await app.signUp(), await app.signUp()];
  await ada.call('PUT', '/api/settings/appearance', { value: 'dark' });
  const exported = await readExport(ada);
  const [dark] = exported.settings;
  const others = [
    { ...dark, id: 'density', value: 7 },
    { ...dark, id: 'constructor', value: {} },
  ];
  await restore(app, bob, { ...exported, settings: [dark, ...others] });
  expect((await readExport(bob)).settings.map(({ id, value }) => [id, value])).toEqual([
    ['appearance', 'dark'],
  ]);
});

test('a restored account is not undone, and is restored once', async () => {
  const app = await createTestApp({ clock });
  const [ada, bob] = [await app.signUp(), await app.signUp()];
  await ada.call('POST', '/api/tasks', { title: 'Mow the lawn' });
  const exported = await readExport(ada);
  const { id } = await restore(app, bob, exported);
  const undo = await bob.send('POST', `/api/imports/${id}/undo`);
  expect([undo.status, await errorCode(undo)]).toEqual([409, 'import.cannot_undo']);
  const again = await restore(app, bob, exported);
  expect(again.run).toMatchObject({ state: 'done', added: 0, existing: 1 });
});

test('settings with values that they do not take are left out, and keep no clean-up of everybody from its work', async () => {
  const app = await createTestApp({ clock });
  const [ada, bob] = [await app.signUp(), await app.signUp()];
  await ada.call('PUT', '/api/settings/appearance', { value: 'dark' });
  const exported = await readExport(ada);
  const [setting] = exported.settings;
  const { preview } = await restore(app, bob, {
    ...exported,
    settings: [
      setting,
      { ...setting, id: 'recording_retention_days', value: 'forever' },
      { ...setting, id: 'quiet_hours', value: 7 },
      { ...setting, id: '__proto__', value: {} },
    ],
    recordings: [
      { id: uuidv7(), recorded_at: at, duration_ms: 1000, transcription: 'Rake', capture_id: null },
    ],
  });
  const days = { defaultDays: 30, abandonedBefore: clock() };
  await app.jobDependencies.recordings.removeOld(clock(), days);
  expect(preview.restores).toMatchObject({ settings: 1, recordings: 1 });
  expect(await bob.call('GET', '/api/settings')).toMatchObject([{ id: 'appearance', value: 'dark' }]);
});

test('an export with rows that the database refuses ends, changes nothing, and keeps nobody from another import', async () => {
  const app = await createTestApp({ clock });
  const [ada, bob] = [await app.signUp(), await app.signUp()];
  await ada.call('POST', '/api/tasks', { title: 'Mow the lawn' });
  const exported = await readExport(ada);
  const [theme] = exported.themes;
  const { preview, run } = await restore(app, bob, {
    ...exported,
    themes: [...exported.themes, { ...theme, id: uuidv7() }],
  });
  expect(preview.restores).toBeDefined();
  expect(run).toMatchObject({ state: 'cancelled', added: 0, failure: 'refused' });
  const { themes, tasks } = await readExport(bob);
  expect([themes.map(({ name }) => name), tasks]).toEqual([exported.themes.map(({ name }) => name), []]);
  expect((await restore(app, bob, exported)).run).toMatchObject({ state: 'done', added: 1 });
});

test('an account that is filled after the start is not touched, and the user is told', async () => {
  const app = await createTestApp({ clock });
  const [ada, bob] = [await app.signUp(), await app.signUp()];
  await ada.call('POST', '/api/tasks', { title: 'Mow the lawn' });
  const { id } = await bob.call('POST', '/api/imports', await readExport(ada));
  await app.jobs.stop();
  await bob.call('POST', `/api/imports/${id}/start`, {});
  await bob.call('POST', '/api/tasks', { title: 'Rake leaves' });
  await app.runJobs();
  expect(await bob.call('GET', `/api/imports/${id}`)).toMatchObject({
    state: 'cancelled',
    failure: 'not_empty',
  });
  expect((await readExport(bob)).tasks.map(({ title }) => title)).toEqual(['Rake leaves']);
});

test('tasks and notes that could not be made here are left out, each with its reason', async () => {
  const app = await createTestApp({ clock });
  const [ada, bob] = [await app.signUp(), await app.signUp()];
  for (const title of ['Mow', 'Rake', 'Sow', 'Dig', 'Weed']) await ada.call('POST', '/api/tasks', { title });
  await ada.call('POST', '/api/notes', { title: 'Beds' });
  const exported = await readExport(ada);
  const idOf = (title: string) => exported.tasks.find((task) => task.title === title)?.id ?? null;
  const [mow, rake, sow] = [idOf('Mow'), idOf('Rake'), idOf('Sow')];
  const { preview, run } = await restore(app, bob, {
    ...exported,
    tasks: exported.tasks.map((task) => ({
      ...task,
      ...(task.id === mow && { title: 'x'.repeat(1_000_000) }),
      ...(task.id === rake && { parent_id: sow }),
      ...(task.id === sow && { parent_id: rake }),
      ...(task.title === 'Dig' && { parent_id: mow }),
      ...(task.title === 'Weed' && { tags: ['y'.repeat(10_000)] }),
    })),
    notes: exported.notes.map((note) => ({ ...note, body: 'z'.repeat(1_000_000) })),
  });
  expect(run.state).toBe('done');
  expect(preview.counts).toMatchObject({ tasks: 1, skipped: 5 });
  expect(preview.skipped.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
    'Its tag is longer than 60 characters.',
    'Its text is longer than 10,000 characters.',
    'Its title is longer than 10,000 characters.',
    'This task is its own subtask.',
    'This task is its own subtask.',
  ]);
  const { tasks, notes } = await readExport(bob);
  expect(tasks.map(({ title, parent_id }) => ({ title, parent_id }))).toEqual([
    { title: 'Dig', parent_id: null },
  ]);
  expect(notes).toEqual([]);
});

test('a token restores an account only if it may change settings', async () => {
  const app = await createTestApp({ clock });
  const [ada, bob] = [await app.signUp(), await app.signUp()];
  await ada.call('POST', '/api/tasks', { title: 'Mow the lawn' });
  const exported = await readExport(ada);
  const startWith = async (scopes: AccessTokenScope[]) => {
    const headers = { Authorization: `Bearer ${await createToken(bob, { scopes })}` };
    const { id } = await bob.call('POST', '/api/imports', exported, headers);
    return bob.send('POST', `/api/imports/${id}/start`, {}, headers);
  };
  const refused = await startWith(['read', 'write']);
  expect([refused.status, await errorCode(refused)]).toEqual([403, 'access_tokens.missing_scope']);
  expect((await startWith(['read', 'write', 'settings'])).status).toBe(202);
});
