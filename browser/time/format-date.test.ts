import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseLanguage } from '#browser/i18n/language.ts';
import {
  describeDue,
  formatDay,
  formatDayWithin,
  formatDue,
  formatLongDate,
  formatLongDateWithin,
  formatMonth,
  formatPastDay,
  formatPastDayWithin,
  formatShortDate,
  formatShortMonth,
  formatShortWeekday,
  formatWeekday,
} from './format-date.ts';

// A Friday.
const now = '2026-11-20T10:30';

describe('describeDue', () => {
  it('says today and tomorrow, with the time if there is one', () => {
    expect(describeDue('2026-11-20', now, 'h23')).toEqual({ tone: 'today', text: 'Today' });
    expect(describeDue('2026-11-20T18:00', now, 'h23')).toEqual({ tone: 'today', text: 'Today, 18:00' });
    expect(describeDue('2026-11-21', now, 'h23')).toEqual({ tone: 'tomorrow', text: 'Tomorrow' });
    expect(describeDue('2026-11-21T09:00', now, 'h23')).toEqual({
      tone: 'tomorrow',
      text: 'Tomorrow, 09:00',
    });
  });

  it('is overdue from the minute after its time, or from the next day without a time', () => {
    expect(describeDue('2026-11-20T10:30', now, 'h23').tone).toBe('today');
    expect(describeDue('2026-11-20T10:29', now, 'h23')).toEqual({
      tone: 'overdue',
      text: 'Overdue since 10:29',
      since: '10:29',
    });
    expect(describeDue('2026-11-19', now, 'h23')).toEqual({
      tone: 'overdue',
      text: 'Overdue since yesterday',
      since: 'yesterday',
    });
    expect(describeDue('2026-11-16T08:00', now, 'h23').text).toBe('Overdue since Monday');
    expect(describeDue('2026-11-13', now, 'h23').text).toMatch(/^Overdue since .*13/);
  });

  it('names the weekday within a week, and later the date, with the year if it is not the current one', () => {
    expect(describeDue('2026-11-26', now, 'h23')).toEqual({ tone: 'later', text: 'Thursday' });
    expect(describeDue('2026-11-27', now, 'h23').text).toMatch(/27/);
    expect(describeDue('2026-11-27', now, 'h23').text).not.toMatch(/2026/);
    expect(describeDue('2027-01-02', now, 'h23').text).toMatch(/2027/);
  });

  it('counts days across a change of the clocks', () => {
    expect(describeDue('2026-10-25', '2026-10-24T23:59', 'h23').tone).toBe('tomorrow');
    expect(describeDue('2026-03-29', '2026-03-30T00:00', 'h23').text).toBe('Overdue since yesterday');
  });
});

it('formats a past date without calling it overdue', () => {
  expect(formatDue('2026-11-01T09:00', now, 'h23')).toMatch(/1.*, 09:00$/);
  expect(formatShortDate('2025-11-01', now)).toMatch(/2025/);
});

it.each([
  ['en-US', 'Dec 1'],
  ['en-GB', '1 Dec'],
])('writes day and month in the order of %s', async (locale, text) => {
  vi.stubGlobal('navigator', { languages: [locale], language: locale });
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await chooseLanguage('en');
  });
  await chooseLanguage('en');
  expect(formatShortDate('2026-12-01', now)).toBe(text);
});

it.each([
  ['2026-11-20', 'Today', 'today'],
  ['2026-11-19', 'Yesterday', 'yesterday'],
  ['2026-11-17', 'Tuesday', 'Tuesday'],
])('names %s alone and within a sentence', (day, alone, within) => {
  expect([formatPastDay(day, now), formatPastDayWithin(day, now)]).toEqual([alone, within]);
});

describe('capitals', () => {
  afterEach(() => chooseLanguage('en'));

  it('begin what stands alone in a language with names of days and months in lower case', async () => {
    await chooseLanguage('fr');
    expect([
      formatLongDate('2026-11-28'),
      formatDay('2027-01-04', now),
      formatWeekday('2026-11-28'),
      formatShortWeekday('2026-11-28'),
      formatMonth('2026-11-28'),
      formatShortMonth('2026-11-28'),
      formatPastDay('2026-11-17', now),
      describeDue('2026-11-23T09:30', now, 'h23').text,
    ]).toEqual([
      'Samedi 28 novembre',
      'Lundi 4 janvier 2027',
      'Samedi',
      'Sam.',
      'Novembre 2026',
      'Nov.',
      'Mardi',
      'Lundi, 09:30',
    ]);
    expect([
      formatLongDateWithin('2026-11-28'),
      formatDayWithin('2027-01-04', now),
      formatPastDayWithin('2026-11-17', now),
      describeDue('2026-11-17', now, 'h23').text,
    ]).toEqual(['samedi 28 novembre', 'lundi 4 janvier 2027', 'mardi', 'En retard depuis mardi']);
  });

  it('begin the names of days and months everywhere in English', () => {
    expect([formatWeekday('2026-11-28'), formatShortMonth('2026-11-28')]).toEqual(['Saturday', 'Nov']);
    expect(formatLongDate('2026-11-28')).toBe(formatLongDateWithin('2026-11-28'));
  });
});
