import fc from 'fast-check';
import ICAL from 'ical.js';
import { rrulestr } from 'rrule';
import { expect, test } from 'vitest';
import { expandRule, type JCalRule } from './expand-rule.ts';

const minuteMs = 60_000;
const toMinutes = (wall: string) => Date.parse(`${wall}Z`) / minuteMs;
const toWall = (minutes: number) => new Date(minutes * minuteMs).toISOString().slice(0, 16);
const read = (rule: string): JCalRule => ICAL.parse(`BEGIN:VEVENT\r\nRRULE:${rule}\r\nEND:VEVENT`)[1][0][3];

const expand = (rule: string, start: string, until: string, from = start) =>
  [
    ...expandRule(read(rule), { start: toMinutes(start), from: toMinutes(from), until: toMinutes(until) }),
  ].map(toWall);

test.each([
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=SU',
    ['11-23T09:00', '11-26T09:00', '12-07T09:00', '12-10T09:00', '12-21T09:00', '12-24T09:00'],
  ],
  ['FREQ=MONTHLY;BYDAY=-1FR', ['11-27T09:00', '12-25T09:00']],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['11-30T09:00', '12-31T09:00']],
  ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=-2', ['12-22T09:00']],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24', ['12-24T09:00']],
  ['FREQ=DAILY;COUNT=2;BYHOUR=7,18', ['11-23T18:00', '11-24T07:00']],
])('%s', (rule, expected) => {
  expect(expand(rule, '2026-11-23T09:00', '2026-12-31T23:59')).toEqual(
    expected.map((date) => `2026-${date}`),
  );
});

test('a day that a month lacks is left out', () => {
  expect(expand('FREQ=MONTHLY', '2026-10-31T09:00', '2027-03-31T23:59')).toEqual([
    '2026-10-31T09:00',
    '2026-12-31T09:00',
    '2027-01-31T09:00',
    '2027-03-31T09:00',
  ]);
});

test.each(['FREQ=HOURLY', 'FREQ=SECONDLY', 'FREQ=YEARLY;BYWEEKNO=20'])('%s is not expanded', (rule) => {
  expect(expand(rule, '2026-11-23T09:00', '2026-12-31T23:59')).toEqual([]);
});

test.each(['FREQ=YEARLY;INTERVAL=1000000', 'FREQ=MONTHLY;INTERVAL=100000000'])(
  '%s ends in a year that no clock reaches',
  (rule) => {
    expect(expand(rule, '2026-11-23T09:00', '2027-12-31T23:59')).toEqual(['2026-11-23T09:00']);
  },
);

test('a rule whose date never comes ends', () => {
  expect(expand('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '1970-02-01T09:00', '2027-12-31T23:59')).toEqual([]);
});

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const list = (name: string, values: fc.Arbitrary<unknown>) =>
  fc
    .option(fc.uniqueArray(values, { minLength: 1, maxLength: 3 }), { nil: [], freq: 2 })
    .map((all) => (all.length > 0 ? `;${name}=${all.join(',')}` : ''));
const placedDay = fc.tuple(fc.constantFrom(1, 2, 5, -1, -2), weekday).map((parts) => parts.join(''));
/** The library takes “every Monday and the last Friday” for both at once. */
const weekdaysOrPlaced = fc.oneof(list('BYDAY', weekday), list('BYDAY', placedDay));
const monthDay = fc.constantFrom(1, 13, 28, -1, -3);
const month = fc.integer({ min: 1, max: 12 });
const position = fc.constantFrom(1, -1);

/**
 * Rules of RFC 5545, some of which hardly anybody writes; BYSETPOS not by week, where the library leaves out what of the first week is
 * past. Every rule has dates, since the library looks for one until the year 9999.
 */
const rules = fc
  .tuple(
    fc.oneof(
      fc.tuple(
        fc.constant('DAILY'),
        fc.oneof(list('BYDAY', weekday), list('BYMONTHDAY', monthDay)),
        list('BYMONTH', month),
      ),
      fc.tuple(fc.constant('WEEKLY'), list('BYDAY', weekday), list('BYMONTH', month)),
      fc.tuple(
        fc.constant('MONTHLY'),
        fc.oneof(weekdaysOrPlaced, list('BYMONTHDAY', monthDay)),
        list('BYMONTH', month),
      ),
      fc.tuple(
        fc.constant('YEARLY'),
        fc.oneof(weekdaysOrPlaced, list('BYMONTHDAY', monthDay)),
        list('BYMONTH', month),
      ),
      fc.tuple(fc.constant('YEARLY'), list('BYYEARDAY', fc.constantFrom(1, 59, 60, -1, -300))),
    ),
    fc.constantFrom('', ';INTERVAL=5', ';INTERVAL=11'),
    fc.constantFrom('', ';COUNT=1', ';COUNT=7'),
    fc.constantFrom('', ';WKST=SU', ';WKST=MO', ';WKST=WE'),
    // The library keeps the order in which the hours are written.
    fc.constantFrom('', '', ';BYHOUR=7', ';BYHOUR=7,18'),
    fc.option(position, { nil: undefined }),
  )
  .map(
    ([[freq, ...parts], interval, count, weekStart, hours, place]) =>
      `FREQ=${freq}${parts.join('')}${interval}${count}${weekStart}${hours}${
        place !== undefined && freq !== 'WEEKLY' && parts.join('') ? `;BYSETPOS=${place}` : ''
      }`,
  );
const starts = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));

test('has the dates that another library has, from the start or from some later day', () => {
  fc.assert(
    fc.property(rules, starts, fc.integer({ min: 0, max: 3000 }), (rule, start, daysLater) => {
      const until = '2029-12-31T23:59';
      const from = toWall(toMinutes(start) + daysLater * 1440);
      const expected = rrulestr(rule, { dtstart: new Date(`${start}Z`) }).between(
        new Date(`${start}Z`),
        new Date(`${until}Z`),
        true,
      );
      const walls = expected.map((date) => date.toISOString().slice(0, 16));
      expect(expand(rule, start, until)).toEqual(walls);
      expect(expand(rule, start, until, from).filter((wall) => wall >= from)).toEqual(
        walls.filter((wall) => wall >= from),
      );
    }),
    { numRuns: 100 },
  );
});
