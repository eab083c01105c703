import { z } from 'zod';
import { listTablesWith, syncedKinds } from './synced-kinds.ts';
import { idSchema, instantSchema } from './values.ts';

/** Record of one change to one row; never deleted. */
export const activitySchema = z
  .object({
    id: z.string().meta({ description: 'The change and the row, joined by a colon' }),
    change_id: idSchema.meta({ description: 'What was changed at once has one; it can be undone together' }),
    entity: z.enum(listTablesWith('entity').map((table) => syncedKinds[table].entity)),
    entity_id: idSchema,
    action: z.enum(['created', 'updated', 'deleted', 'restored']),
    changes: z
      .record(z.string(), z.tuple([z.unknown(), z.unknown()]))
      .meta({ description: 'Field to its value before and after' }),
    overruled: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What was asked for fields that somebody had changed later already' }),
    edited_at: instantSchema.meta({ description: 'When the person made the change' }),
    client: z
      .string()
      .nullable()
      .meta({ description: 'The name of the access token with which an AI client made the change' }),
    revision: z.number().int(),
  })
  .meta({ ref: 'Activity' });
export type Activity = z.infer<typeof activitySchema>;

/** Limits the undoing of a change to one of the rows it changed. */
export const undoQuerySchema = z.object({
  entity_id: idSchema.optional().meta({ description: 'Take back only what the change did to this row' }),
});

export const activityQuerySchema = z.object({
  before: z.coerce.number().int().min(1).optional().meta({ description: 'Only revisions below this one' }),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
