import { expect, test } from 'vitest';
import { findOptions } from '#browser/ui/find-options.ts';
import { formatZone, formatZoneOffset, getZoneCity, isSameZone, listZoneOptions } from './time-zones.ts';

const summer = new Date('2026-07-01T12:00:00Z');
const winter = new Date('2026-01-01T12:00:00Z');
const options = listZoneOptions(summer, ['Etc/GMT+5', 'Asia/Kolkata']);
const found = (text: string) => findOptions(options, text).map(({ value }) => value);

test('a zone is named by its city first, under its current name', () => {
  expect(formatZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina, America');
  expect(formatZone('Asia/Calcutta')).toBe('Kolkata, Asia');
  expect(formatZone('UTC')).toBe('UTC');
  expect(getZoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});

test('the offset follows the season', () => {
  expect(formatZoneOffset('Europe/Vienna', summer)).toBe('UTC+2');
  expect(formatZoneOffset('Europe/Vienna', winter)).toBe('UTC+1');
  expect(formatZoneOffset('America/St_Johns', winter)).toBe('UTC−3:30');
  expect(formatZoneOffset('UTC', winter)).toBe('UTC');
});

test.each([
  ['vienna', 'Europe/Vienna'],
  ['VIEN', 'Europe/Vienna'],
  ['new york', 'America/New_York'],
  ['america/new_york', 'America/New_York'],
  ['buenos', 'America/Buenos_Aires'],
  ['kolkata', 'Asia/Calcutta'],
  ['calcutta', 'Asia/Calcutta'],
  ['kyiv', 'Europe/Kiev'],
  ['utc-2:30', 'America/St_Johns'],
  ['GMT+5:45', 'Asia/Katmandu'],
  ['europe utc+2 vie', 'Europe/Vienna'],
])('%j finds %s first', (text, zone) => {
  expect(found(text)[0]).toBe(zone);
});

test('every zone is listed once, including those in use and UTC', () => {
  const zones = options.map(({ value }) => value);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Etc/GMT+5', 'Asia/Calcutta']));
  expect(zones).not.toContain('Asia/Kolkata');
  expect(found('no such place')).toEqual([]);
});

test('a zone is the same under its old and its new name', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('Europe/Vienna', 'Europe/Berlin')).toBe(false);
});
