import { expect, it } from 'vitest';
import { newTask } from './new-task.ts';
import { getReminderMoment } from './reminder-moment.ts';

const at = '2026-11-21T08:00:00.000Z';
const task = newTask(
  { title: 'Call the bank', remind_at: '2026-11-21T09:00' },
  { id: '0192f000-0000-7abc-8000-00000000000a', createdAt: at },
);

it('is the reminder, or the end of its snooze', () => {
  expect(getReminderMoment(task)).toBe('2026-11-21T09:00');
  expect(getReminderMoment({ ...task, snoozed_until: '2026-11-21T09:10' })).toBe('2026-11-21T09:10');
  expect(getReminderMoment({ ...task, remind_at: null })).toBeNull();
});

it('is nothing for a task that is done or in the trash', () => {
  expect(getReminderMoment({ ...task, status: 'completed' })).toBeNull();
  expect(getReminderMoment({ ...task, deleted_at: at })).toBeNull();
});
