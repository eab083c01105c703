import { expect, onTestFinished, test } from 'vitest';
import type { PushData } from '#contract/push.ts';
import type { ReminderAction } from '#contract/reminders.ts';
import type { Task } from '#contract/tasks.ts';
import { toInstant } from '../../floating-date.ts';
import { startPushService, type TestDevice } from '../../testing/push-service.ts';
import { createTestApp, type TestUser } from '../../testing/test-app.ts';

/** Starts the app at a floating time in Vienna, with somebody who has one device. */
async function startAt(floating: string) {
  let now = toInstant(floating, 'Europe/Vienna');
  const clock = () => now;
  const service = await startPushService({ clock });
  onTestFinished(async () => {
    await service.close();
    expect(service.violations).toEqual([]);
  });
  const options = { clock, config: { allowedPushHosts: [service.host] } };
  const app = await createTestApp(options);
  const ada = await app.signUp();
  const addDevice = async (user: TestUser) => {
    const device = service.subscribe();
    await user.call('POST', '/api/push/devices', device.subscription);
    return device;
  };
  /** Lets the clock of the server reach a time, and everything happen that is due then. */
  const reach = async (time: string, timeZone = 'Europe/Vienna') => {
    now = toInstant(time, timeZone);
    await app.sendDueReminders();
    await app.runJobs();
  };
  const act = (device: TestDevice, action: ReminderAction) =>
    app.request('/api/reminders/actions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: tokenOf(device), action }),
    });
  const send = async () => {
    await app.sendDueReminders();
    await app.runJobs();
  };
  return { app, options, service, ada, phone: await addDevice(ada), addDevice, reach, send, act };
}

const titles = ({ messages }: TestDevice) => messages.map(({ payload }) => payload.notification.title);
const bodies = ({ messages }: TestDevice) => messages.map(({ payload }) => payload.notification.body);
const reminderOf = ({ messages }: TestDevice) =>
  messages.at(-1)?.payload.notification.data as Extract<PushData, { kind: 'reminder' }>;
const tokenOf = (device: TestDevice) => reminderOf(device).token ?? 'no token';
const remind = (user: TestUser, title: string, remind_at: string, more: object = {}): Promise<Task> =>
  user.addTask({ title, remind_at, ...more });

test('a reminder rings at its minute, on every device, once', async () => {
  const { ada, phone, addDevice, reach } = await startAt('2026-03-02T08:00');
  const laptop = await addDevice(ada);
  const task = await remind(ada, 'Call mum', '2026-03-02T09:00', { due_date: '2026-03-02T10:30' });
  await reach('2026-03-02T08:59');
  expect(phone.messages).toEqual([]);
  await reach('2026-03-02T09:00');
  await reach('2026-03-02T09:01');
  for (const device of [phone, laptop]) {
    expect(titles(device)).toEqual(['Call mum']);
    expect(device.messages[0]?.payload.notification).toMatchObject({
      body: 'Due 10:30.',
      navigate: `http://localhost:3000/tasks?task=${task.id}`,
      tag: `reminder:${task.id}`,
      actions: [{ action: 'done' }, { action: 'snooze_10_minutes' }, {}, {}],
      data: { kind: 'reminder', reminders: [`${task.id}@2026-03-02T09:00`] },
    });
  }
});

test('a reminder in a year of one digit holds back no other', async () => {
  const { ada, phone, reach } = await startAt('2026-03-02T08:00');
  await remind(ada, 'Mistyped', '0002-03-02T09:00');
  await remind(ada, 'Call mum', '2026-03-02T09:00');
  await reach('2026-03-02T09:00');
  expect(titles(phone)).toEqual(['Call mum']);
});

test('two instances at once send each reminder once', async () => {
  const { app, options, ada, phone, send, reach } = await startAt('2026-03-02T08:00');
  for (const title of ['One', 'Two', 'Three']) await remind(ada, title, '2026-03-02T09:00');
  const other = await app.anotherInstance(options);
  await reach('2026-03-02T08:59');
  await Promise.all([reach('2026-03-02T09:00'), other.sendDueReminders(), send(), other.sendDueReminders()]);
  await other.runJobs();
  await expect.poll(() => titles(phone).sort()).toEqual(['One', 'Three', 'Two']);
});

