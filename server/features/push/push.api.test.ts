import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { pushLeaseMs } from '../../config/limits.ts';
import { startPushService, type TestPushService } from '../../testing/push-service.ts';
import { createTestApp, type TestUser } from '../../testing/test-app.ts';
import { deliverPush } from './deliver-push.usecases.ts';
import { type PushMessage, sendPush } from './push.usecases.ts';

async function start() {
  const service = await startPushService();
  onTestFinished(async () => {
    await service.close();
    expect(service.violations).toEqual([]);
  });
  let lateMs = 0;
  const options = {
    config: { allowedPushHosts: [service.host] },
    clock: () => new Date(Date.now() + lateMs),
  };
  const app = await createTestApp(options);
  const pass = (ms: number) => {
    lateMs += ms;
  };
  return { service, app, options, pass, ada: await app.signUp() };
}

type App = Awaited<ReturnType<typeof createTestApp>>;

async function addDevice(user: TestUser, service: TestPushService) {
  const browser = service.subscribe();
  const { id } = await user.call('POST', '/api/push/devices', browser.subscription);
  return { ...browser, id };
}

const timer: PushMessage = {
  id: 'timer:1',
  urgency: 'high',
  lifetimeMs: 60_000,
  compose: ({ origin }) => ({
    title: 'Time for a break',
    body: 'Twenty-five minutes are over.',
    navigate: `${origin}/focus`,
    tag: 'timer',
    data: { kind: 'timer' },
  }),
};

const send = ({ jobDependencies: { push }, jobs }: App, { id }: TestUser, message = timer) =>
  sendPush({ ...push, jobs, userId: id, message, now: new Date() });

test('a message reaches every device of the user once, however often it is sent', async () => {
  const { service, app, ada } = await start();
  const [phone, laptop] = [await addDevice(ada, service), await addDevice(ada, service)];
  const eve = await addDevice(await app.signUp(), service);
  await Promise.all([send(app, ada), send(app, ada)]);
  await send(app, ada);
  await app.runJobs();
  for (const { messages } of [phone, laptop])
    expect(messages).toMatchObject([
      {
        urgency: 'high',
        payload: {
          web_push: 8030,
          mutable: true,
          notification: { title: 'Time for a break', navigate: 'http://localhost:3000/focus', tag: 'timer' },
        },
      },
    ]);
  expect(eve.messages).toEqual([]);
  const [device] = await ada.call('GET', '/api/push/devices');
  expect(device).toMatchObject({ last_error: null, last_used_at: expect.any(String) });
});

test('two instances that deliver at once send each message once', async () => {
  const { service, app, options, ada } = await start();
  const phone = await addDevice(ada, service);
  const other = await app.anotherInstance(options);
  phone.answer({ status: 201, delayMs: 300 });
  await Promise.all([send(app, ada), other.runJobs(), send(other, ada)]);
  await Promise.all([app.runJobs(), other.runJobs()]);
  await expect.poll(() => phone.messages.length).toBe(1);
  expect(service.countRequests()).toBe(1);
});

test('a busy service is asked again when it wants, and one that is down later', async () => {
  const { service, app, pass, ada } = await start();
  const phone = await addDevice(ada, service);
  phone.answer({ status: 429, headers: { 'Retry-After': '30' } }, { status: 503 });
  await send(app, ada);
  await app.runJobs();
  expect(await ada.call('GET', '/api/push/devices')).toMatchObject([{ last_error: 'busy' }]);
  const requestsAfter = async (ms: number) => {
    pass(ms);
    await app.runJobs();
    return service.countRequests();
  };
  expect(await requestsAfter(29_000)).toBe(1);
  expect(await requestsAfter(1_000)).toBe(2);
  expect(await ada.call('GET', '/api/push/devices')).toMatchObject([{ last_error: 'unreachable' }]);
  expect(phone.messages).toEqual([]);
  expect(await requestsAfter(15_000)).toBe(3);
  expect(phone.messages).toHaveLength(1);
  expect(app.logged.join('')).not.toContain(phone.subscription.endpoint);
});

