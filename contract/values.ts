import { z } from 'zod';
import { maxNameLength, maxTagLength, maxTags, maxTextLength } from './limits.ts';
import { isStorableText, isVisible, tooLong } from './text.ts';
import { origins, priorities, statuses } from './vocabularies.ts';

/** UUIDv7, made by the client that creates the row. */
export const idSchema = z.uuid().toLowerCase();

/** Returns whether a floating date exists: February 30 and 25:00 do not. */
function isRealDate(floating: string): boolean {
  const full = floating.length === 10 ? `${floating}T00:00` : floating;
  const instant = new Date(`${full}:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(full);
}

/**
 * Floating date in the user's time zone: `2026-11-21`, or with a time `2026-11-21T09:00`.
 * Stored and returned in exactly this shape.
 */
export const dueDateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/)
  .refine(isRealDate, 'must be a date that exists')
  .meta({ examples: ['2026-11-21', '2026-11-21T09:00'] });

/** Floating date with a time in the user's time zone: `2026-11-21T09:00`. */
export const momentSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'must be a date and a time such as 2026-11-21T09:00')
  .refine(isRealDate, 'must be a date that exists')
  .meta({ examples: ['2026-11-21T09:00'] });

/** Time of day, `09:00`. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');

export const prioritySchema = z.enum(priorities);

export const statusSchema = z.enum(statuses);

export const originSchema = z.enum(origins);

/** `#RRGGBB`. */
export const colorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #2563EB');

/** Place among all things of a kind, from 0. */
export const positionSchema = z.int().min(0).max(100_000);

/** ISO 8601 instant in UTC, as the server writes it. */
export const instantSchema = z.iso.datetime();

/** The year 10000 in UTC, which an offset can reach, and which no instant that the server writes can express. */
const endOfInstantsMs = Date.UTC(10_000);

/** Instant sent by a client; rejects implausible ones from a broken clock. */
export const givenInstantSchema = z.iso
  .datetime({ offset: true })
  .refine((instant) => Date.parse(instant) >= 0, 'must not be before 1970')
  .refine((instant) => Date.parse(instant) < endOfInstantsMs, 'must be before the year 10000');

/** Text from the user without NUL and lone surrogates, which cannot be stored. */
export const textSchema = (max: number = maxTextLength) =>
  z.string().max(max, tooLong(max)).refine(isStorableText, 'must be valid text without NUL');

/** Name or title: not blank, trimmed. */
export const nameSchema = (max: number = maxNameLength) => textSchema(max).trim().min(1, 'must not be empty');

/** Name of a theme, thread or project: has visible characters. */
export const labelSchema = (max: number = maxNameLength) =>
  nameSchema(max).refine((text) => text === '' || isVisible(text), 'must have a character that can be seen');

export const tagsSchema = z
  .array(nameSchema(maxTagLength))
  .max(maxTags, `must have at most ${maxTags} tags`)
  .transform((tags) => [...new Set(tags)]);
