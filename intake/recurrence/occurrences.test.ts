import { describe, expect, it } from 'vitest';
import { nextDue, occurrencesAfter } from './occurrences.ts';

describe('the next due date', () => {
  const weekly = { recurrence: 'FREQ=WEEKLY;BYDAY=FR', due: '2026-03-13T09:00', fromCompletion: false };

  it('is the first after both the due date and the completion', () => {
    expect(nextDue(weekly, '2026-03-12T10:00')).toBe('2026-03-20T09:00');
    expect(nextDue(weekly, '2026-03-13T10:00')).toBe('2026-03-20T09:00');
    expect(nextDue(weekly, '2026-03-29T10:00')).toBe('2026-04-03T09:00');
  });

  it('keeps its wall time over a change of summer time', () => {
    const daily = { recurrence: 'FREQ=DAILY', due: '2026-03-28T02:30', fromCompletion: false };
    expect(nextDue(daily, '2026-03-28T03:00')).toBe('2026-03-29T02:30');
  });

  it('counts from the completion for every!', () => {
    const filter = { recurrence: 'FREQ=MONTHLY;INTERVAL=3', due: '2026-03-11', fromCompletion: true };
    expect(nextDue(filter, '2026-04-20T12:00')).toBe('2026-07-20');
  });

  it('is none after the last', () => {
    const twice = { recurrence: 'FREQ=DAILY;COUNT=2', due: '2026-03-11', fromCompletion: false };
    expect(nextDue(twice, '2026-03-11T08:00')).toBe('2026-03-12');
    expect(nextDue(twice, '2026-03-12T08:00')).toBeNull();
    const until = { recurrence: 'FREQ=DAILY;UNTIL=20260312', due: '2026-03-11', fromCompletion: false };
    expect(nextDue(until, '2026-03-12T08:00')).toBeNull();
  });

  it('keeps to the interval of the first day', () => {
    expect(occurrencesAfter('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-16', '2026-03-16', 3)).toEqual([
      '2026-03-30',
      '2026-04-13',
      '2026-04-27',
    ]);
  });

  it('is the last day of a month that is too short for it', () => {
    expect(occurrencesAfter('FREQ=MONTHLY', '2026-01-31T09:00', '2026-01-31T09:00', 4)).toEqual([
      '2026-02-28T09:00',
      '2026-03-31T09:00',
      '2026-04-30T09:00',
      '2026-05-31T09:00',
    ]);
    expect(occurrencesAfter('FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=30', '2027-11-30', '2027-11-30', 2)).toEqual([
      '2028-02-29',
      '2028-05-30',
    ]);
    expect(occurrencesAfter('FREQ=MONTHLY;BYMONTHDAY=15,31', '2026-01-31', '2026-01-31', 2)).toEqual([
      '2026-02-15',
      '2026-03-15',
    ]);
    const quarterly = { recurrence: 'FREQ=MONTHLY', due: '2026-01-01', fromCompletion: true };
    expect(nextDue(quarterly, '2026-01-31T12:00')).toBe('2026-02-28');
  });

  it('finds leap days', () => {
    expect(occurrencesAfter('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29', '2028-02-29', 1)).toEqual([
      '2032-02-29',
    ]);
  });
});
