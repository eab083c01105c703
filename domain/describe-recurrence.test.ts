import { expect, it } from 'vitest';
import { describeRecurrence } from './describe-recurrence.ts';

it('says how often a task repeats', () => {
  expect(describeRecurrence('FREQ=DAILY')).toBe('every day');
  expect(describeRecurrence('FREQ=WEEKLY;BYDAY=MO')).toBe('every Monday');
  expect(describeRecurrence('FREQ=WEEKLY;BYDAY=MO,TH')).toBe('every week on Mon, Thu');
  expect(describeRecurrence('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO')).toBe('every 2 weeks on Mon');
  expect(describeRecurrence('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toBe('every weekday');
});

it('says on which days of the month and the year', () => {
  expect(describeRecurrence('FREQ=MONTHLY;BYMONTHDAY=15')).toBe('every month on the 15th');
  expect(describeRecurrence('FREQ=MONTHLY;BYMONTHDAY=1,22')).toBe('every month on the 1st, 22nd');
  expect(describeRecurrence('FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1')).toBe(
    'every month on the 31st',
  );
  expect(describeRecurrence('FREQ=MONTHLY;BYMONTHDAY=-1')).toBe('every month on the last day');
  expect(describeRecurrence('FREQ=MONTHLY;BYDAY=-1FR')).toBe('every month on the last Friday');
  expect(describeRecurrence('FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU')).toBe('every 3 months on the 2nd Tuesday');
  expect(describeRecurrence('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')).toBe(
    'every month on the last weekday',
  );
  expect(describeRecurrence('FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1')).toBe('every year on 1 March');
  expect(describeRecurrence('FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=1')).toBe(
    'every year on the 1st in March, September',
  );
});

it('says when it ends', () => {
  expect(describeRecurrence('FREQ=DAILY;COUNT=5')).toBe('every day, 5 times');
  expect(describeRecurrence('FREQ=WEEKLY;BYDAY=MO;UNTIL=20270601')).toBe('every Monday, until 1 Jun 2027');
});

it('describes an unreadable rule as “every time”', () => {
  expect(describeRecurrence('every blue moon')).toBe('every time');
});
