import { Link } from 'wouter';
import { t } from '#browser/i18n/home.ts';
import { formatZoneOffset, getDeviceZone, getZoneCity } from '#browser/time/time-zones.ts';
import { getWallZone } from '#browser/time/wall-clock.ts';

/** Names the zone whose time is shown where the device's differs, and links to the setting. */
export function ZoneNote() {
  const zone = getWallZone();
  const at = new Date();
  if (formatZoneOffset(zone, at) === formatZoneOffset(getDeviceZone(), at)) return null;
  return (
    <>
      {' · '}
      <Link href="/settings#profile" className="link">
        {t.cityTime(getZoneCity(zone))}
      </Link>
    </>
  );
}
