import { describe, expect, test } from 'vitest';
import { maxCalendarEvents, maxCalendarFileEvents } from '../../../config/limits.ts';
import { googleCalendar, iCloudCalendar, outlookCalendar } from './calendar-samples.ts';
import { readCalendar } from './read-calendar.ts';

const range = { from: '2026-11-23', to: '2026-12-31' };

/** Returns each event as its times and title. */
function read(text: string, given = range) {
  const calendar = readCalendar(text, given);
  if (typeof calendar === 'string') throw new Error(calendar);
  return {
    name: calendar.name,
    isCutShort: calendar.isCutShort,
    events: calendar.events.map(
      ({ starts, ends, title, is_busy }) => `${starts} ${ends} ${title}${is_busy ? '' : ' (free)'}`,
    ),
  };
}

const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

test('a calendar of Google: a moved, a canceled and an excluded date, an end by instant, what leaves its time free', () => {
  expect(read(googleCalendar)).toEqual({
    name: 'Ada, work',
    isCutShort: false,
    events: [
      '2026-11-23T08:00Z 2026-11-23T09:00Z Design review',
      '2026-11-23T08:30Z 2026-11-23T08:45Z Stand-up',
      '2026-11-26 2026-11-28 Offsite (free)',
      '2026-11-27T16:00Z 2026-11-27T17:00Z Drinks, maybe (free)',
      '2026-12-01T10:00Z 2026-12-01T10:15Z Stand-up, moved',
      '2026-12-07T08:30Z 2026-12-07T08:45Z Stand-up',
      '2026-12-09T08:30Z 2026-12-09T08:45Z Stand-up',
      '2026-12-14T08:30Z 2026-12-14T08:45Z Stand-up',
    ],
  });
  expect(readCalendar(googleCalendar, range)).toMatchObject({
    events: [{ location: 'Room 4, first floor' }, {}, {}, {}, {}, {}, {}, {}],
  });
});

test('a calendar of Outlook: zones of Windows and one of its own, whole days as times', () => {
  expect(read(outlookCalendar).events).toEqual([
    '2026-11-24 2026-11-26 Holiday (free)',
    '2026-11-24T08:00Z 2026-11-24T09:30Z Board',
    '2026-11-25T08:00Z 2026-11-25T09:00Z Desk at home (free)',
  ]);
  expect(read(outlookCalendar, { from: '2026-09-20', to: '2026-10-31' }).events).toEqual([
    '2026-09-22T07:00Z 2026-09-22T08:30Z Board',
    '2026-10-27T08:00Z 2026-10-27T09:30Z Board',
  ]);
});

test('a calendar of iCloud: birthdays, floating times, durations, dates added', () => {
  expect(read(iCloudCalendar)).toEqual({
    name: 'Family',
    isCutShort: false,
    events: [
      '2026-11-23T07:00 2026-11-23T07:45 Run',
      '2026-11-23T23:00Z 2026-11-24T00:00Z Call with Grandma',
      '2026-11-24 2026-11-25 Tom’s birthday (free)',
      '2026-11-25T07:00 2026-11-25T07:45 Run',
      '2026-11-25T23:00Z 2026-11-26T00:00Z Call with Grandma',
      '2026-11-27T23:00Z 2026-11-28T00:00Z Call with Grandma',
    ],
  });
});

