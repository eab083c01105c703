import type { Context, ValidationTargets } from 'hono';
import { resolver, validator } from 'hono-openapi';
import { z } from 'zod';
import { baseRevisionHeader, changeIdHeader, editedAtHeader, sentAtHeader } from '#contract/sync-headers.ts';
import { idSchema } from '#contract/values.ts';
import type { Edit } from '../db/revision.ts';
import { newId } from '../ids.ts';
import { setHeader } from './default-headers.ts';
import { type AppError, invalidInput } from './errors.ts';

/** Refuses with 400 `input.invalid`, every wrong field named; documents the input in the OpenAPI at once. */
export const validate = <Target extends 'json' | 'query', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  validator(target as keyof ValidationTargets as Target, schema, (result) => {
    if (!result.success)
      throw invalidInput(
        result.error.map((issue) => ({
          field: (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)).join('.'),
          message: issue.message,
        })),
      );
  });

/** Validates the row id in the path. A malformed id is answered like one that nobody has. */
export const validateId = (notFound: () => AppError) =>
  validator('param', z.object({ id: idSchema }), (result) => {
    if (!result.success) throw notFound();
  });

/** Documents one response: `...jsonResponse(200, 'The task', taskSchema)`. */
export const jsonResponse = (status: number, description: string, schema?: z.ZodType) => ({
  [status]: { description, ...(schema && { content: { 'application/json': { schema: resolver(schema) } } }) },
});

/** Reads from the headers when the person made this change, and under which id. */
export function readEdit(c: Context, clock: () => Date): Edit {
  const edit = readCreationEdit(c, clock);
  return { ...edit, changeId: edit.changeId ?? newId() };
}

/** Reads the same for a creation, whose change id may be missing: then the id of what it creates is used. */
export function readCreationEdit(c: Context, clock: () => Date) {
  const now = clock();
  const given = c.req.header(changeIdHeader);
  const changeId = given === undefined ? undefined : idSchema.safeParse(given).data;
  return { now, editedAt: editedAt(c, now), changeId };
}

/** The longest a request may take to arrive, in ms. A larger difference means that the device's clock is wrong. */
const maxTransitMs = 5_000;

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
  const slow = now.getTime() - Date.parse(c.req.header(sentAtHeader) ?? now.toISOString());
  const corrected = Math.abs(slow) > maxTransitMs ? given + slow : given;
  return new Date(Math.min(Math.max(corrected, 0), now.getTime()));
}

/** Sets the header that tells the device the revision just before what this request wrote. */
export function setBaseRevision(c: Context, written: { revision: number }[]): void {
  if (written.length > 0)
    setHeader(c, baseRevisionHeader, String(Math.min(...written.map((row) => row.revision)) - 1));
}
