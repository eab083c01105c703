import { z } from 'zod';
import { idSchema, instantSchema } from './values.ts';

/** A run of a language model over the user's tasks, which files them anew. */
export const reclassificationSchema = z
  .object({
    id: idSchema,
    /** Every move belongs to this change, so that one undo takes them all back. */
    change_id: idSchema,
    state: z.enum(['running', 'done', 'cancelled', 'failed']),
    /** Tasks of the user that are no subtasks. */
    total_tasks: z.int(),
    /** Tasks that are read by the model, and those read so far. */
    to_read: z.int(),
    read: z.int(),
    /** Theme ids; null is the Inbox. */
    moved: z.array(z.object({ task_id: idSchema, from: idSchema.nullable(), to: idSchema })),
    /** Each names a task and the reason why it stays where it is. */
    errors: z.array(z.string()),
    started_at: instantSchema,
  })
  .meta({ ref: 'Reclassification' });
export type Reclassification = z.infer<typeof reclassificationSchema>;

export const latestReclassificationSchema = z
  .object({ reclassification: reclassificationSchema.nullable() })
  .meta({ ref: 'LatestReclassification' });

export const newReclassificationSchema = z
  .object({
    /** Also moves tasks whose theme the user chose. */
    includes_chosen: z.boolean().default(false),
  })
  .meta({ ref: 'NewReclassification' });
