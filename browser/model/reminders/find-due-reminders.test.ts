import { expect, test } from 'vitest';
import type { NewTask } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { findDueReminders } from './find-due-reminders.ts';

const wallTimeIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant: Date) => format.format(instant).replace(' ', 'T');
};
const utc = wallTimeIn('UTC');
const berlin = wallTimeIn('Europe/Berlin');

let tasks = 0;
const remind = (
  remind_at: string,
  { title = remind_at, createdAt = '2026-01-01T00:00:00.000Z', ...more } = {} as Partial<NewTask> & {
    createdAt?: string;
  },
) => {
  tasks += 1;
  const id = `0192f000-0000-7abc-8000-${String(tasks).padStart(12, '0')}`;
  return newTask({ ...more, title, remind_at }, { id, createdAt });
};
const titles = (found: ReturnType<typeof findDueReminders>) => found.map(({ task }) => task.title);
const at = (now: string, toWallTime = utc, dismissed: string[] = []) => ({
  now: new Date(now),
  toWallTime,
  dismissed,
});

test('a reminder is due from its minute on, and the earliest comes first', () => {
  const rows = [remind('2026-11-22T09:00'), remind('2026-11-22T08:30'), remind('2026-11-22T09:01')];
  expect(titles(findDueReminders(rows, at('2026-11-22T08:59:59Z')))).toEqual(['2026-11-22T08:30']);
  expect(titles(findDueReminders(rows, at('2026-11-22T09:00:00Z')))).toEqual([
    '2026-11-22T08:30',
    '2026-11-22T09:00',
  ]);
});

test('an answered reminder is due no more: done, deleted, dismissed or snoozed', () => {
  const task = remind('2026-11-22T09:00');
  const now = '2026-11-22T09:05:00Z';
  expect(findDueReminders([{ ...task, status: 'completed' }], at(now))).toEqual([]);
  expect(findDueReminders([{ ...task, deleted_at: now }], at(now))).toEqual([]);
  const dismissed = [`${task.id}@2026-11-22T09:00`];
  expect(findDueReminders([task], at(now, utc, dismissed))).toEqual([]);
  const snoozed = { ...task, snoozed_until: '2026-11-22T09:15' };
  expect(findDueReminders([snoozed], at(now, utc, dismissed))).toEqual([]);
  expect(findDueReminders([snoozed], at('2026-11-22T09:15:00Z', utc, dismissed))).toHaveLength(1);
});

test('a reminder of last week is due, an older one is history', () => {
  const now = at('2026-11-22T12:00:00Z');
  expect(findDueReminders([remind('2026-11-15T09:00')], now)).toHaveLength(1);
  expect(findDueReminders([remind('2026-11-14T09:00')], now)).toEqual([]);
});

test('a time that had passed when its task was added rings no more', () => {
  const task = remind('2026-11-22T09:00', { createdAt: '2026-11-22T10:00:00.000Z' });
  expect(findDueReminders([task], at('2026-11-22T10:01:00Z'))).toEqual([]);
});

test('a time that daylight saving repeats is due from the first time on, and stays due in the second', () => {
  const task = remind('2026-10-25T02:30');
  expect(findDueReminders([task], at('2026-10-25T00:29:00Z', berlin))).toEqual([]);
  expect(findDueReminders([task], at('2026-10-25T00:30:00Z', berlin))).toHaveLength(1);
  expect(findDueReminders([task], at('2026-10-25T01:10:00Z', berlin))).toHaveLength(1);
});

test('a time that daylight saving skips is due an hour later by the new clock', () => {
  const task = remind('2026-03-29T02:30');
  expect(findDueReminders([task], at('2026-03-29T01:29:00Z', berlin))).toEqual([]);
  expect(findDueReminders([task], at('2026-03-29T01:30:00Z', berlin))).toHaveLength(1);
});
