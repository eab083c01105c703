import { expect, it } from 'vitest';
import { german } from './locales/de.ts';
import { readWhen } from './read-when.ts';

// A Saturday.
const context = { now: '2026-11-21T10:30:00', locale: 'en-GB' };
const nothing = { dueDate: null, daySaid: false, recurrence: null, recursFromCompletion: false };

it('reads a day and a time', () => {
  expect(readWhen('next friday 5pm', context)).toEqual({
    ...nothing,
    dueDate: '2026-11-27T17:00',
    daySaid: true,
    rest: '',
  });
  expect(readWhen('17:00', context)).toMatchObject({ dueDate: '2026-11-21T17:00', daySaid: false });
});

it('reads a recurrence with its first day', () => {
  expect(readWhen('every! 3 days', context)).toMatchObject({
    recurrence: 'FREQ=DAILY;INTERVAL=3',
    recursFromCompletion: true,
    dueDate: '2026-11-21',
  });
});

it('reads the language of the person, and dates in their order', () => {
  expect(readWhen('nächsten Freitag 17 Uhr', { ...context, language: german }).dueDate).toBe(
    '2026-11-27T17:00',
  );
  expect(readWhen('4/12', context).dueDate).toBe('2026-12-04');
  expect(readWhen('4/12', { ...context, locale: 'en-US' }).dueDate).toBe('2027-04-12');
});

it('keeps apart what says nothing of time', () => {
  expect(readWhen('friday with Tom', context)).toMatchObject({ dueDate: '2026-11-27', rest: 'with Tom' });
  expect(readWhen('soonish', context)).toEqual({ ...nothing, rest: 'soonish' });
  expect(readWhen('  ', context)).toEqual({ ...nothing, rest: '' });
});
