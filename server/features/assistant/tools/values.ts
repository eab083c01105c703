import { z } from 'zod';
import { maxNameLength } from '#contract/limits.ts';
import { dayParts, formatMoment, parseMoment } from '#intake/dates/calendar.ts';
import { toWallTime } from '../../../floating-date.ts';
import type { ReadContext } from './tool.ts';

/** Patterns are sent to models, and not all servers know `\d`. */
export const daySchema = z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, 'must be a day such as 2026-11-21');
export const dateSchema = z
  .string()
  .regex(
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?$/,
    'must be a date such as 2026-11-21 or 2026-11-21T09:00',
  );
export const momentSchema = z
  .string()
  .regex(
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$/,
    'must be a date and a time such as 2026-11-21T09:00',
  );

/** A task as the caller knows it, such as T3. */
export const taskRefSchema = z.string().min(1).max(40);

/** A theme, thread or project by its name or id. */
export const placeRefSchema = z.string().min(1).max(maxNameLength);

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns a floating date with its weekday: `Fri 2026-11-27`, or with a time `Fri 2026-11-27 14:05`. */
export const describeDate = (floating: string): string =>
  `${weekdayNames[dayParts(parseMoment(floating).day).weekday]} ${floating.replace('T', ' ')}`;

type Zoned = Pick<ReadContext, 'user'>;

/** Returns the user's wall time at an instant, to the minute: `2026-11-27T14:05`. */
export const wallTimeOf = (instant: string | Date, { user }: Zoned): string =>
  toWallTime(new Date(instant), user.timeZone).slice(0, 16);

/** Returns the user's day and time at an instant: `Fri 2026-11-27 14:05`. */
export const describeInstant = (instant: string, context: Zoned): string =>
  describeDate(wallTimeOf(instant, context));

/** Returns the user's wall time now, to the minute. */
export const wallTimeNow = (context: Zoned & Pick<ReadContext, 'now'>): string =>
  wallTimeOf(context.now, context);

/** Returns the day so many days after `day`, or before it. */
export const addDays = (day: string, count: number): string =>
  formatMoment({ day: parseMoment(day).day + count, minute: null });

const minuteMs = 60_000;
export const toMinutes = (ms: number): number => Math.round(ms / minuteMs);
