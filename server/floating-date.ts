import { LRUCache } from 'lru-cache';
import { toInstant as floatingToInstant } from '#domain/to-instant.ts';
import { maxCachedTimeFormats } from './config/limits.ts';

/**
 * Converts a due date from a client to a floating date in the user's zone: an instant with an offset becomes the wall
 * time there, seconds are dropped. Returns `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`.
 */
export function toFloatingDue(input: string, timeZone: string): string {
  if (input.length <= 10) return input;
  if (!/(Z|[+-]\d{2}:?\d{2})$/.test(input)) return input.slice(0, 16);
  return toWallTime(new Date(input), timeZone).slice(0, 16);
}

/** Caches formats by time zone, since creating one takes a hundred times as long as using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: maxCachedTimeFormats });

/** Returns the wall time at `instant` in `timeZone`, `YYYY-MM-DDTHH:MM:SS`. */
export function toWallTime(instant: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  // Years before 1000 come without their zeros.
  return format.format(instant).replace(' ', 'T').padStart(19, '0');
}

/** Returns the instant of a floating date with a time, by the rules of domain/to-instant.ts. */
export const toInstant = (floating: string, timeZone: string): Date =>
  floatingToInstant(floating, (instant) => toWallTime(instant, timeZone));
