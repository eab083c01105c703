import fc from 'fast-check';
import { RRule } from 'rrule';
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

describe('any rule', () => {
  const among = <Value>(...values: Value[]) => fc.constantFrom(...values);
  const part = (name: string, value: fc.Arbitrary<string>) =>
    fc.option(value, { nil: '' }).map((text) => (text === '' ? '' : `;${name}=${text}`));
  const lists = <Value>(value: fc.Arbitrary<Value>) =>
    fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((values) => values.join(','));
  const weekdays = lists(among('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'));
  const numbered = lists(among('1MO', '2TU', '-1FR', '-2SU', '4WE'));
  const rules = fc.oneof(
    fc.tuple(among('FREQ=HOURLY', 'FREQ=MINUTELY'), part('BYDAY', weekdays)),
    fc.tuple(among('FREQ=DAILY', 'FREQ=WEEKLY'), part('BYDAY', weekdays), part('BYMONTH', among('2', '5,9'))),
    fc.tuple(among('FREQ=MONTHLY', 'FREQ=YEARLY;BYMONTH=2,11', 'FREQ=YEARLY'), part('BYDAY', numbered)),
    fc.tuple(among('FREQ=MONTHLY'), part('BYMONTHDAY', lists(among('1', '15', '28', '-1', '-3', '29,31')))),
    fc.tuple(among('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=YEARLY;BYYEARDAY=366,-1,100')),
  );
  const limits = fc.tuple(
    part('INTERVAL', among('1', '2', '3', '13')),
    part('COUNT', among('1', '3', '5')),
    part('UNTIL', among('20270401T120000', '20290101T235959')),
  );

  it('has the occurrences that another reader of RRULEs finds in the years to come', () => {
    const starts = among('2026-11-21', '2024-02-28', '2026-01-01', '2026-11-21T09:00', '2025-12-28T23:30');
    fc.assert(
      fc.property(rules, limits, starts, (rule, limit, start) => {
        const recurrence = [...rule, ...limit].join('');
        const timed = start.includes('T') || /HOURLY|MINUTELY/.test(recurrence);
        const expected: string[] = [];
        const first = new Date(`${start.length === 10 ? `${start}T00:00` : start}:00Z`);
        const other = new RRule({
          until: new Date('2060-01-01'),
          ...RRule.parseString(recurrence),
          dtstart: first,
        });
        other.all((date) => {
          if (date > first) expected.push(date.toISOString().slice(0, timed ? 16 : 10));
          return expected.length < 4;
        });
        const found = occurrencesAfter(recurrence, start, start, 4);
        expect(found.filter((due) => due < '2060')).toEqual(expected);
      }),
    );
  });

  it.each([
    'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=WEEKLY;INTERVAL=1000000',
    'FREQ=YEARLY;INTERVAL=1000000;BYMONTH=4;BYMONTHDAY=31',
  ])('that names no day is found to have none: %s', (recurrence) => {
    expect(occurrencesAfter(recurrence, '2026-11-21', '2026-11-21', 3)).toEqual([]);
  });

  it('that names more moments than anybody lives through is not gone through to its end', () => {
    const [since, now] = ['1970-01-01T00:00', '2026-11-21T10:00'];
    expect(occurrencesAfter('FREQ=MINUTELY', since, now, 1)).toEqual(['2026-11-21T10:01']);
    expect(occurrencesAfter('FREQ=MINUTELY;COUNT=999999999', since, now, 1)).toEqual([]);
    expect(occurrencesAfter('FREQ=DAILY;COUNT=999999999', now, now, 999_999_999).length).toBeLessThan(50_000);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=HOURLY;BYHOUR=25',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=YEARLY;BYEASTER=1',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY;UNTIL=soon',
    'every day',
  ])('that is not understood is no other rule instead: %s', (recurrence) => {
    expect(() => occurrencesAfter(recurrence, '2026-11-21', '2026-11-21', 1)).toThrow('cannot be read');
  });

  it('has its due date’s time of day, and a last day counts until its end', () => {
    const find = (recurrence: string) =>
      occurrencesAfter(recurrence, '2026-11-21T09:00', '2026-11-21T09:00', 3);
    expect(find('FREQ=DAILY;BYHOUR=7;BYMINUTE=30;UNTIL=20261122')).toEqual(['2026-11-22T09:00']);
  });
});
