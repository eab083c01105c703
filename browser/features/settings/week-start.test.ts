import { expect, test } from 'vitest';
import { regionWeekStart } from './week-start.ts';

test.each([
  ['de-AT', 'monday'],
  ['en-GB', 'monday'],
  ['en-US', 'sunday'],
  ['pt-BR', 'sunday'],
  ['ar-EG', 'saturday'],
  ['', 'monday'],
  ['no such language', 'monday'],
])('a week in %j begins on %s', (language, day) => {
  expect(regionWeekStart(language)).toBe(day);
});
