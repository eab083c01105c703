import { expect, it } from 'vitest';
import { parseMoment } from '#intake/dates/calendar.ts';
import { createLocalDays } from './local-days.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
];

it.each(zones)('agrees with Intl at every half hour of a year in %s', (timeZone) => {
  const days = createLocalDays(timeZone);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const from = Date.UTC(2026, 0, 1);
  const wrong: string[] = [];
  for (let instant = from; instant < from + 365 * 86_400_000; instant += 1_800_000) {
    const wall = format.format(instant);
    const isRight =
      days.dayOf(instant) === parseMoment(wall).day && days.hourOf(instant) === Number(wall.slice(11, 13));
    if (!isRight) wrong.push(wall);
  }
  expect(wrong).toEqual([]);
});

it('counts the night for the day before where a day begins later', () => {
  const days = createLocalDays('Europe/Berlin', { dayStartMinutes: 240 });
  expect(days.dayOf(Date.parse('2026-11-22T02:59Z'))).toBe(parseMoment('2026-11-21').day);
  expect(days.dayOf(Date.parse('2026-11-22T03:00Z'))).toBe(parseMoment('2026-11-22').day);
});
