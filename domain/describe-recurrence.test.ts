import { expect, it } from 'vitest';
import english from '#messages/en/domain.ts';
import { describeRecurrence } from './describe-recurrence.ts';

const describeIt = (rule: string) => describeRecurrence(rule, english, 'en');

it('says how often a task repeats', () => {
  expect(describeIt('FREQ=DAILY')).toBe('every day');
  expect(describeIt('FREQ=WEEKLY;BYDAY=MO')).toBe('every Monday');
  expect(describeIt('FREQ=WEEKLY;BYDAY=MO,TH')).toBe('every week on Mon, Thu');
  expect(describeIt('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO')).toBe('every 2 weeks on Mon');
  expect(describeIt('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toBe('every weekday');
});

it('says on which days of the month and the year', () => {
  expect(describeIt('FREQ=MONTHLY;BYMONTHDAY=15')).toBe('every month on the 15th');
  expect(describeIt('FREQ=MONTHLY;BYMONTHDAY=1,22')).toBe('every month on the 1st, 22nd');
  expect(describeIt('FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1')).toBe('every month on the 31st');
  expect(describeIt('FREQ=MONTHLY;BYMONTHDAY=-1')).toBe('every month on the last day');
  expect(describeIt('FREQ=MONTHLY;BYDAY=-1FR')).toBe('every month on the last Friday');
  expect(describeIt('FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU')).toBe('every 3 months on the 2nd Tuesday');
  expect(describeIt('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')).toBe('every month on the last weekday');
  expect(describeIt('FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1')).toBe('every year on 1 March');
  expect(describeIt('FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=1')).toBe(
    'every year on the 1st in March, September',
  );
});

it('says when it ends', () => {
  expect(describeIt('FREQ=DAILY;COUNT=5')).toBe('every day, 5 times');
  expect(describeIt('FREQ=WEEKLY;BYDAY=MO;UNTIL=20270601')).toBe('every Monday, until 1 Jun 2027');
});

it('describes an unreadable rule as “every time”', () => {
  expect(describeIt('every blue moon')).toBe('every time');
});