test.each<[string, (user: TestUser, task: Task) => Promise<unknown>]>([
  ['completed', (user, { id }) => user.call('PATCH', `/api/tasks/${id}/status?status=completed`)],
  ['deleted', (user, { id }) => user.call('DELETE', `/api/tasks/${id}`)],
  ['without the reminder', (user, { id }) => user.call('PUT', `/api/tasks/${id}`, { remind_at: null })],
  ['for later', (user, { id }) => user.call('PUT', `/api/tasks/${id}`, { remind_at: '2026-03-02T12:00' })],
])('a task that is %s by then does not ring', async (_state, change) => {
  const { ada, phone, reach } = await startAt('2026-03-02T08:00');
  await change(ada, await remind(ada, 'Call mum', '2026-03-02T09:00'));
  await reach('2026-03-02T09:00');
  expect(phone.messages).toEqual([]);
});

test('a task that is restored or reopened rings if its time is still to come', async () => {
  const { ada, phone, reach } = await startAt('2026-03-02T08:00');
  const [early, late] = [
    await remind(ada, 'Early', '2026-03-02T09:00'),
    await remind(ada, 'Late', '2026-03-02T10:00'),
  ];
  await ada.call('DELETE', `/api/tasks/${early.id}`);
  await ada.call('PATCH', `/api/tasks/${late.id}/status?status=completed`);
  await reach('2026-03-02T09:30');
  await ada.call('POST', `/api/tasks/${early.id}/restore`);
  await ada.call('PATCH', `/api/tasks/${late.id}/status?status=pending`);
  await reach('2026-03-02T10:00');
  await reach('2026-03-02T10:30');
  expect(titles(phone)).toEqual(['Late']);
});

test('a reminder that was sent is not sent again when its task is reopened, edited or undone', async () => {
  const { ada, phone, reach, send } = await startAt('2026-03-02T08:00');
  const { id } = await remind(ada, 'Call mum', '2026-03-02T09:00');
  await reach('2026-03-02T09:00');
  await ada.call('PATCH', `/api/tasks/${id}/status?status=completed`);
  await ada.call('PATCH', `/api/tasks/${id}/status?status=pending`);
  await ada.call('PUT', `/api/tasks/${id}`, { title: 'Call dad', remind_at: '2026-03-02T11:00' });
  await ada.call('PUT', `/api/tasks/${id}`, { remind_at: '2026-03-02T09:00' });
  await send();
  await reach('2026-03-02T11:00');
  expect(titles(phone)).toEqual(['Call mum']);
});

test('the next task of a series rings at its own time, also after a snooze', async () => {
  const { ada, phone, reach, act } = await startAt('2026-03-02T08:00');
  const series = { due_date: '2026-03-02T10:00', recurrence: 'FREQ=DAILY' };
  await remind(ada, 'Water', '2026-03-02T09:00', series);
  await reach('2026-03-02T09:00');
  expect(await (await act(phone, 'snooze_10_minutes')).json()).toEqual({ done: true });
  await reach('2026-03-02T09:09');
  expect(phone.messages).toHaveLength(1);
  await reach('2026-03-02T09:10');
  expect(phone.messages).toHaveLength(2);
  await act(phone, 'done');
  await reach('2026-03-03T08:59');
  expect(phone.messages).toHaveLength(2);
  await reach('2026-03-03T09:00');
  expect(titles(phone)).toEqual(['Water', 'Water', 'Water']);
});

test('daylight saving: the skipped hour rings once, at the new time, and the doubled one at its first', async () => {
  const spring = await startAt('2026-03-28T20:00');
  await remind(spring.ada, 'Skipped', '2026-03-29T02:30');
  await spring.reach('2026-03-29T01:29', 'UTC');
  expect(spring.phone.messages).toEqual([]);
  await spring.reach('2026-03-29T01:30', 'UTC');
  await spring.reach('2026-03-29T02:30', 'UTC');
  expect(titles(spring.phone)).toEqual(['Skipped']);

  const autumn = await startAt('2025-10-25T20:00');
  await remind(autumn.ada, 'Doubled', '2025-10-26T02:30');
  await autumn.reach('2025-10-26T00:29', 'UTC');
  expect(autumn.phone.messages).toEqual([]);
  await autumn.reach('2025-10-26T00:30', 'UTC');
  await autumn.reach('2025-10-26T01:30', 'UTC');
  expect(titles(autumn.phone)).toEqual(['Doubled']);
});

