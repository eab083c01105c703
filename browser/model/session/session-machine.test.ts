import { expect, test } from 'vitest';
import { ApiError, type ApiRequest, NetworkError } from '#browser/api-client.ts';
import type { Account } from '#browser/store/account.ts';
import { createSessionMachine, type SessionMessage } from './session-machine.ts';

const ada: Account = { id: 'a', name: 'Ada', email: 'ada@example.org' };
const bo: Account = { id: 'b', name: 'Bo', email: 'bo@example.org' };
const hour = 3_600_000;

/** A browser with one session cookie, and the server it talks to. */
function browserWith({ cookie, remembered }: { cookie?: Account; remembered?: Account } = {}) {
  const world = {
    cookie,
    remembered,
    signOutDue: false,
    online: true,
    now: 1_800_000_000_000,
    calls: [] as string[],
    told: [] as SessionMessage[],
    issued: 0,
    deleted: [] as string[],
    cleared: [] as { id: string; state: string }[],
  };

  async function answer({ path, body }: ApiRequest): Promise<unknown> {
    world.calls.push(path);
    await Promise.resolve();
    if (!world.online) throw new NetworkError('offline');
    switch (path) {
      case '/api/auth/token': {
        if (!world.cookie) return undefined;
        world.issued += 1;
        const iat = Math.floor(world.now / 1000);
        const { id, name, email, timeZone: zoneinfo } = world.cookie;
        return { token: tokenOf({ sub: id, name, email, zoneinfo, iat, exp: iat + 3600, n: world.issued }) };
      }
      case '/api/auth/sign-in/email':
        world.cookie = [ada, bo].find((account) => account.email === (body as Account).email);
        if (!world.cookie)
          throw new ApiError({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD', message: '' });
        return { user: world.cookie };
      case '/api/auth/sign-out':
        world.cookie = undefined;
        return { success: true };
      default:
        if (path.startsWith('/api/auth/deleted/'))
          return { deleted: world.deleted.includes(path.split('/').at(-1) ?? '') };
        throw new Error(path);
    }
  }

  const machine = createSessionMachine({
    request: async <Body>(request: ApiRequest) => ({
      status: 200,
      headers: new Headers(),
      body: (await answer(request)) as Body,
    }),
    memory: {
      account: () => world.remembered,
      remember: (account) => {
        world.remembered = account;
      },
      signOutDue: () => world.signOutDue,
      setSignOutDue: (due) => {
        world.signOutDue = due;
      },
    },
    broadcast: (news) => world.told.push(news),
    clearDevice: async (id) => {
      world.cleared.push({ id, state: machine.session().state });
    },
    now: () => world.now,
  });
  return { world, machine };
}

const tokenOf = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

test('is unknown until the server has answered', async () => {
  const { machine } = browserWith();
  expect(machine.session()).toEqual({ state: 'unknown' });
  await machine.start();
  expect(machine.session()).toEqual({ state: 'signedOut', because: 'absent' });
});

test('a valid cookie signs in without a remembered account', async () => {
  const { machine, world } = browserWith({ cookie: ada });
  await machine.start();
  expect(machine.session()).toEqual({ state: 'signedIn', account: ada });
  expect(world.remembered).toEqual(ada);
});

test('a remembered account is signed in at once and stays so offline', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  world.online = false;
  const started = machine.start();
  expect(machine.session()).toEqual({ state: 'signedIn', account: ada });
  await started;
  expect(machine.session()).toEqual({ state: 'signedIn', account: ada });
  await expect(machine.getToken()).rejects.toThrow(NetworkError);
});

test('a remembered account whose session is over is signed out and forgotten', async () => {
  const { machine, world } = browserWith({ remembered: ada });
  await machine.start();
  expect(machine.session()).toEqual({ state: 'signedOut', because: 'refused' });
  expect(world.remembered).toBeUndefined();
});

test('simultaneous calls share one token request', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  const started = machine.start();
  const tokens = await Promise.all([machine.getToken(), machine.getToken(), machine.getToken(), started]);
  expect(new Set(tokens.slice(0, 3)).size).toBe(1);
  expect(world.issued).toBe(1);
});

test('a token is kept for 50 minutes and replaced before the next call after that', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  const first = await machine.getToken();
  world.now += 2_999_999;
  expect(await machine.getToken()).toBe(first);
  world.now += 1;
  expect(await machine.getToken()).not.toBe(first);
});

test('a laptop that slept for hours asks for a new token first', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  world.now += 9 * hour;
  await machine.getToken();
  expect(world.issued).toBe(2);
});

test('a refused token is renewed once for all requests that were refused', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  const refused = await machine.getToken();
  const [one, two] = await Promise.all([machine.renewToken(refused), machine.renewToken(refused)]);
  expect(one).toBe(two);
  expect(one).not.toBe(refused);
  expect(await machine.renewToken(refused)).toBe(one);
  expect(world.issued).toBe(2);
});

test('a renewed token that is refused too signs out', async () => {
  const { machine } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  machine.onRefused();
  expect(machine.session()).toEqual({ state: 'signedOut', because: 'refused' });
  expect(await machine.getToken()).toBeUndefined();
});

test('never returns the token of another account, and switches to that account', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  world.cookie = bo;
  world.now += hour;
  await expect(machine.getToken()).rejects.toThrow(NetworkError);
  expect(machine.session()).toEqual({ state: 'signedIn', account: bo });
  expect(await machine.getToken()).toContain('.');
});

