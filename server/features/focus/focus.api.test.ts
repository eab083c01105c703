import { describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import type { TimerState } from '#contract/focus.ts';
import { editedAtHeader, sentAtHeader } from '#contract/sync-headers.ts';
import { newTimer, timerSettingDefaults } from '#domain/focus/new-timer.ts';
import { shiftTimer } from '#domain/focus/shift-timer.ts';
import { act, type TimerAction } from '#domain/focus/transitions.ts';
import { createSignedInApp, createTestApp, type TestUser } from '../../testing/test-app.ts';

const sessions = '/api/focus/sessions';
const minute = 60_000;
const [one, two] = ['019b7600-0000-7000-8000-000000000001', '019b7600-0000-7000-8000-000000000002'] as const;
const hourAgo = Date.now() - 60 * minute;
const at = (minutes: number) => new Date(hourAgo + minutes * minute).toISOString();
const session = { id: one, intent: 'Weave', started_at: at(0), ended_at: at(25), work_ms: 25 * minute };

/** A timer that a device left, `minutes` after an hour ago. */
const live = (actions: [minutes: number, action: TimerAction][]): TimerState =>
  actions.reduce(
    (timer, [minutes, action]) =>
      act(timer, action, { settings: timerSettingDefaults, now: hourAgo + minutes * minute }).timer,
    newTimer(timerSettingDefaults, hourAgo - minute),
  );
const start = (sessionId: string): TimerAction => ({ kind: 'start', sessionId });

const editedAt = (minutes: number) => ({ [editedAtHeader]: at(minutes) });

async function twoUsers(): Promise<[TestUser, TestUser]> {
  const { signUp } = await createTestApp();
  return [await signUp(), await signUp()];
}

it('an instant whose offset leads beyond the year 9999 is refused', async () => {
  const [ada] = await twoUsers();
  const ended_at = '9999-12-31T23:59:59-12:00';
  expect((await ada.send('POST', sessions, { ...session, ended_at })).status).toBe(400);
  expect(await ada.call('GET', sessions)).toEqual([]);
});

it('sessions are recorded, corrected, deleted and restored', async () => {
  const [ada] = await twoUsers();
  const kept = await ada.call('POST', sessions, session);
  expect(kept).toMatchObject({
    ...session,
    task_id: null,
    mode: 'pomodoro',
    outcome: null,
    completed: false,
  });
  expect(
    await ada.call('PUT', `${sessions}/${one}`, { outcome: 'partly', interruptions: 2, ended_at: at(26) }),
  ).toMatchObject({ outcome: 'partly', interruptions: 2, ended_at: at(26) });
  await ada.call('DELETE', `${sessions}/${one}`);
  expect(await ada.call('GET', sessions)).toEqual([]);
  expect((await ada.send('PUT', `${sessions}/${one}`, { outcome: 'done' })).status).toBe(404);
  await ada.call('POST', sessions, session);
  expect(await ada.call('GET', sessions)).toEqual([]);
  await ada.call('POST', `${sessions}/${one}/restore`);
  expect(await ada.call('GET', sessions)).toHaveLength(1);
  const delta = await ada.call('GET', '/api/sync?since=0');
  expect(delta.focus_sessions).toHaveLength(1);
  expect((await ada.call('GET', '/api/export')).focus_sessions).toEqual(delta.focus_sessions);
});

it('a session that two devices end is one, and has what was said last, whichever comes first', async () => {
  for (const order of [
    [25, 40],
    [40, 25],
  ]) {
    const [ada] = await twoUsers();
    for (const minutes of order)
      await ada.call(
        'POST',
        sessions,
        { ...session, ended_at: at(minutes), work_ms: minutes * minute },
        editedAt(minutes),
      );
    await ada.call('PUT', `${sessions}/${one}`, { work_ms: minute }, editedAt(1));
    expect(await ada.call('GET', sessions)).toMatchObject([{ id: one, work_ms: 40 * minute }]);
  }
});

it.each([
  ['ended_at', { started_at: at(30), ended_at: at(0) }],
  ['ended_at', { ended_at: '2100-01-01T00:00:00.000Z' }],
  ['ended_at', { started_at: '9999-12-31T00:00:00.000Z', ended_at: '9999-12-31T01:00:00.000Z' }],
  ['work_ms', { ended_at: at(30), work_ms: 24 * 60 * minute }],
])('a session that nobody can have worked is refused by its %s, new and corrected', async (field, times) => {
  const [ada] = await twoUsers();
  await ada.call('POST', sessions, session);
  for (const refused of [
    await ada.send('POST', sessions, { ...session, id: two, ...times }),
    await ada.send('PUT', `${sessions}/${one}`, times),
  ]) {
    expect(refused.status).toBe(400);
    expect(errorSchema.parse(await refused.json()).error.issues).toMatchObject([{ field }]);
  }
  expect(await ada.call('GET', sessions)).toMatchObject([session]);
});

it('undo deletes a session that was added by hand and restores one that was deleted', async () => {
  const [ada] = await twoUsers();
  await ada.call('POST', sessions, session);
  await ada.call('DELETE', `${sessions}/${one}`);
  const [deletion, creation] = await ada.call('GET', '/api/activity');
  await ada.call('POST', `/api/changes/${deletion.change_id}/undo`);
  expect(await ada.call('GET', sessions)).toHaveLength(1);
  await ada.call('POST', `/api/changes/${creation.change_id}/undo`);
  expect(await ada.call('GET', sessions)).toEqual([]);
});

it('the timer is the one that was used last, and the other keeps its session', async () => {
  const phone = live([[0, start(one)]]);
  const laptop = live([[10, start(two)]]);
  for (const [first, second] of [
    [phone, laptop],
    [laptop, phone],
  ]) {
    const [ada] = await twoUsers();
    await ada.call('PUT', '/api/focus/timer', first);
    const { revision } = await ada.call('GET', '/api/sync?since=0');
    await ada.call('PUT', '/api/focus/timer', second);
    const { state } = await ada.call('GET', '/api/focus/timer');
    expect(state).toEqual(laptop);
    // The device that lost has its own state on the disk and must be told.
    expect((await ada.call('GET', `/api/sync?since=${revision}`)).focus_timers).toMatchObject([{ state }]);
    expect(await ada.call('GET', sessions)).toMatchObject([{ id: one, work_ms: 10 * minute }]);
  }
});

describe('a device whose clock is in 2100', () => {
  const centuryMs = Date.parse('2100-01-01') - Date.now();
  const inFuture = (timer: TimerState) =>
    shiftTimer(timer, { offsetMs: centuryMs, knownMs: Number.POSITIVE_INFINITY });
  const msOff = (instant: string, minutes: number) => Math.abs(Date.parse(instant) - Date.parse(at(minutes)));

  it('keeps the timer only until another device uses it', async () => {
    const [ada] = await twoUsers();
    const sentAt = { [sentAtHeader]: new Date(Date.now() + centuryMs).toISOString() };
    const { state } = await ada.call('PUT', '/api/focus/timer', inFuture(live([[0, start(one)]])), sentAt);
    for (const instant of [state.touched_at, state.running_since, state.phase_started_at, state.begun_at])
      expect(msOff(instant, 0)).toBeLessThan(5_000);
    expect(await ada.call('PUT', '/api/focus/timer', live([[30, start(two)]]))).toMatchObject({
      state: { session_id: two },
    });
    expect(await ada.call('GET', sessions)).toMatchObject([{ id: one }]);
  });

  it('does not own the timer either if it does not say what its clock shows', async () => {
    const [ada] = await twoUsers();
    const { state } = await ada.call('PUT', '/api/focus/timer', inFuture(live([[0, start(one)]])));
    expect(Math.abs(Date.parse(state.running_since) - Date.now())).toBeLessThan(60_000);
    const later = live([[600, start(two)]]);
    expect(await ada.call('PUT', '/api/focus/timer', later)).toMatchObject({ state: { session_id: two } });
  });

  it('cannot leave a timer that runs from the year 9999 on', async () => {
    const [ada] = await twoUsers();
    const running = { ...live([[0, start(one)]]), running_since: '9999-12-31T23:59:59.999Z' };
    const { state } = await ada.call('PUT', '/api/focus/timer', running);
    expect(Date.parse(state.running_since)).toBeLessThanOrEqual(Date.now());
  });

  it('has lost a timer that it left there earlier', async () => {
    const { ada, database } = await createSignedInApp();
    const owned = inFuture(live([[0, start(one)]]));
    await ada.call('PUT', '/api/focus/timer', live([[0, start(one)]]));
    await database.handle.db
      .updateTable('focus_timers')
      .set({ state: JSON.stringify(owned) })
      .where('user_id', '=', ada.id)
      .execute();
    const later = {
      ...live([[30, start(two)]]),
      touched_at: new Date(Date.parse(owned.touched_at) + 1).toISOString(),
    };
    expect(await ada.call('PUT', '/api/focus/timer', later)).toMatchObject({ state: { session_id: two } });
  });
});

it('what a device says about a session it ended offline holds against what the server took from its timer', async () => {
  const [ada] = await twoUsers();
  await ada.call('PUT', '/api/focus/timer', live([[0, start(one)]]));
  await ada.call('PUT', '/api/focus/timer', live([[30, start(two)]]));
  expect(await ada.call('GET', sessions)).toMatchObject([{ id: one, work_ms: 30 * minute }]);
  await ada.call('POST', sessions, session, editedAt(25));
  expect(await ada.call('GET', sessions)).toMatchObject([{ id: one, work_ms: 25 * minute }]);
});

it('a timer that goes on loses nothing and doubles nothing', async () => {
  const [ada] = await twoUsers();
  expect(await ada.call('GET', '/api/focus/timer')).toBeNull();
  const running = live([[0, start(one)]]);
  const paused = live([
    [0, start(one)],
    [10, { kind: 'pause' }],
  ]);
  for (const state of [running, paused, paused]) await ada.call('PUT', '/api/focus/timer', state);
  expect(await ada.call('GET', sessions)).toEqual([]);
  expect(await ada.call('GET', '/api/focus/timer')).toMatchObject({ state: paused });
});

it.each([
  ['ended_at', { ended_at: '2020-11-21T09:04:59.999Z' }],
  ['work_ms', { work_ms: -1 }],
  ['outcome', { outcome: 'maybe' }],
  ['intent', { intent: 'x'.repeat(201) }],
  ['interruptions', { interruptions: 0.5 }],
])('a wrong %s is refused with the field named', async (field, wrong) => {
  const [ada] = await twoUsers();
  const refused = await ada.send('POST', sessions, { ...session, ...wrong });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain(`"${field}"`);
});

it.each([
  ['work_duration', 0],
  ['work_duration', 61],
  ['short_break_duration', 31],
  ['long_break_duration', 61],
  ['cycles_before_long_break', 0],
  ['timer_volume', 101],
])('%s of %i is refused', async (id, value) => {
  const [ada] = await twoUsers();
  expect((await ada.send('PUT', `/api/settings/${id}`, { value })).status).toBe(400);
});

it('nobody sees or changes another user’s timer or sessions', async () => {
  const [ada, eve] = await twoUsers();
  const kept = await ada.call('POST', sessions, session);
  await ada.call('PUT', '/api/focus/timer', live([[0, start(one)]]));
  for (const [method, path, body] of [
    ['PUT', `${sessions}/${one}`, { outcome: 'not' }],
    ['DELETE', `${sessions}/${one}`, undefined],
    ['POST', `${sessions}/${one}/restore`, undefined],
  ] as const)
    expect((await eve.send(method, path, body)).status).toBe(404);
  expect(await eve.call('GET', sessions)).toEqual([]);
  expect(await eve.call('GET', '/api/focus/timer')).toBeNull();
  await eve.call('POST', sessions, { ...session, intent: 'Spin' });
  await eve.call('PUT', '/api/focus/timer', live([[30, start(two)]]));
  expect(await ada.call('GET', sessions)).toEqual([kept]);
  expect(await ada.call('GET', '/api/focus/timer')).toMatchObject({ state: { session_id: one } });
});