test('a new time zone moves the reminders that are still to come, and repeats none', async () => {
  const { ada, phone, reach } = await startAt('2026-03-02T08:00');
  await remind(ada, 'Sent', '2026-03-02T09:00');
  await remind(ada, 'To come', '2026-03-02T12:00');
  await reach('2026-03-02T09:00');
  await ada.call('PATCH', '/api/profile', { time_zone: 'America/Lima' });
  await reach('2026-03-02T12:00');
  await reach('2026-03-02T11:59', 'America/Lima');
  expect(titles(phone)).toEqual(['Sent']);
  await reach('2026-03-02T12:00', 'America/Lima');
  expect(titles(phone)).toEqual(['Sent', 'To come']);
  await remind(ada, 'Sooner', '2026-03-03T09:00');
  await reach('2026-03-02T12:01', 'America/Lima');
  await ada.call('PATCH', '/api/profile', { time_zone: 'Pacific/Auckland' });
  await reach('2026-03-03T09:00', 'Pacific/Auckland');
  expect(titles(phone)).toEqual(['Sent', 'To come', 'Sooner']);
});

test('quiet hours hold reminders and send them together when they end', async () => {
  const { ada, phone, reach } = await startAt('2026-03-02T20:00');
  await ada.call('PUT', '/api/settings/quiet_hours', { value: { from: '22:00', to: '07:00' } });
  await remind(ada, 'Take pills', '2026-03-02T23:00');
  await remind(ada, 'Feed the cat', '2026-03-03T06:00');
  await reach('2026-03-02T23:00');
  await reach('2026-03-03T06:59');
  expect(phone.messages).toEqual([]);
  await reach('2026-03-03T07:00');
  expect(titles(phone)).toEqual(['2 reminders']);
  expect(bodies(phone)).toEqual(['06:00  Feed the cat\nyesterday at 23:00  Take pills']);
});

test('reminders held by quiet hours are sent when these are switched off', async () => {
  const { ada, phone, reach, send } = await startAt('2026-03-02T20:00');
  await ada.call('PUT', '/api/settings/quiet_hours', { value: { from: '22:00', to: '07:00' } });
  await remind(ada, 'Take pills', '2026-03-02T23:00');
  await reach('2026-03-02T23:30');
  await ada.call('PUT', '/api/settings/quiet_hours', { value: null });
  await send();
  expect(titles(phone)).toEqual(['Take pills']);
  expect(bodies(phone)).toEqual(['This reminder was for 23:00.']);
});

test('after the server was down, one late reminder says for when it was, and several come as one', async () => {
  const { ada, phone, reach } = await startAt('2026-03-02T08:00');
  await remind(ada, 'Call mum', '2026-03-02T09:00');
  await reach('2026-03-02T11:00');
  expect(bodies(phone)).toEqual(['This reminder was for 09:00.']);
  await remind(ada, 'Call dad', '2026-03-02T12:00');
  await remind(ada, 'Pay rent', '2026-03-02T13:00');
  await reach('2026-03-02T15:00');
  expect(titles(phone)).toEqual(['Call mum', '2 reminders']);
  await remind(ada, 'Old', '2026-03-02T16:00');
  await reach('2026-03-05T09:00');
  expect(titles(phone).at(-1)).toBe('A reminder you missed');
  expect(bodies(phone).at(-1)).toBe('Mon 2 Mar at 16:00  Old');
  expect(reminderOf(phone).token).toBeUndefined();
});

