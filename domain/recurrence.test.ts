import { expect, it } from 'vitest';
import { normalizeRecurrence } from './recurrence.ts';

it('returns a rule as it is stored', () => {
  expect(normalizeRecurrence('FREQ=WEEKLY;BYDAY=MO')).toBe('FREQ=WEEKLY;BYDAY=MO');
  expect(normalizeRecurrence(' rrule:freq=daily ')).toBe('FREQ=DAILY');
});

it.each([
  'every monday',
  '',
  'FREQ=FORTNIGHTLY',
  'FREQ=DAILY;BYMOON=FULL',
  'BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=XX',
])('refuses “%s”', (text) => {
  expect(normalizeRecurrence(text)).toBeNull();
});
