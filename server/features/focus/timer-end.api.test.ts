import { expect, onTestFinished, test } from 'vitest';
import type { TimerSettings } from '#contract/focus.ts';
import { newTimer, timerSettingDefaults } from '#domain/focus/new-timer.ts';
import { act, type TimerAction } from '#domain/focus/transitions.ts';
import { startPushService } from '../../testing/push-service.ts';
import { createTestApp } from '../../testing/test-app.ts';

const minute = 60_000;
const one = '019b7600-0000-7000-8000-000000000001';
const start: TimerAction = { kind: 'start', sessionId: one };

/** Opens an account with a phone that takes messages, and a timer that its clock moves. */
async function startTimer(changed: Partial<TimerSettings> = {}) {
  const service = await startPushService();
  onTestFinished(service.close);
  const settings = { ...timerSettingDefaults, ...changed };
  const begun = Date.now();
  let passed = 0;
  const now = () => begun + passed;
  const app = await createTestApp({
    config: { allowedPushHosts: [service.host] },
    clock: () => new Date(now()),
  });
  const ada = await app.signUp();
  const phone = service.subscribe();
  await ada.call('POST', '/api/push/devices', phone.subscription);
  let timer = newTimer(settings, begun);
  const send = () => ada.call('PUT', '/api/focus/timer', timer);
  const live = async (action: TimerAction) => {
    timer = act(timer, action, { settings, now: now() }).timer;
    await send();
  };
  await live(start);
  return {
    ada,
    send,
    live,
    /** Lets time pass and returns what the phone has shown since the beginning. */
    pass: async (minutes: number) => {
      passed += minutes * minute;
      // The first run asks for the message, and the second one waits until it is delivered.
      await app.runJobs();
      await app.runJobs();
      return phone.messages.map(({ payload }) => payload.notification);
    },
  };
}

const pomodoroEnd = {
  title: 'Pomodoro Complete!',
  body: 'Great job! You completed a 25-minute focus session.',
  tag: 'timer',
};
const breakEnd = { title: 'Break Complete!', body: 'Time to get back to work!' };

test('the end of a session reaches the phone once, though the timer was sent twice', async () => {
  const { pass, send } = await startTimer();
  await send();
  expect(await pass(24)).toEqual([]);
  expect(await pass(1)).toMatchObject([pomodoroEnd]);
  await send();
  expect(await pass(1)).toHaveLength(1);
});

test('a timer that was paused does not ring until it has gone on to its end', async () => {
  const { pass, live } = await startTimer();
  await pass(5);
  await live({ kind: 'pause' });
  expect(await pass(30)).toEqual([]);
  await live({ kind: 'resume' });
  expect(await pass(19)).toEqual([]);
  expect(await pass(1)).toMatchObject([pomodoroEnd]);
});

test('phases that start by themselves ring at their ends too', async () => {
  const { pass } = await startTimer({ auto_start_breaks: true, auto_start_work: true });
  expect(await pass(25)).toMatchObject([pomodoroEnd]);
  expect(await pass(5)).toMatchObject([pomodoroEnd, breakEnd]);
  expect(await pass(25)).toMatchObject([pomodoroEnd, breakEnd, pomodoroEnd]);
});

test('what ended while the server was off does not ring, nor does anything with notifications off', async () => {
  const late = await startTimer();
  expect(await late.pass(40)).toEqual([]);
  const off = await startTimer();
  await off.ada.call('PUT', '/api/settings/timer_notifications', { value: false });
  expect(await off.pass(25)).toEqual([]);
});
