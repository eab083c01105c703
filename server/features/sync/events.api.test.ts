import { EventSourceParserStream } from 'eventsource-parser/stream';
import { describe, expect, it } from 'vitest';
import { createTestApp, type TestUser } from '../../testing/test-app.ts';

type App = Pick<Awaited<ReturnType<typeof createTestApp>>, 'request'>;

/** Opens the user's event stream on one instance; `next` waits for a revision, `ended` for its end. */
async function listen({ request }: App, user: TestUser) {
  const response = await request('/api/events', { headers: { Authorization: user.authorization } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  if (!response.body) throw new Error('The stream has no body');
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();

  async function next(): Promise<number> {
    const { done, value } = await reader.read();
    if (done) throw new Error('The stream ended');
    expect(value.event).toBe('revision');
    return Number(value.data);
  }

  return {
    next,
    /** Waits until the stream is at `revision`. */
    async reach(revision: number): Promise<void> {
      while ((await next()) < revision);
    },
    async ended(): Promise<void> {
      while (!(await reader.read()).done);
    },
    /** Returns the names of all events until its end. */
    async events(): Promise<(string | undefined)[]> {
      const names: (string | undefined)[] = [];
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return names;
        names.push(value.event);
      }
    },
    close: () => reader.cancel(),
  };
}

async function measureMs(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

const addTask = async (user: TestUser): Promise<number> =>
  (await user.call('POST', '/api/tasks/', { title: 'Water the ferns' })).tasks[0].revision;

describe('the event stream', () => {
  it('starts with the revision the user is at', async () => {
    const app = await createTestApp();
    const ada = await app.signUp();
    const revision = await addTask(ada);
    const stream = await listen(app, ada);
    expect(await stream.next()).toBe(revision);
  });

  it('announces a change made on another instance within a second', async () => {
    const here = await createTestApp();
    const there = await createTestApp({ database: here.database });
    const ada = await here.signUp();
    const streams = [await listen(here, ada), await listen(there, ada)];
    for (const stream of streams) await stream.next();
    for (let round = 0; round < 5; round++) {
      const revision = await addTask(ada);
      for (const stream of streams) expect(await measureMs(stream.reach(revision))).toBeLessThan(1000);
    }
  });

  it('announces every kind of change, and never loses the last revision of a burst', async () => {
    const app = await createTestApp();
    const ada = await app.signUp();
    const stream = await listen(app, ada);
    for (const [path, body] of [
      ['/api/organization/themes', { name: 'Garden' }],
      ['/api/projects/', { name: 'Move' }],
    ] as const)
      await stream.reach((await ada.call('POST', path, body)).revision);
    const revisions = await Promise.all(Array.from({ length: 50 }, () => addTask(ada)));
    expect(await measureMs(stream.reach(Math.max(...revisions)))).toBeLessThan(1000);
  });

  it("says nothing of another user's changes", async () => {
    const app = await createTestApp();
    const [ada, eve] = [await app.signUp(), await app.signUp()];
    const stream = await listen(app, eve);
    const before = await stream.next();
    await addTask(ada);
    await addTask(ada);
    const revision = await addTask(eve);
    expect(await stream.next()).toBe(revision);
    expect(revision).toBe(before + 1);
  });

  it('refuses visitors who are not signed in', async () => {
    const app = await createTestApp();
    expect((await app.request('/api/events')).status).toBe(401);
  });

  it('ends within about a second of the sign-out, on every instance, and of no other session', async () => {
    const here = await createTestApp();
    const there = await createTestApp({ database: here.database });
    const [ada, eve] = [await here.signUp(), await here.signUp()];
    const streams = [await listen(here, ada), await listen(there, ada)];
    const other = await listen(there, eve);
    for (const stream of [...streams, other]) await stream.next();

    const signOut = await here.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { Cookie: ada.cookie, Origin: 'http://localhost:3000' },
    });
    expect(signOut.status).toBe(200);
    for (const took of await Promise.all(streams.map((stream) => measureMs(stream.ended()))))
      expect(took).toBeLessThan(1200);
    await other.reach(await addTask(eve));
  });

  it('makes room for the fifty-first stream of a user by ending the oldest, which is told so', async () => {
    const app = await createTestApp();
    const [ada, eve] = [await app.signUp(), await app.signUp()];
    const other = await listen(app, eve);
    await other.next();
    const streams = [];
    for (let count = 0; count < 51; count++) streams.push(await listen(app, ada));
    const [oldest, second] = streams;
    expect(await oldest?.events()).toEqual(['revision', 'replaced']);
    const [revision] = [await addTask(ada), await addTask(eve)];
    await second?.reach(revision);
    await streams.at(-1)?.reach(revision);
    await other.next();
  });

  it('ends when the server stops', async () => {
    const app = await createTestApp();
    const ada = await app.signUp();
    const stream = await listen(app, ada);
    await stream.next();
    app.stop();
    expect(await measureMs(stream.ended())).toBeLessThan(200);
  });

  it('releases its resources when the listener leaves', async () => {
    const app = await createTestApp();
    const ada = await app.signUp();
    for (let round = 0; round < 20; round++) {
      const stream = await listen(app, ada);
      await stream.next();
      await stream.close();
    }
    const stream = await listen(app, ada);
    await stream.reach(await addTask(ada));
  });
});

it('HEAD answers for the stream without opening one', async () => {
  const app = await createTestApp();
  const ada = await app.signUp();
  const answer = await app.request('/api/events', {
    method: 'HEAD',
    headers: { Authorization: ada.authorization },
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});
