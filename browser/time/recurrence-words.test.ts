import { expect, it } from 'vitest';
import { recurrenceWords } from './recurrence-words.ts';

it('says how often a task repeats', () => {
  expect(recurrenceWords('FREQ=DAILY')).toBe('every day');
  expect(recurrenceWords('FREQ=WEEKLY;BYDAY=MO')).toBe('every Monday');
  expect(recurrenceWords('FREQ=WEEKLY;BYDAY=MO,TH')).toBe('every week on Mon, Thu');
  expect(recurrenceWords('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO')).toBe('every 2 weeks on Mon');
  expect(recurrenceWords('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toBe('every weekday');
});

it('says on which days of the month and of the year', () => {
  expect(recurrenceWords('FREQ=MONTHLY;BYMONTHDAY=15')).toBe('every month on the 15th');
  expect(recurrenceWords('FREQ=MONTHLY;BYMONTHDAY=1,22')).toBe('every month on the 1st, 22nd');
  expect(recurrenceWords('FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1')).toBe('every month on the 31st');
  expect(recurrenceWords('FREQ=MONTHLY;BYMONTHDAY=-1')).toBe('every month on the last day');
  expect(recurrenceWords('FREQ=MONTHLY;BYDAY=-1FR')).toBe('every month on the last Friday');
  expect(recurrenceWords('FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU')).toBe('every 3 months on the 2nd Tuesday');
  expect(recurrenceWords('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')).toBe(
    'every month on the last weekday',
  );
  expect(recurrenceWords('FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1')).toBe('every year on 1 March');
  expect(recurrenceWords('FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=1')).toBe(
    'every year on the 1st in March, September',
  );
});

it('says when it ends', () => {
  expect(recurrenceWords('FREQ=DAILY;COUNT=5')).toBe('every day, 5 times');
  expect(recurrenceWords('FREQ=WEEKLY;BYDAY=MO;UNTIL=20270601')).toBe('every Monday, until 1 Jun 2027');
});

it('has some words for rules it cannot read', () => {
  expect(recurrenceWords('every blue moon')).toBe('every time');
});