test('a busy service that wants to be asked again at once waits as long as one that is down', async () => {
  const { service, app, pass, ada } = await start();
  const phone = await addDevice(ada, service);
  phone.answer(
    { status: 429, headers: { 'Retry-After': '0' } },
    { status: 429, headers: { 'Retry-After': '0' } },
  );
  await send(app, ada);
  await app.runJobs();
  const requestsAfter = async (ms: number) => {
    pass(ms);
    await app.runJobs();
    return service.countRequests();
  };
  expect(await requestsAfter(1_000)).toBe(1);
  expect(await requestsAfter(4_000)).toBe(2);
  expect(await requestsAfter(5_000)).toBe(2);
  expect(await requestsAfter(5_000)).toBe(3);
  expect(phone.messages).toHaveLength(1);
});

test('a push service whose name leads to a private address reads like one that does not exist', async () => {
  const { service, ada } = await start();
  const { keys } = service.subscribe().subscription;
  const errorAt = async (endpoint: string) => {
    const { id } = await ada.call('POST', '/api/push/devices', { endpoint, keys });
    return (await ada.call('POST', `/api/push/devices/${id}/test`)).last_error;
  };
  expect(await errorAt('https://localhost./push')).toBe('unreachable');
  expect(await errorAt('https://nowhere.invalid/push')).toBe('unreachable');
});

test('no more than 50 devices are kept, however many come at once', async () => {
  const { service, app, ada } = await start();
  const save = async () => {
    const { subscription } = service.subscribe();
    return (await ada.send('POST', '/api/push/devices', subscription)).status;
  };
  await Promise.all(Array.from({ length: 49 }, save));
  // While its session is locked no device can be stored, so that all of them are counted before the first is there.
  const { atOnce } = await app.database.handle.db.transaction().execute(async (trx) => {
    await trx.selectFrom('session').select('id').where('userId', '=', ada.id).forUpdate().execute();
    const saving = [save(), save(), save()];
    await sleep(300);
    return { atOnce: saving };
  });
  expect((await Promise.all(atOnce)).toSorted()).toEqual([201, 409, 409]);
  expect(await ada.call('GET', '/api/push/devices')).toHaveLength(50);
});

test('what an instance took and did not send before it was killed is sent by another, once', async () => {
  const { service, app, options, pass, ada } = await start();
  const phone = await addDevice(ada, service);
  const until = new Date(options.clock().getTime() + pushLeaseMs);
  const { push } = app.jobDependencies.push;
  expect(await push.leaseDevice(ada.id, phone.id, { now: options.clock(), until })).toBe(true);
  await send(app, ada);
  const other = await app.anotherInstance(options);
  await sendPush({
    ...other.jobDependencies.push,
    jobs: other.jobs,
    userId: ada.id,
    message: timer,
    now: options.clock(),
  });
  await app.runJobs();
  expect(service.countRequests()).toBe(0);
  pass(pushLeaseMs);
  await Promise.all([app.runJobs(), other.runJobs()]);
  expect(phone.messages).toHaveLength(1);
});

test('what an instance sent and did not record before it was killed is sent again, and replaces itself', async () => {
  const { service, app, options, pass, ada } = await start();
  const phone = await addDevice(ada, service);
  const { push: delivery } = app.jobDependencies;
  const message = { ...timer, id: 'timer:2' };
  const enqueueNothing = { enqueue: async () => undefined, wake: () => undefined };
  await sendPush({ ...delivery, jobs: enqueueNothing, userId: ada.id, message, now: options.clock() });
  let isSent: () => void;
  const sent = new Promise<void>((resolve) => {
    isSent = resolve;
  });
  void deliverPush({
    ...delivery,
    ...options,
    log: pino({ level: 'silent' }),
    userId: ada.id,
    pushFetch: async (...request) => {
      await delivery.pushFetch(...request);
      isSent();
      return new Promise(() => undefined);
    },
  });
  await sent;
  pass(pushLeaseMs);
  await send(app, ada, message);
  await app.jobs.enqueue('push', { userId: ada.id });
  await app.runJobs();
  expect(service.countRequests()).toBe(2);
  const shown = new Map(
    phone.messages.map(({ payload, topic }) => [payload.notification.tag + topic, payload]),
  );
  expect([...shown.values()]).toMatchObject([{ notification: { tag: 'timer' } }]);
});

test.each([404, 410])('a device whose push service answers %i is removed', async (status) => {
  const { service, app, ada } = await start();
  const phone = await addDevice(ada, service);
  phone.answer({ status });
  await send(app, ada);
  await app.runJobs();
  expect(await ada.call('GET', '/api/push/devices')).toEqual([]);
});

