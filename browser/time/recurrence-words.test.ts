import { expect, it } from 'vitest';
import { recurrenceWords } from './recurrence-words.ts';

it('says how often a task repeats', () => {
  expect(recurrenceWords('FREQ=DAILY')).toBe('every day');
  expect(recurrenceWords('FREQ=WEEKLY;BYDAY=MO')).toBe('every Monday');
  expect(recurrenceWords('FREQ=WEEKLY;BYDAY=MO,TH')).toBe('every week on Mon, Thu');
  expect(recurrenceWords('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO')).toBe('every 2 weeks on Mon');
  expect(recurrenceWords('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toBe('every weekday');
  expect(recurrenceWords('FREQ=MONTHLY;BYDAY=-1FR')).toBe('every month on Fri');
  expect(recurrenceWords('FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1')).toBe('every year');
});
