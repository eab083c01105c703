import { z } from 'zod';
import { idSchema, instantSchema, nameSchema } from './values.ts';
import { dayTaskForms } from './vocabularies.ts';

/** A private address at which calendar apps read the user's tasks. */
export const calendarFeedSchema = z
  .object({
    id: idSchema,
    name: z.string().meta({ description: 'The name of the calendar in the apps that show it' }),
    url: z.url().meta({
      description: 'Whoever knows it can read these tasks. It ends when the feed is renewed or deleted.',
    }),
    theme_id: idSchema.nullable().meta({ description: 'Only tasks of this theme' }),
    project_id: idSchema.nullable().meta({ description: 'Only tasks of this project' }),
    day_tasks: z.enum(dayTaskForms).meta({ description: 'What tasks with a day but no time are' }),
    created_at: instantSchema,
    last_fetched_at: instantSchema.nullable(),
  })
  .meta({ ref: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const newCalendarFeedSchema = z
  .object({
    name: nameSchema().default('Heddle'),
    theme_id: idSchema.nullable().default(null),
    project_id: idSchema.nullable().default(null),
    day_tasks: z.enum(dayTaskForms).default('events'),
  })
  .refine(({ theme_id, project_id }) => theme_id === null || project_id === null, {
    path: ['project_id'],
    message: 'must not be given together with a theme',
  })
  .meta({ ref: 'NewCalendarFeed' });
export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
