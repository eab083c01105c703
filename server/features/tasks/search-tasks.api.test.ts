import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { compileFilter } from '#domain/filter/compile-filter.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import { createSignedInApp, createTestApp, type TestUser } from '../../testing/test-app.ts';

/** Words that share pieces, in several scripts, with letters that fold to others or to several. */
const words = [
  'milk',
  'Milky',
  'ilk',
  'Straße',
  'STRASSE',
  'Żółw',
  'İzmir',
  'молоко',
  'МОЛОКО',
  '牛乳',
  '牛',
  'tv',
  'tvs',
  'q',
  'Æon',
  'ﬁne',
  'e\u0301t\u00e9',
  '👍🏽 ok',
  'a%b_c',
  "d'accord",
];
const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));

const term = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...words, 'missing', 'il', 'ß', '乳', 'к', 'ZWO', '%', 'fi', 'ete'),
  },
  { weight: 2, arbitrary: text.map((words) => `"${words}"`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '@milk',
      '@mil*',
      '@*л*о',
      '@q',
      'no tags',
      'p1',
      'no priority',
      'overdue',
      'is:open',
      'is:done',
      'today',
      'due < tomorrow',
      'due <= 2026-11-21T09:00',
      'due >= 2026-11-20',
      'due > today',
      'no date',
      'no time',
    ),
  },
);
const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    term,
    fc
      .tuple(tie('filter'), fc.constantFrom(' & ', ' | '), tie('filter'))
      .map(([one, sign, other]) => `(${one}${sign}${other})`),
    tie('filter').map((part) => `!(${part})`),
  ),
}));

const fields = fc.record(
  {
    title: text,
    description: text,
    context: text,
    tags: fc.uniqueArray(fc.constantFrom('milk', 'МОЛОКО', 'q'), { maxLength: 2 }),
    priority: fc.constantFrom('urgent', null),
    status: fc.constantFrom('pending', 'completed'),
    due_date: fc.constantFrom(
      '2026-11-20',
      '2026-11-21',
      '2026-11-21T08:59',
      '2026-11-21T09:00',
      '2026-11-22',
      null,
    ),
  },
  { requiredKeys: ['title'] },
);

async function search(ada: TestUser, filter: string, more = ''): Promise<Task[]> {
  return ada.call('GET', `/api/tasks/?filter=${encodeURIComponent(filter)}${more}`);
}

/** Returns the ids that the browser's search finds among all of the user's tasks. */
function searchInMemory(tasks: Task[], filter: string): string[] {
  const parsed = parseFilter(filter);
  if (!parsed.ok) throw new Error(`${filter} cannot be read`);
  const context = {
    themes: [],
    threads: [],
    projects: [],
    now: '2026-11-21T09:00',
    timeZone: 'UTC',
    weekStart: 'monday' as const,
  };
  return tasks.filter(compileFilter(parsed.filter, context)).map(({ id }) => id);
}

const idsOf = (tasks: Task[]) => tasks.map(({ id }) => id);

/** Copies a task of the user so often that its index is filled in the background. */
const copyTask = async (
  { database }: Awaited<ReturnType<typeof createSignedInApp>>,
  id: string,
  count: number,
) =>
  sql`
    with counter as (update revision_counters set revision = revision + ${count} returning revision - ${count} as revision)
    insert into tasks select (jsonb_populate_record(tasks, jsonb_build_object('id', gen_random_uuid(),
      'title', 'Rake ' || number, 'revision', counter.revision + number))).*
    from tasks, counter, generate_series(1, ${count}::integer) as number where id = ${id}
  `.execute(database.handle.db);

it('finds what the browser finds, whatever the texts, the filter and the changes since', async () => {
  const { signUp } = await createTestApp({ clock: () => new Date('2026-11-21T09:00:00Z') });
  const ada = await signUp({ timeZone: 'UTC' });
  const change = fc.record({ at: fc.nat(), to: fc.option(fields) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fields, { minLength: 1, maxLength: 6 }),
      fc.array(change, { maxLength: 3 }),
      fc.array(filter, { minLength: 4, maxLength: 8 }),
      async (created, changes, filters) => {
        for (const task of created) await ada.addTask(task);
        const before: Task[] = await ada.call('GET', '/api/tasks/');
        for (const { at, to } of changes) {
          const path = `/api/tasks/${before[at % before.length]?.id}`;
          if (to) await ada.send('PUT', path, to);
          else await ada.send('DELETE', path);
        }
        const tasks: Task[] = await ada.call('GET', '/api/tasks/');
        for (const filter of filters) {
          const expected = searchInMemory(tasks, filter);
          expect(idsOf(await search(ada, filter)), filter).toEqual(expected);
          expect(idsOf(await search(ada, filter, '&limit=2')), filter).toEqual(expected.slice(0, 2));
          const after = tasks[Math.floor(tasks.length / 2)]?.id;
          if (after)
            expect(idsOf(await search(ada, filter, `&after=${after}`)), filter).toEqual(
              expected.filter(
                (id) => tasks.findIndex((task) => task.id === id) > tasks.findIndex(({ id }) => id === after),
              ),
            );
        }
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

it('answers while many tasks are being indexed, and goes through the list for a word that most have', async () => {
  const app = await createSignedInApp();
  const { ada } = app;
  const { id } = await ada.addTask({ title: 'Rake' });
  await copyTask(app, id, 2500);
  expect(await search(ada, 'rake 1234')).toMatchObject([{ title: 'Rake 1234' }]);
  expect(await search(ada, 'rake')).toHaveLength(2501);
  const indexed = () => app.database.handle.db.selectFrom('task_search').select('task_id').execute();
  await expect.poll(indexed, { timeout: 20_000 }).toHaveLength(2501);
  expect(await search(ada, 'rake 1234')).toMatchObject([{ title: 'Rake 1234' }]);
  expect(await search(ada, 'rake', '&limit=3')).toHaveLength(3);
});

it('finds nothing of others, and keeps nothing of what is erased', async () => {
  const { ada, signUp, database } = await createSignedInApp();
  const eve = await signUp();
  const secret = await ada.addTask({ title: 'Bury the secretgold' });
  await eve.addTask({ title: 'Look for the secretgold' });
  expect(await search(ada, 'secretgold')).toMatchObject([{ id: secret.id }]);
  expect(await search(eve, 'secretgold')).toMatchObject([{ title: 'Look for the secretgold' }]);
  await ada.call('DELETE', `/api/tasks/${secret.id}`);
  expect(await search(ada, 'secretgold')).toEqual([]);
  await ada.call('DELETE', `/api/trash/${secret.id}`);
  const rows = await database.handle.db.selectFrom('task_search').select('user_id').execute();
  expect(rows).toEqual([{ user_id: eve.id }]);
  expect(await search(ada, 'secretgold')).toEqual([]);
});
