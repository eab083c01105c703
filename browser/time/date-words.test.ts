import { describe, expect, it } from 'vitest';
import { dateName, dueWords, plainDueWords } from './date-words.ts';

// A Friday.
const now = '2026-11-20T10:30';

describe('dueWords', () => {
  it('says today and tomorrow, with the time if there is one', () => {
    expect(dueWords('2026-11-20', now)).toEqual({ tone: 'today', text: 'Today' });
    expect(dueWords('2026-11-20T18:00', now)).toEqual({ tone: 'today', text: 'Today, 18:00' });
    expect(dueWords('2026-11-21', now)).toEqual({ tone: 'tomorrow', text: 'Tomorrow' });
    expect(dueWords('2026-11-21T09:00', now)).toEqual({ tone: 'tomorrow', text: 'Tomorrow, 09:00' });
  });

  it('is overdue from the minute after its time, and without a time from the next day', () => {
    expect(dueWords('2026-11-20T10:30', now).tone).toBe('today');
    expect(dueWords('2026-11-20T10:29', now)).toEqual({ tone: 'overdue', text: 'Overdue since 10:29' });
    expect(dueWords('2026-11-19', now)).toEqual({ tone: 'overdue', text: 'Overdue since yesterday' });
    expect(dueWords('2026-11-16T08:00', now).text).toBe('Overdue since Monday');
    expect(dueWords('2026-11-13', now).text).toMatch(/^Overdue since .*13/);
  });

  it('names the weekday within a week and the date beyond it, with the year when it is another', () => {
    expect(dueWords('2026-11-26', now)).toEqual({ tone: 'later', text: 'Thursday' });
    expect(dueWords('2026-11-27', now).text).toMatch(/27/);
    expect(dueWords('2026-11-27', now).text).not.toMatch(/2026/);
    expect(dueWords('2027-01-02', now).text).toMatch(/2027/);
  });

  it('counts days across a change of the clocks', () => {
    expect(dueWords('2026-10-25', '2026-10-24T23:59').tone).toBe('tomorrow');
    expect(dueWords('2026-03-29', '2026-03-30T00:00').text).toBe('Overdue since yesterday');
  });
});

it('names dates without judging them', () => {
  expect(plainDueWords('2026-11-01T09:00', now)).toMatch(/1.*, 09:00$/);
  expect(dateName('2025-11-01', now)).toMatch(/2025/);
});
