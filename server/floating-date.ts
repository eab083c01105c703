import { LRUCache } from 'lru-cache';
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
  return format.format(instant).replace(' ', 'T');
}

const dayMs = 24 * 60 * 60_000;

/**
 * Returns the instant of a floating date with a time. One that daylight saving repeats is the first of both; one that it
 * skips is taken as if the clocks had not changed yet, as RFC 5545 (3.3.5) has it.
 */
export function toInstant(floating: string, timeZone: string): Date {
  const wallMs = Date.parse(`${floating}:00Z`);
  const offsetAt = (ms: number) => Date.parse(`${toWallTime(new Date(ms), timeZone)}Z`) - ms;
  const [before, after] = [offsetAt(wallMs - dayMs), offsetAt(wallMs + dayMs)];
  const isReal = (offset: number) => offsetAt(wallMs - offset) === offset;
  return new Date(wallMs - (!isReal(before) && isReal(after) ? after : before));
}
