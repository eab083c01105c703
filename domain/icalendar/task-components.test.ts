import fc from 'fast-check';
import ICAL from 'ical.js';
import { rrulestr } from 'rrule';
import { expect, test } from 'vitest';
import { taskDefaults } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { occurrencesAfter } from '#intake/recurrence/occurrences.ts';
import { calendarEnd, calendarStart } from './calendar.ts';
import { contentLine, formatDuration, textLine } from './content-lines.ts';
import { toRfcRule } from './rfc-recurrence.ts';
import { type CalendarContext, formatEvents, formatToDo } from './task-components.ts';
import { timeZoneComponent } from './time-zone.ts';

const timeZone = 'Europe/Vienna';
const wallTimeOf = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant: Date) => format.format(instant).replace(' ', 'T').padStart(19, '0');
};

const context: CalendarContext = {
  timeZone,
  toWallTime: wallTimeOf(timeZone),
  now: '2026-11-21T08:00',
  namePlaces: () => ['Work', 'Loom, north'],
  addressOf: ({ id }) => `https://heddle.example/tasks?task=${id}`,
  pomodoroMinutes: 25,
};

const task = (fields: Partial<Task>): Task => ({
  ...taskDefaults,
  id: '0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e',
  title: 'Oil the loom',
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  ...fields,
});

const calendarOf = (...components: string[]) =>
  calendarStart({ name: 'Heddle', context }) + components.join('') + calendarEnd;

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));

/** Returns the first dates of the first event, as ical.js expands its rule, floating; it gives some of them twice. */
function expand(text: string, count: number): string[] {
  const vevent = parse(text).getFirstSubcomponent('vevent');
  if (!vevent) return [];
  const iterator = new ICAL.Event(vevent).iterator();
  const dates = new Set<string>();
  for (let next = iterator.next(); next && dates.size < count; next = iterator.next())
    dates.add(next.toString().slice(0, 16));
  return [...dates];
}

test('a task with a time is an event of its estimated length, with its reminder, place and notes', () => {
  const text = formatEvents(
    task({
      due_date: '2026-11-23T09:00',
      remind_at: '2026-11-22T08:30',
      estimated_pomodoros: 3,
      priority: 'high',
      tags: ['oil; can'],
      description: 'North side,\nthen south',
    }),
    context,
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VEVENT',
    'UID:0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e@heddle',
    'DTSTAMP:20261120T090000Z',
    'CREATED:20261120T080000Z',
    'LAST-MODIFIED:20261120T090000Z',
    'SUMMARY:Oil the loom',
    'DESCRIPTION:North side\\,\\nthen south',
    'CATEGORIES:Work,Loom\\, north,oil\\; can',
    'PRIORITY:3',
    'URL:https://heddle.example/tasks?task=0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e',
    'DTSTART;TZID=Europe/Vienna:20261123T090000',
    'DURATION:PT1H15M',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Oil the loom',
    'TRIGGER;RELATED=START:-P1DT30M',
    'END:VALARM',
    'END:VEVENT',
    '',
  ]);
});

test('a task with a day only takes the day and keeps nobody busy', () => {
  const text = formatEvents(task({ due_date: '2026-11-23', remind_at: '2026-11-23T09:00' }), context);
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261123\r\nTRANSP:TRANSPARENT\r\n');
  expect(text).toContain('\r\nTRIGGER;RELATED=START:PT9H\r\n');
  expect(formatEvents(task({}), context)).toBe('');
});

test('a snoozed reminder rings at the moment it was put off to', () => {
  const text = formatEvents(
    task({ due_date: '2026-11-23', remind_at: '2026-11-23T09:00', snoozed_until: '2026-11-23T09:10' }),
    context,
  );
  expect(text).toContain('\r\nTRIGGER;VALUE=DATE-TIME:20261123T081000Z\r\n');
});

test('a to-do has its status, its parent, and the name of a rule that nothing else can say', () => {
  const parent = '0199a7c2-0000-7c3a-9f00-3d5e8a1b2c4e';
  const done = formatToDo(
    task({ status: 'completed', completed_at: '2026-11-21T07:00:00.000Z', parent_id: parent }),
    context,
  );
  expect(done).toContain('\r\nSTATUS:COMPLETED\r\nCOMPLETED:20261121T070000Z\r\n');
  expect(done).toContain(`\r\nRELATED-TO:${parent}@heddle\r\n`);
  const repeats = { due_date: '2026-11-23', recurrence: 'FREQ=DAILY' };
  expect(formatToDo(task(repeats), context)).toContain(
    '\r\nDUE;VALUE=DATE:20261123\r\nDTSTART;VALUE=DATE:20261123\r\nRRULE:FREQ=DAILY\r\n',
  );
  const fromCompletion = formatToDo(task({ ...repeats, recurs_from_completion: true }), context);
  expect(fromCompletion).not.toContain('RRULE');
  expect(fromCompletion).toContain('\r\nX-HEDDLE-RECURRENCE:FREQ=DAILY\r\n');
});

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

test('what no rule says is written out for a year, each date as an event', () => {
  const text = calendarOf(
    formatEvents(
      task({
        due_date: '2026-11-23T09:00',
        recurrence: 'FREQ=MONTHLY;INTERVAL=2',
        recurs_from_completion: true,
        remind_at: '2026-11-23T08:45',
      }),
      context,
    ),
  );
  const events = parse(text).getAllSubcomponents('vevent');
  expect(events.map((event) => String(event.getFirstPropertyValue('dtstart')))).toEqual([
    '2026-11-23T09:00:00',
    '2027-01-23T09:00:00',
    '2027-03-23T09:00:00',
    '2027-05-23T09:00:00',
    '2027-07-23T09:00:00',
    '2027-09-23T09:00:00',
    '2027-11-23T09:00:00',
  ]);
  expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(7);
  expect(text.match(/TRIGGER;RELATED=START:-PT15M/g)).toHaveLength(7);
  expect(text).not.toContain('RRULE:FREQ=MONTHLY;INTERVAL');
});

