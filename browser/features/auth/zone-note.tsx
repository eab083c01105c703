import { Link } from 'wouter';
import { deviceZone, zoneCity, zoneOffset } from '#browser/time/time-zones.ts';
import { wallZone } from '#browser/time/wall-clock.ts';

/** Says whose clocks are shown where the device's show another time, and leads to the choice. */
export function ZoneNote() {
  const zone = wallZone();
  const at = new Date();
  if (zoneOffset(zone, at) === zoneOffset(deviceZone(), at)) return null;
  return (
    <>
      {' · '}
      <Link href="/settings#profile" className="link">
        {zoneCity(zone)} time
      </Link>
    </>
  );
}