test('a device that was off gets one notification about everything', async () => {
  const { ada, phone, addDevice, reach } = await startAt('2026-03-02T08:00');
  const laptop = await addDevice(ada);
  await remind(ada, 'Before', '2026-03-02T08:30');
  await reach('2026-03-02T08:30');
  phone.turnOff();
  const hours = ['09', '10', '11', '12', '13', '14'];
  for (const hour of hours) await remind(ada, `At ${hour}`, `2026-03-02T${hour}:00`);
  for (const hour of hours) await reach(`2026-03-02T${hour}:00`);
  expect(titles(laptop)).toHaveLength(7);
  expect(phone.messages).toHaveLength(1);
  phone.turnOn();
  expect(titles(phone)).toEqual(['Before', 'At 14']);
  const { missed } = reminderOf(phone);
  expect(missed?.reminders).toHaveLength(6);
  expect(missed?.notification).toMatchObject({ title: '7 reminders', tag: 'reminders' });
  expect(missed?.notification.body.split('\n')).toEqual([
    '14:00  At 14',
    '13:00  At 13',
    '12:00  At 12',
    '11:00  At 11',
    '10:00  At 10',
    'and 2 more',
  ]);
});

test('the longest titles fit in a message that names all that was missed', async () => {
  const { ada, phone, reach } = await startAt('2026-03-02T08:00');
  const hours = Array.from({ length: 12 }, (_, index) => String(index + 9).padStart(2, '0'));
  for (const hour of hours)
    await remind(ada, `${hour}${'\u9577'.repeat(5000)}`, `2026-03-02T${hour}:00`, {
      due_date: '2026-03-04T10:00',
    });
  for (const hour of hours) await reach(`2026-03-02T${hour}:00`);
  expect(phone.messages).toHaveLength(12);
  expect(Buffer.byteLength(JSON.stringify(phone.messages.at(-1)?.payload))).toBeLessThan(3700);
});

test('Done completes the task as in the app, once, and can be undone', async () => {
  const { ada, phone, reach, act } = await startAt('2026-03-02T08:00');
  const { id } = await remind(ada, 'Call mum', '2026-03-02T09:00');
  await reach('2026-03-02T09:00');
  const status = async () => (await ada.call('GET', `/api/tasks/${id}`)).status;
  expect(await (await act(phone, 'done')).json()).toEqual({ done: true });
  expect(await status()).toBe('completed');
  const [change] = await ada.call('GET', '/api/activity');
  expect(change).toMatchObject({ entity_id: id, changes: { status: ['pending', 'completed'] } });
  await ada.call('POST', `/api/changes/${change.change_id}/undo`);
  expect(await (await act(phone, 'done')).json()).toEqual({ done: true });
  expect(await status()).toBe('pending');
});

test.each<[ReminderAction, string]>([
  ['snooze_10_minutes', '2026-03-02T09:14'],
  ['snooze_1_hour', '2026-03-02T10:04'],
  ['snooze_tomorrow', '2026-03-03T09:00'],
])('%s reminds again at %s', async (action, end) => {
  const { ada, phone, reach, act } = await startAt('2026-03-02T08:00');
  const { id } = await remind(ada, 'Call mum', '2026-03-02T09:00');
  await reach('2026-03-02T09:00');
  await reach('2026-03-02T09:04');
  await act(phone, action);
  await act(phone, action);
  expect(await ada.call('GET', `/api/tasks/${id}`)).toMatchObject({
    remind_at: '2026-03-02T09:00',
    snoozed_until: end,
  });
  const first = tokenOf(phone);
  await reach(end);
  expect(titles(phone)).toEqual(['Call mum', 'Call mum']);
  expect(tokenOf(phone)).not.toBe(first);
});

test('an action on a reminder that no longer stands does nothing', async () => {
  const { ada, phone, reach, act } = await startAt('2026-03-02T08:00');
  const { id } = await remind(ada, 'Call mum', '2026-03-02T09:00');
  await reach('2026-03-02T09:00');
  await ada.call('PUT', `/api/tasks/${id}`, { remind_at: '2026-03-02T12:00' });
  expect(await (await act(phone, 'done')).json()).toEqual({ done: false });
  await ada.call('DELETE', `/api/tasks/${id}`);
  expect(await (await act(phone, 'snooze_1_hour')).json()).toEqual({ done: false });
});

