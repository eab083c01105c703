import { describe, expect, it } from 'vitest';
import type { Delta } from '#contract/sync.ts';
import { baseRevisionHeader } from '#contract/sync-headers.ts';
import { createTestApp, type TestUser } from '../../testing/test-app.ts';

const kinds = ['themes', 'threads', 'projects', 'captures', 'tasks'] as const;

/** Returns all rows of a delta, each with its kind. */
const flattenRows = (delta: Delta) => kinds.flatMap((kind) => delta[kind].map((row) => ({ kind, ...row })));

const pull = (user: TestUser, since: number, limit?: number): Promise<Delta> =>
  user.call('GET', `/api/sync?since=${since}${limit ? `&limit=${limit}` : ''}`);

/** Simulates a device that keeps the newest version of every row and never asks again for what it has. */
function createDevice(user: TestUser, limit: number) {
  const rows = new Map<string, { revision: number }>();
  let cursor = 0;
  return {
    rows,
    async catchUp(): Promise<void> {
      for (let more = true; more; ) {
        const delta = await pull(user, cursor, limit);
        for (const row of flattenRows(delta)) rows.set(`${row.kind} ${row.id}`, row);
        expect(delta.revision).toBeGreaterThanOrEqual(cursor);
        more = delta.has_more;
        cursor = delta.revision;
      }
    },
  };
}

/** Creates a workspace with something of every kind, created, changed and deleted. */
async function fill(user: TestUser): Promise<void> {
  const garden = await user.call('POST', '/api/organization/themes', { name: 'Garden' });
  const beds = await user.call('POST', '/api/organization/threads', { theme_id: garden.id, title: 'Beds' });
  const shed = await user.call('POST', '/api/organization/threads', { theme_id: garden.id, title: 'Shed' });
  const move = await user.call('POST', '/api/projects/', { name: 'Move' });
  const { tasks } = await user.call('POST', '/api/tasks/?auto_classify=true', {
    title: 'buy seeds, rake the leaves and call Tom',
  });
  const [sow] = (await user.call('POST', '/api/tasks/', { title: 'Sow', thread_id: beds.id })).tasks;
  await user.call('POST', `/api/projects/${move.id}/tasks`, { title: 'Pack' });
  await user.call('DELETE', `/api/tasks/${tasks[0].id}`);
  await user.call('PUT', `/api/tasks/${sow.id}`, { title: 'Sow peas' });
  await user.call('DELETE', `/api/organization/threads/${shed.id}`);
  await user.call('PUT', `/api/projects/${move.id}`, { name: 'Move house' });
}

describe('a delta', () => {
  it('from 0 has everything, tombstones included, with nothing left to pull', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    await fill(ada);
    const delta = await pull(ada, 0);
    expect(delta.has_more).toBe(false);
    expect(kinds.map((kind) => delta[kind].length)).toEqual([7, 2, 1, 1, 5]);
    expect(delta.tasks.filter((task) => task.deleted_at)).toHaveLength(1);
    expect(delta.threads.filter((thread) => thread.deleted_at)).toHaveLength(1);
    expect(delta.revision).toBe(Math.max(...flattenRows(delta).map((row) => row.revision)));
    expect(await ada.call('GET', '/api/tasks/')).toEqual(
      delta.tasks
        .filter((task) => !task.deleted_at)
        .sort((one, other) => (one.created_at + one.id < other.created_at + other.id ? 1 : -1)),
    );
  });

  it('from a revision has what changed after it, and nothing once up to date', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    await fill(ada);
    const { revision } = await pull(ada, 0);
    const [task] = (await ada.call('POST', '/api/tasks/', { title: 'Water' })).tasks;
    const after = await pull(ada, revision);
    expect(flattenRows(after)).toEqual([{ kind: 'tasks', ...task }]);
    expect(after.revision).toBe(task.revision);
    expect(await pull(ada, after.revision)).toMatchObject({ revision: after.revision, tasks: [] });
    // A device that is ahead of a server restored from a backup is told so.
    expect(await pull(ada, after.revision + 50)).toMatchObject({ revision: after.revision, tasks: [] });
  });

  it('visits every row exactly once, in the order of revisions, whatever the size of its pages', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    await fill(ada);
    const all = flattenRows(await pull(ada, 0)).sort((one, other) => one.revision - other.revision);
    for (let limit = 1; limit <= all.length + 1; limit++) {
      const visited: typeof all = [];
      let since = 0;
      for (let more = true; more; ) {
        const page = await pull(ada, since, limit);
        const rows = flattenRows(page).sort((one, other) => one.revision - other.revision);
        expect(rows.length).toBeLessThanOrEqual(limit);
        for (const row of rows) {
          expect(row.revision).toBeGreaterThan(since);
          expect(row.revision).toBeLessThanOrEqual(page.revision);
        }
        visited.push(...rows);
        since = page.revision;
        more = page.has_more;
      }
      expect(visited).toEqual(all);
    }
  });

  it('refuses a negative or missing number and too large a page', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    for (const query of ['since=-1', 'since=x', 'since=1.5', 'limit=0', 'limit=5001', 'limit=x'])
      expect([query, (await ada.send('GET', `/api/sync?${query}`)).status]).toEqual([query, 400]);
    expect((await ada.send('GET', '/api/sync?since=9007199254740993')).status).toBe(400);
  });

  it("never shows another user's rows", async () => {
    const { signUp } = await createTestApp();
    const [ada, eve] = [await signUp(), await signUp()];
    await fill(ada);
    const delta = await pull(eve, 0);
    expect(kinds.map((kind) => delta[kind].length)).toEqual([6, 0, 0, 0, 0]);
    const own = new Set(flattenRows(await pull(ada, 0)).map((row) => row.id));
    expect(flattenRows(delta).filter((row) => own.has(row.id))).toEqual([]);
  });
});

