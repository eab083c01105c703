import { z } from 'zod';
import { profileSchema } from './profile.ts';
import { deltaSchema } from './sync.ts';
import { instantSchema } from './values.ts';

/** Raised with every change that a reader of version 1 would misread; new fields and new lists are none. */
export const exportVersion = 1;

/** Everything of one account. Rows are as the API shows them, with what lies in the trash. */
export const exportSchema = deltaSchema
  .omit({ revision: true, has_more: true, activity: true })
  .extend({
    format: z.literal('heddle-export'),
    version: z.literal(exportVersion),
    exported_at: instantSchema,
    profile: profileSchema,
    activity: deltaSchema.shape.activity.meta({ description: 'Every change ever made, newest first' }),
  })
  .meta({ ref: 'Export' });
export type Export = z.infer<typeof exportSchema>;