test('an overdue task that repeats every minute does not fill the calendar', () => {
  const text = formatEvents(
    task({ due_date: '2026-01-01', recurrence: 'FREQ=MINUTELY', recurs_from_completion: true }),
    context,
  );
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeLessThanOrEqual(400);
});

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
      const text = calendarOf(formatEvents(task({ due_date: due, recurrence }), context));
      expect(expand(text, 8)).toEqual([due, ...occurrencesAfter(recurrence, due, due, 7)]);
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

test.each(['0000-01-01T00:00', '9999-12-31T23:59'])('%s is a date like others', (moment) => {
  for (const zone of ['Europe/Vienna', 'America/Lima'])
    for (const recurrence of ['FREQ=DAILY', 'FREQ=DAILY;UNTIL=99991231'])
      for (const due_date of [null, moment, moment.slice(0, 10)]) {
        const extreme = task({ due_date, recurrence, remind_at: moment, recurs_from_completion: true });
        const there = { ...context, timeZone: zone, toWallTime: wallTimeOf(zone) };
        const text = formatEvents(extreme, there) + formatToDo(extreme, there);
        for (const [, value = ''] of text.matchAll(/^(?:DTSTART|DUE|TRIGGER;VALUE)[^:]*:(.*)\r$/gm))
          expect(value).toMatch(/^\d{8}(T\d{6}Z?)?$/);
      }
});

test('lines have 75 octets at most and are never broken within a character', () => {
  const title = '🧵'.repeat(40) + 'ä'.repeat(60) + '织'.repeat(50);
  const lines = textLine('SUMMARY', title).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(`SUMMARY:${title}\r\n`);
  expect(Buffer.from(lines.join('\n')).toString()).not.toContain('\ufffd');
  expect(contentLine('X', 'a'.repeat(73))).toBe(`X:${'a'.repeat(73)}\r\n`);
  expect(contentLine('X', 'a'.repeat(74))).toBe(`X:${'a'.repeat(73)}\r\n a\r\n`);
});

const hostileTexts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '\r\nEND:VEVENT',
        '\nBEGIN:VALARM',
        '\\n',
        '\\',
        ';',
        ',',
        ':',
        '"',
        '\t',
        '\u0007',
        '\u0085',
        '\u2028',
        '👩🏽‍🚀',
        'x'.repeat(74),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

test('whatever a title or a note says comes back as it was, and makes no component of its own', () => {
  fc.assert(
    fc.property(
      hostileTexts,
      hostileTexts,
      fc.array(hostileTexts, { maxLength: 3 }),
      (title, description, given) => {
        // ical.js takes the comma behind an escaped backslash for part of the value.
        const tags = given.map((tag) => tag.replaceAll('\\', ''));
        const fields = task({ title, description, tags, due_date: '2026-11-23' });
        const calendar = parse(calendarOf(formatEvents(fields, context), formatToDo(fields, context)));
        expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual([
          'vtimezone',
          'vevent',
          'vtodo',
        ]);
        const readable = (text: string) =>
          // biome-ignore lint/suspicious/noControlCharactersInRegex: what a calendar cannot hold
          text.replace(/\r\n|\r/g, '\n').replace(/(?![\n\t])[\u0000-\u001f\u007f]/g, '');
        for (const name of ['vevent', 'vtodo']) {
          const shown = calendar.getFirstSubcomponent(name);
          expect(shown?.getFirstPropertyValue('summary')).toBe(readable(title));
          expect(shown?.getFirstPropertyValue('description') ?? '').toBe(readable(description));
          expect(shown?.getFirstProperty('categories')?.getValues().slice(2)).toEqual(tags.map(readable));
        }
      },
    ),
  );
});

test.each([
  [0, 'PT0M'],
  [90, 'PT1H30M'],
  [-15, '-PT15M'],
  [-1440, '-P1D'],
  [1500, 'P1DT1H'],
  [60, 'PT1H'],
])('%s minutes are %s', (minutes, duration) => {
  expect(formatDuration(minutes)).toBe(duration);
  expect(ICAL.Duration.fromString(duration).toSeconds()).toBe(minutes * 60);
});

test('the clocks of Vienna go by two rules', () => {
  const years = { from: 2025, to: 2036 };
  expect(timeZoneComponent(timeZone, wallTimeOf(timeZone), years).split('\r\n')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Vienna',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20250330T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20251026T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
    '',
  ]);
});

test.each([
  'Europe/Vienna',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Jerusalem',
  'Africa/Casablanca',
  'America/Santiago',
  'UTC',
])('another program reads the wall time of %s as we do', (zone) => {
  const toWallTime = wallTimeOf(zone);
  const component = new ICAL.Component(
    ICAL.parse(timeZoneComponent(zone, toWallTime, { from: 2025, to: 2036 })),
  );
  const read = new ICAL.Timezone({ component, tzid: zone });
  for (let day = 0; day < 365 * 6; day += 5) {
    const instant = new Date(Date.UTC(2026, 0, 1 + day, 12));
    const time = ICAL.Time.fromDateTimeString(toWallTime(instant));
    time.zone = read;
    expect(time.toUnixTime(), instant.toISOString()).toBe(instant.getTime() / 1000);
  }
});