test('signing in tells the other tabs who it is', async () => {
  const { machine, world } = browserWith();
  await machine.start();
  await machine.signIn('sign-in/email', { email: ada.email, password: 'secret' });
  expect(machine.session()).toEqual({ state: 'signedIn', account: ada });
  expect(world.told).toEqual([{ kind: 'signedIn', account: ada }]);
});

test('a wrong password leaves everything as it was', async () => {
  const { machine, world } = browserWith();
  await machine.start();
  await expect(machine.signIn('sign-in/email', { email: 'x@example.org', password: 'x' })).rejects.toThrow(
    ApiError,
  );
  expect(machine.session()).toEqual({ state: 'signedOut', because: 'absent' });
  expect(world.remembered).toBeUndefined();
});

test('signing out forgets the account, clears the device and tells the other tabs', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  await machine.signOut();
  expect(world.cleared).toEqual([{ id: ada.id, state: 'signedOut' }]);
  expect(machine.session()).toEqual({ state: 'signedOut', because: 'left' });
  expect(world).toMatchObject({ cookie: undefined, remembered: undefined, signOutDue: false });
  expect(world.told).toEqual([{ kind: 'signedOut' }]);
});

test('signing out works offline, and the server is told on the next start', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  world.online = false;
  await machine.signOut();
  expect(world.signOutDue).toBe(true);

  const next = browserWith({ cookie: ada });
  next.world.signOutDue = true;
  await next.machine.start();
  expect(next.machine.session()).toEqual({ state: 'signedOut', because: 'absent' });
  expect(next.world).toMatchObject({ cookie: undefined, signOutDue: false });
});

test('a sign-out still under way cannot end the session signed in to after it', async () => {
  const { machine, world } = browserWith({ cookie: ada });
  world.signOutDue = true;
  const started = machine.start();
  await machine.signIn('sign-in/email', { email: bo.email, password: 'secret' });
  await started;
  expect(world.cookie).toEqual(bo);
  expect(machine.session()).toEqual({ state: 'signedIn', account: bo });
});

test('other tabs follow a sign-out and a sign-in', async () => {
  const { machine } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  machine.hear({ kind: 'signedOut' });
  expect(machine.session()).toEqual({ state: 'signedOut', because: 'left' });
  machine.hear({ kind: 'signedIn', account: bo });
  expect(machine.session()).toEqual({ state: 'signedIn', account: bo });
});

test('a new name is shown at once, told to the other tabs, and kept for the next start', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  const token = await machine.getToken();
  machine.changed({ name: 'Ada King' });
  const renamed = { ...ada, name: 'Ada King' };
  expect(machine.session()).toEqual({ state: 'signedIn', account: renamed });
  expect(world.told).toEqual([{ kind: 'signedIn', account: renamed }]);
  expect(world.remembered).toEqual(renamed);
  expect(await machine.getToken()).toBe(token);

  const otherTab = browserWith({ cookie: ada, remembered: ada });
  await otherTab.machine.start();
  otherTab.machine.hear({ kind: 'signedIn', account: renamed });
  expect(otherTab.machine.session()).toEqual({ state: 'signedIn', account: renamed });
});

test('another device gets the new name and time zone with its next token', async () => {
  const changed = { ...ada, name: 'Ada King', timeZone: 'America/Lima' };
  const { machine, world } = browserWith({ cookie: changed, remembered: ada });
  await machine.start();
  expect(machine.session()).toEqual({ state: 'signedIn', account: changed });
  expect(world.remembered).toEqual(changed);
  expect(world.told).toEqual([]);
});

test('a token requested before a name change does not bring the old name back', async () => {
  const { machine } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  const tick = machine.tick();
  machine.changed({ name: 'Ada King' });
  machine.changed({ timeZone: 'America/Lima' });
  await tick;
  expect(machine.session()).toMatchObject({ account: { name: 'Ada King', timeZone: 'America/Lima' } });
});

test('a deleted account is signed out here and in the other tabs, without asking the server to', async () => {
  const { machine, world } = browserWith({ cookie: ada, remembered: ada });
  await machine.start();
  await machine.deleted(ada.id);
  expect(world.cleared).toEqual([{ id: ada.id, state: 'signedOut' }]);
  expect(machine.session()).toEqual({ state: 'signedOut', because: 'deleted' });
  expect(world.told).toEqual([{ kind: 'signedOut' }]);
  expect(world.remembered).toBeUndefined();
  expect(world.calls).not.toContain('/api/auth/sign-out');

  const bos = browserWith({ cookie: bo, remembered: bo });
  await bos.machine.start();
  await bos.machine.deleted(ada.id);
  expect(bos.world.cleared).toEqual([]);
  expect(bos.machine.session()).toEqual({ state: 'signedIn', account: bo });
});

test('an account that was deleted while this device was away is cleared; one whose session is over is kept', async () => {
  const { machine, world } = browserWith({ remembered: ada });
  world.deleted = [ada.id];
  await machine.start();
  expect(machine.session()).toEqual({ state: 'signedOut', because: 'deleted' });
  expect(world.cleared).toEqual([{ id: ada.id, state: 'signedOut' }]);

  const bos = browserWith({ remembered: bo });
  bos.world.deleted = [ada.id];
  await bos.machine.start();
  expect(bos.machine.session()).toEqual({ state: 'signedOut', because: 'refused' });
  expect(bos.world.cleared).toEqual([]);
});
