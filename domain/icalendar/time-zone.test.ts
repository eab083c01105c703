import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { timeZoneComponent } from './time-zone.ts';

const wallTimeOf = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant: Date) => format.format(instant).replace(' ', 'T').padStart(19, '0');
};

test('the clocks of Vienna go by two rules', () => {
  const years = { from: 2025, to: 2036 };
  expect(timeZoneComponent('Europe/Vienna', wallTimeOf('Europe/Vienna'), years).split('\r\n')).toEqual([
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
