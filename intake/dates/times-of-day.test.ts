import { expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

const timesOfDay = { morning: 7, noon: 13, afternoon: 16, evening: 20 };
const dueOf = (text: string, more = {}) => understand(text, someone(more))[0]?.dueDate;

it.each([
  ['water the ferns tomorrow morning', '2026-03-12T09:00', '2026-03-12T07:00'],
  ['ring Ida this evening', '2026-03-11T19:00', '2026-03-11T20:00'],
  ['oil the loom tonight', '2026-03-11T19:00', '2026-03-11T20:00'],
  ['friday arvo barbecue', '2026-03-13T15:00', '2026-03-13T16:00'],
  ['walk with Bo tomorrow lunchtime', '2026-03-12T12:00', '2026-03-12T13:00'],
  ['in the morning pack the tent', '2026-03-12T09:00', '2026-03-12T07:00'],
  ['feed the carp every evening', '2026-03-11T19:00', '2026-03-11T20:00'],
  ['feed the carp every morning', '2026-03-12T09:00', '2026-03-12T07:00'],
  ['call Ana tomorrow morning at 10:15', '2026-03-12T10:15', '2026-03-12T10:15'],
])('%j is due at %s, or by the hours that the person set at %s', (text, usual, own) => {
  expect([dueOf(text), dueOf(text, { timesOfDay })]).toEqual([usual, own]);
});

it('a part of today that has begun says only the day', () => {
  expect(dueOf('oil the loom tonight', { now: '2026-03-11T21:30:00' })).toBe('2026-03-11');
});