test.each([400, 403, 413])(
  'a device stays, and says so, when its push service answers %i',
  async (status) => {
    const { service, app, ada } = await start();
    const phone = await addDevice(ada, service);
    phone.answer({ status });
    await send(app, ada);
    await app.runJobs();
    expect(await ada.call('GET', '/api/push/devices')).toMatchObject([
      { id: phone.id, last_error: 'refused' },
    ]);
    expect(service.countRequests()).toBe(1);
  },
);

test('a test reaches one device at once, and tells of one that is gone or out of reach', async () => {
  const { service, ada } = await start();
  const [phone, laptop] = [await addDevice(ada, service), await addDevice(ada, service)];
  const testDevice = (id: string) => ada.send('POST', `/api/push/devices/${id}/test`);
  expect(await (await testDevice(phone.id)).json()).toMatchObject({ id: phone.id, last_error: null });
  expect(phone.messages).toHaveLength(1);
  expect(laptop.messages).toEqual([]);
  phone.answer({ status: 500 });
  expect(await (await testDevice(phone.id)).json()).toMatchObject({ last_error: 'unreachable' });
  phone.expire();
  expect((await testDevice(phone.id)).status).toBe(410);
  expect((await testDevice(phone.id)).status).toBe(404);
});

test('a browser is one device, and moves to the account that signs in there', async () => {
  const { service, app, ada } = await start();
  const eve = await app.signUp();
  const phone = await addDevice(ada, service);
  await ada.call('POST', '/api/push/devices', phone.subscription);
  expect(await ada.call('GET', '/api/push/devices')).toMatchObject([{ id: phone.id, current: true }]);
  await eve.call('POST', '/api/push/devices', phone.subscription);
  expect(await ada.call('GET', '/api/push/devices')).toEqual([]);
  expect(await eve.call('GET', '/api/push/devices')).toHaveLength(1);
  expect((await ada.send('DELETE', `/api/push/devices/${phone.id}`)).status).toBe(404);
});

test('signing out removes the device of that session and no other', async () => {
  const { service, app, ada } = await start();
  await addDevice(ada, service);
  const eve = await app.signUp();
  await addDevice(eve, service);
  const response = await app.request('/api/auth/sign-out', {
    method: 'POST',
    headers: { Cookie: ada.cookie, Origin: 'http://localhost:3000' },
  });
  expect(response.status).toBe(200);
  const { rows } = await app.database.handle.authPool.query('select user_id from push_devices');
  expect(rows).toEqual([{ user_id: eve.id }]);
});

test.each([
  'http://push.example.com/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://[::ffff:10.0.0.1]/1',
  'https://localhost/1',
  'https://192.168.1.1:8443/1',
  'https://user:password@push.example.com/1',
])('an endpoint at %s is refused', async (endpoint) => {
  const { service, ada } = await start();
  const { keys } = service.subscribe().subscription;
  const response = await ada.send('POST', '/api/push/devices', { endpoint, keys });
  const { error } = errorSchema.parse(await response.json());
  expect([response.status, error.issues?.[0]?.field]).toEqual([400, 'endpoint']);
});

test('an endpoint with a user and a password is refused, at a host that the operator allows too', async () => {
  const { service, ada } = await start();
  const { endpoint, keys } = service.subscribe().subscription;
  const withPassword = endpoint.replace('://', '://ada:pw@');
  expect((await ada.send('POST', '/api/push/devices', { endpoint: withPassword, keys })).status).toBe(400);
});

test('a key that is no point of the curve is refused', async () => {
  const { service, ada } = await start();
  const { endpoint, keys } = service.subscribe().subscription;
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  const response = await ada.send('POST', '/api/push/devices', { endpoint, keys: { ...keys, p256dh } });
  expect(response.status).toBe(400);
});

test('the public key is a point of the curve and the same on every instance', async () => {
  const { app, ada } = await start();
  const { public_key } = await ada.call('GET', '/api/push/key');
  expect(Buffer.from(public_key, 'base64url')).toHaveLength(65);
  const other = await app.anotherInstance();
  expect(other.jobDependencies.push.vapid.publicKey).toBe(public_key);
});
