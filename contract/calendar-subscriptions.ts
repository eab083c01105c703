import { z } from 'zod';
import { calendarProblems } from './calendar-problems.ts';
import { maxCalendarAddressLength } from './limits.ts';
import { colorSchema, dueDateSchema, idSchema, instantSchema, nameSchema } from './values.ts';

/** A calendar on another server whose events are shown beside the tasks. */
export const calendarSubscriptionSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    color: colorSchema,
    url: z
      .string()
      .meta({ description: 'Where the calendar is fetched; whoever knows it may be able to read it' }),
    created_at: instantSchema,
    checked_at: instantSchema.nullable().meta({ description: 'When it was last checked' }),
    fetched_at: instantSchema.nullable().meta({ description: 'When it was last fetched successfully' }),
    problem: z
      .enum(calendarProblems)
      .nullable()
      .meta({ description: 'What went wrong at the last check; earlier events stay' }),
    events: z.int().meta({ description: 'How many events there are from a month ago to 13 months ahead' }),
  })
  .meta({ ref: 'CalendarSubscription' });
export type CalendarSubscription = z.infer<typeof calendarSubscriptionSchema>;

export const newCalendarSubscriptionSchema = z
  .object({
    url: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(maxCalendarAddressLength)
      .meta({ description: 'An address that begins with https:// or webcal://' }),
    name: nameSchema().optional().meta({ description: 'By default what the calendar calls itself' }),
    color: colorSchema.default('#2563EB'),
  })
  .meta({ ref: 'NewCalendarSubscription' });
export type NewCalendarSubscription = z.input<typeof newCalendarSubscriptionSchema>;

export const calendarSubscriptionChangeSchema = z
  .object({ name: nameSchema(), color: colorSchema })
  .partial()
  .meta({ ref: 'CalendarSubscriptionChange' });
export type CalendarSubscriptionChange = z.infer<typeof calendarSubscriptionChangeSchema>;

/** An event of a calendar, or one date of an event that repeats. Dates are in the time zone of the user. */
const calendarEventSchema = z
  .object({
    subscription_id: idSchema,
    starts: dueDateSchema.meta({ description: 'A day for an event that takes whole days' }),
    ends: dueDateSchema.meta({ description: 'Excluded: an event of one day ends on the next' }),
    title: z.string(),
    location: z.string(),
    is_busy: z.boolean().meta({ description: 'False for one that takes whole days or leaves its time free' }),
  })
  .meta({ ref: 'CalendarEvent' });
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

export const calendarEventsSchema = z
  .object({
    calendars: z.array(calendarSubscriptionSchema.pick({ id: true, name: true, color: true })),
    events: z.array(calendarEventSchema).meta({ description: 'In the order in which they start' }),
  })
  .meta({ ref: 'CalendarEvents' });
export type CalendarEvents = z.infer<typeof calendarEventsSchema>;

export const calendarEventsQuerySchema = z
  .object({
    from: z.iso.date().meta({ description: 'The first day' }),
    to: z.iso.date().meta({ description: 'The last day' }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' });
