import { expect, it } from 'vitest';
import { dueChoices, reminderChoices, repeatChoices } from './when-choices.ts';

it('offers days and keeps the time of day', () => {
  // 21 November 2026 is a Saturday.
  expect(dueChoices('2026-11-21T10:30', 'T17:00')).toEqual([
    { label: 'Today', due: '2026-11-21T17:00' },
    { label: 'Tomorrow', due: '2026-11-22T17:00' },
    { label: 'Next week', due: '2026-11-23T17:00' },
    { label: 'No date', due: null },
  ]);
  expect(dueChoices('2026-11-23T10:30', '')[2]?.due).toBe('2026-11-30');
});

it('offers recurrences that fall on the due day', () => {
  expect(repeatChoices('2026-11-21')).toEqual([
    { label: 'Never', recurrence: null },
    { label: 'Every day', recurrence: 'FREQ=DAILY' },
    { label: 'Every weekday', recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' },
    { label: 'Every Saturday', recurrence: 'FREQ=WEEKLY;BYDAY=SA' },
    { label: 'Every month on the 21st', recurrence: 'FREQ=MONTHLY;BYMONTHDAY=21' },
    { label: 'Every year on 21 November', recurrence: 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=21' },
  ]);
  expect(repeatChoices('2026-11-30')[4]?.label).toBe('Every month on the last day');
  expect(repeatChoices('2027-02-28')[4]?.label).toBe('Every month on the 28th');
});

it('offers reminders before the due time, or in the morning when there is none', () => {
  expect(reminderChoices('2026-11-21T00:05', 'h23').map(({ remindAt }) => remindAt)).toEqual([
    null,
    '2026-11-21T00:05',
    '2026-11-20T23:55',
    '2026-11-20T23:05',
    '2026-11-20T00:05',
  ]);
  expect(reminderChoices('2026-11-21', 'h23').map(({ remindAt }) => remindAt)).toEqual([
    null,
    '2026-11-21T09:00',
    '2026-11-20T09:00',
  ]);
  expect(reminderChoices(null, 'h23')).toHaveLength(1);
});
