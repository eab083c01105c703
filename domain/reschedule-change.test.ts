import { expect, it } from 'vitest';
import { newTask } from './new-task.ts';
import { addDays, daysFrom, rescheduleChange } from './reschedule-change.ts';

const task = (due_date: string | null, remind_at: string | null = null) =>
  newTask({ title: 'a', due_date, remind_at }, { id: 'a', createdAt: '2026-11-20T10:00:00.000Z' });

it('keeps the time of day, unless another is given', () => {
  expect(rescheduleChange(task('2026-11-21T09:00'), '2026-12-01')).toEqual({ due_date: '2026-12-01T09:00' });
  expect(rescheduleChange(task('2026-11-21T09:00'), '2026-12-01', '18:30')).toEqual({
    due_date: '2026-12-01T18:30',
  });
  expect(rescheduleChange(task('2026-11-21T09:00'), '2026-12-01', '')).toEqual({ due_date: '2026-12-01' });
  expect(rescheduleChange(task(null), '2026-12-01')).toEqual({ due_date: '2026-12-01' });
});

it('takes the reminder along, as many days ahead as it was', () => {
  expect(rescheduleChange(task('2026-02-28T09:00', '2026-02-27T20:00'), '2026-03-02')).toEqual({
    due_date: '2026-03-02T09:00',
    remind_at: '2026-03-01T20:00',
  });
  expect(rescheduleChange(task(null, '2026-02-27T20:00'), '2026-03-02')).toEqual({ due_date: '2026-03-02' });
});

it('takes the date away', () => {
  expect(rescheduleChange(task('2026-11-21T09:00'), null)).toEqual({ due_date: null });
});

it('counts days over months, years and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-29', -1)).toBe('2026-03-28');
  expect(daysFrom('2026-03-28T23:00', '2026-03-30')).toBe(2);
});
