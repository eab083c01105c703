import { expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { editedAtHeader } from '#contract/sync-headers.ts';
import type { Task } from '#contract/tasks.ts';
import {
  brokenFilterCases,
  caseInstant,
  caseProjects,
  caseTasks,
  caseThreads,
  caseTimeZone,
  filterCases,
} from '#domain/filter/filter-cases.ts';
import { createTestApp, type TestUser } from '../../testing/test-app.ts';

/** Makes the tasks of the cases through the API, as a client does; returns how to ask for keys by filter. */
async function createCaseTasks(ada: TestUser) {
  const themes: { id: string; name: string }[] = await ada.call('GET', '/api/organization/themes');
  const themeId = (name: string | undefined) => themes.find((theme) => theme.name === name)?.id ?? null;
  const made = new Map<string, string>();
  for (const { title, theme } of caseThreads)
    made.set(
      title,
      (await ada.call('POST', '/api/organization/threads', { title, theme_id: themeId(theme) })).id,
    );
  for (const name of caseProjects) made.set(name, (await ada.call('POST', '/api/projects/', { name })).id);
  const keys = new Map<string, string>();
  for (const { key, theme, thread, project, createdAt, completedAt, fields } of caseTasks) {
    const body = {
      ...fields,
      theme_id: themeId(theme),
      thread_id: made.get(thread ?? '') ?? null,
      project_id: made.get(project ?? '') ?? null,
    };
    const { tasks } = await ada.call('POST', '/api/tasks/', body, { [editedAtHeader]: createdAt });
    keys.set(tasks[0].id, key);
    if (completedAt)
      await ada.call('PATCH', `/api/tasks/${tasks[0].id}/status?status=completed`, undefined, {
        [editedAtHeader]: completedAt,
      });
  }
  return async (filter: string, more = '') => {
    const found: Task[] = await ada.call('GET', `/api/tasks/?filter=${encodeURIComponent(filter)}${more}`);
    return found.map(({ id }) => keys.get(id));
  };
}

it('finds for every filter what the domain says it finds', async () => {
  const { signUp } = await createTestApp({ clock: () => new Date(caseInstant) });
  const ada = await signUp({ timeZone: caseTimeZone });
  const find = await createCaseTasks(ada);
  // Filters without a chosen first day of the week come first, since the test then chooses one.
  for (const [filter, keys, weekStart] of filterCases.toSorted((one, other) => one.length - other.length)) {
    if (weekStart) await ada.call('PUT', '/api/settings/week_start', { value: weekStart });
    expect(await find(filter), `${filter} ${weekStart ?? ''}`).toEqual(keys);
  }
  await ada.call('PUT', '/api/settings/week_start', { value: 'monday' });
  expect(await find('is:open', '&limit=2')).toEqual(['note', 'milk']);
  expect(await find('p1 | p2 | p3', '&theme_id=inbox')).toEqual([]);
});

it('refuses an invalid filter, and says where and why', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  for (const { filter, at } of brokenFilterCases) {
    const answer = await ada.send('GET', `/api/tasks/?filter=${encodeURIComponent(filter)}`);
    expect(answer.status, filter).toBe(400);
    const { error } = errorSchema.parse(await answer.json());
    expect(error.code).toBe('input.invalid');
    const places = error.issues?.map(({ message }) =>
      [...message.matchAll(/(?<=^at characters? .*)\d+/g)].slice(0, 2).map(Number),
    );
    expect(places, filter).toEqual(at.map(([start, end]) => (end - start > 1 ? [start + 1, end] : [end])));
  }
  const broken = await ada.send('GET', '/api/tasks/?filter=due%20%3C%20fryday');
  expect(errorSchema.parse(await broken.json()).error.issues).toEqual([
    {
      field: 'filter',
      message: 'at characters 7 to 12: “fryday” is not a date. Did you mean friday?',
    },
  ]);
  expect((await ada.send('GET', `/api/tasks/?filter=${'a'.repeat(1001)}`)).status).toBe(400);
});

it('reflects changes of tasks and names, and the time', async () => {
  let now = new Date('2026-11-18T10:00:00Z');
  const { signUp } = await createTestApp({ clock: () => now });
  const ada = await signUp({ timeZone: 'UTC' });
  const find = async (filter: string) =>
    (await ada.call('GET', `/api/tasks/?filter=${encodeURIComponent(filter)}`)).length;
  const project = await ada.call('POST', '/api/projects/', { name: 'Loom' });
  await ada.call('POST', '/api/tasks/', {
    title: 'Oil the loom',
    due_date: '2026-11-18T10:01',
    project_id: project.id,
  });
  expect([await find('overdue'), await find('#loom'), await find('#shed')]).toEqual([0, 1, 0]);
  now = new Date('2026-11-18T10:02:00Z');
  await ada.call('PUT', `/api/projects/${project.id}`, { name: 'Shed' });
  expect([await find('overdue'), await find('#loom'), await find('#shed')]).toEqual([1, 0, 1]);
});
