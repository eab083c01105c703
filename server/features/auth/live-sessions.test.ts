import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveSessions } from './live-sessions.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // lru-cache treats a start time of 0 as no lifetime.
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

const user = { id: 'u', sessionId: 's', name: 'Ada', email: 'ada@example.com', timeZone: 'UTC' };

function createTestSessions(
  answer: () => Promise<typeof user | undefined>,
  {
    hasWorkspace = true,
    createWorkspace = () => undefined,
  }: { hasWorkspace?: boolean; createWorkspace?: () => void } = {},
) {
  let asked = 0;
  let askedForWorkspace = 0;
  const made: string[] = [];
  const live = createLiveSessions({
    repository: {
      findLiveSession: () => {
        asked++;
        return answer();
      },
      hasWorkspace: async () => {
        askedForWorkspace++;
        return hasWorkspace;
      },
    },
    clock: () => new Date(),
    onUserCreated: async (id) => {
      createWorkspace();
      made.push(id);
    },
  });
  return { live, made, asked: () => asked, askedForWorkspace: () => askedForWorkspace };
}

test('the database is asked once for all requests of half a second', async () => {
  const { live, asked } = createTestSessions(async () => user);
  for (let ms = 0; ms < 2000; ms += 10) {
    expect(await Promise.all([live.find('s'), live.find('s')])).toEqual([user, user]);
    vi.advanceTimersByTime(10);
  }
  expect(asked()).toBe(4);
});

test('sessions are looked up separately', async () => {
  const { live, asked } = createTestSessions(async () => undefined);
  await Promise.all(['a', 'b', 'a'].map(live.find));
  expect(asked()).toBe(2);
});

test('a failed lookup is not cached', async () => {
  let fails = true;
  const { live } = createTestSessions(async () => {
    if (fails) throw new Error('away');
    return user;
  });
  await expect(live.find('s')).rejects.toThrow('away');
  fails = false;
  expect(await live.find('s')).toEqual(user);
});

test('a forgotten session is looked up again', async () => {
  const { live, asked } = createTestSessions(async () => user);
  await live.find('s');
  live.forget();
  await live.find('s');
  expect(asked()).toBe(2);
});

test('a missing workspace is created before the user is let in', async () => {
  const { live, made } = createTestSessions(async () => user, { hasWorkspace: false });
  expect(await live.find('s')).toEqual(user);
  expect(made).toEqual(['u']);
});

test('the workspace of a user is asked for once', async () => {
  const { live, askedForWorkspace } = createTestSessions(async () => user);
  await live.find('s');
  live.forget();
  expect(await live.find('t')).toEqual(user);
  expect(askedForWorkspace()).toBe(1);
});

test('a workspace that cannot be created is tried again', async () => {
  let fails = true;
  const { live } = createTestSessions(async () => user, {
    hasWorkspace: false,
    createWorkspace: () => {
      if (fails) throw new Error('away');
    },
  });
  await expect(live.find('s')).rejects.toThrow('away');
  fails = false;
  expect(await live.find('s')).toEqual(user);
});
