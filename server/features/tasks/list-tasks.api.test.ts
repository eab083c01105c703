import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { taskListBatchSize } from '../../config/limits.ts';
import { createSignedInApp, type TestUser } from '../../testing/test-app.ts';

/** Creates tasks of whom many share their instant of creation; every third is in the project. */
async function createTasks(ada: TestUser, count: number): Promise<{ projectId: string }> {
  const project = await ada.call('POST', '/api/projects/', { name: 'Move' });
  const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      ada.call(
        'POST',
        '/api/tasks/',
        { title: `task ${index}`, ...(index % 3 === 0 && { project_id: project.id }) },
        { 'Heddle-Edited-At': `${days[index % days.length]}T09:00:00.000Z` },
      ),
    ),
  );
  return { projectId: project.id };
}

const newestFirst = (one: Task, other: Task) =>
  `${one.created_at} ${one.id}` < `${other.created_at} ${other.id}` ? 1 : -1;

async function readPages(ada: TestUser, query: string): Promise<Task[]> {
  const tasks: Task[] = [];
  for (;;) {
    const last = tasks.at(-1);
    const page: Task[] = await ada.call(
      'GET',
      `/api/tasks/?limit=7${query}${last ? `&after=${last.id}` : ''}`,
    );
    tasks.push(...page);
    if (page.length < 7) return tasks;
  }
}

it('lists many tasks in order, whole and by project, in plain text and gzipped', async () => {
  const { ada, request } = await createSignedInApp();
  const { projectId } = await createTasks(ada, 3 * taskListBatchSize + 20);
  const all: Task[] = await ada.call('GET', '/api/tasks/');
  expect(new Set(all.map(({ id }) => id)).size).toBe(3 * taskListBatchSize + 20);
  expect(all).toEqual(all.toSorted(newestFirst));
  const inProject = all.filter(({ project_id }) => project_id === projectId);
  expect(inProject.length).toBeGreaterThan(taskListBatchSize);
  for (const path of [`/api/tasks/?project_id=${projectId}`, `/api/projects/${projectId}/tasks`]) {
    expect(await ada.call('GET', path)).toEqual(inProject);
    const packed = await request(path, {
      headers: { Authorization: ada.authorization, 'Accept-Encoding': 'gzip' },
    });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
    expect(await new Response(unpacked).json()).toEqual(inProject);
  }
});

it('reads page by page what it lists as a whole, also behind a task deleted meanwhile', async () => {
  const { ada } = await createSignedInApp();
  const { projectId } = await createTasks(ada, 40);
  const all: Task[] = await ada.call('GET', '/api/tasks/');
  expect(await readPages(ada, '')).toEqual(all);
  expect(await readPages(ada, `&project_id=${projectId}`)).toEqual(
    all.filter(({ project_id }) => project_id === projectId),
  );
  expect(await readPages(ada, `&filter=${encodeURIComponent('#move')}`)).toEqual(
    all.filter(({ project_id }) => project_id === projectId),
  );
  await ada.call('DELETE', `/api/tasks/${all[9]?.id}`);
  expect(await ada.call('GET', `/api/tasks/?limit=3&after=${all[9]?.id}`)).toEqual(all.slice(10, 13));
});

it("refuses a page behind a task that is nobody's or somebody else's", async () => {
  const { ada, signUp } = await createSignedInApp();
  const eve = await signUp();
  const { id } = await eve.addTask({ title: 'Poison the well' });
  for (const after of [id, uuidv7()]) {
    const answer = await ada.send('GET', `/api/tasks/?after=${after}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { issues: [{ field: 'after' }] } });
  }
});
