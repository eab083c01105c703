import { afterEach, expect, test } from 'vitest';
import { getDeviceZone } from './time-zones.ts';
import { getWallZone, setWallZone, toWallMinute, toWallTime } from './wall-clock.ts';

afterEach(() => setWallZone(undefined));

const evening = new Date('2026-11-21T22:30:05Z');

test('wall time follows the chosen zone across midnight, the new year and daylight saving time', () => {
  setWallZone('Asia/Tokyo');
  expect(toWallTime(evening)).toBe('2026-11-22T07:30:05');
  setWallZone('America/Lima');
  expect(toWallMinute(new Date('2027-01-01T04:59:00Z'))).toBe('2026-12-31T23:59');
  setWallZone('Europe/Vienna');
  expect(toWallMinute(new Date('2026-03-29T00:59:00Z'))).toBe('2026-03-29T01:59');
  expect(toWallMinute(new Date('2026-03-29T01:00:00Z'))).toBe('2026-03-29T03:00');
  expect(getWallZone()).toBe('Europe/Vienna');
});

test.each([undefined, 'Mars/Olympus'])('%s means the zone of the device', (zone) => {
  setWallZone('Asia/Tokyo');
  setWallZone(zone);
  const [hours, minutes] = [evening.getHours(), evening.getMinutes()];
  expect(toWallMinute(evening).slice(11).split(':').map(Number)).toEqual([hours, minutes]);
  expect(getWallZone()).toBe(getDeviceZone());
});
