import { z } from 'zod';
import { conversationWithMessagesSchema } from './assistant.ts';
import { profileSchema } from './profile.ts';
import { recordingTextSchema } from './recordings.ts';
import { deltaSchema } from './sync.ts';
import { instantSchema } from './values.ts';

/** Version of the export format; raised for changes that an older reader would misread, not for new fields and lists. */
export const exportVersion = 1;

/** All data of one account. Rows are as in the API and include the trash. */
export const exportSchema = deltaSchema
  .omit({ revision: true, has_more: true, activity: true })
  .extend({
    format: z.literal('heddle-export'),
    version: z.literal(exportVersion),
    exported_at: instantSchema,
    profile: profileSchema,
    recordings: z.array(recordingTextSchema).meta({ description: 'Without their sound' }),
    assistant_conversations: z.array(conversationWithMessagesSchema),
    activity: deltaSchema.shape.activity.meta({ description: 'Every change ever made, newest first' }),
  })
  .meta({ ref: 'Export' });
export type Export = z.infer<typeof exportSchema>;