describe('a device that pulls while others write', () => {
  it.each([1, 3, 50])('misses nothing, in pages of %i', async (limit) => {
    const first = await createTestApp();
    const second = await createTestApp({ database: first.database });
    const ada = await first.signUp();
    const there: TestUser['call'] = async (method, path, body) => {
      const response = await second.request(path, {
        method,
        headers: { Authorization: ada.authorization, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return response.status === 204 ? undefined : response.json();
    };
    const device = createDevice(ada, limit);
    let writing = true;

    async function write(call: TestUser['call'], name: string): Promise<void> {
      const theme = await call('POST', '/api/organization/themes', { name });
      for (let round = 0; round < 12; round++) {
        const thread = await call('POST', '/api/organization/threads', { theme_id: theme.id, title: name });
        const created = await Promise.all(
          ['one', 'two', 'three'].map((title) =>
            call('POST', '/api/tasks/', { title, thread_id: thread.id }),
          ),
        );
        const [task, other] = created.map(({ tasks }) => tasks[0]);
        await Promise.all([
          call('PUT', `/api/tasks/${task.id}`, { title: `${name} ${round}` }),
          call('DELETE', `/api/tasks/${other.id}`),
          call('POST', '/api/tasks/?auto_classify=true', { title: 'buy milk and call Tom' }),
          call('PUT', `/api/organization/threads/${thread.id}`, { title: `${name} ${round}` }),
        ]);
      }
      await call('DELETE', `/api/organization/themes/${theme.id}`);
    }

    async function read(): Promise<void> {
      while (writing) await device.catchUp();
      await device.catchUp();
    }

    const reading = read();
    await Promise.all([write(ada.call, 'Ada'), write(there, 'Abroad'), write(there, 'Aboard')]);
    writing = false;
    await reading;

    const all = flattenRows(await pull(ada, 0, 5000));
    expect(all.length).toBeGreaterThan(200);
    expect([...device.rows.values()].sort((one, other) => one.revision - other.revision)).toEqual(
      all.sort((one, other) => one.revision - other.revision),
    );
  });
});

interface Written {
  written: string[];
  // biome-ignore lint/suspicious/noExplicitAny: the contract is checked where it was sent.
  row: any;
}

describe('every write', () => {
  it('names the revision before it, from where its rows can be pulled', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();

    /** Sends a write, and returns its answer and the ids of what changed since the revision it names. */
    async function write(method: string, path: string, body?: unknown): Promise<Written> {
      const { revision } = await pull(ada, 0);
      const answer = await ada.send(method, path, body);
      const base = Number(answer.headers.get(baseRevisionHeader) ?? 'NaN');
      expect([method, path, base]).toEqual([method, path, revision]);
      const written = flattenRows(await pull(ada, base)).map((row) => row.id);
      return { written, row: answer.status === 204 ? undefined : await answer.json() };
    }

    const organization = '/api/organization';
    const { row: theme } = await write('POST', `${organization}/themes`, { name: 'Garden' });
    await write('PUT', `${organization}/themes/${theme.id}`, { name: 'Allotment' });
    const beds = { theme_id: theme.id, title: 'Beds' };
    const { row: thread } = await write('POST', `${organization}/threads`, beds);
    await write('PUT', `${organization}/threads/${thread.id}`, { title: 'Borders' });
    const { row: project } = await write('POST', '/api/projects', { name: 'Move' });
    await write('PUT', `/api/projects/${project.id}`, { name: 'Move house' });
    const fields = { title: 'Rake', thread_id: thread.id, project_id: project.id };
    const { row: created } = await write('POST', '/api/tasks/', fields);
    const { id } = created.tasks[0];
    await write('POST', `/api/projects/${project.id}/tasks`, { title: 'Pack' });
    await write('PUT', `/api/tasks/${id}`, { title: 'Rake leaves' });
    await write('PATCH', '/api/tasks/', { tasks: [{ id, priority: 'high' }] });
    await write('PATCH', `/api/tasks/${id}/status?status=DONE`);
    const captured = await write('POST', '/api/tasks/?auto_classify=true', { title: 'buy milk; call Tom' });
    expect(captured.written).toHaveLength(3);
    await ada.call('POST', '/api/tasks/', { title: 'buy bread and butter' });
    await write('POST', '/api/tasks/bulk-reclassify');
    expect((await write('DELETE', `${organization}/threads/${thread.id}`)).written).toEqual([thread.id, id]);
    expect((await write('DELETE', `/api/projects/${project.id}`)).written).toContain(id);
    expect((await write('DELETE', `${organization}/themes/${theme.id}`)).written).toEqual([theme.id, id]);
    await write('DELETE', `/api/tasks/${id}`);
    await write('POST', `/api/tasks/${id}/restore`);
  });
});
