import type { Context } from 'hono';
import { baseRevisionHeader, changeIdHeader, editedAtHeader, sentAtHeader } from '#contract/sync-headers.ts';
import { idSchema } from '#contract/values.ts';
import { maxTransitMs } from '../config/limits.ts';
import type { Edit } from '../db/revision.ts';
import { createId } from '../ids.ts';
import { setHeader } from './default-headers.ts';

/** Reads from the headers when the person made this change, and under which id. */
export function readEdit(c: Context, clock: () => Date): Edit {
  const edit = readCreationEdit(c, clock);
  return { ...edit, changeId: edit.changeId ?? createId() };
}

/** Reads the same for a creation, whose change id may be missing: then the id of what it creates is used. */
export function readCreationEdit(c: Context, clock: () => Date) {
  const now = clock();
  const given = c.req.header(changeIdHeader);
  const changeId = given === undefined ? undefined : idSchema.safeParse(given).data;
  return { now, editedAt: editedAt(c, now), changeId };
}

/** Returns when the person made this change, by the server's clock. */
function editedAt(c: Context, now: Date): Date {
  const header = c.req.header(editedAtHeader);
  const given = header === undefined ? Number.NaN : Date.parse(header);
  return Number.isNaN(given) ? now : toServerTime(c, given, now);
}

/**
 * Converts a time by the device's clock (milliseconds since 1970) to the server's, so that a slow clock does not lose
 * every conflict and a fast one does not win every later one.
 */
export function toServerTime(c: Context, given: number, now: Date): Date {
  return new Date(Math.min(Math.max(given + readClockOffset(c, now), 0), now.getTime()));
}

/** Returns what a device's clock lacks to the server's, in ms; 0 where the difference may be the way of the request. */
export function readClockOffset(c: Context, now: Date): number {
  const slow = now.getTime() - Date.parse(c.req.header(sentAtHeader) ?? now.toISOString());
  return Math.abs(slow) > maxTransitMs ? slow : 0;
}

/** Sets the header that tells the device the revision just before what this request wrote. */
export function setBaseRevision(c: Context, written: { revision: number }[]): void {
  if (written.length > 0)
    setHeader(c, baseRevisionHeader, String(Math.min(...written.map((row) => row.revision)) - 1));
}
