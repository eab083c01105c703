import { expect, it } from 'vitest';
import { german } from './locales/de.ts';
import { type Meant, type Quotes, readQuotes } from './read-quotes.ts';

// A Wednesday.
const context = { now: '2026-11-25T10:30:00', locale: 'en-GB' };
const quotes: Quotes = { when: [], recurrence: null, until: null, remind: null, priority: null };
const meant: Meant = { dueDate: null, recurrence: null, priority: null };
const read = (given: Partial<Quotes>, means: Partial<Meant> = {}, more: object = {}) =>
  readQuotes({ ...quotes, ...given }, { ...meant, ...means }, { ...context, ...more });
const due = (when: string[], dueDate: string | null = null) => {
  const { dueDate: settled, doubtful } = read({ when }, { dueDate });
  return [settled, doubtful];
};

it('reads the words where they fix the day and the time', () => {
  expect(due(['tomorrow at eleven'], '2026-11-26T11:00')).toEqual(['2026-11-26T11:00', null]);
  expect(due(['Saturday', 'at two'])).toEqual(['2026-11-28T14:00', null]);
  expect(due(['by Friday'], '2026-11-27')).toEqual(['2026-11-27', null]);
});

it('takes the day or the hour that the words leave open from the reader', () => {
  expect(due(['at eleven'], '2026-11-27T11:00')).toEqual(['2026-11-27T11:00', null]);
  expect(due(['at half past nine'], '2026-11-26T09:30')).toEqual(['2026-11-26T09:30', null]);
  expect(due(['Saturday'], '2026-11-28T14:00')).toEqual(['2026-11-28T14:00', null]);
  expect(due(['tomorrow', 'at lunch'], '2026-11-26T12:00')).toEqual(['2026-11-26T12:00', null]);
  expect(due(['Saturday'], '2026-11-28T00:00')).toEqual(['2026-11-28', null]);
});

it('lets the reader choose between morning and evening where no word does', () => {
  expect(due(['tomorrow at 8'], '2026-11-26T20:00')).toEqual(['2026-11-26T20:00', null]);
  expect(due(['tomorrow at 8am'], '2026-11-26T20:00')).toEqual(['2026-11-26T08:00', '2026-11-26T20:00']);
});

it('lets the reader choose which number is the month', () => {
  expect(due(['by 3/12'], '2027-03-12')).toEqual(['2027-03-12', null]);
  expect(due(['3/12 at 9:30'], '2027-03-12')).toEqual(['2027-03-12T09:30', null]);
  expect(due(['by 3 December'], '2027-03-12')).toEqual(['2026-12-03', '2027-03-12']);
});

it('ends a recurrence where the reader says, if its words cannot be read', () => {
  const rule = 'FREQ=DAILY;UNTIL=20261206';
  const daily = { recurrence: 'every day', until: 'until Ana is back' };
  expect(read(daily, { recurrence: rule }).recurrence).toBe(rule);
  expect(read({ ...daily, until: null }, { recurrence: rule }).recurrence).toBe('FREQ=DAILY');
  expect(read({ ...daily, until: 'until 4 December' }, { recurrence: rule }).recurrence).toContain(
    'UNTIL=20261204',
  );
});

it('keeps what the words say and doubts it where the reader means something else', () => {
  expect(due(['Thursday'], '2026-11-27')).toEqual(['2026-11-26', '2026-11-27']);
});

it('takes the date of the reader alone, as doubtful, where the grammar reads nothing', () => {
  expect(due(['the day after the fair'], '2026-12-03')).toEqual(['2026-12-03', '2026-12-03']);
});

it('ignores a date that nobody can mean, and one without words', () => {
  for (const date of ['1999-01-01', '2026-02-30', '2040-01-01', 'soon'])
    expect(due(['the day after the fair'], date)).toEqual([null, null]);
  expect(due([], '2026-12-03')).toEqual([null, null]);
});

it('lets the last of several days count', () => {
  expect(due(['Friday', 'Thursday'])).toEqual(['2026-11-26', null]);
});

it('reads a recurrence with its end and its time', () => {
  expect(read({ recurrence: 'every Tuesday', until: 'until June', when: ['at seven'] })).toMatchObject({
    recurrence: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270601T235959',
    dueDate: '2026-12-01T07:00',
  });
  expect(read({ recurrence: 'every Tuesday at seven' }, { dueDate: '2026-12-01T19:00' })).toMatchObject({
    dueDate: '2026-12-01T19:00',
    doubtful: null,
  });
});

it('takes a valid rule of the reader where the grammar reads none, never without words', () => {
  const recurrence = 'RRULE:FREQ=MONTHLY;BYDAY=2TU';
  expect(read({ recurrence: 'whenever the guild meets' }, { recurrence })).toMatchObject({
    recurrence: 'FREQ=MONTHLY;BYDAY=2TU',
    dueDate: '2026-12-08',
    doubtful: null,
  });
  expect(read({}, { recurrence })).toMatchObject({ recurrence: null, dueDate: null });
  expect(read({ recurrence: 'whenever the guild meets' }, { recurrence: 'FREQ=NEVER' })).toMatchObject({
    recurrence: null,
    dueDate: null,
  });
});

it('reads a reminder relative to the date', () => {
  const when = ['Friday at 5pm'];
  expect(read({ when, remind: 'remind me the day before' }).reminder).toBe('2026-11-26T17:00');
  expect(read({ when, remind: 'an hour before' }).reminder).toBe('2026-11-27T16:00');
  expect(read({ when: ['Friday'], remind: 'remind me at noon' }).reminder).toBe('2026-11-27T12:00');
  expect(read({ remind: 'remind me tomorrow at nine' }).reminder).toBe('2026-11-26T09:00');
  expect(read({ remind: 'some day' }).reminder).toBeNull();
});

it('reads a priority by its words, else takes a level that exists', () => {
  expect(read({ priority: 'ASAP' }, { priority: 'low' }).priority).toBe('urgent');
  expect(read({ priority: 'this one matters most' }, { priority: 'High' }).priority).toBe('high');
  expect(read({ priority: 'this one matters most' }, { priority: 'top' }).priority).toBeNull();
  expect(read({}, { priority: 'high' }).priority).toBeNull();
});

it('reads the language of the text, and dates in its order', () => {
  expect(read({ when: ['nächsten Freitag um 17 Uhr'] }, {}, { language: german }).dueDate).toBe(
    '2026-12-04T17:00',
  );
  expect(read({ when: ['4/12'] }).dueDate).toBe('2026-12-04');
  expect(read({ when: ['4/12'] }, {}, { locale: 'en-US' }).dueDate).toBe('2027-04-12');
});
