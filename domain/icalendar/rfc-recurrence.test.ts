import fc from 'fast-check';
import ICAL from 'ical.js';
import { rrulestr } from 'rrule';
import { expect, test } from 'vitest';
import { occurrencesAfter } from '#intake/recurrence/occurrences.ts';
import { toRfcRule } from './rfc-recurrence.ts';

const toInstant = (moment: string) => new Date(`${moment}:00+01:00`);

test.each([
  ['FREQ=WEEKLY', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=SU', '2026-11-23', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=SU'],
  ['FREQ=MONTHLY', '2027-01-31', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['FREQ=MONTHLY;BYMONTHDAY=30', '2026-11-30', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
  ['FREQ=YEARLY', '2026-11-23T09:00', 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=23'],
  ['FREQ=DAILY;BYHOUR=7', '2026-11-23T09:00', 'FREQ=DAILY'],
  ['FREQ=DAILY;UNTIL=20261201T235959', '2026-11-23', 'FREQ=DAILY;UNTIL=20261201'],
  ['FREQ=DAILY;UNTIL=20261201', '2026-11-23T09:00', 'FREQ=DAILY;UNTIL=20261201T225900Z'],
  ['FREQ=HOURLY;INTERVAL=6;COUNT=4', '2026-11-23T09:00', 'FREQ=HOURLY;INTERVAL=6;COUNT=4'],
])('%s from %s is written as %s', (recurrence, due, expected) => {
  expect(toRfcRule(recurrence, due, toInstant)).toBe(expected);
});

test.each([
  ['FREQ=WEEKLY;BYDAY=MO', '2026-11-24', 'a first date beside the rule'],
  ['FREQ=HOURLY;INTERVAL=6', '2026-11-23', 'hours of a day without a time'],
  ['FREQ=DAILY;COUNT=4;UNTIL=20261201', '2026-11-23', 'two ends'],
  ['FREQ=WEEKLY;BYMONTHDAY=23', '2026-11-23', 'days of the month in weeks'],
  ['every blue moon', '2026-11-23', 'no rule'],
])('%s from %s cannot be written: %s', (recurrence, due) => {
  expect(toRfcRule(recurrence, due, toInstant)).toBeNull();
});

/** Returns the first dates of a rule as ical.js expands it, floating; it gives some of them twice. */
function expand(rule: string, due: string, count: number): string[] {
  const start = due.includes('T') ? ICAL.Time.fromDateTimeString(`${due}:00`) : ICAL.Time.fromDateString(due);
  const iterator = ICAL.Recur.fromString(rule).iterator(start);
  const dates = new Set<string>();
  for (let next = iterator.next(); next && dates.size < count; next = iterator.next())
    dates.add(next.toString().slice(0, 16));
  return [...dates];
}

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const monthDay = fc.integer({ min: 1, max: 28 });
const list = (name: string, values: fc.Arbitrary<unknown>) =>
  fc.uniqueArray(values, { minLength: 1, maxLength: 3 }).map((all) => `;${name}=${all.join(',')}`);
const placedDay = fc.tuple(fc.constantFrom(1, 2, 3, 4, -1), weekday).map((parts) => parts.join(''));
const nothing = fc.constant('');

/** Rules as people say them; those with more conditions are beyond ical.js. */
const rules = fc
  .tuple(
    fc.oneof(
      fc.tuple(fc.constant('DAILY'), nothing),
      fc.tuple(fc.constant('WEEKLY'), fc.oneof(nothing, list('BYDAY', weekday))),
      fc.tuple(
        fc.constant('MONTHLY'),
        fc.oneof(nothing, list('BYMONTHDAY', monthDay), list('BYDAY', placedDay)),
      ),
      fc.tuple(
        fc.constant('YEARLY'),
        fc
          .tuple(list('BYMONTH', fc.integer({ min: 1, max: 12 })), list('BYMONTHDAY', monthDay))
          .map((parts) => parts.join('')),
      ),
    ),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom('', ';COUNT=5', ';UNTIL=20280301'),
  )
  .map(([[freq, days], interval, end]) => `FREQ=${freq};INTERVAL=${interval}${days}${end}`);

test('every rule that is written has the dates of the task when another program expands it', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 700 }), fc.boolean(), (recurrence, days, isTimed) => {
      const day = new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10);
      // Most rules are tried on a date that they name; a few others are not to be written.
      const [named = day] = days % 10 === 0 ? [day] : occurrencesAfter(recurrence, day, day, 1);
      const due = isTimed ? `${named}T09:00` : named;
      const written = toRfcRule(recurrence, due, toInstant);
      // The last of several days of a month is beyond ical.js.
      if (written === null || written.includes('BYSETPOS')) return;
      expect(expand(written, due, 8)).toEqual([due, ...occurrencesAfter(recurrence, due, due, 7)]);
    }),
    { numRuns: 100 },
  );
});

const conditions = (name: string, values: fc.Arbitrary<unknown>) => fc.oneof(nothing, list(name, values));

/** Rules with any conditions together. */
const anyRules = fc
  .tuple(
    fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    fc.integer({ min: 1, max: 3 }),
    conditions('BYDAY', fc.oneof(weekday, placedDay)),
    conditions('BYMONTHDAY', fc.constantFrom(1, 5, 15, 28, 29, 30, 31, -1, -3)),
    conditions('BYMONTH', fc.integer({ min: 1, max: 12 })),
    conditions('BYYEARDAY', fc.constantFrom(1, 100, 200, 366, -1)),
    fc.constantFrom('', ';BYSETPOS=1', ';BYSETPOS=-1'),
    fc.constantFrom('', ';COUNT=5', ';UNTIL=20280301'),
  )
  .map(([freq, interval, ...parts]) => `FREQ=${freq};INTERVAL=${interval}${parts.join('')}`);

test('whatever is written of a rule with many conditions has the dates of the task', () => {
  let written = 0;
  fc.assert(
    fc.property(anyRules, fc.integer({ min: 0, max: 700 }), (recurrence, days) => {
      const day = new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10);
      const [due] = occurrencesAfter(recurrence, `${day}T09:00`, `${day}T09:00`, 1);
      const rule = due && toRfcRule(recurrence, due, (moment) => new Date(`${moment}Z`));
      // rrule counts positions in the first week from the first date, not from the first day of the week.
      if (!rule || /WEEKLY.*BYSETPOS/.test(rule)) return;
      written++;
      const expanded = rrulestr(rule, { dtstart: new Date(`${due}Z`) }).all((_, index) => index < 7);
      const expected = [due, ...occurrencesAfter(recurrence, due, due, 6)];
      expect(expanded.slice(0, 7).map((date) => date.toISOString().slice(0, 16))).toEqual(expected);
    }),
    { numRuns: 300 },
  );
  expect(written).toBeGreaterThan(50);
});