describe('a damaged event', () => {
  test.each([
    ['a rule that is none', ['DTSTART:20261124T080000Z', 'RRULE:FREQ=SOMETIMES']],
    ['a line that is none', ['DTSTART:20261124T080000Z', 'what is this']],
    ['no start', ['SUMMARY:Some day']],
    ['a start that is none', ['DTSTART:20261399T080000Z']],
  ])('with %s is left out alone', (_what, lines) => {
    expect(read(file(lines, ['SUMMARY:Sound', 'DTSTART:20261125T080000Z'])).events).toEqual([
      '2026-11-25T08:00Z 2026-11-25T08:00Z Sound',
    ]);
  });

  test('that repeats by the second, by a rule nobody knows, or never again is there once', () => {
    const start = 'DTSTART:20261124T080000Z';
    for (const rule of ['FREQ=SECONDLY', 'FREQ=YEARLY;BYWEEKNO=48', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'])
      expect(read(file([start, `RRULE:${rule}`])).events).toHaveLength(1);
  });

  test('whose day lacks VALUE=DATE is read', () => {
    expect(read(file(['SUMMARY:Fair', 'DTSTART:20261124'])).events).toEqual([
      '2026-11-24 2026-11-25 Fair (free)',
    ]);
  });

  test('with NUL and half a character in its title can be stored', () => {
    expect(read(file(['SUMMARY:a\0b \uD800', 'DTSTART:20261124T080000Z'])).events).toEqual([
      '2026-11-24T08:00Z 2026-11-24T08:00Z ab �',
    ]);
  });
});

test('an event that lasts across the first day is there, one that ended before is not', () => {
  expect(
    read(
      file(
        ['SUMMARY:Trip', 'DTSTART;VALUE=DATE:20261001', 'DTEND;VALUE=DATE:20261201'],
        ['SUMMARY:Past', 'DTSTART:20261001T080000Z', 'DURATION:P1D'],
      ),
    ).events,
  ).toEqual(['2026-11-22 2026-12-01 Trip (free)']);
});

test('whole days are excluded by a day or by a time on it, times by a day', () => {
  expect(
    read(
      file(
        ['SUMMARY:A', 'DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261125T000000'],
        ['SUMMARY:B', 'DTSTART:20261124T080000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20261124'],
      ),
    ).events,
  ).toEqual([
    '2026-11-24 2026-11-25 A (free)',
    '2026-11-25T08:00Z 2026-11-25T08:00Z B',
    '2026-11-26 2026-11-27 A (free)',
  ]);
});

test('a time keeps its hour when the clocks change', () => {
  const text = file(['DTSTART;TZID=Europe/Vienna:20261023T090000', 'RRULE:FREQ=DAILY;COUNT=4']);
  expect(
    read(text, { from: '2026-10-20', to: '2026-10-30' }).events.map((event) => event.slice(0, 17)),
  ).toEqual(['2026-10-23T07:00Z', '2026-10-24T07:00Z', '2026-10-25T08:00Z', '2026-10-26T08:00Z']);
});

test.each(['', '<!doctype html>', 'BEGIN:VCARD\r\nEND:VCARD', '{"events": []}'])(
  '%j is no calendar',
  (text) => {
    expect(readCalendar(text, range)).toBe('not_a_calendar');
  },
);

test('parts that never end are left out quickly', () => {
  const text = `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nSUMMARY:A\r\n'.repeat(200_000)}`;
  expect(read(text).events).toEqual([]);
});

test('two calendars in one file, and a byte order mark, are read', () => {
  const one = file(['SUMMARY:One', 'DTSTART:20261124T080000Z']);
  const two = file(['SUMMARY:Two', 'DTSTART:20261124T090000Z']);
  expect(read(`\uFEFF${one}\r\n${two}`).events).toHaveLength(2);
});

test('more events than are kept are cut short, more than a file may have are refused', () => {
  const daily = ['DTSTART:20200101T080000Z', 'RRULE:FREQ=DAILY'];
  const calendar = read(file(...Array(200).fill(daily)));
  expect(calendar.isCutShort).toBe(true);
  expect(calendar.events).toHaveLength(maxCalendarEvents);
  expect(readCalendar(file(...Array(maxCalendarFileEvents + 1).fill(['SUMMARY:A'])), range)).toBe(
    'too_large',
  );
});

test('of an event that lasts for thousands of years only the days that are kept are', () => {
  const { events } = read(
    file(
      ['SUMMARY:No end', 'DTSTART:20261124T090000Z', 'DTEND:99991231T235959Z'],
      ['SUMMARY:Ages', 'DTSTART:20261124T090000', 'DURATION:P99900000D'],
      ['SUMMARY:All along', 'DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:99991231'],
    ),
  );
  expect(events).toEqual(
    [
      '2026-11-22 2027-01-03 All along (free)',
      '2026-11-24T09:00Z 2027-01-03T00:00Z No end',
      '2026-11-24T09:00 2027-01-03T00:00 Ages',
    ].sort(),
  );
});
