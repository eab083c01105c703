import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ErrorBody } from '#contract/errors.ts';
import { type Profile, profileSchema } from '#contract/profile.ts';
import { createSignedInApp } from '../../testing/test-app.ts';

type Answer = Profile & ErrorBody;

async function start() {
  const { request, ada } = await createSignedInApp();
  const send = async (method: string, body?: unknown) => {
    const response = await ada.send(method, '/api/profile', body);
    const answer = (await response.json()) as Answer;
    return { status: response.status, body: answer };
  };
  return { ada, send, request };
}

test('the profile is that of the signed-in user', async () => {
  const { ada, send } = await start();
  const { status, body } = await send('GET');
  expect(status).toBe(200);
  expect(profileSchema.strict().parse(body)).toEqual({
    id: ada.id,
    email: ada.email,
    name: 'Ada Weaver',
    time_zone: 'Europe/Vienna',
  });
});

test('a changed time zone applies from the next request', async () => {
  const { ada, send } = await start();
  await send('GET');
  const { status, body } = await send('PATCH', { time_zone: 'America/Lima' });
  expect([status, body.time_zone]).toEqual([200, 'America/Lima']);
  expect((await send('GET')).body).toEqual(body);

  const due = '2026-11-21T03:30:00Z';
  const { tasks } = await ada.call('POST', '/api/tasks', { title: 'Call Lima', due });
  expect(tasks[0].due_date).toBe('2026-11-20T22:30');
});

test('a changed name and time zone apply from the next request and the next ID token', async () => {
  const { ada, send, request } = await start();
  const { status, body } = await send('PATCH', { name: '  Ada King \n', time_zone: 'America/Lima' });
  expect([status, body.name, body.time_zone]).toEqual([200, 'Ada King', 'America/Lima']);
  expect((await send('GET')).body).toEqual(body);
  const response = await request('/api/auth/token', { headers: { Cookie: ada.cookie } });
  const { token } = z.object({ token: z.string() }).parse(await response.json());
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ name: 'Ada King', zoneinfo: 'America/Lima' });
});

test.each([{ name: '' }, { name: ' \n ' }, { name: null }, { name: 'a\u0000b' }, { name: 'x'.repeat(201) }])(
  '%j is no name, and the answer names the field',
  async (patch) => {
    const { send } = await start();
    const { status, body } = await send('PATCH', { ...patch, time_zone: 'America/Lima' });
    expect([status, body.error.issues?.[0]?.field]).toEqual([400, 'name']);
    expect((await send('GET')).body).toMatchObject({ name: 'Ada Weaver', time_zone: 'Europe/Vienna' });
  },
);

test('an empty change changes nothing', async () => {
  const { send } = await start();
  const { status, body } = await send('PATCH', {});
  expect([status, body.time_zone]).toEqual([200, 'Europe/Vienna']);
});

test.each([
  { time_zone: 'Mars/Olympus' },
  { time_zone: '' },
  { time_zone: null },
  { time_zone: 'UTC\u0000' },
])('%j is refused with the field named', async (patch) => {
  const { send } = await start();
  const { status, body } = await send('PATCH', patch);
  expect([status, body.error.code, body.error.issues?.[0]?.field]).toEqual([
    400,
    'input.invalid',
    'time_zone',
  ]);
});

test('nobody without an ID token sees a profile', async () => {
  const { ada, request } = await start();
  expect((await request('/api/profile', { headers: { Cookie: ada.cookie } })).status).toBe(401);
});
