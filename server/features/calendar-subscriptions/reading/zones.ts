import ICAL from 'ical.js';
import { toInstant, toWallTime } from '../../../floating-date.ts';
import { windowsZones } from './windows-zones.ts';

const minuteMs = 60_000;

/** Returns the instant, in minutes since 1970, at which the clocks of a zone show a time, itself in minutes since 1970. */
export type Zone = (wallMinutes: number) => number;

export const utc: Zone = (wallMinutes) => wallMinutes;

/**
 * Creates a function that finds a zone by the name that a file gives it: of the IANA database, of Windows, or one that the file itself
 * describes. It answers undefined for other names, whose times float.
 */
export function createZones(described: ReadonlyMap<string, string>): (name: string) => Zone | undefined {
  const known = new Map<string, Zone | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, findZone(name, described));
    return known.get(name);
  };
}

function findZone(name: string, described: ReadonlyMap<string, string>): Zone | undefined {
  // Some programs put an address before the name: /freeassociation.sourceforge.net/Europe/Berlin
  const plain = name.replace(/^\/.*?\/(?=[A-Z]\w+\/)/, '');
  const iana = [windowsZones[name], plain].find((candidate) => candidate && isKnown(candidate));
  if (iana !== undefined) return createIanaZone(iana);
  const description = described.get(name);
  return description === undefined ? undefined : createDescribedZone(description);
}

function isKnown(name: string): boolean {
  try {
    toWallTime(new Date(0), name);
    return true;
  } catch {
    return false;
  }
}

function createIanaZone(name: string): Zone {
  // Events of a calendar often begin at the same times, and asking takes some microseconds.
  const known = new Map<number, number>();
  return (wallMinutes) => {
    let instant = known.get(wallMinutes);
    if (instant === undefined) {
      const wall = new Date(wallMinutes * minuteMs).toISOString().slice(0, 16);
      instant = toInstant(wall, name).getTime() / minuteMs;
      known.set(wallMinutes, instant);
    }
    return instant;
  };
}

/** Creates a zone from its VTIMEZONE; undefined if that cannot be read. */
function createDescribedZone(text: string): Zone | undefined {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
    const offsetAt = (wallMinutes: number) =>
      zone.utcOffset(ICAL.Time.fromJSDate(new Date(wallMinutes * minuteMs), true)) / 60;
    offsetAt(0);
    return (wallMinutes) => wallMinutes - offsetAt(wallMinutes);
  } catch {
    return undefined;
  }
}
