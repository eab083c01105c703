import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const path = '/api/mindfulness/sessions';
const session = {
  exercise: 'quick-breathing',
  name: 'Quick Breathing',
  started_at: '2026-11-21T09:00:00.000Z',
  ended_at: '2026-11-21T09:06:00.000Z',
  duration_ms: 300_000,
  breaths: 21,
  completed: true,
};

it('sessions are kept, told how they felt, deleted and restored', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const kept = await ada.call('POST', path, { ...session, mood_before: 2 });
  expect(kept).toMatchObject({ ...session, mood_before: 2, mood_after: null });
  expect(await ada.call('PUT', `${path}/${kept.id}`, { mood_after: 4 })).toMatchObject({
    mood_before: 2,
    mood_after: 4,
  });
  await ada.call('DELETE', `${path}/${kept.id}`);
  await ada.call('DELETE', `${path}/${kept.id}`);
  expect(await ada.call('GET', path)).toEqual([]);
  expect((await ada.send('PUT', `${path}/${kept.id}`, { mood_after: 1 })).status).toBe(404);
  expect((await ada.call('GET', '/api/trash')).mindfulness_sessions).toHaveLength(1);
  await ada.call('POST', `${path}/${kept.id}/restore`);
  expect(await ada.call('GET', path)).toHaveLength(1);
  expect((await ada.call('GET', '/api/sync?since=0')).mindfulness_sessions).toHaveLength(1);
});

it('a session that ends twice, as in two tabs, is one', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const kept = await ada.call('POST', path, session);
  const again = { ...session, id: kept.id, duration_ms: 299_000, completed: false };
  expect(await ada.call('POST', path, again)).toEqual(kept);
  expect(await ada.call('GET', path)).toEqual([kept]);
});

it('undo of its creation deletes a session, and undo of the deletion restores it', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const kept = await ada.call('POST', path, session);
  await ada.call('DELETE', `${path}/${kept.id}`);
  const [deletion] = await ada.call('GET', '/api/activity');
  expect(deletion).toMatchObject({ entity: 'mindfulness_session', action: 'deleted' });
  await ada.call('POST', `/api/changes/${deletion.change_id}/undo`);
  expect(await ada.call('GET', path)).toHaveLength(1);
});

it('the trash erases what a session was called and how it felt', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const { id } = await ada.call('POST', path, { ...session, mood_before: 1 });
  await ada.call('DELETE', `${path}/${id}`);
  await ada.call('POST', '/api/trash/erase', { ids: [id] });
  const [tombstone] = (await ada.call('GET', '/api/sync?since=0')).mindfulness_sessions;
  expect(tombstone).toMatchObject({ id, name: '', mood_before: null });
  expect((await ada.send('POST', `${path}/${id}/restore`)).status).toBe(404);
});

it('the export has the sessions', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const kept = await ada.call('POST', path, session);
  expect((await ada.call('GET', '/api/export')).mindfulness_sessions).toEqual([kept]);
});

it.each([
  ['mood_before', { mood_before: 6 }],
  ['duration_ms', { duration_ms: -1 }],
  ['ended_at', { ended_at: '2026-11-21T09:04:59.999Z' }],
  ['ended_at', { started_at: '2100-01-01T09:00:00.000Z', ended_at: '2100-01-01T09:06:00.000Z' }],
  ['ended_at', { started_at: '9999-12-31T09:00:00.000Z', ended_at: '9999-12-31T09:06:00.000Z' }],
  ['duration_ms', { duration_ms: 86_400_001 }],
  ['name', { name: ' ' }],
  ['exercise', { exercise: '' }],
  ['breaths', { breaths: 1.5 }],
])('a wrong %s is refused with the field named', async (field, wrong) => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const refused = await ada.send('POST', path, { ...session, ...wrong });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain(`"${field}"`);
});

it('own exercises keep their bounds', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const own = {
    id: '0192f000-0000-7000-8000-000000000001',
    name: 'Box',
    minutes: 5,
    color: '#2563EB',
    pattern: { inhale: 4, hold: 0, exhale: 4 },
  };
  const put = (value: unknown) => ada.send('PUT', '/api/settings/own_exercises', { value });
  expect((await put([own])).status).toBe(200);
  for (const wrong of [
    { ...own, name: ' ' },
    { ...own, minutes: 0 },
    { ...own, pattern: { ...own.pattern, inhale: 0 } },
    { ...own, pattern: { ...own.pattern, exhale: 21 } },
    { ...own, color: 'red' },
  ])
    expect((await put([wrong])).status).toBe(400);
});

it('nobody sees or changes another user’s session, and an id of theirs makes a session of one’s own', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const eve = await signUp();
  const adas = await ada.call('POST', path, session);
  for (const [method, at, body] of [
    ['PUT', `${path}/${adas.id}`, { mood_after: 1 }],
    ['DELETE', `${path}/${adas.id}`, undefined],
    ['POST', `${path}/${adas.id}/restore`, undefined],
  ] as const)
    expect((await eve.send(method, at, body)).status).toBe(404);
  expect(await eve.call('GET', path)).toEqual([]);
  await eve.call('POST', path, { ...session, id: adas.id, name: 'Eve’s own' });
  expect(await ada.call('GET', path)).toEqual([adas]);
});