test('an action is refused once its device is removed or signed out, after two days, and with a wrong token', async () => {
  const { app, ada, phone, addDevice, reach, act } = await startAt('2026-03-02T08:00');
  const laptop = await addDevice(ada);
  await remind(ada, 'Call mum', '2026-03-02T09:00');
  await reach('2026-03-02T09:00');
  const [{ id }] = await ada.call('GET', '/api/push/devices');
  await ada.call('DELETE', `/api/push/devices/${id}`);
  const statuses = await Promise.all(
    [phone, laptop].map(async (device) => (await act(device, 'done')).status),
  );
  expect(statuses.sort()).toEqual([200, 401]);
  const headers = { Cookie: ada.cookie, Origin: 'http://localhost:3000' };
  await app.request('/api/auth/sign-out', { method: 'POST', headers });
  for (const device of [phone, laptop]) expect((await act(device, 'done')).status).toBe(401);
  const wrong = await app.request('/api/reminders/actions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: 'wrong', action: 'done' }),
  });
  expect(wrong.status).toBe(401);
});

test('reminders come by mail where that is wanted', async () => {
  const { app, ada, reach } = await startAt('2026-03-02T08:00');
  await ada.call('PUT', '/api/settings/reminder_mail', { value: true });
  await ada.call('PUT', '/api/settings/hour_cycle', { value: 'h12' });
  await remind(ada, 'Call mum', '2026-03-02T09:00');
  await reach('2026-03-02T09:00');
  await expect
    .poll(() => app.mailbox.mails)
    .toMatchObject([
      {
        to: ada.email,
        subject: 'Reminder: Call mum',
        text: expect.stringContaining('9:00\u00A0AM  Call mum'),
      },
    ]);
});

test('the digest comes once a day at its time, with what is due and overdue, and not when nothing is', async () => {
  const { ada, phone, reach } = await startAt('2026-03-02T09:00');
  await ada.call('PUT', '/api/settings/daily_digest', { value: { by: 'push', at: '08:00' } });
  await ada.call('PUT', '/api/settings/hour_cycle', { value: 'h12' });
  await ada.addTask({ title: 'Pay rent', due_date: '2026-03-03' });
  await ada.addTask({ title: 'Dentist', due_date: '2026-03-03T15:00' });
  await ada.addTask({ title: 'Taxes', due_date: '2026-03-01' });
  await ada.addTask({ title: 'Later', due_date: '2026-03-04' });
  await reach('2026-03-02T09:01');
  await reach('2026-03-03T07:59');
  expect(phone.messages).toEqual([]);
  await reach('2026-03-03T08:00');
  await reach('2026-03-03T08:01');
  expect(titles(phone)).toEqual(['2 due today, 1 overdue']);
  expect(bodies(phone)).toEqual(['Pay rent\n3:00\u00A0PM  Dentist\nTaxes']);
  await ada.call('PUT', '/api/settings/daily_digest', { value: null });
  await reach('2026-03-04T08:00');
  expect(phone.messages).toHaveLength(1);
});

test('the digest comes by mail where that is chosen', async () => {
  const { app, ada, phone, reach } = await startAt('2026-03-02T07:00');
  await ada.call('PUT', '/api/settings/daily_digest', { value: { by: 'mail', at: '08:00' } });
  await ada.addTask({ title: 'Pay rent', due_date: '2026-03-02' });
  await reach('2026-03-02T08:00');
  await expect.poll(() => app.mailbox.mails).toMatchObject([{ to: ada.email, subject: '1 due today' }]);
  expect(phone.messages).toEqual([]);
});

test('neither titles nor endpoints are in the log or among the jobs', async () => {
  const { app, ada, phone, reach } = await startAt('2026-03-02T08:00');
  await ada.call('PUT', '/api/settings/reminder_mail', { value: true });
  await remind(ada, 'Secret matter', '2026-03-02T09:00');
  phone.answer({ status: 403 });
  await reach('2026-03-02T09:00');
  const { rows } = await app.database.handle.authPool.query('select data, output from heddle_jobs.job');
  const { rows: left } = await app.database.handle.authPool.query('select payload from push_deliveries');
  for (const text of [app.logged.join(''), JSON.stringify(rows), JSON.stringify(left)])
    for (const secret of ['Secret matter', phone.subscription.endpoint]) expect(text).not.toContain(secret);
  expect(left).toEqual([{ payload: null }]);
});
